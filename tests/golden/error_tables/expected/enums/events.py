# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What can go wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownBeltError: TypeAlias = Literal[
    "jam",
    "power_cut",
]
"""The known values of BeltError.

- ``jam``: Something is stuck. A retry does not help.

- ``power_cut``: No electricity. A retry can help.
"""

BeltError: TypeAlias = KnownBeltError | str
"""Why a belt stops. A server may send further values."""


def is_known_belt_error(value: object) -> TypeIs[KnownBeltError]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownBeltError)


KnownDoorError: TypeAlias = Literal[
    "locked",
    "jam",
]
"""The known values of DoorError.

- ``locked``: Somebody has locked it. Deprecated: Doors have no locks any more. A retry does not
help.

- ``jam``: Stuck as well. A retry can help.
"""

DoorError: TypeAlias = KnownDoorError
"""Why a door stays shut. There are no other values."""


def is_known_door_error(value: object) -> TypeIs[KnownDoorError]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownDoorError)
