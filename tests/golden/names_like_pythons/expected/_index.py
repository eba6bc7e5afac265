# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What there is and where: the names of the package, for those who load them one at a time."""

from __future__ import annotations

from ._union_entry import UnionEntry

DISCRIMINATOR = "type"


# Event class by wire type.
EVENTS: dict[str, str] = {
    "d.happens": "DHappensEvent",
    "a.happens": "Optional",
    "b.happens": "Shape",
    "c.happens": "EVENTS",
}

# Module by model class.
MODELS: dict[str, str] = {
    "BaseModel": "models.types",
    "DHappensEvent": "models.models.match",
    "EVENTS": "models.types",
    "Exception": "models.types",
    "LIST": "models.parse",
    "List": "models.parse",
    "Optional": "models.types",
    "Shape": "models.types",
    "TypeError": "models.types",
    "UnknownEvent": "_model",
    "UnknownSelf": "models.types",
}

UNIONS: dict[str, UnionEntry] = {
    "Self": UnionEntry(
        "type",
        {
            "list": "List",
        },
        None,
        "UnknownSelf",
        "models.types",
    ),
}

# Module by enum.
ENUMS: dict[str, str] = {
    "Int": "enums.events",
}

# The values of the enums that take no others.
CLOSED_ENUMS: dict[str, tuple[str, ...]] = {}
