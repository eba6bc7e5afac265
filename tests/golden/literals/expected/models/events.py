# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Keys that can hold but a few values."""

from __future__ import annotations

from typing import Literal

from .._model import BaseEvent


class BeltMovedEvent(BaseEvent):
    """The belt has moved.

    Wire type: ``belt.moved``.

    Sources: handbook.
    """

    type: Literal["belt.moved"] = "belt.moved"
    """Tells the kind of the event."""

    unit: Literal["metre"] = "metre"
    """One string, filled in when it is built."""

    version: Literal[2] = 2
    """One number, filled in as well."""

    forward: Literal[True] = True
    """And one boolean."""

    optional: Literal["sometimes"] | None = None
    """One string that need not come, so it is not filled in."""

    nullable: Literal["x"] | None = "x"
    """One string or null."""

    speed: Literal["slow", "fast"]
    """One of two strings."""

    gear: Literal[-1, 0, 1] | None
    """A few numbers or null."""

    zero: Literal[0] | None = None
    """Not the same as false."""

    odd: Literal["", "a b", "é", '"', "\\", "\n"] | None = None
    """Any string can be one."""

    mixed: Literal["auto", 5, False] | None = None
    """One or more of each kind."""

    listed: list[Literal["a", "b"]] | None = None
    """Literals in a list."""

    mapped: dict[str, Literal["a", 1]] | None = None
    """Literals in a map."""
