# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Unions among the members of unions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from .. import _compile
from .._model import BaseEvent, UnknownMember, WireModel

if TYPE_CHECKING:
    from .shelves import Shelf


class Grip(WireModel):
    """It grips.

    Sources: handbook.
    """

    type: Literal["grip"] = "grip"
    """Tells it apart."""

    inner: Holder | None = None
    """What is in the grip."""


class Belt(WireModel):
    """It moves.

    Sources: handbook.
    """

    type: Literal["belt"] = "belt"
    """Tells it apart."""


class Person(WireModel):
    """Somebody.

    Sources: handbook.
    """

    type: Literal["person"] = "person"
    """Tells it apart."""


class ParcelHeldEvent(BaseEvent):
    """Something holds the parcel.

    Wire type: ``parcel.held``.

    Sources: handbook.
    """

    type: Literal["parcel.held"] = "parcel.held"
    """Tells the kind of the event."""

    holder: Holder
    """What holds it."""

    machine: Machine | None = None
    """The machine alone."""


class UnknownHolder(UnknownMember):
    """A member of Holder whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    Holder: TypeAlias = Grip | Belt | Person | Shelf | UnknownHolder
    """Whatever can hold a parcel.

    Told apart by ``type``.
    """

    Machine: TypeAlias = Grip | Belt
    """A machine.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
