# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""All that can happen."""

from typing import Literal

from ._compat import NotRequired, TypedDict


class SenderDict(TypedDict):
    """A sender.

    Sources: handbook.
    """

    name: NotRequired[str]
    """What it is called."""


ParcelLostEventDict = TypedDict(
    "ParcelLostEventDict",
    {
        "type": Literal["parcel.lost"],
        "where": NotRequired[str],
        "number": int,
        "from": NotRequired["SenderDict | None"],
    },
)
"""The parcel cannot be found.

Wire type: ``parcel.lost``.

Sources: handbook.
"""


ParcelFoundEventDict = TypedDict(
    "ParcelFoundEventDict",
    {
        "type": Literal["parcel.found"],
        "number": int,
        "from": NotRequired["SenderDict | None"],
    },
)
"""There it is.

Wire type: ``parcel.found``.

Sources: handbook.
"""
