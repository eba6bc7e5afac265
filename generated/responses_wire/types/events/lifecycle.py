# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The stages that a response passes through, from created to its end."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..items.agent import AgentDict
    from ..response.copilot import CopilotUsageDict
    from ..response.response import ResponseDict


class ResponseCreatedEventDict(TypedDict):
    """The response exists and its stream opens; usually the first event.

    Wire type: ``response.created``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.created"]
    """Tells the kind of the event."""

    response: "ResponseDict"
    """The response as it starts out, without output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseQueuedEventDict(TypedDict):
    """The response waits for its turn to be processed.

    Wire type: ``response.queued``. After: ``response.created``.

    Sources: openai, openresponses.
    """

    type: Literal["response.queued"]
    """Tells the kind of the event."""

    response: "ResponseDict"
    """The response while it waits."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseInProgressEventDict(TypedDict):
    """Work on the response has started.

    Wire type: ``response.in_progress``. After: ``response.created``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.in_progress"]
    """Tells the kind of the event."""

    response: "ResponseDict"
    """The response at this point, usually still without output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseCompletedEventDict(TypedDict):
    """The response is complete and the stream ends.

    Wire type: ``response.completed``. It ends the stream. After: ``response.created``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.completed"]
    """Tells the kind of the event."""

    response: "ResponseDict"
    """The finished response with all of its output and its token usage."""

    copilot_usage: NotRequired["CopilotUsageDict | None"]
    """What the response cost, added by GitHub Copilot's servers. Sources: observed."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseIncompleteEventDict(TypedDict):
    """The response was cut short and the stream ends; incomplete_details on the response tells
    why.

    Wire type: ``response.incomplete``. It ends the stream. After: ``response.created``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.incomplete"]
    """Tells the kind of the event."""

    response: "ResponseDict"
    """The response with the output made until then."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFailedEventDict(TypedDict):
    """The response failed and the stream ends; error on the response tells why.

    Wire type: ``response.failed``. It ends the stream. After: ``response.created``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.failed"]
    """Tells the kind of the event."""

    response: "ResponseDict"
    """The failed response with its error."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
