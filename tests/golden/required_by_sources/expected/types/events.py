# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Who requires what."""

from typing import TYPE_CHECKING, Literal

from ._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..enums.events import Status


class ParcelLostEventDict(TypedDict):
    """Documented by both, and seen.

    Wire type: ``parcel.lost``.

    Sources: handbook, website, recorded.
    """

    type: Literal["parcel.lost"]
    """Tells the kind of the event."""

    by_all: str
    """Every document requires it."""

    by_true: str
    """The short way to say so."""

    by_one: NotRequired[str]
    """One document requires it."""

    by_none: NotRequired[str]
    """None does."""

    unseen: NotRequired[str]
    """All require it, but a recording lacks it."""

    of_one: NotRequired[str]
    """Only one document knows it. Sources: website."""

    of_traffic: NotRequired[str]
    """Seen and documented nowhere. Sources: recorded."""


class ParcelFoundEventDict(TypedDict):
    """Documented by one.

    Wire type: ``parcel.found``.

    Sources: website.
    """

    type: Literal["parcel.found"]
    """Tells the kind of the event."""

    by_its_only: str
    """Its only source requires it."""

    status: NotRequired["Status"]
    """Traffic may say more than the document. Sources: website, recorded."""
