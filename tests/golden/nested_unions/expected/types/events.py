# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Unions among the members of unions."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from ._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from .shelves import ShelfDict


class GripDict(TypedDict):
    """It grips.

    Sources: handbook.
    """

    type: Literal["grip"]
    """Tells it apart."""

    inner: NotRequired["HolderDict"]
    """What is in the grip."""


class BeltDict(TypedDict):
    """It moves.

    Sources: handbook.
    """

    type: Literal["belt"]
    """Tells it apart."""


class PersonDict(TypedDict):
    """Somebody.

    Sources: handbook.
    """

    type: Literal["person"]
    """Tells it apart."""


class ParcelHeldEventDict(TypedDict):
    """Something holds the parcel.

    Wire type: ``parcel.held``.

    Sources: handbook.
    """

    type: Literal["parcel.held"]
    """Tells the kind of the event."""

    holder: "HolderDict"
    """What holds it."""

    machine: NotRequired["MachineDict"]
    """The machine alone."""


class UnknownHolderDict(TypedDict):
    """A member of Holder whose ``type`` is not known yet."""

    type: str
    """The new type."""


HolderDict: TypeAlias = "GripDict | BeltDict | PersonDict | ShelfDict | UnknownHolderDict"
"""Whatever can hold a parcel.

Told apart by ``type``.
"""

MachineDict: TypeAlias = "GripDict | BeltDict"
"""A machine.

Told apart by ``type``.
"""
