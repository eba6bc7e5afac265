# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What there is and where: the names of the package, for those who load them one at a time."""

from __future__ import annotations

from ._union_entry import UnionEntry

DISCRIMINATOR = "type"


# Event class by wire type.
EVENTS: dict[str, str] = {
    'a"""\n\\{{ x }}\u202e': "QuotesEvent",
    "\\": "BackslashEvent",
    "\t": "TabEvent",
}

# Module by model class.
MODELS: dict[str, str] = {
    "BackslashEvent": "models.events",
    "Box": "models.events",
    "QuotesEvent": "models.events",
    "TabEvent": "models.events",
    "UnknownEvent": "_model",
    "UnknownThing": "models.events",
}

UNIONS: dict[str, UnionEntry] = {
    "Thing": UnionEntry(
        't"""\n',
        {
            '"""': "Box",
            "\\": "Box",
        },
        None,
        "UnknownThing",
        "models.events",
    ),
}

# Module by enum.
ENUMS: dict[str, str] = {
    "Code": "enums.events",
    "Word": "enums.events",
}

# The values of the enums that take no others.
CLOSED_ENUMS: dict[str, tuple[str, ...]] = {
    "Code": ('"""\n\\',),
}
