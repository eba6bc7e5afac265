# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Objects within their like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from .._model import BaseEvent

if TYPE_CHECKING:
    from .boxes import Box


class BoxPackedEvent(BaseEvent):
    """Boxes in boxes.

    Wire type: ``box.packed``.

    Sources: handbook.
    """

    type: Literal["box.packed"] = "box.packed"
    """Tells the kind of the event."""

    box: Box
    """The outer one."""
