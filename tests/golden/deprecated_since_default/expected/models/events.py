# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What documentation says besides types."""

from __future__ import annotations

from typing import Literal

from .._model import BaseEvent, WireModel


class Scale(WireModel):
    """A scale.

    Deprecated: Scales have no objects any more.

    Since 2020-01-01.

    Sources: handbook.
    """

    id: str | None = None
    """Its number."""


class ParcelWeighedEvent(BaseEvent):
    """Somebody has weighed the parcel.

    Deprecated: Listen to parcel.measured.

    Since 0.9.

    Wire type: ``parcel.weighed``.

    Sources: handbook.
    """

    type: Literal["parcel.weighed"] = "parcel.weighed"
    """Tells the kind of the event."""

    grams: int | None = None
    """What it weighs. A second line, and a third one that is so long that it has to be wrapped
    somewhere before it ends. Since 1.2. Default: ``0``.
    """

    unit: Literal["gram", "pound"] | None = None
    """In what. Deprecated: Always gram. Default: ``"gram"``."""

    scale: Scale | None = None
    """On which scale. Default: ``{"id": "a1"}``."""

    tags: list[str] | None = None
    """Free words. Default: ``["a", "b\\"c"]``."""

    exact: bool | None = None
    """Was it exact? Default: ``false``."""

    share: int | float | None = None
    """Of what it should weigh. Default: ``0.5``."""

    note: str | None = None
    """Free text. Default: ``""``."""
