# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Shell commands that the model wants to run, and what came of them."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.status import ItemStatus
    from ..content.annotations import AnnotationContainerFileCitationDict
    from ..tools.environments import ShellEnvironmentDict
    from .agent import AgentDict
    from .caller import ToolCallCallerDict


class ResponseFunctionShellToolCallDict(TypedDict):
    """Shell commands chosen by the model, run in a container or by the caller.

    Sources: openai, openrouter.
    """

    type: Literal["shell_call"]
    """Marks the item as a shell call."""

    id: NotRequired[str | None]
    """Identifies the item; shell events refer to it. Present in items that the API returns."""

    call_id: str
    """Pairs the call with its shell_call_output."""

    action: NotRequired["ShellCallActionDict | None"]
    """Commands to run and their limits."""

    status: NotRequired["ItemStatus | None"]
    """How far the call has come."""

    environment: NotRequired["ShellEnvironmentDict | None"]
    """Where the commands run, such as a container or the caller's machine. Sources: openai."""

    arguments: NotRequired[str | None]
    """Unparsed arguments of the tool call; send them back unchanged to profit from prompt
    caching. Sources: openrouter.
    """

    caller: NotRequired["ToolCallCallerDict | None"]
    """Tells whether the model called directly or through a program. Sources: openai."""

    agent: NotRequired["AgentDict | None"]
    """Agent that made the call, when several agents share the response. Sources: openai."""

    created_by: NotRequired[str | None]
    """Identifies who created the item. Sources: openai."""


class ShellCallActionDict(TypedDict):
    """The commands of a shell call and the limits set on them.

    Sources: openai, openrouter.
    """

    commands: list[str]
    """Command lines to run, in order."""

    max_output_length: NotRequired[int | None]
    """Most characters of output to keep; null when the call sets no limit."""

    timeout_ms: NotRequired[int | None]
    """Longest time the commands may take, in milliseconds; null when the call sets no limit."""


class ResponseFunctionShellToolCallOutputDict(TypedDict):
    """The results of a shell call.

    Sources: openai, openrouter.
    """

    type: Literal["shell_call_output"]
    """Marks the item as the output of a shell call."""

    id: NotRequired[str | None]
    """Identifies the item; shell output events refer to it. Present in items that the API
    returns.
    """

    call_id: str
    """Repeats the call_id of the shell call that this answers."""

    output: "list[ShellCallOutputContentDict]"
    """Captured output and outcome, usually one entry per command."""

    status: NotRequired["ItemStatus | None"]
    """Whether all of the output is there."""

    max_output_length: NotRequired[int | None]
    """Limit on output characters taken from the call; send it back with the output."""

    container_id: NotRequired[str | None]
    """Container in which the commands ran; use it to fetch files or to run more there. Sources:
    openrouter.
    """

    error: NotRequired[str | None]
    """Why the sandbox could not run the commands; absent on success. Sources: openrouter."""

    files: NotRequired["list[AnnotationContainerFileCitationDict] | None"]
    """Up to ten files that the commands made or changed, latest first. Sources: openrouter."""

    caller: NotRequired["ToolCallCallerDict | None"]
    """Tells whether the call came directly from the model or from a program. Sources: openai."""

    agent: NotRequired["AgentDict | None"]
    """Agent that made the call, when several agents share the response. Sources: openai."""

    created_by: NotRequired[str | None]
    """Identifies who created the item. Sources: openai."""


class ShellCallOutputContentDict(TypedDict):
    """What commands of a shell call printed and how they ended.

    Sources: openai, openrouter.
    """

    stdout: str
    """Text written to standard output."""

    stderr: str
    """Text written to standard error."""

    outcome: "ShellCallOutcomeDict"
    """Whether the process exited or ran out of time."""

    created_by: NotRequired[str | None]
    """Identifies who created this entry. Sources: openai."""


class ShellCallOutcomeTimeoutDict(TypedDict):
    """The commands were stopped because they took too long.

    Sources: openai, openrouter.
    """

    type: Literal["timeout"]
    """Marks the outcome as a timeout."""


class ShellCallOutcomeExitDict(TypedDict):
    """The process ended by itself.

    Sources: openai, openrouter.
    """

    type: Literal["exit"]
    """Marks the outcome as a normal exit."""

    exit_code: int
    """Exit code of the process; zero usually means success."""


class ShellCallOutputContentDeltaDict(TypedDict):
    """A further piece of shell output, to be appended to what came before.

    Sources: openai.
    """

    stdout: NotRequired[str | None]
    """Text to append to standard output, if any."""

    stderr: NotRequired[str | None]
    """Text to append to standard error, if any."""


class UnknownShellCallOutcomeDict(TypedDict):
    """A member of ShellCallOutcome whose ``type`` is not known yet."""

    type: str
    """The new type."""


ShellCallOutcomeDict: TypeAlias = (
    "ShellCallOutcomeExitDict | ShellCallOutcomeTimeoutDict | UnknownShellCallOutcomeDict"
)
"""How commands of a shell call ended, told apart by type.

Told apart by ``type``.
"""
