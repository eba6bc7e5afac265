# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Every kind of type."""

from typing import Any, Literal

from ._compat import NotRequired, TypedDict


class ParcelDict(TypedDict):
    """A parcel.

    Sources: handbook.
    """

    id: str
    """Its number."""


class ParcelScannedEventDict(TypedDict):
    """A machine has read the label.

    Wire type: ``parcel.scanned``.

    Sources: handbook.
    """

    type: Literal["parcel.scanned"]
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

    parcel: "ParcelDict"
    """An object."""

    maybe_text: str | None
    """A string or null."""

    optional_text: NotRequired[str]
    """May be absent."""

    optional_anything: NotRequired[Any]
    """May be absent and may be anything."""

    lines: list[str]
    """A list."""

    holes: list[str | None] | None
    """Null in a list and around it."""

    labels: dict[str, str]
    """An object with free keys."""

    parcels: "list[ParcelDict]"
    """Objects in a list."""

    by_name: NotRequired["dict[str, list[ParcelDict | None]]"]
    """Lists in a map."""

    deep: NotRequired[list[list[dict[str, int | bool]]]]
    """Four levels."""

    one_of_each: "int | str | bool | list[Any] | ParcelDict | None"
    """One option for each JSON kind."""
