# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""A soft keyword of Python within a folder of the same name."""

from typing import Literal

from .._compat import TypedDict


class DHappensEventDict(TypedDict):
    """Anything.

    Wire type: ``d.happens``.

    Sources: handbook.
    """

    type: Literal["d.happens"]
    """Tells the kind of the event."""
