# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Summaries of the model's reasoning as they arrive."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import BaseEvent

if TYPE_CHECKING:
    from ...enums.items.status import ItemStatus
    from ..content.unions import ContentPart
    from ..items.agent import Agent


class ResponseReasoningSummaryPartAddedEvent(BaseEvent):
    """A new part of the summary has begun.

    Wire type: ``response.reasoning_summary_part.added``. After: ``response.output_item.added``.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["response.reasoning_summary_part.added"] = "response.reasoning_summary_part.added"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item that is summarized."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    summary_index: int | None = None
    """Zero-based position of the part in the item's summary."""

    part: ContentPart
    """The part as it starts out, usually empty."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseReasoningSummaryTextDeltaEvent(BaseEvent):
    """More of the summary has been written; append it to its part.

    Wire type: ``response.reasoning_summary_text.delta``. After:
    ``response.reasoning_summary_part.added``.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["response.reasoning_summary_text.delta"] = "response.reasoning_summary_text.delta"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item that is summarized."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    summary_index: int | None = None
    """Zero-based position of the part in the item's summary."""

    delta: str
    """Text to append to the part."""

    obfuscation: str | None = None
    """Random padding that hides the length of the delta; ignore it. Sources: openresponses,
    observed.
    """

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseReasoningSummaryTextDoneEvent(BaseEvent):
    """The text of a summary part is complete.

    Wire type: ``response.reasoning_summary_text.done``. After:
    ``response.reasoning_summary_part.added``.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["response.reasoning_summary_text.done"] = "response.reasoning_summary_text.done"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item that is summarized."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    summary_index: int | None = None
    """Zero-based position of the part in the item's summary."""

    text: str
    """All of the part's text."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseReasoningSummaryPartDoneEvent(BaseEvent):
    """A part of the summary is complete and will not change any more.

    Wire type: ``response.reasoning_summary_part.done``. After:
    ``response.reasoning_summary_part.added``.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["response.reasoning_summary_part.done"] = "response.reasoning_summary_part.done"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item that is summarized."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    summary_index: int | None = None
    """Zero-based position of the part in the item's summary."""

    part: ContentPart
    """The part with its full text."""

    status: ItemStatus | None = None
    """Says incomplete if the part was cut short; absent if it ended normally. Sources: openai."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
