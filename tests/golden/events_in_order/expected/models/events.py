# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What follows what."""

from __future__ import annotations

from typing import Literal

from .._model import BaseEvent


class ParcelTakenEvent(BaseEvent):
    """The parcel is on its way.

    Wire type: ``parcel.taken``.

    Sources: handbook.
    """

    type: Literal["parcel.taken"] = "parcel.taken"
    """Tells the kind of the event."""


class ParcelMovedEvent(BaseEvent):
    """It has moved.

    Wire type: ``parcel.moved``. After: ``parcel.taken``.

    Sources: handbook.
    """

    type: Literal["parcel.moved"] = "parcel.moved"
    """Tells the kind of the event."""


class ParcelDeliveredEvent(BaseEvent):
    """It is there.

    Wire type: ``parcel.delivered``. It ends the stream. After: ``parcel.taken``,
    ``parcel.moved``.

    Sources: handbook.
    """

    type: Literal["parcel.delivered"] = "parcel.delivered"
    """Tells the kind of the event."""
