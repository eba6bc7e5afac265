# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What error codes mean, and how a failure that the stream reports becomes an exception.

Nothing here needs pydantic.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, cast

if TYPE_CHECKING:
    from ._model import BaseEvent


class ErrorCode(NamedTuple):
    """What an error code means to a caller, and whether the same request can succeed when sent again."""

    code: str
    summary: str
    retryable: bool


ERROR_CODES: Mapping[str, ErrorCode] = MappingProxyType(
    {
        "server_error": ErrorCode(
            "server_error",
            "Something failed on the server; try again after a pause.",
            True,
        ),
        "rate_limit_exceeded": ErrorCode(
            "rate_limit_exceeded",
            "Too many requests in a short time; wait, then try again.",
            True,
        ),
        "invalid_prompt": ErrorCode(
            "invalid_prompt",
            "The prompt was not accepted; change the input before sending it again.",
            False,
        ),
        "data_residency_mismatch": ErrorCode(
            "data_residency_mismatch",
            "The request conflicts with the rules on the region where its data must stay.",
            False,
        ),
        "bio_policy": ErrorCode(
            "bio_policy",
            "Blocked under the policy on biological risks; change the request.",
            False,
        ),
        "misalignment_policy_violation": ErrorCode(
            "misalignment_policy_violation",
            "Stopped because the model's actions may go against what was intended; see the misalignment details.",
            False,
        ),
        "vector_store_timeout": ErrorCode(
            "vector_store_timeout",
            "A vector store took too long to answer; try again.",
            True,
        ),
        "invalid_image": ErrorCode(
            "invalid_image",
            "An input image cannot be used; send another one.",
            False,
        ),
        "invalid_image_format": ErrorCode(
            "invalid_image_format",
            "An input image has a format that is not accepted; convert it.",
            False,
        ),
        "invalid_base64_image": ErrorCode(
            "invalid_base64_image",
            "An input image is not valid Base64; encode it again.",
            False,
        ),
        "invalid_image_url": ErrorCode(
            "invalid_image_url",
            "The address of an input image is not a usable URL; correct it.",
            False,
        ),
        "image_too_large": ErrorCode(
            "image_too_large",
            "An input image exceeds the size limit; scale it down.",
            False,
        ),
        "image_too_small": ErrorCode(
            "image_too_small",
            "An input image is below the least size; send a larger one.",
            False,
        ),
        "image_parse_error": ErrorCode(
            "image_parse_error",
            "An input image could not be decoded; check that the file is intact.",
            False,
        ),
        "image_content_policy_violation": ErrorCode(
            "image_content_policy_violation",
            "An input image breaks the content policy; remove or replace it.",
            False,
        ),
        "invalid_image_mode": ErrorCode(
            "invalid_image_mode",
            "An input image uses a color mode that is not accepted; convert it.",
            False,
        ),
        "image_file_too_large": ErrorCode(
            "image_file_too_large",
            "The file of an input image has too many bytes; compress it.",
            False,
        ),
        "unsupported_image_media_type": ErrorCode(
            "unsupported_image_media_type",
            "The media type of an input image is not accepted; convert it.",
            False,
        ),
        "empty_image_file": ErrorCode(
            "empty_image_file",
            "The file of an input image holds no data; upload it again.",
            False,
        ),
        "failed_to_download_image": ErrorCode(
            "failed_to_download_image",
            "An input image could not be fetched from its URL; check the address or try again.",
            True,
        ),
        "image_file_not_found": ErrorCode(
            "image_file_not_found",
            "The file of an input image does not exist; check its id.",
            False,
        ),
        "cyber_policy": ErrorCode(
            "cyber_policy",
            "Blocked under the policy on cybersecurity risks; change the request.",
            False,
        ),
        "permission_denied": ErrorCode(
            "permission_denied",
            "The key or account may not do this; check its rights.",
            False,
        ),
        "insufficient_quota": ErrorCode(
            "insufficient_quota",
            "The account's quota is used up; check its plan and billing before going on.",
            False,
        ),
        "context_length_exceeded": ErrorCode(
            "context_length_exceeded",
            "The input does not fit the model's context window; shorten it.",
            False,
        ),
        "model_not_found": ErrorCode(
            "model_not_found",
            "The model does not exist or is closed to this account; check its name.",
            False,
        ),
        "max_tokens_exceeded": ErrorCode(
            "max_tokens_exceeded",
            "The request asks for more output tokens than allowed; lower its limit.",
            False,
        ),
        "token_limit_exceeded": ErrorCode(
            "token_limit_exceeded",
            "The request goes over a limit on tokens; make it smaller.",
            False,
        ),
        "string_too_long": ErrorCode(
            "string_too_long",
            "A string in the request is longer than allowed; shorten it.",
            False,
        ),
        "authentication": ErrorCode(
            "authentication",
            "The API key is missing or not valid; check it.",
            False,
        ),
        "payment_required": ErrorCode(
            "payment_required",
            "The account lacks credit for the request; add some.",
            False,
        ),
        "provider_overloaded": ErrorCode(
            "provider_overloaded",
            "The provider behind the model is too busy; try again or choose another one.",
            True,
        ),
        "provider_unavailable": ErrorCode(
            "provider_unavailable",
            "The provider behind the model cannot be reached; try again or choose another one.",
            True,
        ),
        "invalid_request": ErrorCode(
            "invalid_request",
            "The request is malformed or not allowed; correct it.",
            False,
        ),
        "not_found": ErrorCode(
            "not_found",
            "What the request names does not exist; check model and ids.",
            False,
        ),
        "precondition_failed": ErrorCode(
            "precondition_failed",
            "A condition for the request is not met; fulfill it first.",
            False,
        ),
        "payload_too_large": ErrorCode(
            "payload_too_large",
            "The request body has too many bytes; make it smaller.",
            False,
        ),
        "unprocessable": ErrorCode(
            "unprocessable",
            "The request is well formed but cannot be carried out; change its content.",
            False,
        ),
        "content_policy_violation": ErrorCode(
            "content_policy_violation",
            "The content breaks a policy; change the request.",
            False,
        ),
        "refusal": ErrorCode(
            "refusal",
            "The model declined to answer; rephrase the request.",
            False,
        ),
        "unsupported_image_format": ErrorCode(
            "unsupported_image_format",
            "An input image has a format that is not accepted; convert it.",
            False,
        ),
        "image_not_found": ErrorCode(
            "image_not_found",
            "An input image does not exist; check its address or id.",
            False,
        ),
        "image_download_failed": ErrorCode(
            "image_download_failed",
            "An input image could not be fetched; check its address or try again.",
            True,
        ),
        "server": ErrorCode(
            "server",
            "Something failed on the server; try again after a pause.",
            True,
        ),
        "timeout": ErrorCode(
            "timeout",
            "The request took too long; try again, perhaps with a smaller one.",
            True,
        ),
        "unmapped": ErrorCode(
            "unmapped",
            "An error that OpenRouter has no category for; read the message.",
            False,
        ),
        "model_error": ErrorCode(
            "model_error",
            "The model failed while it produced the response; try again.",
            True,
        ),
        "too_many_requests": ErrorCode(
            "too_many_requests",
            "Too many requests in a short time; wait, then try again.",
            True,
        ),
        "invalid_request_error": ErrorCode(
            "invalid_request_error",
            "The request cannot be accepted as it is, such as an input that is too long; correct it.",
            False,
        ),
    }
)
"""Every error code that the API documents, by its wire value."""


class Failure(NamedTuple):
    """A failure as an event tells it. Each part is None where the event does not say.

    ``retryable`` comes from ERROR_CODES and is None for a code that is not listed there.
    """

    code: str | None
    message: str | None
    param: str | None
    retryable: bool | None


class StreamFailedError(Exception):
    """An event reported a failure. ``event`` is that event; the rest are the parts of ``Failure``."""

    def __init__(self, event: BaseEvent, failure: Failure) -> None:
        self.event = event
        self.code, self.message, self.param, self.retryable = failure
        told = [part for part in (failure.code, failure.message) if part]
        super().__init__(": ".join(told) or f"the stream reported {type(event).__name__}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (
            self.event,
            Failure(self.code, self.message, self.param, self.retryable),
        )


_Paths = tuple[tuple[str, ...], ...]

# The events that report a failure: class to (raised only when asked, paths to code, message, param).
_FAILURES: dict[str, tuple[bool, _Paths, _Paths, _Paths]] = {
    "ErrorEvent": (
        False,
        (("code",), ("error", "code")),
        (("message",), ("error", "message"), ("error",)),
        (("param",), ("error", "param")),
    ),
    "ResponseIncompleteEvent": (True, (("response", "incomplete_details", "reason"),), (), ()),
    "ResponseFailedEvent": (
        False,
        (("response", "error", "code"),),
        (("response", "error", "message"),),
        (),
    ),
}


def failure_of(event: BaseEvent) -> Failure | None:
    """The failure that an event reports, whichever shape it came in; None for any other event."""
    entry = _entry_of(event)
    if entry is None:
        return None
    data = event.to_dict()
    code, message, param = (_first(data, paths) for paths in entry[1:])
    known = ERROR_CODES.get(code) if code is not None else None
    return Failure(code, message, param, known.retryable if known is not None else None)


def raise_for_failure(event: BaseEvent, *, optional: bool = False) -> None:
    """Raise StreamFailedError if the event reports a failure; do nothing otherwise.
    With ``optional`` true, ``response.incomplete`` count as well.
    """
    entry = _entry_of(event)
    if entry is not None and (optional or not entry[0]):
        failure = failure_of(event)
        if failure is not None:
            raise StreamFailedError(event, failure)


def _entry_of(event: BaseEvent) -> tuple[bool, _Paths, _Paths, _Paths] | None:
    """What is known of a failure event, or of one that a class of yours is derived from."""
    return next(
        (_FAILURES[base.__name__] for base in type(event).__mro__ if base.__name__ in _FAILURES),
        None,
    )


def _first(data: dict[str, Any], paths: _Paths) -> str | None:
    for path in paths:
        value: Any = data
        for step in path:
            value = cast("dict[str, Any]", value).get(step) if isinstance(value, dict) else None
        if isinstance(value, str):
            return value
        if (
            isinstance(value, int) and not isinstance(value, bool) and value.bit_length() < 64
        ):  # an HTTP status
            return str(value)
    return None
