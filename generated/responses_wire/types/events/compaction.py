# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Progress of shortening a long conversation into a compact form."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..items.agent import AgentDict


class ResponseCompactionCompactingEventDict(TypedDict):
    """More of the compacted conversation has been written; the event itself carries none of it.

    Wire type: ``response.compaction.compacting``. After: ``response.output_item.added``.

    Sources: openai.
    """

    type: Literal["response.compaction.compacting"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the compaction item being written."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response."""
