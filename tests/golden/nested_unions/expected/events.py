# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The union of all events: what ``parse_event`` returns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing import Literal, TypeAlias

    from ._model import UnknownEvent
    from .models.events import ParcelHeldEvent

    KnownEvent: TypeAlias = ParcelHeldEvent
    """Every event that the API documents."""

    Event: TypeAlias = KnownEvent | UnknownEvent
    """Every event there can be."""

    EventType: TypeAlias = Literal["parcel.held"]
    """The wire types of the known events."""
else:

    def __getattr__(name: str) -> Any:
        from . import _compile

        if name in ("Event", "KnownEvent", "EventType"):
            return _compile.event_alias(name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
