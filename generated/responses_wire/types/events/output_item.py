# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Start and end of an item of the response's output."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..items.agent import AgentDict
    from ..items.unions import OutputItemDict


class ResponseOutputItemAddedEventDict(TypedDict):
    """A new output item has begun; later events fill it in.

    Wire type: ``response.output_item.added``. After: ``response.created``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.output_item.added"]
    """Tells the kind of the event."""

    item: "OutputItemDict | None"
    """The item as it starts out, usually in progress and empty."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseOutputItemDoneEventDict(TypedDict):
    """An output item is complete and will not change any more.

    Wire type: ``response.output_item.done``. After: ``response.output_item.added``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.output_item.done"]
    """Tells the kind of the event."""

    item: "OutputItemDict | None"
    """The item with its full content; prefer it over what the deltas gave."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
