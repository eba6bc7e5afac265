# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Items of OpenRouter's server tools that run commands and code or edit files."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.openrouter_code import OpenRouterTextEditorCommand
    from ...enums.items.status import ItemStatus, ToolItemStatus
    from ..content.annotations import AnnotationContainerFileCitationDict
    from .apply_patch import ApplyPatchOperationDict
    from .shell import ShellCallActionDict, ShellCallOutputContentDict


class OpenRouterBashItemDict(TypedDict):
    """A Bash command run in an OpenRouter sandbox, with what it printed.

    Sources: openrouter.
    """

    type: Literal["openrouter:bash"]
    """Marks the item as a Bash command of OpenRouter."""

    id: NotRequired[str | None]
    """Identifies the item within the response."""

    status: "ToolItemStatus"
    """How far the command has come; a nonzero exit code alone does not make it failed."""

    call_id: NotRequired[str | None]
    """Id that the model gave the underlying tool call."""

    command: NotRequired[str | None]
    """Command line that is run."""

    arguments: NotRequired[str | None]
    """Unparsed arguments of the tool call, normally JSON text."""

    stdout: NotRequired[str | None]
    """Text written to standard output."""

    stderr: NotRequired[str | None]
    """Text written to standard error."""

    exitCode: NotRequired[int | None]
    """Exit code of the command; zero usually means success."""

    container_id: NotRequired[str | None]
    """Container in which the command ran; use it to fetch files or to run more there."""

    error: NotRequired[str | None]
    """Why the sandbox could not run the command; set when the status is failed."""

    files: NotRequired["list[AnnotationContainerFileCitationDict] | None"]
    """Up to ten files that the command made or changed, latest first."""


class OpenRouterShellItemDict(TypedDict):
    """Shell commands run in an OpenRouter sandbox, with their results.

    Sources: openrouter.
    """

    type: Literal["openrouter:shell"]
    """Marks the item as a shell call of OpenRouter."""

    id: NotRequired[str | None]
    """Identifies the item within the response."""

    status: "ToolItemStatus"
    """How far the commands have come."""

    call_id: NotRequired[str | None]
    """Id that the model gave the underlying tool call."""

    action: NotRequired["ShellCallActionDict | None"]
    """Commands to run and their limits."""

    arguments: NotRequired[str | None]
    """Unparsed arguments of the tool call, normally JSON text."""

    output: NotRequired["list[ShellCallOutputContentDict] | None"]
    """Result of each command; absent when the sandbox failed."""

    container_id: NotRequired[str | None]
    """Container in which the commands ran; use it to fetch files or to run more there."""

    error: NotRequired[str | None]
    """Why the sandbox could not run the commands; set when the status is failed."""

    files: NotRequired["list[AnnotationContainerFileCitationDict] | None"]
    """Up to ten files that the commands made or changed, latest first."""


class OpenRouterCodeInterpreterItemDict(TypedDict):
    """Code that the model wrote and OpenRouter ran.

    Sources: openrouter.
    """

    type: Literal["openrouter:code_interpreter"]
    """Marks the item as a code run by OpenRouter."""

    id: NotRequired[str | None]
    """Identifies the item within the response."""

    status: "ItemStatus"
    """How far the run has come."""

    code: NotRequired[str | None]
    """Source code that is run."""

    exitCode: NotRequired[int | None]
    """Exit code of the run; zero usually means success."""

    language: NotRequired[str | None]
    """Programming language of the code."""

    stderr: NotRequired[str | None]
    """Text written to standard error."""

    stdout: NotRequired[str | None]
    """Text written to standard output."""


class OpenRouterApplyPatchItemDict(TypedDict):
    """A file change that OpenRouter checked and leaves to the caller to apply.

    Sources: openrouter.
    """

    type: Literal["openrouter:apply_patch"]
    """Marks the item as a patch checked by OpenRouter."""

    id: NotRequired[str | None]
    """Identifies the item within the response."""

    status: "ToolItemStatus"
    """How far the check has come."""

    call_id: NotRequired[str | None]
    """Repeat it in the apply_patch_call_output that reports the result."""

    error: NotRequired[str | None]
    """Why the patch was not accepted; set when the status is failed."""

    operation: NotRequired["ApplyPatchOperationDict | None"]
    """Change to make to a file."""


class OpenRouterTextEditorItemDict(TypedDict):
    """A view or edit of a file with OpenRouter's text editor tool.

    Sources: openrouter.
    """

    type: Literal["openrouter:text_editor"]
    """Marks the item as a text editor command."""

    id: NotRequired[str | None]
    """Identifies the item within the response."""

    status: "ItemStatus"
    """How far the command has come."""

    command: NotRequired["OpenRouterTextEditorCommand | None"]
    """What the editor is asked to do."""

    filePath: NotRequired[str | None]
    """Path of the file that is viewed or edited."""


class OpenRouterFilesItemDict(TypedDict):
    """A file operation done by OpenRouter's files tool.

    Sources: openrouter.
    """

    type: Literal["openrouter:files"]
    """Marks the item as a file operation."""

    id: NotRequired[str | None]
    """Identifies the item within the response."""

    status: "ItemStatus"
    """How far the operation has come."""

    arguments: NotRequired[str | None]
    """Unparsed arguments of the tool call, normally JSON text."""

    call_id: NotRequired[str | None]
    """Id that the model gave the underlying tool call."""

    error: NotRequired[str | None]
    """Why the operation failed, if it did."""

    file_id: NotRequired[str | None]
    """File to work on, as the model identified it."""

    filename: NotRequired[str | None]
    """Name of the file to work on, as the model gave it."""

    operation: NotRequired[str | None]
    """One of list, read, write and edit."""

    result: NotRequired[str | None]
    """What the operation gave, as JSON text."""
