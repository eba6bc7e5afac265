# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Generated text and its annotations as they arrive."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import BaseEvent

if TYPE_CHECKING:
    from ..content.annotations import Annotation
    from ..content.logprobs import Logprob
    from ..items.agent import Agent


class ResponseOutputTextDeltaEvent(BaseEvent):
    """More text has been generated; append it to its part.

    Wire type: ``response.output_text.delta``. After: ``response.content_part.added``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.output_text.delta"] = "response.output_text.delta"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the message that the text belongs to."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    content_index: int | None = None
    """Zero-based position of the text part in the item's content."""

    delta: str
    """Text to append to the part."""

    logprobs: list[Logprob] | None = None
    """Log probabilities of the tokens in this delta; empty unless requested. Sources: openai,
    openrouter, openresponses.
    """

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


class ResponseOutputTextAnnotationAddedEvent(BaseEvent):
    """A citation or file reference has been attached to a text part.

    Wire type: ``response.output_text.annotation.added``. After: ``response.content_part.added``.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["response.output_text.annotation.added"] = "response.output_text.annotation.added"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the message that the text belongs to."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    content_index: int | None = None
    """Zero-based position of the text part in the item's content."""

    annotation_index: int
    """Zero-based position of the annotation in the part's annotations."""

    annotation: Annotation | None = None
    """The citation or file reference."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseOutputTextDoneEvent(BaseEvent):
    """The text of a part is complete.

    Wire type: ``response.output_text.done``. After: ``response.content_part.added``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.output_text.done"] = "response.output_text.done"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the message that the text belongs to."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    content_index: int | None = None
    """Zero-based position of the text part in the item's content."""

    text: str
    """The whole text, equal to the deltas joined together."""

    logprobs: list[Logprob] | None = None
    """Log probabilities of all tokens in the text; empty unless requested. Sources: openai,
    openrouter, openresponses.
    """

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
