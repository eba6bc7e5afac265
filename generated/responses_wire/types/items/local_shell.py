# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Commands of the older local shell tool, run by the caller."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.status import ItemStatus
    from .agent import AgentDict


class LocalShellCallDict(TypedDict):
    """Asks the caller to run a command on its own machine.

    Deprecated: Use the shell tool and its shell_call items instead.

    Sources: openai.
    """

    type: Literal["local_shell_call"]
    """Marks the item as a local shell call."""

    id: str
    """Identifies the item; events refer to it by this id."""

    call_id: str
    """Links the call to its output."""

    action: "LocalShellCallActionDict"
    """Command to run, and how to run it."""

    status: "ItemStatus"
    """How far the call has come."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that made the item, in a multi-agent response."""


class LocalShellCallActionDict(TypedDict):
    """One command with its environment.

    Sources: openai.
    """

    type: Literal["exec"]
    """Marks the action as running a command."""

    command: list[str]
    """Program and its arguments, one string each. Empty until the item is done."""

    env: dict[str, str] | None
    """Environment variables to set, by name; null where there are none."""

    timeout_ms: NotRequired[int | None]
    """Longest time the command may take, in milliseconds."""

    user: NotRequired[str | None]
    """Name of the user to run the command as."""

    working_directory: NotRequired[str | None]
    """Folder to run the command in."""


class LocalShellCallOutputDict(TypedDict):
    """Gives the model what a local shell command printed.

    Deprecated: Use the shell tool and its shell_call_output items instead.

    Sources: openai.
    """

    type: Literal["local_shell_call_output"]
    """Marks the item as the outcome of a local shell call."""

    id: str
    """Holds the id that the model gave to the call being answered."""

    call_id: NotRequired[str | None]
    """Names the local shell call being answered, by its call_id. Sources: observed."""

    output: str
    """What the command produced, as JSON text."""

    status: NotRequired["ItemStatus | None"]
    """How far the output has come."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that made the item, in a multi-agent response."""
