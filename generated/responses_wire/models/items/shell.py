# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Shell commands that the model wants to run, and what came of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ... import _compile
from ..._model import UnknownMember, WireModel

if TYPE_CHECKING:
    from ...enums.items.status import ItemStatus
    from ..content.annotations import AnnotationContainerFileCitation
    from ..tools.environments import ShellEnvironment
    from .agent import Agent
    from .caller import ToolCallCaller


class ResponseFunctionShellToolCall(WireModel):
    """Shell commands chosen by the model, run in a container or by the caller.

    Sources: openai, openrouter.
    """

    type: Literal["shell_call"] = "shell_call"
    """Marks the item as a shell call."""

    id: str | None = None
    """Identifies the item; shell events refer to it. Present in items that the API returns."""

    call_id: str
    """Pairs the call with its shell_call_output."""

    action: ShellCallAction | None = None
    """Commands to run and their limits."""

    status: ItemStatus | None = None
    """How far the call has come."""

    environment: ShellEnvironment | None = None
    """Where the commands run, such as a container or the caller's machine. Sources: openai."""

    arguments: str | None = None
    """Unparsed arguments of the tool call; send them back unchanged to profit from prompt
    caching. Sources: openrouter.
    """

    caller: ToolCallCaller | None = None
    """Tells whether the model called directly or through a program. Sources: openai."""

    agent: Agent | None = None
    """Agent that made the call, when several agents share the response. Sources: openai."""

    created_by: str | None = None
    """Identifies who created the item. Sources: openai."""


class ShellCallAction(WireModel):
    """The commands of a shell call and the limits set on them.

    Sources: openai, openrouter.
    """

    commands: list[str]
    """Command lines to run, in order."""

    max_output_length: int | None = None
    """Most characters of output to keep; null when the call sets no limit."""

    timeout_ms: int | None = None
    """Longest time the commands may take, in milliseconds; null when the call sets no limit."""


class ResponseFunctionShellToolCallOutput(WireModel):
    """The results of a shell call.

    Sources: openai, openrouter.
    """

    type: Literal["shell_call_output"] = "shell_call_output"
    """Marks the item as the output of a shell call."""

    id: str | None = None
    """Identifies the item; shell output events refer to it. Present in items that the API
    returns.
    """

    call_id: str
    """Repeats the call_id of the shell call that this answers."""

    output: list[ShellCallOutputContent]
    """Captured output and outcome, usually one entry per command."""

    status: ItemStatus | None = None
    """Whether all of the output is there."""

    max_output_length: int | None = None
    """Limit on output characters taken from the call; send it back with the output."""

    container_id: str | None = None
    """Container in which the commands ran; use it to fetch files or to run more there. Sources:
    openrouter.
    """

    error: str | None = None
    """Why the sandbox could not run the commands; absent on success. Sources: openrouter."""

    files: list[AnnotationContainerFileCitation] | None = None
    """Up to ten files that the commands made or changed, latest first. Sources: openrouter."""

    caller: ToolCallCaller | None = None
    """Tells whether the call came directly from the model or from a program. Sources: openai."""

    agent: Agent | None = None
    """Agent that made the call, when several agents share the response. Sources: openai."""

    created_by: str | None = None
    """Identifies who created the item. Sources: openai."""


class ShellCallOutputContent(WireModel):
    """What commands of a shell call printed and how they ended.

    Sources: openai, openrouter.
    """

    stdout: str
    """Text written to standard output."""

    stderr: str
    """Text written to standard error."""

    outcome: ShellCallOutcome
    """Whether the process exited or ran out of time."""

    created_by: str | None = None
    """Identifies who created this entry. Sources: openai."""


class ShellCallOutcomeTimeout(WireModel):
    """The commands were stopped because they took too long.

    Sources: openai, openrouter.
    """

    type: Literal["timeout"] = "timeout"
    """Marks the outcome as a timeout."""


class ShellCallOutcomeExit(WireModel):
    """The process ended by itself.

    Sources: openai, openrouter.
    """

    type: Literal["exit"] = "exit"
    """Marks the outcome as a normal exit."""

    exit_code: int
    """Exit code of the process; zero usually means success."""


class ShellCallOutputContentDelta(WireModel):
    """A further piece of shell output, to be appended to what came before.

    Sources: openai.
    """

    stdout: str | None = None
    """Text to append to standard output, if any."""

    stderr: str | None = None
    """Text to append to standard error, if any."""


class UnknownShellCallOutcome(UnknownMember):
    """A member of ShellCallOutcome whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    ShellCallOutcome: TypeAlias = (
        ShellCallOutcomeExit | ShellCallOutcomeTimeout | UnknownShellCallOutcome
    )
    """How commands of a shell call ended, told apart by type.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
