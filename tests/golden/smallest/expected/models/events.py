# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""All that can happen."""

from __future__ import annotations

from typing import Literal

from .._model import BaseEvent


class ParcelLostEvent(BaseEvent):
    """The parcel cannot be found.

    Wire type: ``parcel.lost``.

    Sources: handbook.
    """

    type: Literal["parcel.lost"] = "parcel.lost"
    """Tells the kind of the event."""
