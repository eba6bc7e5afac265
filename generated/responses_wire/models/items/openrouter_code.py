# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Items of OpenRouter's server tools that run commands and code or edit files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.items.openrouter_code import OpenRouterTextEditorCommand
    from ...enums.items.status import ItemStatus, ToolItemStatus
    from ..content.annotations import AnnotationContainerFileCitation
    from .apply_patch import ApplyPatchOperation
    from .shell import ShellCallAction, ShellCallOutputContent


class OpenRouterBashItem(WireModel):
    """A Bash command run in an OpenRouter sandbox, with what it printed.

    Sources: openrouter.
    """

    type: Literal["openrouter:bash"] = "openrouter:bash"
    """Marks the item as a Bash command of OpenRouter."""

    id: str | None = None
    """Identifies the item within the response."""

    status: ToolItemStatus
    """How far the command has come; a nonzero exit code alone does not make it failed."""

    call_id: str | None = None
    """Id that the model gave the underlying tool call."""

    command: str | None = None
    """Command line that is run."""

    arguments: str | None = None
    """Unparsed arguments of the tool call, normally JSON text."""

    stdout: str | None = None
    """Text written to standard output."""

    stderr: str | None = None
    """Text written to standard error."""

    exitCode: int | None = None
    """Exit code of the command; zero usually means success."""

    container_id: str | None = None
    """Container in which the command ran; use it to fetch files or to run more there."""

    error: str | None = None
    """Why the sandbox could not run the command; set when the status is failed."""

    files: list[AnnotationContainerFileCitation] | None = None
    """Up to ten files that the command made or changed, latest first."""


class OpenRouterShellItem(WireModel):
    """Shell commands run in an OpenRouter sandbox, with their results.

    Sources: openrouter.
    """

    type: Literal["openrouter:shell"] = "openrouter:shell"
    """Marks the item as a shell call of OpenRouter."""

    id: str | None = None
    """Identifies the item within the response."""

    status: ToolItemStatus
    """How far the commands have come."""

    call_id: str | None = None
    """Id that the model gave the underlying tool call."""

    action: ShellCallAction | None = None
    """Commands to run and their limits."""

    arguments: str | None = None
    """Unparsed arguments of the tool call, normally JSON text."""

    output: list[ShellCallOutputContent] | None = None
    """Result of each command; absent when the sandbox failed."""

    container_id: str | None = None
    """Container in which the commands ran; use it to fetch files or to run more there."""

    error: str | None = None
    """Why the sandbox could not run the commands; set when the status is failed."""

    files: list[AnnotationContainerFileCitation] | None = None
    """Up to ten files that the commands made or changed, latest first."""


class OpenRouterCodeInterpreterItem(WireModel):
    """Code that the model wrote and OpenRouter ran.

    Sources: openrouter.
    """

    type: Literal["openrouter:code_interpreter"] = "openrouter:code_interpreter"
    """Marks the item as a code run by OpenRouter."""

    id: str | None = None
    """Identifies the item within the response."""

    status: ItemStatus
    """How far the run has come."""

    code: str | None = None
    """Source code that is run."""

    exitCode: int | None = None
    """Exit code of the run; zero usually means success."""

    language: str | None = None
    """Programming language of the code."""

    stderr: str | None = None
    """Text written to standard error."""

    stdout: str | None = None
    """Text written to standard output."""


class OpenRouterApplyPatchItem(WireModel):
    """A file change that OpenRouter checked and leaves to the caller to apply.

    Sources: openrouter.
    """

    type: Literal["openrouter:apply_patch"] = "openrouter:apply_patch"
    """Marks the item as a patch checked by OpenRouter."""

    id: str | None = None
    """Identifies the item within the response."""

    status: ToolItemStatus
    """How far the check has come."""

    call_id: str | None = None
    """Repeat it in the apply_patch_call_output that reports the result."""

    error: str | None = None
    """Why the patch was not accepted; set when the status is failed."""

    operation: ApplyPatchOperation | None = None
    """Change to make to a file."""


class OpenRouterTextEditorItem(WireModel):
    """A view or edit of a file with OpenRouter's text editor tool.

    Sources: openrouter.
    """

    type: Literal["openrouter:text_editor"] = "openrouter:text_editor"
    """Marks the item as a text editor command."""

    id: str | None = None
    """Identifies the item within the response."""

    status: ItemStatus
    """How far the command has come."""

    command: OpenRouterTextEditorCommand | None = None
    """What the editor is asked to do."""

    filePath: str | None = None
    """Path of the file that is viewed or edited."""


class OpenRouterFilesItem(WireModel):
    """A file operation done by OpenRouter's files tool.

    Sources: openrouter.
    """

    type: Literal["openrouter:files"] = "openrouter:files"
    """Marks the item as a file operation."""

    id: str | None = None
    """Identifies the item within the response."""

    status: ItemStatus
    """How far the operation has come."""

    arguments: str | None = None
    """Unparsed arguments of the tool call, normally JSON text."""

    call_id: str | None = None
    """Id that the model gave the underlying tool call."""

    error: str | None = None
    """Why the operation failed, if it did."""

    file_id: str | None = None
    """File to work on, as the model identified it."""

    filename: str | None = None
    """Name of the file to work on, as the model gave it."""

    operation: str | None = None
    """One of list, read, write and edit."""

    result: str | None = None
    """What the operation gave, as JSON text."""
