# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What documentation says besides types."""

from typing import Literal

from ._compat import NotRequired, TypedDict


class ScaleDict(TypedDict):
    """A scale.

    Deprecated: Scales have no objects any more.

    Since 2020-01-01.

    Sources: handbook.
    """

    id: NotRequired[str]
    """Its number."""


class ParcelWeighedEventDict(TypedDict):
    """Somebody has weighed the parcel.

    Deprecated: Listen to parcel.measured.

    Since 0.9.

    Wire type: ``parcel.weighed``.

    Sources: handbook.
    """

    type: Literal["parcel.weighed"]
    """Tells the kind of the event."""

    grams: NotRequired[int]
    """What it weighs. A second line, and a third one that is so long that it has to be wrapped
    somewhere before it ends. Since 1.2. Default: ``0``.
    """

    unit: NotRequired[Literal["gram", "pound"]]
    """In what. Deprecated: Always gram. Default: ``"gram"``."""

    scale: NotRequired["ScaleDict"]
    """On which scale. Default: ``{"id": "a1"}``."""

    tags: NotRequired[list[str]]
    """Free words. Default: ``["a", "b\\"c"]``."""

    exact: NotRequired[bool]
    """Was it exact? Default: ``false``."""

    share: NotRequired[int | float]
    """Of what it should weigh. Default: ``0.5``."""

    note: NotRequired[str | None]
    """Free text. Default: ``""``."""
