# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What there is and where: the names of the package, for those who load them one at a time."""

from __future__ import annotations

from ._union_entry import UnionEntry

DISCRIMINATOR = "type"


# Event class by wire type.
EVENTS: dict[str, str] = {
    "belt.stopped": "BeltStoppedEvent",
    "parcel.lost": "ParcelLostEvent",
}

# Module by model class.
MODELS: dict[str, str] = {
    "Belt": "models.places.belt.one",
    "BeltStoppedEvent": "models.events.belts.sorting",
    "House": "models.places.all",
    "Parcel": "models.things",
    "ParcelLostEvent": "models.events.parcel",
    "UnknownEvent": "_model",
    "UnknownPlace": "models.places.all",
}

UNIONS: dict[str, UnionEntry] = {
    "Place": UnionEntry(
        "type",
        {
            "house": "House",
            "belt": "Belt",
        },
        None,
        "UnknownPlace",
        "models.places.all",
    ),
}

# Module by enum.
ENUMS: dict[str, str] = {
    "StopCause": "enums.events.belts.sorting",
}

# The values of the enums that take no others.
CLOSED_ENUMS: dict[str, tuple[str, ...]] = {}
