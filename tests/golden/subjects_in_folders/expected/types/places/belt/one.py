# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""A belt is a place too."""

from typing import TYPE_CHECKING, Literal

from ..._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..all import PlaceDict


class BeltDict(TypedDict):
    """A belt.

    Sources: handbook.
    """

    type: Literal["belt"]
    """Tells it apart."""

    next: NotRequired["PlaceDict"]
    """Where it leads."""
