# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Quotes, where they are not needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownNoYes: TypeAlias = Literal[
    "no",
    "yes",
    "off",
    "on",
    "null",
    "true",
    "1",
    "1.0",
    "~",
]
"""The known values of NoYes.

- ``no``: No.

- ``yes``: Yes.

- ``off``: Off.

- ``on``: On.

- ``null``: Null.

- ``true``: True.

- ``1``: One.

- ``1.0``: One again.

- ``~``: Tilde.
"""

NoYes: TypeAlias = KnownNoYes | str
"""Words that are no booleans here, and numbers that are no numbers. A server may send further
values.
"""


def is_known_no_yes(value: object) -> TypeIs[KnownNoYes]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownNoYes)
