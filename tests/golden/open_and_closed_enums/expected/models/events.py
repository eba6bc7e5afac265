# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What happens to a parcel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from .._model import BaseEvent

if TYPE_CHECKING:
    from ..enums.events import BeltSide, ParcelStatus, SizeXXL


class ParcelMovedEvent(BaseEvent):
    """The parcel is somewhere else.

    Wire type: ``parcel.moved``.

    Sources: handbook.
    """

    type: Literal["parcel.moved"] = "parcel.moved"
    """Tells the kind of the event."""

    status: ParcelStatus
    """Where it stands."""

    side: BeltSide
    """Which side of the belt."""

    earlier: list[ParcelStatus] | None = None
    """What it was before."""

    other_side: BeltSide | None = None
    """The side that it came from."""

    size: SizeXXL | None = None
    """How large it is."""
