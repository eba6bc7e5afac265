# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What can go wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from .._model import BaseEvent

if TYPE_CHECKING:
    from ..enums.events import BeltError, DoorError


class BeltStoppedEvent(BaseEvent):
    """The belt stands still.

    Wire type: ``belt.stopped``.

    Sources: handbook.
    """

    type: Literal["belt.stopped"] = "belt.stopped"
    """Tells the kind of the event."""

    code: BeltError
    """Why."""

    second: DoorError | None = None
    """And why else."""
