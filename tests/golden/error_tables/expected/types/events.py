# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What can go wrong."""

from typing import TYPE_CHECKING, Literal

from ._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..enums.events import BeltError, DoorError


class BeltStoppedEventDict(TypedDict):
    """The belt stands still.

    Wire type: ``belt.stopped``.

    Sources: handbook.
    """

    type: Literal["belt.stopped"]
    """Tells the kind of the event."""

    code: "BeltError"
    """Why."""

    second: NotRequired["DoorError | None"]
    """And why else."""
