# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Errors reported in the middle of a stream."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from ..._model import BaseEvent, WireModel

if TYPE_CHECKING:
    from ...enums.errors.codes import ResponseErrorCode
    from ...enums.errors.types import ErrorType
    from ..items.agent import Agent


class ErrorPayload(WireModel):
    """Details of an error, nested in its event.

    Sources: openresponses, observed.
    """

    type: ErrorType | None = None
    """Broad kind of error."""

    code: ResponseErrorCode | int | None = None
    """What exactly went wrong, as a code that a program can compare."""

    message: str
    """What went wrong, in words."""

    param: str | dict[str, Any] | None = None
    """Request parameter that caused the error, or null if none did."""

    headers: dict[str, str] | None = None
    """HTTP headers that belong to the error, by name."""


class ErrorEvent(BaseEvent):
    """Something went wrong while the response was streamed. The details stand either on the
    event itself or under error.

    Wire type: ``error``.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["error"] = "error"
    """Tells the kind of the event."""

    code: ResponseErrorCode | int | None = None
    """What went wrong, as a code that a program can compare. Sources: openai, openrouter."""

    message: str | None = None
    """What went wrong, in words. Sources: openai, openrouter."""

    param: str | dict[str, Any] | None = None
    """Request parameter that caused the error, or null if none did. Sources: openai, openrouter."""

    error: ErrorPayload | str | None = None
    """The details, where the server nests them: an object, or a mere text from some servers.
    Sources: openresponses, observed.
    """

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
