# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What there is and where: the names of the package, for those who load them one at a time."""

from __future__ import annotations

from ._union_entry import UnionEntry

DISCRIMINATOR = "type"


# Event class by wire type.
EVENTS: dict[str, str] = {
    "error": "ErrorEvent",
    "parcel.damaged": "ParcelDamagedEvent",
    "parcel.late": "ParcelLateEvent",
}

# Module by model class.
MODELS: dict[str, str] = {
    "Damage": "models.events",
    "ErrorEvent": "models.events",
    "Fault": "models.events",
    "ParcelDamagedEvent": "models.events",
    "ParcelLateEvent": "models.events",
    "UnknownEvent": "_model",
}

UNIONS: dict[str, UnionEntry] = {}

# Module by enum.
ENUMS: dict[str, str] = {
    "FaultCode": "enums.events",
}

# The values of the enums that take no others.
CLOSED_ENUMS: dict[str, tuple[str, ...]] = {}
