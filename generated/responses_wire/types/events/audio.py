# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Spoken output and its transcript."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..items.agent import AgentDict


class ResponseAudioDeltaEventDict(TypedDict):
    """More spoken output is available.

    Wire type: ``response.audio.delta``. After: ``response.created``.

    Sources: openai.
    """

    type: Literal["response.audio.delta"]
    """Tells the kind of the event."""

    delta: str
    """Next audio bytes, in Base64."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response."""


class ResponseAudioDoneEventDict(TypedDict):
    """The spoken output is complete; no more audio follows.

    Wire type: ``response.audio.done``. After: ``response.created``.

    Sources: openai.
    """

    type: Literal["response.audio.done"]
    """Tells the kind of the event."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response."""


class ResponseAudioTranscriptDeltaEventDict(TypedDict):
    """More of the transcript of the spoken output is available.

    Wire type: ``response.audio.transcript.delta``. After: ``response.created``.

    Sources: openai.
    """

    type: Literal["response.audio.transcript.delta"]
    """Tells the kind of the event."""

    delta: str
    """Text to append to the transcript."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response."""


class ResponseAudioTranscriptDoneEventDict(TypedDict):
    """The transcript of the spoken output is complete.

    Wire type: ``response.audio.transcript.done``. After: ``response.created``.

    Sources: openai.
    """

    type: Literal["response.audio.transcript.done"]
    """Tells the kind of the event."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response."""
