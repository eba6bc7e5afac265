# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Events of parcels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import BaseEvent

if TYPE_CHECKING:
    from ..places.all import Place
    from ..things import Parcel


class ParcelLostEvent(BaseEvent):
    """The parcel cannot be found.

    Wire type: ``parcel.lost``.

    Sources: handbook.
    """

    type: Literal["parcel.lost"] = "parcel.lost"
    """Tells the kind of the event."""

    place: Place | None = None
    """Where it was last."""

    parcel: Parcel
    """The parcel."""
