# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The same API as TypedDicts: types for checkers, no pydantic at run time."""

from __future__ import annotations

TYPE_CHECKING = False  # the real one would import typing
if TYPE_CHECKING:
    from typing import Any
    from ._load import (
        JSON_PARSER as JSON_PARSER,
        is_known_event as is_known_event,
        loads_event as loads_event,
    )
    from .event_union import (
        EventDict as EventDict,
        KnownEventDict as KnownEventDict,
        UnknownEventDict as UnknownEventDict,
    )
    from .events import LateEventDict as LateEventDict, LostEventDict as LostEventDict
else:
    _MODULES = {
        "._load": "JSON_PARSER is_known_event loads_event",
        ".event_union": "EventDict KnownEventDict UnknownEventDict",
        ".events": "LateEventDict LostEventDict",
    }

    def __getattr__(name: str) -> Any:
        if not name.startswith("__"):
            for module, names in _MODULES.items():
                if name in names.split():
                    from importlib import import_module

                    value = globals()[name] = getattr(import_module(module, __name__), name)
                    return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


__all__ = [
    "EventDict",
    "JSON_PARSER",
    "KnownEventDict",
    "LateEventDict",
    "LostEventDict",
    "UnknownEventDict",
    "is_known_event",
    "loads_event",
]
