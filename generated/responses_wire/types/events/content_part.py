# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Start and end of a part of an item's content."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..content.unions import ContentPartDict
    from ..items.agent import AgentDict


class ResponseContentPartAddedEventDict(TypedDict):
    """A new part of an item has begun; deltas fill it from here on.

    Wire type: ``response.content_part.added``. After: ``response.output_item.added``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.content_part.added"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the item that gets the part."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    content_index: NotRequired[int | None]
    """Zero-based position of the part in the item's content."""

    part: "ContentPartDict"
    """The part as it starts out, usually empty."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseContentPartDoneEventDict(TypedDict):
    """A part is complete and will not change any more.

    Wire type: ``response.content_part.done``. After: ``response.content_part.added``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.content_part.done"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the item that holds the part."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    content_index: NotRequired[int | None]
    """Zero-based position of the part in the item's content."""

    part: "ContentPartDict"
    """The part with its full content."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
