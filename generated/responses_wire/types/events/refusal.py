# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The model's refusal to answer as it arrives."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..items.agent import AgentDict


class ResponseRefusalDeltaEventDict(TypedDict):
    """More of the refusal has been written; append it to its part.

    Wire type: ``response.refusal.delta``. After: ``response.content_part.added``.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["response.refusal.delta"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the message that holds the refusal."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    content_index: NotRequired[int | None]
    """Zero-based position of the refusal in the item's content."""

    delta: str
    """Text to append to the refusal."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseRefusalDoneEventDict(TypedDict):
    """The refusal is complete.

    Wire type: ``response.refusal.done``. After: ``response.content_part.added``.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["response.refusal.done"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the message that holds the refusal."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    content_index: NotRequired[int | None]
    """Zero-based position of the refusal in the item's content."""

    refusal: str
    """All of the refusal's text."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
