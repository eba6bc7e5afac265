# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Wire types that do not look like names."""

from typing import Literal

from ._compat import TypedDict


class ParcelLostEventDict(TypedDict):
    """A slash.

    Wire type: ``parcel/lost``.

    Sources: handbook.
    """

    type: Literal["parcel/lost"]
    """Tells the kind of the event."""


class PARCELFOUNDEventDict(TypedDict):
    """Shouted.

    Wire type: ``PARCEL_FOUND``.

    Sources: handbook.
    """

    type: Literal["PARCEL_FOUND"]
    """Tells the kind of the event."""


class ParcelMovedEventDict(TypedDict):
    """A hump.

    Wire type: ``parcelMoved``.

    Sources: handbook.
    """

    type: Literal["parcelMoved"]
    """Tells the kind of the event."""


class Parcel2NdTryEventDict(TypedDict):
    """A number and a hyphen.

    Wire type: ``parcel.2nd-try``.

    Sources: handbook.
    """

    type: Literal["parcel.2nd-try"]
    """Tells the kind of the event."""


class SomeEventDict(TypedDict):
    """It ends in Event already.

    Wire type: ``some event``.

    Sources: handbook.
    """

    type: Literal["some event"]
    """Tells the kind of the event."""


class NotFoundEventDict(TypedDict):
    """No letter in front.

    Wire type: ``404``.

    Sources: handbook.
    """

    type: Literal["404"]
    """Tells the kind of the event."""


class HandOverDict(TypedDict):
    """Beyond ASCII.

    Wire type: ``übergabe``.

    Sources: handbook.
    """

    type: Literal["übergabe"]
    """Tells the kind of the event."""


class DotsDict(TypedDict):
    """No letter at all.

    Wire type: ``…``.

    Sources: handbook.
    """

    type: Literal["…"]
    """Tells the kind of the event."""


class NullEventDict(TypedDict):
    """A word of JSON.

    Wire type: ``null``.

    Sources: handbook.
    """

    type: Literal["null"]
    """Tells the kind of the event."""
