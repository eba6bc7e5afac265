# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Events of sorting belts."""

from typing import TYPE_CHECKING, Literal

from ..._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ....enums.events.belts.sorting import StopCause
    from ...places.all import PlaceDict
    from ...things import ParcelDict


class BeltStoppedEventDict(TypedDict):
    """The belt stands still.

    Wire type: ``belt.stopped``.

    Sources: handbook.
    """

    type: Literal["belt.stopped"]
    """Tells the kind of the event."""

    on_it: NotRequired["list[ParcelDict]"]
    """What lies on it."""

    at: NotRequired["PlaceDict"]
    """Where it stands."""

    why: NotRequired["StopCause"]
    """Why."""
