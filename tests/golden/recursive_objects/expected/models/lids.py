# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Lids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from .._model import WireModel

if TYPE_CHECKING:
    from .boxes import Box


class Lid(WireModel):
    """A lid.

    Sources: handbook.
    """

    of: Box
    """The box that it is on."""


class Air(WireModel):
    """Nothing.

    Sources: handbook.
    """

    type: Literal["air"] = "air"
    """Tells it apart."""


class Packed(WireModel):
    """Another box.

    Sources: handbook.
    """

    type: Literal["packed"] = "packed"
    """Tells it apart."""

    box: Box
    """That box."""
