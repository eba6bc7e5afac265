# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""How prompts are cached, and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownPromptCacheMode: TypeAlias = Literal[
    "explicit",
    "implicit",
]
"""The known values of PromptCacheMode.

- ``explicit``: Only breakpoints that the caller set are used.

- ``implicit``: The server adds a breakpoint of its own to those the caller set.
"""

PromptCacheMode: TypeAlias = KnownPromptCacheMode | str
"""Who places the breakpoints at which a prompt is cached. A server may send further values."""


def is_known_prompt_cache_mode(value: object) -> TypeIs[KnownPromptCacheMode]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownPromptCacheMode)


KnownPromptCacheTtl: TypeAlias = Literal[
    "30m",
    "12h",
]
"""The known values of PromptCacheTtl.

- ``30m``: At least 30 minutes.

- ``12h``: At least 12 hours.
"""

PromptCacheTtl: TypeAlias = KnownPromptCacheTtl | str
"""Shortest time for which a cached prompt prefix is kept. A server may send further values."""


def is_known_prompt_cache_ttl(value: object) -> TypeIs[KnownPromptCacheTtl]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownPromptCacheTtl)


KnownPromptCacheRetention: TypeAlias = Literal[
    "in_memory",
    "24h",
]
"""The known values of PromptCacheRetention.

- ``in_memory``: Kept in memory only, without extended retention.

- ``24h``: Kept for up to 24 hours.
"""

PromptCacheRetention: TypeAlias = KnownPromptCacheRetention | str
"""Longest time for which a cached prompt prefix is kept. A server may send further values."""


def is_known_prompt_cache_retention(value: object) -> TypeIs[KnownPromptCacheRetention]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownPromptCacheRetention)
