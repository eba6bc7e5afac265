# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Shell commands while they are written, and their output while they run."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..items.agent import AgentDict
    from ..items.shell import ShellCallOutputContentDeltaDict, ShellCallOutputContentDict


class ResponseShellCallCommandAddedEventDict(TypedDict):
    """A new command of a shell call has begun.

    Wire type: ``response.shell_call_command.added``. After: ``response.output_item.added``.

    Sources: openai.
    """

    type: Literal["response.shell_call_command.added"]
    """Tells the kind of the event."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    command_index: int
    """Zero-based position of the command in the call."""

    command: str
    """The command as it starts out, usually empty."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response."""


class ResponseShellCallCommandDeltaEventDict(TypedDict):
    """More of a command has been written; append it to that command.

    Wire type: ``response.shell_call_command.delta``. After:
    ``response.shell_call_command.added``.

    Sources: openai.
    """

    type: Literal["response.shell_call_command.delta"]
    """Tells the kind of the event."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    command_index: int
    """Zero-based position of the command in the call."""

    delta: str
    """Text to append to the command."""

    obfuscation: NotRequired[str | None]
    """Random padding that hides the length of the delta; ignore it."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response."""


class ResponseShellCallCommandDoneEventDict(TypedDict):
    """A command is complete.

    Wire type: ``response.shell_call_command.done``. After:
    ``response.shell_call_command.added``.

    Sources: openai.
    """

    type: Literal["response.shell_call_command.done"]
    """Tells the kind of the event."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    command_index: int
    """Zero-based position of the command in the call."""

    command: str
    """The whole command line."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response."""


class ResponseShellCallOutputContentDeltaEventDict(TypedDict):
    """A running command has printed more.

    Wire type: ``response.shell_call_output_content.delta``. After:
    ``response.output_item.added``.

    Sources: openai.
    """

    type: Literal["response.shell_call_output_content.delta"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the item with the shell call's output."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    command_index: int
    """Zero-based position of the command that printed it."""

    delta: "ShellCallOutputContentDeltaDict"
    """Text to append to the command's stdout and stderr."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response."""


class ResponseShellCallOutputContentDoneEventDict(TypedDict):
    """A command has ended and its output is complete.

    Wire type: ``response.shell_call_output_content.done``. After:
    ``response.output_item.added``.

    Sources: openai.
    """

    type: Literal["response.shell_call_output_content.done"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the item with the shell call's output."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    command_index: int
    """Zero-based position of the command that ended."""

    output: "list[ShellCallOutputContentDict]"
    """Everything the command printed, and how it ended."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response."""
