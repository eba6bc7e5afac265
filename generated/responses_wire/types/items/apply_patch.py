# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Calls that ask the caller to change files by patch, and their outcomes."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.apply_patch import ApplyPatchCallOutputStatus, ApplyPatchCallStatus
    from .agent import AgentDict
    from .caller import ToolCallCallerDict


class ResponseApplyPatchToolCallDict(TypedDict):
    """Asks the caller to create, change or delete one file.

    Sources: openai, openrouter.
    """

    type: Literal["apply_patch_call"]
    """Marks the item as an apply-patch call."""

    id: NotRequired[str | None]
    """Identifies the item; diff events refer to it by this id."""

    call_id: str
    """Links the call to its output; repeat it when answering."""

    operation: "ApplyPatchOperationDict"
    """What to do to which file."""

    status: "ApplyPatchCallStatus"
    """Whether the model is still writing the operation."""

    caller: NotRequired["ToolCallCallerDict | None"]
    """Tells whether the model or a program it wrote made the call. Sources: openai."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""

    created_by: NotRequired[str | None]
    """Identifies who created the item."""


class ApplyPatchOperationCreateFileDict(TypedDict):
    """Creates a file with the content given as a diff.

    Sources: openai, openrouter.
    """

    type: Literal["create_file"]
    """Marks the operation as creating a file."""

    path: str
    """Path of the new file."""

    diff: str
    """Content of the new file as diff lines, each starting with a plus sign. Empty until
    streamed.
    """


class ApplyPatchOperationUpdateFileDict(TypedDict):
    """Changes a file that already exists.

    Sources: openai, openrouter.
    """

    type: Literal["update_file"]
    """Marks the operation as changing a file."""

    path: str
    """Path of the file to change."""

    diff: str
    """Changes to make, in diff notation. Empty until streamed."""


class ApplyPatchOperationDeleteFileDict(TypedDict):
    """Removes a file.

    Sources: openai, openrouter.
    """

    type: Literal["delete_file"]
    """Marks the operation as deleting a file."""

    path: str
    """Path of the file to remove."""


class ResponseApplyPatchToolCallOutputDict(TypedDict):
    """Reports to the model how an apply-patch call went.

    Sources: openai, openrouter.
    """

    type: Literal["apply_patch_call_output"]
    """Marks the item as the outcome of an apply-patch call."""

    id: NotRequired[str | None]
    """Identifies the output item, once the server has stored it."""

    call_id: str
    """Names the apply-patch call being answered, by its call_id."""

    status: "ApplyPatchCallOutputStatus"
    """Whether the patch could be applied."""

    output: NotRequired[str | None]
    """Text for the model, such as a log or the reason for a failure."""

    caller: NotRequired["ToolCallCallerDict | None"]
    """Repeats the caller of the call that this output answers. Sources: openai."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""

    created_by: NotRequired[str | None]
    """Identifies who created the item. Sources: openai."""


class UnknownApplyPatchOperationDict(TypedDict):
    """A member of ApplyPatchOperation whose ``type`` is not known yet."""

    type: str
    """The new type."""


ApplyPatchOperationDict: TypeAlias = (
    "ApplyPatchOperationCreateFileDict | ApplyPatchOperationUpdateFileDict | ApplyPatchOperationDeleteFileDict | UnknownApplyPatchOperationDict"
)
"""One file change that an apply-patch call asks for.

Told apart by ``type``.
"""
