# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Commands of the older local shell tool, run by the caller."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.items.status import ItemStatus
    from .agent import Agent


class LocalShellCall(WireModel):
    """Asks the caller to run a command on its own machine.

    Deprecated: Use the shell tool and its shell_call items instead.

    Sources: openai.
    """

    type: Literal["local_shell_call"] = "local_shell_call"
    """Marks the item as a local shell call."""

    id: str
    """Identifies the item; events refer to it by this id."""

    call_id: str
    """Links the call to its output."""

    action: LocalShellCallAction
    """Command to run, and how to run it."""

    status: ItemStatus
    """How far the call has come."""

    agent: Agent | None = None
    """Names the agent that made the item, in a multi-agent response."""


class LocalShellCallAction(WireModel):
    """One command with its environment.

    Sources: openai.
    """

    type: Literal["exec"] = "exec"
    """Marks the action as running a command."""

    command: list[str]
    """Program and its arguments, one string each. Empty until the item is done."""

    env: dict[str, str] | None
    """Environment variables to set, by name; null where there are none."""

    timeout_ms: int | None = None
    """Longest time the command may take, in milliseconds."""

    user: str | None = None
    """Name of the user to run the command as."""

    working_directory: str | None = None
    """Folder to run the command in."""


class LocalShellCallOutput(WireModel):
    """Gives the model what a local shell command printed.

    Deprecated: Use the shell tool and its shell_call_output items instead.

    Sources: openai.
    """

    type: Literal["local_shell_call_output"] = "local_shell_call_output"
    """Marks the item as the outcome of a local shell call."""

    id: str
    """Holds the id that the model gave to the call being answered."""

    call_id: str | None = None
    """Names the local shell call being answered, by its call_id. Sources: observed."""

    output: str
    """What the command produced, as JSON text."""

    status: ItemStatus | None = None
    """How far the output has come."""

    agent: Agent | None = None
    """Names the agent that made the item, in a multi-agent response."""
