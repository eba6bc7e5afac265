# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Broad classes of errors, next to the more precise codes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownErrorType: TypeAlias = Literal[
    "server_error",
    "invalid_request",
    "not_found",
    "model_error",
    "too_many_requests",
    "invalid_request_error",
    "insufficient_quota",
]
"""The known values of ErrorType.

- ``server_error``: Something failed on the server; try again after a pause. A retry can help.

- ``invalid_request``: The request is malformed or not allowed; correct it. A retry does not
help.

- ``not_found``: What the request names does not exist; check model and ids. A retry does not
help.

- ``model_error``: The model failed while it produced the response; try again. A retry can help.

- ``too_many_requests``: Too many requests in a short time; wait, then try again. A retry can
help.

- ``invalid_request_error``: The request cannot be accepted as it is, such as an input that is
too long; correct it. A retry does not help.

- ``insufficient_quota``: The account's quota is used up; check its plan and billing before going
on. A retry does not help.
"""

ErrorType: TypeAlias = KnownErrorType | str
"""What class of error occurred, and so who can act on it. A server may send further values."""


def is_known_error_type(value: object) -> TypeIs[KnownErrorType]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownErrorType)
