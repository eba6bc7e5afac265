# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Boxes."""

from typing import TYPE_CHECKING, TypeAlias

from ._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from .lids import AirDict, LidDict, PackedDict


class BoxDict(TypedDict):
    """A box.

    Sources: handbook.
    """

    lid: "LidDict | None"
    """It may be open."""

    inside: "list[BoxDict]"
    """What is in it."""

    rooms: NotRequired["dict[str, BoxDict]"]
    """Boxes by name."""

    content: "ContentDict"
    """What is in it, told apart."""


ContentDict: TypeAlias = "AirDict | PackedDict"
"""What can be in a box.

Told apart by ``type``.
"""
