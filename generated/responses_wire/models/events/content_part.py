# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Start and end of a part of an item's content."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import BaseEvent

if TYPE_CHECKING:
    from ..content.unions import ContentPart
    from ..items.agent import Agent


class ResponseContentPartAddedEvent(BaseEvent):
    """A new part of an item has begun; deltas fill it from here on.

    Wire type: ``response.content_part.added``. After: ``response.output_item.added``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.content_part.added"] = "response.content_part.added"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the item that gets the part."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    content_index: int | None = None
    """Zero-based position of the part in the item's content."""

    part: ContentPart
    """The part as it starts out, usually empty."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseContentPartDoneEvent(BaseEvent):
    """A part is complete and will not change any more.

    Wire type: ``response.content_part.done``. After: ``response.content_part.added``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.content_part.done"] = "response.content_part.done"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the item that holds the part."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    content_index: int | None = None
    """Zero-based position of the part in the item's content."""

    part: ContentPart
    """The part with its full content."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
