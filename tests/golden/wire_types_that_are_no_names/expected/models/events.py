# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Wire types that do not look like names."""

from __future__ import annotations

from typing import Literal

from .._model import BaseEvent


class ParcelLostEvent(BaseEvent):
    """A slash.

    Wire type: ``parcel/lost``.

    Sources: handbook.
    """

    type: Literal["parcel/lost"] = "parcel/lost"
    """Tells the kind of the event."""


class PARCELFOUNDEvent(BaseEvent):
    """Shouted.

    Wire type: ``PARCEL_FOUND``.

    Sources: handbook.
    """

    type: Literal["PARCEL_FOUND"] = "PARCEL_FOUND"
    """Tells the kind of the event."""


class ParcelMovedEvent(BaseEvent):
    """A hump.

    Wire type: ``parcelMoved``.

    Sources: handbook.
    """

    type: Literal["parcelMoved"] = "parcelMoved"
    """Tells the kind of the event."""


class Parcel2NdTryEvent(BaseEvent):
    """A number and a hyphen.

    Wire type: ``parcel.2nd-try``.

    Sources: handbook.
    """

    type: Literal["parcel.2nd-try"] = "parcel.2nd-try"
    """Tells the kind of the event."""


class SomeEvent(BaseEvent):
    """It ends in Event already.

    Wire type: ``some event``.

    Sources: handbook.
    """

    type: Literal["some event"] = "some event"
    """Tells the kind of the event."""


class NotFoundEvent(BaseEvent):
    """No letter in front.

    Wire type: ``404``.

    Sources: handbook.
    """

    type: Literal["404"] = "404"
    """Tells the kind of the event."""


class HandOver(BaseEvent):
    """Beyond ASCII.

    Wire type: ``übergabe``.

    Sources: handbook.
    """

    type: Literal["übergabe"] = "übergabe"
    """Tells the kind of the event."""


class Dots(BaseEvent):
    """No letter at all.

    Wire type: ``…``.

    Sources: handbook.
    """

    type: Literal["…"] = "…"
    """Tells the kind of the event."""


class NullEvent(BaseEvent):
    """A word of JSON.

    Wire type: ``null``.

    Sources: handbook.
    """

    type: Literal["null"] = "null"
    """Tells the kind of the event."""
