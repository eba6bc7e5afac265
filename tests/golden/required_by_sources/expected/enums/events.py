# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Who requires what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownStatus: TypeAlias = Literal[
    "good",
    "odd",
]
"""The known values of Status.

- ``good``: All is well.

- ``odd``: Seen once.
"""

Status: TypeAlias = KnownStatus | str
"""A status. A server may send further values."""


def is_known_status(value: object) -> TypeIs[KnownStatus]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownStatus)
