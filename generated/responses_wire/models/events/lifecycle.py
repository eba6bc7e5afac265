# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The stages that a response passes through, from created to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import BaseEvent

if TYPE_CHECKING:
    from ..items.agent import Agent
    from ..response.copilot import CopilotUsage
    from ..response.response import Response


class ResponseCreatedEvent(BaseEvent):
    """The response exists and its stream opens; usually the first event.

    Wire type: ``response.created``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.created"] = "response.created"
    """Tells the kind of the event."""

    response: Response
    """The response as it starts out, without output."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseQueuedEvent(BaseEvent):
    """The response waits for its turn to be processed.

    Wire type: ``response.queued``. After: ``response.created``.

    Sources: openai, openresponses.
    """

    type: Literal["response.queued"] = "response.queued"
    """Tells the kind of the event."""

    response: Response
    """The response while it waits."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseInProgressEvent(BaseEvent):
    """Work on the response has started.

    Wire type: ``response.in_progress``. After: ``response.created``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.in_progress"] = "response.in_progress"
    """Tells the kind of the event."""

    response: Response
    """The response at this point, usually still without output."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseCompletedEvent(BaseEvent):
    """The response is complete and the stream ends.

    Wire type: ``response.completed``. It ends the stream. After: ``response.created``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.completed"] = "response.completed"
    """Tells the kind of the event."""

    response: Response
    """The finished response with all of its output and its token usage."""

    copilot_usage: CopilotUsage | None = None
    """What the response cost, added by GitHub Copilot's servers. Sources: observed."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseIncompleteEvent(BaseEvent):
    """The response was cut short and the stream ends; incomplete_details on the response tells
    why.

    Wire type: ``response.incomplete``. It ends the stream. After: ``response.created``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.incomplete"] = "response.incomplete"
    """Tells the kind of the event."""

    response: Response
    """The response with the output made until then."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFailedEvent(BaseEvent):
    """The response failed and the stream ends; error on the response tells why.

    Wire type: ``response.failed``. It ends the stream. After: ``response.created``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.failed"] = "response.failed"
    """Tells the kind of the event."""

    response: Response
    """The failed response with its error."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
