# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""A subject named like a module of the package."""

from __future__ import annotations

from typing import Literal

from .._model import WireModel


class List(WireModel):
    """Not typing's.

    Sources: handbook.
    """

    type: Literal["list"] = "list"
    """Tells it apart."""


class LIST(WireModel):
    """Another one.

    Sources: handbook.
    """
