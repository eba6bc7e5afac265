# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Every kind of type."""

from __future__ import annotations

from typing import Any, Literal

from .._model import BaseEvent, WireModel


class Parcel(WireModel):
    """A parcel.

    Sources: handbook.
    """

    id: str
    """Its number."""


class ParcelScannedEvent(BaseEvent):
    """A machine has read the label.

    Wire type: ``parcel.scanned``.

    Sources: handbook.
    """

    type: Literal["parcel.scanned"] = "parcel.scanned"
    """Tells the kind of the event."""

    text: str
    """A string."""

    count: int
    """A whole number."""

    weight: int | float
    """Any number."""

    fragile: bool
    """Yes or no."""

    nothing: None
    """Always null."""

    anything: Any
    """Any JSON value."""

    parcel: Parcel
    """An object."""

    maybe_text: str | None
    """A string or null."""

    optional_text: str | None = None
    """May be absent."""

    optional_anything: Any = None
    """May be absent and may be anything."""

    lines: list[str]
    """A list."""

    holes: list[str | None] | None
    """Null in a list and around it."""

    labels: dict[str, str]
    """An object with free keys."""

    parcels: list[Parcel]
    """Objects in a list."""

    by_name: dict[str, list[Parcel | None]] | None = None
    """Lists in a map."""

    deep: list[list[dict[str, int | bool]]] | None = None
    """Four levels."""

    one_of_each: int | str | bool | list[Any] | Parcel | None
    """One option for each JSON kind."""
