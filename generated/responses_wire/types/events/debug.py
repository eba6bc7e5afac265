# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Debugging details that OpenRouter adds to a stream on request."""

from typing import TYPE_CHECKING, Any, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.events.debug import DebugTimingPoint
    from ..items.agent import AgentDict


class DebugInfoDict(TypedDict):
    """Details about the request that OpenRouter made on the caller's behalf.

    Sources: openrouter.
    """

    echo_upstream_body: NotRequired[dict[str, Any] | None]
    """JSON body of the request as it was sent to the provider."""

    timings: NotRequired["DebugTimingsDict | None"]
    """A stage of the request and when it was reached."""


class DebugTimingsDict(TypedDict):
    """When the request reached a stage.

    Sources: openrouter.
    """

    event: "DebugTimingPoint"
    """The stage reached."""

    start_ms: int
    """Start time in milliseconds; its zero point is not documented."""

    epoch_ms: int
    """Time in Unix milliseconds."""


class ResponseDebugEventDict(TypedDict):
    """OpenRouter reports what it sent to the provider, or when a stage of the request was
    reached; sent only if the request asked for debugging.

    Wire type: ``response.debug``.

    Sources: openrouter.
    """

    type: Literal["response.debug"]
    """Tells the kind of the event."""

    debug: "DebugInfoDict"
    """What is reported."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
