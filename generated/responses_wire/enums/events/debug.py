# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Debugging details that OpenRouter adds to a stream on request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownDebugTimingPoint: TypeAlias = Literal[
    "adapter_request",
    "upstream_headers_received",
    "first_token_received",
    "upstream_body_ended",
]
"""The known values of DebugTimingPoint.

- ``adapter_request``: The request was handed to the provider's adapter.

- ``upstream_headers_received``: The provider's response headers arrived.

- ``first_token_received``: The first token arrived from the provider.

- ``upstream_body_ended``: The provider's response body ended.
"""

DebugTimingPoint: TypeAlias = KnownDebugTimingPoint | str
"""Stages of a request that OpenRouter times. A server may send further values."""


def is_known_debug_timing_point(value: object) -> TypeIs[KnownDebugTimingPoint]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownDebugTimingPoint)
