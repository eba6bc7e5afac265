# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The union of all events as typed dicts: what ``loads_event`` returns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._compat import TypedDict

if TYPE_CHECKING:
    from typing import TypeAlias
    from .events import ErrorEventDict, ParcelDamagedEventDict, ParcelLateEventDict


class UnknownEventDict(TypedDict):
    """An event whose kind is not known yet."""

    type: str


if TYPE_CHECKING:
    KnownEventDict: TypeAlias = ErrorEventDict | ParcelDamagedEventDict | ParcelLateEventDict
    """Every event that the API documents, as a typed dict."""

    EventDict: TypeAlias = KnownEventDict | UnknownEventDict
    """Every event there can be, as a typed dict."""
else:
    _NAMES = (
        "ErrorEvent",
        "ParcelDamagedEvent",
        "ParcelLateEvent",
        "UnknownEvent",
    )

    def __getattr__(name: str) -> Any:
        if name in ("EventDict", "KnownEventDict"):
            from importlib import import_module
            from typing import Union

            types = import_module(__package__)
            members = _NAMES if name == "EventDict" else _NAMES[:-1]
            return Union[tuple(getattr(types, f"{event}Dict") for event in members)]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
