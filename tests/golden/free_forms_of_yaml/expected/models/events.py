# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Quotes, where they are not needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from .._model import BaseEvent

if TYPE_CHECKING:
    from ..enums.events import NoYes


class ParcelLostEvent(BaseEvent):
    """A folded text over two lines.

    Wire type: ``parcel.lost``.

    Sources: handbook.
    """

    type: Literal["parcel.lost"] = "parcel.lost"
    """Tells the kind of the event."""

    note: str | None = None
    """A block of text. With a second paragraph."""

    on: list[NoYes]
    """A word that YAML 1.1 takes for a boolean."""

    date: str | None = None
    """A date is a string. Default: ``"2020-01-01"``."""

    time: str | None = None
    """And so is a time. Default: ``"12:30:45"``."""

    octal: int | None = None
    """A number in decimal. Default: ``12``."""

    big: int | float | None = None
    """A float. Default: ``1000.0``."""
