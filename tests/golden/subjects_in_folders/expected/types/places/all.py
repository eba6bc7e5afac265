# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Places."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._compat import TypedDict

if TYPE_CHECKING:
    from .belt.one import BeltDict


class HouseDict(TypedDict):
    """A house.

    Sources: handbook.
    """

    type: Literal["house"]
    """Tells it apart."""


class UnknownPlaceDict(TypedDict):
    """A member of Place whose ``type`` is not known yet."""

    type: str
    """The new type."""


PlaceDict: TypeAlias = "HouseDict | BeltDict | UnknownPlaceDict"
"""A place.

Told apart by ``type``.
"""
