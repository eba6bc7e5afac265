# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The model's reasoning as it arrives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import BaseEvent

if TYPE_CHECKING:
    from ..content.parts import ReasoningTextContent
    from ..items.agent import Agent


class ResponseReasoningPartAddedEvent(BaseEvent):
    """A new part of reasoning has begun; vLLM sends it where others send
    response.content_part.added.

    Wire type: ``response.reasoning_part.added``. After: ``response.output_item.added``.

    Sources: observed.
    """

    type: Literal["response.reasoning_part.added"] = "response.reasoning_part.added"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    content_index: int | None = None
    """Zero-based position of the reasoning part in the item's content."""

    part: ReasoningTextContent
    """The part as it starts out, usually empty."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseReasoningTextDeltaEvent(BaseEvent):
    """More reasoning has been generated; append it to its part.

    Wire type: ``response.reasoning_text.delta``. After: ``response.output_item.added``.

    Sources: openai, openrouter, friendli.
    """

    type: Literal["response.reasoning_text.delta"] = "response.reasoning_text.delta"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    content_index: int | None = None
    """Zero-based position of the reasoning part in the item's content."""

    delta: str
    """Text to append to the reasoning."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseReasoningTextDoneEvent(BaseEvent):
    """The reasoning of a part is complete.

    Wire type: ``response.reasoning_text.done``. After: ``response.output_item.added``.

    Sources: openai, openrouter, friendli.
    """

    type: Literal["response.reasoning_text.done"] = "response.reasoning_text.done"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    content_index: int | None = None
    """Zero-based position of the reasoning part in the item's content."""

    text: str
    """All of the part's reasoning."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseReasoningPartDoneEvent(BaseEvent):
    """A part of reasoning is complete; vLLM sends it where others send
    response.content_part.done.

    Wire type: ``response.reasoning_part.done``. After: ``response.reasoning_part.added``.

    Sources: observed.
    """

    type: Literal["response.reasoning_part.done"] = "response.reasoning_part.done"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    content_index: int | None = None
    """Zero-based position of the reasoning part in the item's content."""

    part: ReasoningTextContent
    """The part with its full text."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseReasoningDeltaEvent(BaseEvent):
    """More reasoning has been generated; Open Responses' name for response.reasoning_text.delta.

    Wire type: ``response.reasoning.delta``. After: ``response.output_item.added``.

    Sources: openresponses.
    """

    type: Literal["response.reasoning.delta"] = "response.reasoning.delta"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    content_index: int | None = None
    """Zero-based position of the reasoning part in the item's content."""

    delta: str
    """Text to append to the reasoning."""

    obfuscation: str | None = None
    """Random padding that hides the length of the delta; ignore it."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseReasoningDoneEvent(BaseEvent):
    """The reasoning of a part is complete; Open Responses' name for
    response.reasoning_text.done.

    Wire type: ``response.reasoning.done``. After: ``response.output_item.added``.

    Sources: openresponses.
    """

    type: Literal["response.reasoning.done"] = "response.reasoning.done"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    content_index: int | None = None
    """Zero-based position of the reasoning part in the item's content."""

    text: str
    """All of the part's reasoning."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
