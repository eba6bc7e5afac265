# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What there is and where: the names of the package, for those who load them one at a time."""

from __future__ import annotations

from ._union_entry import UnionEntry

DISCRIMINATOR = "type"


# Event class by wire type.
EVENTS: dict[str, str] = {
    "parcel/lost": "ParcelLostEvent",
    "PARCEL_FOUND": "PARCELFOUNDEvent",
    "parcelMoved": "ParcelMovedEvent",
    "parcel.2nd-try": "Parcel2NdTryEvent",
    "some event": "SomeEvent",
    "404": "NotFoundEvent",
    "übergabe": "HandOver",
    "…": "Dots",
    "null": "NullEvent",
}

# Module by model class.
MODELS: dict[str, str] = {
    "Dots": "models.events",
    "HandOver": "models.events",
    "NotFoundEvent": "models.events",
    "NullEvent": "models.events",
    "PARCELFOUNDEvent": "models.events",
    "Parcel2NdTryEvent": "models.events",
    "ParcelLostEvent": "models.events",
    "ParcelMovedEvent": "models.events",
    "SomeEvent": "models.events",
    "UnknownEvent": "_model",
}

UNIONS: dict[str, UnionEntry] = {}

# Module by enum.
ENUMS: dict[str, str] = {}

# The values of the enums that take no others.
CLOSED_ENUMS: dict[str, tuple[str, ...]] = {}
