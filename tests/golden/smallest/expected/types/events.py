# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""All that can happen."""

from typing import Literal

from ._compat import TypedDict


class ParcelLostEventDict(TypedDict):
    """The parcel cannot be found.

    Wire type: ``parcel.lost``.

    Sources: handbook.
    """

    type: Literal["parcel.lost"]
    """Tells the kind of the event."""
