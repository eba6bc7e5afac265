# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Objects of which some do not tell what they are."""

from typing import Literal, TypeAlias

from ._compat import NotRequired, TypedDict


class ShopDict(TypedDict):
    """A shop.

    Sources: handbook.
    """

    type: Literal["shop"]
    """Tells it apart."""


class HouseDict(TypedDict):
    """A house, which need not say so.

    Sources: handbook.
    """

    type: NotRequired[Literal["house"] | None]
    """May be absent."""

    street: str
    """Where it stands."""


class AddressChangedEventDict(TypedDict):
    """The parcel goes elsewhere.

    Wire type: ``address.changed``.

    Sources: handbook.
    """

    type: Literal["address.changed"]
    """Tells the kind of the event."""

    to: "PlaceDict"
    """Where to."""

    via: NotRequired["list[StopDict]"]
    """The stops on the way."""


class UnknownPlaceDict(TypedDict):
    """A member of Place whose ``type`` is not known yet."""

    type: str
    """The new type."""


PlaceDict: TypeAlias = "ShopDict | HouseDict | UnknownPlaceDict"
"""A place.

Told apart by ``type``.
"""

StopDict: TypeAlias = "ShopDict | HouseDict"
"""A stop on the way.

Told apart by ``type``.
"""
