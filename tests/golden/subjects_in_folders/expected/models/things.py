# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What events carry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._model import WireModel

if TYPE_CHECKING:
    from .places.all import Place
    from .places.belt.one import Belt


class Parcel(WireModel):
    """A parcel.

    Sources: handbook.
    """

    place: Place | None = None
    """Where it is."""

    holder: Belt | None = None
    """What holds it."""
