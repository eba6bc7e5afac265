# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Lids."""

from typing import TYPE_CHECKING, Literal

from ._compat import TypedDict

if TYPE_CHECKING:
    from .boxes import BoxDict


class LidDict(TypedDict):
    """A lid.

    Sources: handbook.
    """

    of: "BoxDict"
    """The box that it is on."""


class AirDict(TypedDict):
    """Nothing.

    Sources: handbook.
    """

    type: Literal["air"]
    """Tells it apart."""


class PackedDict(TypedDict):
    """Another box.

    Sources: handbook.
    """

    type: Literal["packed"]
    """Tells it apart."""

    box: "BoxDict"
    """That box."""
