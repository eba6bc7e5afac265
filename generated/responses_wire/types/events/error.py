# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Errors reported in the middle of a stream."""

from typing import TYPE_CHECKING, Any, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.errors.codes import ResponseErrorCode
    from ...enums.errors.types import ErrorType
    from ..items.agent import AgentDict


class ErrorPayloadDict(TypedDict):
    """Details of an error, nested in its event.

    Sources: openresponses, observed.
    """

    type: NotRequired["ErrorType | None"]
    """Broad kind of error."""

    code: NotRequired["ResponseErrorCode | int | None"]
    """What exactly went wrong, as a code that a program can compare."""

    message: str
    """What went wrong, in words."""

    param: NotRequired[str | dict[str, Any] | None]
    """Request parameter that caused the error, or null if none did."""

    headers: NotRequired[dict[str, str] | None]
    """HTTP headers that belong to the error, by name."""


class ErrorEventDict(TypedDict):
    """Something went wrong while the response was streamed. The details stand either on the
    event itself or under error.

    Wire type: ``error``.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["error"]
    """Tells the kind of the event."""

    code: NotRequired["ResponseErrorCode | int | None"]
    """What went wrong, as a code that a program can compare. Sources: openai, openrouter."""

    message: NotRequired[str | None]
    """What went wrong, in words. Sources: openai, openrouter."""

    param: NotRequired[str | dict[str, Any] | None]
    """Request parameter that caused the error, or null if none did. Sources: openai, openrouter."""

    error: NotRequired["ErrorPayloadDict | str | None"]
    """The details, where the server nests them: an object, or a mere text from some servers.
    Sources: openresponses, observed.
    """

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
