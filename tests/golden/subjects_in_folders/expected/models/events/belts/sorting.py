# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Events of sorting belts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ...._model import BaseEvent

if TYPE_CHECKING:
    from ....enums.events.belts.sorting import StopCause
    from ...places.all import Place
    from ...things import Parcel


class BeltStoppedEvent(BaseEvent):
    """The belt stands still.

    Wire type: ``belt.stopped``.

    Sources: handbook.
    """

    type: Literal["belt.stopped"] = "belt.stopped"
    """Tells the kind of the event."""

    on_it: list[Parcel] | None = None
    """What lies on it."""

    at: Place | None = None
    """Where it stands."""

    why: StopCause | None = None
    """Why."""
