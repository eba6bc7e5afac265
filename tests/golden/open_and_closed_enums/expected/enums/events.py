# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What happens to a parcel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownParcelStatus: TypeAlias = Literal[
    "waiting",
    "on_the_way",
    "lost",
    "Not-A-Name",
    "",
]
"""The known values of ParcelStatus.

- ``waiting``: Nothing has happened yet.

- ``on_the_way``: It is being carried.

- ``lost``: Nobody knows. Deprecated: Use missing.

- ``Not-A-Name``: Values are what they are on the wire.

- ````: Not told.
"""

ParcelStatus: TypeAlias = KnownParcelStatus | str
"""Where a parcel stands. A server may send further values."""


def is_known_parcel_status(value: object) -> TypeIs[KnownParcelStatus]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownParcelStatus)


KnownBeltSide: TypeAlias = Literal[
    "left",
    "right",
]
"""The known values of BeltSide.

- ``left``: The left one.

- ``right``: The right one.
"""

BeltSide: TypeAlias = KnownBeltSide
"""A side of the belt. There are no other values."""


def is_known_belt_side(value: object) -> TypeIs[KnownBeltSide]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownBeltSide)


KnownSizeXXL: TypeAlias = Literal[
    "small",
    "off",
    "1",
]
"""The known values of SizeXXL.

- ``small``: Small.

- ``off``: Not measured.

- ``1``: The first size.
"""

SizeXXL: TypeAlias = KnownSizeXXL | str
"""How large it is. Deprecated: Measure it. A server may send further values."""


def is_known_size_xxl(value: object) -> TypeIs[KnownSizeXXL]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownSizeXXL)
