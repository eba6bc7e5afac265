# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What there is and where: the names of the package, for those who load them one at a time."""

from __future__ import annotations

from ._union_entry import UnionEntry

DISCRIMINATOR = "type"


# Event class by wire type.
EVENTS: dict[str, str] = {
    "parcel.held": "ParcelHeldEvent",
}

# Module by model class.
MODELS: dict[str, str] = {
    "Belt": "models.events",
    "Grip": "models.events",
    "ParcelHeldEvent": "models.events",
    "Person": "models.events",
    "Shelf": "models.shelves",
    "UnknownEvent": "_model",
    "UnknownHolder": "models.events",
}

UNIONS: dict[str, UnionEntry] = {
    "Holder": UnionEntry(
        "type",
        {
            "grip": "Grip",
            "belt": "Belt",
            "person": "Person",
            "shelf": "Shelf",
        },
        None,
        "UnknownHolder",
        "models.events",
    ),
    "Machine": UnionEntry(
        "type",
        {
            "grip": "Grip",
            "belt": "Belt",
        },
        None,
        None,
        "models.events",
    ),
}

# Module by enum.
ENUMS: dict[str, str] = {}

# The values of the enums that take no others.
CLOSED_ENUMS: dict[str, tuple[str, ...]] = {}
