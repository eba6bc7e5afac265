# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Who requires what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from .._model import BaseEvent

if TYPE_CHECKING:
    from ..enums.events import Status


class ParcelLostEvent(BaseEvent):
    """Documented by both, and seen.

    Wire type: ``parcel.lost``.

    Sources: handbook, website, recorded.
    """

    type: Literal["parcel.lost"] = "parcel.lost"
    """Tells the kind of the event."""

    by_all: str
    """Every document requires it."""

    by_true: str
    """The short way to say so."""

    by_one: str | None = None
    """One document requires it."""

    by_none: str | None = None
    """None does."""

    unseen: str | None = None
    """All require it, but a recording lacks it."""

    of_one: str | None = None
    """Only one document knows it. Sources: website."""

    of_traffic: str | None = None
    """Seen and documented nowhere. Sources: recorded."""


class ParcelFoundEvent(BaseEvent):
    """Documented by one.

    Wire type: ``parcel.found``.

    Sources: website.
    """

    type: Literal["parcel.found"] = "parcel.found"
    """Tells the kind of the event."""

    by_its_only: str
    """Its only source requires it."""

    status: Status | None = None
    """Traffic may say more than the document. Sources: website, recorded."""
