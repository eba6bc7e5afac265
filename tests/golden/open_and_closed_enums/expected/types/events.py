# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What happens to a parcel."""

from typing import TYPE_CHECKING, Literal

from ._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..enums.events import BeltSide, ParcelStatus, SizeXXL


class ParcelMovedEventDict(TypedDict):
    """The parcel is somewhere else.

    Wire type: ``parcel.moved``.

    Sources: handbook.
    """

    type: Literal["parcel.moved"]
    """Tells the kind of the event."""

    status: "ParcelStatus"
    """Where it stands."""

    side: "BeltSide"
    """Which side of the belt."""

    earlier: NotRequired["list[ParcelStatus]"]
    """What it was before."""

    other_side: NotRequired["BeltSide | None"]
    """The side that it came from."""

    size: NotRequired["SizeXXL"]
    """How large it is."""
