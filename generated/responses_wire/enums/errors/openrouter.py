# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""OpenRouter's own classification of errors, the same across all of its APIs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownOpenRouterErrorType: TypeAlias = Literal[
    "context_length_exceeded",
    "max_tokens_exceeded",
    "token_limit_exceeded",
    "string_too_long",
    "authentication",
    "permission_denied",
    "payment_required",
    "rate_limit_exceeded",
    "provider_overloaded",
    "provider_unavailable",
    "invalid_request",
    "invalid_prompt",
    "not_found",
    "precondition_failed",
    "payload_too_large",
    "unprocessable",
    "content_policy_violation",
    "refusal",
    "invalid_image",
    "image_too_large",
    "image_too_small",
    "unsupported_image_format",
    "image_not_found",
    "image_download_failed",
    "server",
    "timeout",
    "unmapped",
]
"""The known values of OpenRouterErrorType.

- ``context_length_exceeded``: The input does not fit the model's context window; shorten it. A
retry does not help.

- ``max_tokens_exceeded``: The request asks for more output tokens than allowed; lower its limit.
A retry does not help.

- ``token_limit_exceeded``: The request goes over a limit on tokens; make it smaller. A retry
does not help.

- ``string_too_long``: A string in the request is longer than allowed; shorten it. A retry does
not help.

- ``authentication``: The API key is missing or not valid; check it. A retry does not help.

- ``permission_denied``: The key or account may not do this; check its rights. A retry does not
help.

- ``payment_required``: The account lacks credit for the request; add some. A retry does not
help.

- ``rate_limit_exceeded``: Too many requests in a short time; wait, then try again. A retry can
help.

- ``provider_overloaded``: The provider behind the model is too busy; try again or choose another
one. A retry can help.

- ``provider_unavailable``: The provider behind the model cannot be reached; try again or choose
another one. A retry can help.

- ``invalid_request``: The request is malformed; correct it. A retry does not help.

- ``invalid_prompt``: The prompt was not accepted; change the input before sending it again. A
retry does not help.

- ``not_found``: What the request names does not exist; check model and ids. A retry does not
help.

- ``precondition_failed``: A condition for the request is not met; fulfill it first. A retry does
not help.

- ``payload_too_large``: The request body has too many bytes; make it smaller. A retry does not
help.

- ``unprocessable``: The request is well formed but cannot be carried out; change its content. A
retry does not help.

- ``content_policy_violation``: The content breaks a policy; change the request. A retry does not
help.

- ``refusal``: The model declined to answer; rephrase the request. A retry does not help.

- ``invalid_image``: An input image cannot be used; send another one. A retry does not help.

- ``image_too_large``: An input image exceeds the size limit; scale it down. A retry does not
help.

- ``image_too_small``: An input image is below the least size; send a larger one. A retry does
not help.

- ``unsupported_image_format``: An input image has a format that is not accepted; convert it. A
retry does not help.

- ``image_not_found``: An input image does not exist; check its address or id. A retry does not
help.

- ``image_download_failed``: An input image could not be fetched; check its address or try again.
A retry can help.

- ``server``: Something failed on the server; try again after a pause. A retry can help.

- ``timeout``: The request took too long; try again, perhaps with a smaller one. A retry can
help.

- ``unmapped``: An error that OpenRouter has no category for; read the message. A retry does not
help.
"""

OpenRouterErrorType: TypeAlias = KnownOpenRouterErrorType | str
"""What kind of error occurred, in OpenRouter's terms. A server may send further values."""


def is_known_open_router_error_type(value: object) -> TypeIs[KnownOpenRouterErrorType]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownOpenRouterErrorType)
