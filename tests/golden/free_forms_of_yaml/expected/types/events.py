# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Quotes, where they are not needed."""

from typing import TYPE_CHECKING, Literal

from ._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..enums.events import NoYes


class ParcelLostEventDict(TypedDict):
    """A folded text over two lines.

    Wire type: ``parcel.lost``.

    Sources: handbook.
    """

    type: Literal["parcel.lost"]
    """Tells the kind of the event."""

    note: NotRequired[str | None]
    """A block of text. With a second paragraph."""

    on: "list[NoYes]"
    """A word that YAML 1.1 takes for a boolean."""

    date: NotRequired[str]
    """A date is a string. Default: ``"2020-01-01"``."""

    time: NotRequired[str]
    """And so is a time. Default: ``"12:30:45"``."""

    octal: NotRequired[int]
    """A number in decimal. Default: ``12``."""

    big: NotRequired[int | float]
    """A float. Default: ``1000.0``."""
