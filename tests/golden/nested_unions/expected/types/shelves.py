# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Where parcels rest."""

from typing import TYPE_CHECKING, Literal

from ._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from .events import HolderDict


class ShelfDict(TypedDict):
    """It stands.

    Sources: handbook.
    """

    type: Literal["shelf"]
    """Tells it apart."""

    next: NotRequired["HolderDict | None"]
    """What stands beside it."""
