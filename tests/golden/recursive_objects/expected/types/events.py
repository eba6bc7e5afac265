# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Objects within their like."""

from typing import TYPE_CHECKING, Literal

from ._compat import TypedDict

if TYPE_CHECKING:
    from .boxes import BoxDict


class BoxPackedEventDict(TypedDict):
    """Boxes in boxes.

    Wire type: ``box.packed``.

    Sources: handbook.
    """

    type: Literal["box.packed"]
    """Tells the kind of the event."""

    box: "BoxDict"
    """The outer one."""
