# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The model's reasoning as it arrives."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..content.parts import ReasoningTextContentDict
    from ..items.agent import AgentDict


class ResponseReasoningPartAddedEventDict(TypedDict):
    """A new part of reasoning has begun; vLLM sends it where others send
    response.content_part.added.

    Wire type: ``response.reasoning_part.added``. After: ``response.output_item.added``.

    Sources: observed.
    """

    type: Literal["response.reasoning_part.added"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    content_index: NotRequired[int | None]
    """Zero-based position of the reasoning part in the item's content."""

    part: "ReasoningTextContentDict"
    """The part as it starts out, usually empty."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseReasoningTextDeltaEventDict(TypedDict):
    """More reasoning has been generated; append it to its part.

    Wire type: ``response.reasoning_text.delta``. After: ``response.output_item.added``.

    Sources: openai, openrouter, friendli.
    """

    type: Literal["response.reasoning_text.delta"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    content_index: NotRequired[int | None]
    """Zero-based position of the reasoning part in the item's content."""

    delta: str
    """Text to append to the reasoning."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseReasoningTextDoneEventDict(TypedDict):
    """The reasoning of a part is complete.

    Wire type: ``response.reasoning_text.done``. After: ``response.output_item.added``.

    Sources: openai, openrouter, friendli.
    """

    type: Literal["response.reasoning_text.done"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    content_index: NotRequired[int | None]
    """Zero-based position of the reasoning part in the item's content."""

    text: str
    """All of the part's reasoning."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseReasoningPartDoneEventDict(TypedDict):
    """A part of reasoning is complete; vLLM sends it where others send
    response.content_part.done.

    Wire type: ``response.reasoning_part.done``. After: ``response.reasoning_part.added``.

    Sources: observed.
    """

    type: Literal["response.reasoning_part.done"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    content_index: NotRequired[int | None]
    """Zero-based position of the reasoning part in the item's content."""

    part: "ReasoningTextContentDict"
    """The part with its full text."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseReasoningDeltaEventDict(TypedDict):
    """More reasoning has been generated; Open Responses' name for response.reasoning_text.delta.

    Wire type: ``response.reasoning.delta``. After: ``response.output_item.added``.

    Sources: openresponses.
    """

    type: Literal["response.reasoning.delta"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    content_index: NotRequired[int | None]
    """Zero-based position of the reasoning part in the item's content."""

    delta: str
    """Text to append to the reasoning."""

    obfuscation: NotRequired[str | None]
    """Random padding that hides the length of the delta; ignore it."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseReasoningDoneEventDict(TypedDict):
    """The reasoning of a part is complete; Open Responses' name for
    response.reasoning_text.done.

    Wire type: ``response.reasoning.done``. After: ``response.output_item.added``.

    Sources: openresponses.
    """

    type: Literal["response.reasoning.done"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the reasoning item."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    content_index: NotRequired[int | None]
    """Zero-based position of the reasoning part in the item's content."""

    text: str
    """All of the part's reasoning."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
