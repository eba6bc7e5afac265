# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from .. import _compile
from .._model import WireModel

if TYPE_CHECKING:
    from .lids import Air, Lid, Packed


class Box(WireModel):
    """A box.

    Sources: handbook.
    """

    lid: Lid | None
    """It may be open."""

    inside: list[Box]
    """What is in it."""

    rooms: dict[str, Box] | None = None
    """Boxes by name."""

    content: Content
    """What is in it, told apart."""


if TYPE_CHECKING:
    Content: TypeAlias = Air | Packed
    """What can be in a box.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
