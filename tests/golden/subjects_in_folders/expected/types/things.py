# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What events carry."""

from typing import TYPE_CHECKING

from ._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from .places.all import PlaceDict
    from .places.belt.one import BeltDict


class ParcelDict(TypedDict):
    """A parcel.

    Sources: handbook.
    """

    place: NotRequired["PlaceDict"]
    """Where it is."""

    holder: NotRequired["BeltDict"]
    """What holds it."""
