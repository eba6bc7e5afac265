"""JSON values compared as JSON sees them, at any depth."""

from __future__ import annotations

import math
from typing import Any


def same(first: Any, second: Any) -> bool:
    """Equal, with JSON's types told apart: 1, 1.0, -0.0 and true are four things. NaN is itself."""
    todo = [(first, second)]
    while todo:
        a, b = todo.pop()
        if type(a) is not type(b):
            return False
        if isinstance(a, dict):
            if a.keys() != b.keys():
                return False
            todo += [(value, b[key]) for key, value in a.items()]
        elif isinstance(a, list):
            if len(a) != len(b):
                return False
            todo += zip(a, b, strict=True)
        elif isinstance(a, float):
            if not (a == b and math.copysign(1, a) == math.copysign(1, b)) and not (math.isnan(a) and math.isnan(b)):
                return False
        elif a != b:
            return False
    return True
