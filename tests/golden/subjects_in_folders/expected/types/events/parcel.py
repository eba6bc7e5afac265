# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Events of parcels."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..places.all import PlaceDict
    from ..things import ParcelDict


class ParcelLostEventDict(TypedDict):
    """The parcel cannot be found.

    Wire type: ``parcel.lost``.

    Sources: handbook.
    """

    type: Literal["parcel.lost"]
    """Tells the kind of the event."""

    place: NotRequired["PlaceDict"]
    """Where it was last."""

    parcel: "ParcelDict"
    """The parcel."""
