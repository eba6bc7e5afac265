# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""A subject named like a module of the package."""

from typing import Literal

from ._compat import TypedDict


class ListDict(TypedDict):
    """Not typing's.

    Sources: handbook.
    """

    type: Literal["list"]
    """Tells it apart."""


class LISTDict(TypedDict):
    """Another one.

    Sources: handbook.
    """
