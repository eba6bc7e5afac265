# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What happens to a parcel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from .. import _compile
from .._model import BaseEvent, UnknownMember, WireModel


class Person(WireModel):
    """A human being.

    Sources: handbook.
    """

    type: Literal["person"] = "person"
    """Tells it apart."""

    name: str
    """What they are called."""


class Robot(WireModel):
    """A machine.

    Sources: handbook.
    """

    type: Literal["robot", "cobot"]
    """Two words for the same."""

    serial: int | None = None
    """Its number."""


class Hand(WireModel):
    """A hand.

    Sources: handbook.
    """

    type: Literal["hand"] = "hand"
    """Need not be given."""


class Hook(WireModel):
    """A hook.

    Sources: handbook.
    """

    type: Literal["hook"] = "hook"
    """Tells it apart."""


class ParcelTouchedEvent(BaseEvent):
    """Somebody or something has touched it.

    Wire type: ``parcel.touched``.

    Sources: handbook.
    """

    type: Literal["parcel.touched"] = "parcel.touched"
    """Tells the kind of the event."""

    by: Toucher
    """Who has touched it."""

    history: list[Toucher] | None = None
    """Who did so before."""

    tool: Tool | None
    """What it was touched with."""

    tools: dict[str, Tool] | None = None
    """Others at hand."""


class UnknownToucher(UnknownMember):
    """A member of Toucher whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    Toucher: TypeAlias = Person | Robot | UnknownToucher
    """Somebody who touches parcels.

    Told apart by ``type``.
    """

    Tool: TypeAlias = Hand | Hook
    """A thing to touch parcels with.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
