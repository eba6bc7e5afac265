# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Codes that say why a response or a stream failed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownResponseErrorCode: TypeAlias = Literal[
    "server_error",
    "rate_limit_exceeded",
    "invalid_prompt",
    "data_residency_mismatch",
    "bio_policy",
    "misalignment_policy_violation",
    "vector_store_timeout",
    "invalid_image",
    "invalid_image_format",
    "invalid_base64_image",
    "invalid_image_url",
    "image_too_large",
    "image_too_small",
    "image_parse_error",
    "image_content_policy_violation",
    "invalid_image_mode",
    "image_file_too_large",
    "unsupported_image_media_type",
    "empty_image_file",
    "failed_to_download_image",
    "image_file_not_found",
    "cyber_policy",
    "permission_denied",
    "insufficient_quota",
    "context_length_exceeded",
    "model_not_found",
]
"""The known values of ResponseErrorCode.

- ``server_error``: Something failed on the server; try again after a pause. A retry can help.

- ``rate_limit_exceeded``: Too many requests or tokens in a short time; wait, then try again. A
retry can help.

- ``invalid_prompt``: The prompt was not accepted; change the input before sending it again. A
retry does not help.

- ``data_residency_mismatch``: The request conflicts with the rules on the region where its data
must stay. A retry does not help.

- ``bio_policy``: Blocked under the policy on biological risks; change the request. A retry does
not help.

- ``misalignment_policy_violation``: Stopped because the model's actions may go against what was
intended; see the misalignment details. A retry does not help.

- ``vector_store_timeout``: A vector store took too long to answer; try again. A retry can help.

- ``invalid_image``: An input image cannot be used; send another one. A retry does not help.

- ``invalid_image_format``: An input image has a format that is not accepted; convert it. A retry
does not help.

- ``invalid_base64_image``: An input image is not valid Base64; encode it again. A retry does not
help.

- ``invalid_image_url``: The address of an input image is not a usable URL; correct it. A retry
does not help.

- ``image_too_large``: An input image exceeds the size limit; scale it down. A retry does not
help.

- ``image_too_small``: An input image is below the least size; send a larger one. A retry does
not help.

- ``image_parse_error``: An input image could not be decoded; check that the file is intact. A
retry does not help.

- ``image_content_policy_violation``: An input image breaks the content policy; remove or replace
it. A retry does not help.

- ``invalid_image_mode``: An input image uses a color mode that is not accepted; convert it. A
retry does not help.

- ``image_file_too_large``: The file of an input image has too many bytes; compress it. A retry
does not help.

- ``unsupported_image_media_type``: The media type of an input image is not accepted; convert it.
A retry does not help.

- ``empty_image_file``: The file of an input image holds no data; upload it again. A retry does
not help.

- ``failed_to_download_image``: An input image could not be fetched from its URL; check the
address or try again. A retry can help.

- ``image_file_not_found``: The file of an input image does not exist; check its id. A retry does
not help.

- ``cyber_policy``: Blocked under the policy on cybersecurity risks; change the request. A retry
does not help.

- ``permission_denied``: The key or account may not do this; check its rights. A retry does not
help.

- ``insufficient_quota``: The account's quota is used up; check its plan and billing before going
on. A retry does not help.

- ``context_length_exceeded``: The input does not fit the model's context window; shorten it. A
retry does not help.

- ``model_not_found``: The model does not exist or is closed to this account; check its name. A
retry does not help.
"""

ResponseErrorCode: TypeAlias = KnownResponseErrorCode | str
"""Why a response could not be made, or why the stream broke off. A server may send further
values.
"""


def is_known_response_error_code(value: object) -> TypeIs[KnownResponseErrorCode]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownResponseErrorCode)
