# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What there is and where: the names of the package, for those who load them one at a time."""

from __future__ import annotations

from ._union_entry import UnionEntry

DISCRIMINATOR = "type"


# Event class by wire type.
EVENTS: dict[str, str] = {
    "parcel.touched": "ParcelTouchedEvent",
}

# Module by model class.
MODELS: dict[str, str] = {
    "Hand": "models.events",
    "Hook": "models.events",
    "ParcelTouchedEvent": "models.events",
    "Person": "models.events",
    "Robot": "models.events",
    "UnknownEvent": "_model",
    "UnknownToucher": "models.events",
}

UNIONS: dict[str, UnionEntry] = {
    "Toucher": UnionEntry(
        "type",
        {
            "person": "Person",
            "robot": "Robot",
            "cobot": "Robot",
        },
        None,
        "UnknownToucher",
        "models.events",
    ),
    "Tool": UnionEntry(
        "type",
        {
            "hand": "Hand",
            "hook": "Hook",
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
