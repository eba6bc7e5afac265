# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Progress of shortening a long conversation into a compact form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import BaseEvent

if TYPE_CHECKING:
    from ..items.agent import Agent


class ResponseCompactionCompactingEvent(BaseEvent):
    """More of the compacted conversation has been written; the event itself carries none of it.

    Wire type: ``response.compaction.compacting``. After: ``response.output_item.added``.

    Sources: openai.
    """

    type: Literal["response.compaction.compacting"] = "response.compaction.compacting"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the compaction item being written."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response."""
