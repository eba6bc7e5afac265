# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What there is and where: the names of the package, for those who load them one at a time."""

from __future__ import annotations

from ._union_entry import UnionEntry

DISCRIMINATOR = "event-name"


# Event class by wire type.
EVENTS: dict[str, str] = {
    "parcel.lost": "ParcelLostEvent",
}

# Module by model class.
MODELS: dict[str, str] = {
    "Angry": "models.events",
    "Calm": "models.events",
    "ParcelLostEvent": "models.events",
    "Storm": "models.events",
    "Strike": "models.events",
    "UnknownCause": "models.events",
    "UnknownEvent": "_model",
    "UnknownMood": "models.events",
}

UNIONS: dict[str, UnionEntry] = {
    "Cause": UnionEntry(
        "event-name",
        {
            "storm": "Storm",
            "strike": "Strike",
        },
        None,
        "UnknownCause",
        "models.events",
    ),
    "Mood": UnionEntry(
        "class",
        {
            "calm": "Calm",
            "angry": "Angry",
        },
        None,
        "UnknownMood",
        "models.events",
    ),
}

# Module by enum.
ENUMS: dict[str, str] = {}

# The values of the enums that take no others.
CLOSED_ENUMS: dict[str, tuple[str, ...]] = {}
