# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What follows what."""

from typing import Literal

from ._compat import TypedDict


class ParcelTakenEventDict(TypedDict):
    """The parcel is on its way.

    Wire type: ``parcel.taken``.

    Sources: handbook.
    """

    type: Literal["parcel.taken"]
    """Tells the kind of the event."""


class ParcelMovedEventDict(TypedDict):
    """It has moved.

    Wire type: ``parcel.moved``. After: ``parcel.taken``.

    Sources: handbook.
    """

    type: Literal["parcel.moved"]
    """Tells the kind of the event."""


class ParcelDeliveredEventDict(TypedDict):
    """It is there.

    Wire type: ``parcel.delivered``. It ends the stream. After: ``parcel.taken``,
    ``parcel.moved``.

    Sources: handbook.
    """

    type: Literal["parcel.delivered"]
    """Tells the kind of the event."""
