# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What there is and where: the names of the package, for those who load them one at a time."""

from __future__ import annotations

from ._union_entry import UnionEntry

DISCRIMINATOR = "type"


# Event class by wire type.
EVENTS: dict[str, str] = {
    "box.packed": "BoxPackedEvent",
}

# Module by model class.
MODELS: dict[str, str] = {
    "Air": "models.lids",
    "Box": "models.boxes",
    "BoxPackedEvent": "models.events",
    "Lid": "models.lids",
    "Packed": "models.lids",
    "UnknownEvent": "_model",
}

UNIONS: dict[str, UnionEntry] = {
    "Content": UnionEntry(
        "type",
        {
            "air": "Air",
            "packed": "Packed",
        },
        None,
        None,
        "models.boxes",
    ),
}

# Module by enum.
ENUMS: dict[str, str] = {}

# The values of the enums that take no others.
CLOSED_ENUMS: dict[str, tuple[str, ...]] = {}
