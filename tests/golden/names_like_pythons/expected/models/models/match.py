# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""A soft keyword of Python within a folder of the same name."""

from __future__ import annotations

from typing import Literal

from ..._model import BaseEvent


class DHappensEvent(BaseEvent):
    """Anything.

    Wire type: ``d.happens``.

    Sources: handbook.
    """

    type: Literal["d.happens"] = "d.happens"
    """Tells the kind of the event."""
