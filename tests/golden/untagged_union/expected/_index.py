# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What there is and where: the names of the package, for those who load them one at a time."""

from __future__ import annotations

from ._union_entry import UnionEntry

DISCRIMINATOR = "type"


# Event class by wire type.
EVENTS: dict[str, str] = {
    "address.changed": "AddressChangedEvent",
}

# Module by model class.
MODELS: dict[str, str] = {
    "AddressChangedEvent": "models.events",
    "House": "models.events",
    "Shop": "models.events",
    "UnknownEvent": "_model",
    "UnknownPlace": "models.events",
}

UNIONS: dict[str, UnionEntry] = {
    "Place": UnionEntry(
        "type",
        {
            "shop": "Shop",
            "house": "House",
        },
        "House",
        "UnknownPlace",
        "models.events",
    ),
    "Stop": UnionEntry(
        "type",
        {
            "shop": "Shop",
            "house": "House",
        },
        "House",
        None,
        "models.events",
    ),
}

# Module by enum.
ENUMS: dict[str, str] = {}

# The values of the enums that take no others.
CLOSED_ENUMS: dict[str, tuple[str, ...]] = {}
