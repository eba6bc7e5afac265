# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""All that can happen."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .._model import BaseEvent, WireModel


class Sender(WireModel):
    """A sender.

    Sources: handbook.
    """

    name: str | None = None
    """What it is called."""


class ParcelLostEvent(BaseEvent):
    """The parcel cannot be found.

    Wire type: ``parcel.lost``.

    Sources: handbook.
    """

    type: Literal["parcel.lost"] = "parcel.lost"
    """Tells the kind of the event."""

    where: str | None = None
    """Where it was last."""

    number: int
    """Counts the events."""

    from_: Annotated[Sender | None, Field(alias="from")] = None
    """Who sends it."""


class ParcelFoundEvent(BaseEvent):
    """There it is.

    Wire type: ``parcel.found``.

    Sources: handbook.
    """

    type: Literal["parcel.found"] = "parcel.found"
    """Tells the kind of the event."""

    number: int
    """Counts the events."""

    from_: Annotated[Sender | None, Field(alias="from")] = None
    """Who sends it."""
