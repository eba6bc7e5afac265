# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The diff of an apply_patch call while it is written."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..items.agent import AgentDict


class ResponseApplyPatchCallOperationDiffDeltaEventDict(TypedDict):
    """More of the diff has been written; append it to the call's operation.

    Wire type: ``response.apply_patch_call_operation_diff.delta``. After:
    ``response.output_item.added``.

    Sources: openrouter, observed.
    """

    type: Literal["response.apply_patch_call_operation_diff.delta"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the apply_patch call that the diff belongs to."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    delta: str
    """Text to append to the diff."""

    obfuscation: NotRequired[str | None]
    """Random padding that hides the length of the delta; ignore it. Sources: observed."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseApplyPatchCallOperationDiffDoneEventDict(TypedDict):
    """The diff is complete.

    Wire type: ``response.apply_patch_call_operation_diff.done``. After:
    ``response.output_item.added``.

    Sources: openrouter, observed.
    """

    type: Literal["response.apply_patch_call_operation_diff.done"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the apply_patch call that the diff belongs to."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    diff: str
    """The whole diff, equal to the deltas joined together."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
