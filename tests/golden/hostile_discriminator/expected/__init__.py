# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""An API whose discriminator and reports of failure try to become code.

Every name is loaded when it is first used.
"""

from __future__ import annotations

TYPE_CHECKING = False  # the real one would import typing
if TYPE_CHECKING:
    from typing import Any
    from ._model import (
        BaseEvent as BaseEvent,
        UnknownEvent as UnknownEvent,
        UnknownMember as UnknownMember,
        WireModel as WireModel,
    )
    from .dispatch import (
        Dispatcher as Dispatcher,
        EVENT_TYPES as EVENT_TYPES,
        EventTypes as EventTypes,
    )
    from .errors import (
        InvalidEventError as InvalidEventError,
        Misfit as Misfit,
        NotAnEventError as NotAnEventError,
    )
    from .events import Event as Event, EventType as EventType, KnownEvent as KnownEvent
    from .failures import (
        ERROR_CODES as ERROR_CODES,
        ErrorCode as ErrorCode,
        Failure as Failure,
        StreamFailedError as StreamFailedError,
        failure_of as failure_of,
        raise_for_failure as raise_for_failure,
    )
    from .models.events import LateEvent as LateEvent, LostEvent as LostEvent
    from .parse import parse_event as parse_event
else:
    _MODULES = {
        "._model": "BaseEvent UnknownEvent UnknownMember WireModel",
        ".dispatch": "Dispatcher EVENT_TYPES EventTypes",
        ".errors": "InvalidEventError Misfit NotAnEventError",
        ".events": "Event EventType KnownEvent",
        ".failures": "ERROR_CODES ErrorCode Failure StreamFailedError failure_of raise_for_failure",
        ".models.events": "LateEvent LostEvent",
        ".parse": "parse_event",
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


__version__ = "1.0.0"

__all__ = [
    "BaseEvent",
    "Dispatcher",
    "ERROR_CODES",
    "EVENT_TYPES",
    "ErrorCode",
    "Event",
    "EventType",
    "EventTypes",
    "Failure",
    "InvalidEventError",
    "KnownEvent",
    "LateEvent",
    "LostEvent",
    "Misfit",
    "NotAnEventError",
    "StreamFailedError",
    "UnknownEvent",
    "UnknownMember",
    "WireModel",
    "failure_of",
    "parse_event",
    "raise_for_failure",
]
