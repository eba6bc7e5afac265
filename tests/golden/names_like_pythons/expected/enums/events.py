# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Another such subject."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownInt: TypeAlias = Literal[
    "a",
    "b",
]
"""The known values of Int.

- ``a``: One.

- ``b``: Another.
"""

Int: TypeAlias = KnownInt | str
"""A set of strings. A server may send further values."""


def is_known_int(value: object) -> TypeIs[KnownInt]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownInt)
