# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Where parcels rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from .._model import WireModel

if TYPE_CHECKING:
    from .events import Holder


class Shelf(WireModel):
    """It stands.

    Sources: handbook.
    """

    type: Literal["shelf"] = "shelf"
    """Tells it apart."""

    next: Holder | None = None
    """What stands beside it."""
