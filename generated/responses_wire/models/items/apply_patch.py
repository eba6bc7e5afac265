# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Calls that ask the caller to change files by patch, and their outcomes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ... import _compile
from ..._model import UnknownMember, WireModel

if TYPE_CHECKING:
    from ...enums.items.apply_patch import ApplyPatchCallOutputStatus, ApplyPatchCallStatus
    from .agent import Agent
    from .caller import ToolCallCaller


class ResponseApplyPatchToolCall(WireModel):
    """Asks the caller to create, change or delete one file.

    Sources: openai, openrouter.
    """

    type: Literal["apply_patch_call"] = "apply_patch_call"
    """Marks the item as an apply-patch call."""

    id: str | None = None
    """Identifies the item; diff events refer to it by this id."""

    call_id: str
    """Links the call to its output; repeat it when answering."""

    operation: ApplyPatchOperation
    """What to do to which file."""

    status: ApplyPatchCallStatus
    """Whether the model is still writing the operation."""

    caller: ToolCallCaller | None = None
    """Tells whether the model or a program it wrote made the call. Sources: openai."""

    agent: Agent | None = None
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""

    created_by: str | None = None
    """Identifies who created the item."""


class ApplyPatchOperationCreateFile(WireModel):
    """Creates a file with the content given as a diff.

    Sources: openai, openrouter.
    """

    type: Literal["create_file"] = "create_file"
    """Marks the operation as creating a file."""

    path: str
    """Path of the new file."""

    diff: str
    """Content of the new file as diff lines, each starting with a plus sign. Empty until
    streamed.
    """


class ApplyPatchOperationUpdateFile(WireModel):
    """Changes a file that already exists.

    Sources: openai, openrouter.
    """

    type: Literal["update_file"] = "update_file"
    """Marks the operation as changing a file."""

    path: str
    """Path of the file to change."""

    diff: str
    """Changes to make, in diff notation. Empty until streamed."""


class ApplyPatchOperationDeleteFile(WireModel):
    """Removes a file.

    Sources: openai, openrouter.
    """

    type: Literal["delete_file"] = "delete_file"
    """Marks the operation as deleting a file."""

    path: str
    """Path of the file to remove."""


class ResponseApplyPatchToolCallOutput(WireModel):
    """Reports to the model how an apply-patch call went.

    Sources: openai, openrouter.
    """

    type: Literal["apply_patch_call_output"] = "apply_patch_call_output"
    """Marks the item as the outcome of an apply-patch call."""

    id: str | None = None
    """Identifies the output item, once the server has stored it."""

    call_id: str
    """Names the apply-patch call being answered, by its call_id."""

    status: ApplyPatchCallOutputStatus
    """Whether the patch could be applied."""

    output: str | None = None
    """Text for the model, such as a log or the reason for a failure."""

    caller: ToolCallCaller | None = None
    """Repeats the caller of the call that this output answers. Sources: openai."""

    agent: Agent | None = None
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""

    created_by: str | None = None
    """Identifies who created the item. Sources: openai."""


class UnknownApplyPatchOperation(UnknownMember):
    """A member of ApplyPatchOperation whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    ApplyPatchOperation: TypeAlias = (
        ApplyPatchOperationCreateFile
        | ApplyPatchOperationUpdateFile
        | ApplyPatchOperationDeleteFile
        | UnknownApplyPatchOperation
    )
    """One file change that an apply-patch call asks for.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
