# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""A belt is a place too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ...._model import WireModel

if TYPE_CHECKING:
    from ..all import Place


class Belt(WireModel):
    """A belt.

    Sources: handbook.
    """

    type: Literal["belt"] = "belt"
    """Tells it apart."""

    next: Place | None = None
    """Where it leads."""
