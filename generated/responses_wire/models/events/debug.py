# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Debugging details that OpenRouter adds to a stream on request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from ..._model import BaseEvent, WireModel

if TYPE_CHECKING:
    from ...enums.events.debug import DebugTimingPoint
    from ..items.agent import Agent


class DebugInfo(WireModel):
    """Details about the request that OpenRouter made on the caller's behalf.

    Sources: openrouter.
    """

    echo_upstream_body: dict[str, Any] | None = None
    """JSON body of the request as it was sent to the provider."""

    timings: DebugTimings | None = None
    """A stage of the request and when it was reached."""


class DebugTimings(WireModel):
    """When the request reached a stage.

    Sources: openrouter.
    """

    event: DebugTimingPoint
    """The stage reached."""

    start_ms: int
    """Start time in milliseconds; its zero point is not documented."""

    epoch_ms: int
    """Time in Unix milliseconds."""


class ResponseDebugEvent(BaseEvent):
    """OpenRouter reports what it sent to the provider, or when a stage of the request was
    reached; sent only if the request asked for debugging.

    Wire type: ``response.debug``.

    Sources: openrouter.
    """

    type: Literal["response.debug"] = "response.debug"
    """Tells the kind of the event."""

    debug: DebugInfo
    """What is reported."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
