# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Events that report a failure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from .._model import BaseEvent, WireModel

if TYPE_CHECKING:
    from ..enums.events import FaultCode


class Fault(WireModel):
    """What went wrong.

    Sources: handbook.
    """

    code: FaultCode | None = None
    """A word for it."""

    message: str | None = None
    """A sentence about it."""

    param: str | None = None
    """What is to blame."""


class Damage(WireModel):
    """What is broken.

    Sources: handbook.
    """

    kind: str
    """A word for it."""


class ErrorEvent(BaseEvent):
    """Something went wrong.

    Wire type: ``error``. It ends the stream.

    Sources: handbook.
    """

    type: Literal["error"] = "error"
    """Tells the kind of the event."""

    error: Fault | None = None
    """The newer shape."""

    code: str | None = None
    """The older shape."""

    message: str | None = None
    """The older shape."""


class ParcelDamagedEvent(BaseEvent):
    """Part of it went wrong.

    Wire type: ``parcel.damaged``.

    Sources: handbook.
    """

    type: Literal["parcel.damaged"] = "parcel.damaged"
    """Tells the kind of the event."""

    damage: Damage
    """What is broken."""


class ParcelLateEvent(BaseEvent):
    """A failure that says no more.

    Wire type: ``parcel.late``.

    Sources: handbook.
    """

    type: Literal["parcel.late"] = "parcel.late"
    """Tells the kind of the event."""
