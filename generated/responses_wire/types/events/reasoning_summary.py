# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Summaries of the model's reasoning as they arrive."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.status import ItemStatus
    from ..content.unions import ContentPartDict
    from ..items.agent import AgentDict


class ResponseReasoningSummaryPartAddedEventDict(TypedDict):
    """A new part of the summary has begun.

    Wire type: ``response.reasoning_summary_part.added``. After: ``response.output_item.added``.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["response.reasoning_summary_part.added"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item that is summarized."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    summary_index: NotRequired[int | None]
    """Zero-based position of the part in the item's summary."""

    part: "ContentPartDict"
    """The part as it starts out, usually empty."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseReasoningSummaryTextDeltaEventDict(TypedDict):
    """More of the summary has been written; append it to its part.

    Wire type: ``response.reasoning_summary_text.delta``. After:
    ``response.reasoning_summary_part.added``.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["response.reasoning_summary_text.delta"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item that is summarized."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    summary_index: NotRequired[int | None]
    """Zero-based position of the part in the item's summary."""

    delta: str
    """Text to append to the part."""

    obfuscation: NotRequired[str | None]
    """Random padding that hides the length of the delta; ignore it. Sources: openresponses,
    observed.
    """

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseReasoningSummaryTextDoneEventDict(TypedDict):
    """The text of a summary part is complete.

    Wire type: ``response.reasoning_summary_text.done``. After:
    ``response.reasoning_summary_part.added``.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["response.reasoning_summary_text.done"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item that is summarized."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    summary_index: NotRequired[int | None]
    """Zero-based position of the part in the item's summary."""

    text: str
    """All of the part's text."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseReasoningSummaryPartDoneEventDict(TypedDict):
    """A part of the summary is complete and will not change any more.

    Wire type: ``response.reasoning_summary_part.done``. After:
    ``response.reasoning_summary_part.added``.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["response.reasoning_summary_part.done"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item that is summarized."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    summary_index: NotRequired[int | None]
    """Zero-based position of the part in the item's summary."""

    part: "ContentPartDict"
    """The part with its full text."""

    status: NotRequired["ItemStatus | None"]
    """Says incomplete if the part was cut short; absent if it ended normally. Sources: openai."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
