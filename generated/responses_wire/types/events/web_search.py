# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Progress of a web search call."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..items.agent import AgentDict


class ResponseWebSearchCallInProgressEventDict(TypedDict):
    """A web search call has begun.

    Wire type: ``response.web_search_call.in_progress``. After: ``response.output_item.added``.

    Sources: openai, openrouter.
    """

    type: Literal["response.web_search_call.in_progress"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the web search call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseWebSearchCallSearchingEventDict(TypedDict):
    """The web search is running.

    Wire type: ``response.web_search_call.searching``. After: ``response.output_item.added``.

    Sources: openai, openrouter.
    """

    type: Literal["response.web_search_call.searching"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the web search call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseWebSearchCallCompletedEventDict(TypedDict):
    """The web search has ended; the finished item tells what was searched for.

    Wire type: ``response.web_search_call.completed``. After: ``response.output_item.added``.

    Sources: openai, openrouter.
    """

    type: Literal["response.web_search_call.completed"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the web search call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
