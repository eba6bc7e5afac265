# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Objects of which some do not tell what they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from .. import _compile
from .._model import BaseEvent, UnknownMember, WireModel


class Shop(WireModel):
    """A shop.

    Sources: handbook.
    """

    type: Literal["shop"] = "shop"
    """Tells it apart."""


class House(WireModel):
    """A house, which need not say so.

    Sources: handbook.
    """

    type: Literal["house"] | None = "house"
    """May be absent."""

    street: str
    """Where it stands."""


class AddressChangedEvent(BaseEvent):
    """The parcel goes elsewhere.

    Wire type: ``address.changed``.

    Sources: handbook.
    """

    type: Literal["address.changed"] = "address.changed"
    """Tells the kind of the event."""

    to: Place
    """Where to."""

    via: list[Stop] | None = None
    """The stops on the way."""


class UnknownPlace(UnknownMember):
    """A member of Place whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    Place: TypeAlias = Shop | House | UnknownPlace
    """A place.

    Told apart by ``type``.
    """

    Stop: TypeAlias = Shop | House
    """A stop on the way.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
