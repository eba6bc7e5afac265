# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Why a response failed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.errors.codes import ResponseErrorCode
    from ...enums.errors.types import ErrorType
    from ...enums.response.error import MisalignmentType
    from .alignment import Alignment


class ResponseError(WireModel):
    """Says what went wrong; set when the status is failed.

    Sources: openai, openrouter, openresponses.
    """

    code: ResponseErrorCode | int | None = None
    """Tells programs what went wrong."""

    message: str
    """Tells people what went wrong."""

    type: ErrorType | None = None
    """The broad class of the error, or null if it was not kept. Sources: openai."""

    param: str | dict[str, Any] | None = None
    """The parameter of the request that caused the error, or null if none is known. Sources:
    openai.
    """

    misalignment: Misalignment | None = None
    """More about a stop for suspected misalignment. Sources: openai."""

    metadata: ResponseErrorMetadata | None = None
    """What OpenRouter adds to the error. Sources: openrouter."""


class Misalignment(WireModel):
    """Why the model was stopped when its actions looked contrary to what the user wants.

    Sources: openai.
    """

    detailed_explanation: str | None = None
    """Tells people in detail why the run was stopped."""

    error_type: MisalignmentType | None = None
    """What kind of unwanted action is suspected."""

    review_target: str | None = None
    """Opaque token for letting the reviewed action go ahead; null if that is not possible."""

    steer: MisalignmentSteer | None = None
    """How the model may be told to carry on."""


class MisalignmentSteer(WireModel):
    """An instruction with which work can go on after a stop for misalignment.

    Sources: openai.
    """

    message: str
    """The instruction's text, fit to be shown."""


class ResponseErrorMetadata(WireModel):
    """Further facts that OpenRouter attaches to an error.

    Sources: openrouter.
    """

    alignment: Alignment | None = None
    """The verdicts that led to the error, if the alignment plugin raised it."""
