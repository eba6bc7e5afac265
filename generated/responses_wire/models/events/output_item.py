# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Start and end of an item of the response's output."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import BaseEvent

if TYPE_CHECKING:
    from ..items.agent import Agent
    from ..items.unions import OutputItem


class ResponseOutputItemAddedEvent(BaseEvent):
    """A new output item has begun; later events fill it in.

    Wire type: ``response.output_item.added``. After: ``response.created``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.output_item.added"] = "response.output_item.added"
    """Tells the kind of the event."""

    item: OutputItem | None
    """The item as it starts out, usually in progress and empty."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseOutputItemDoneEvent(BaseEvent):
    """An output item is complete and will not change any more.

    Wire type: ``response.output_item.done``. After: ``response.output_item.added``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.output_item.done"] = "response.output_item.done"
    """Tells the kind of the event."""

    item: OutputItem | None
    """The item with its full content; prefer it over what the deltas gave."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
