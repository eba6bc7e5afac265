# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Items of OpenRouter's server tools for advisors, subagents, memory, MCP, discovery and safety."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownOpenRouterMemoryAction: TypeAlias = Literal[
    "read",
    "write",
    "delete",
]
"""The known values of OpenRouterMemoryAction.

- ``read``: Look up the value of a key.

- ``write``: Store a value under a key.

- ``delete``: Remove a key and its value.
"""

OpenRouterMemoryAction: TypeAlias = KnownOpenRouterMemoryAction | str
"""Kinds of memory access. A server may send further values."""


def is_known_open_router_memory_action(value: object) -> TypeIs[KnownOpenRouterMemoryAction]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownOpenRouterMemoryAction)
