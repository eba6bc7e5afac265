# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ... import _compile
from ..._model import UnknownMember, WireModel

if TYPE_CHECKING:
    from .belt.one import Belt


class House(WireModel):
    """A house.

    Sources: handbook.
    """

    type: Literal["house"] = "house"
    """Tells it apart."""


class UnknownPlace(UnknownMember):
    """A member of Place whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    Place: TypeAlias = House | Belt | UnknownPlace
    """A place.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
