# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What the guards of all enums share."""

from __future__ import annotations

from typing import Any


def is_one_of(value: object, known: Any) -> bool:
    """Whether the value is a string of a Literal type."""
    return isinstance(value, str) and value in known.__args__
