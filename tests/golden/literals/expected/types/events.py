# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Keys that can hold but a few values."""

from typing import Literal

from ._compat import NotRequired, TypedDict


class BeltMovedEventDict(TypedDict):
    """The belt has moved.

    Wire type: ``belt.moved``.

    Sources: handbook.
    """

    type: Literal["belt.moved"]
    """Tells the kind of the event."""

    unit: Literal["metre"]
    """One string, filled in when it is built."""

    version: Literal[2]
    """One number, filled in as well."""

    forward: Literal[True]
    """And one boolean."""

    optional: NotRequired[Literal["sometimes"]]
    """One string that need not come, so it is not filled in."""

    nullable: Literal["x"] | None
    """One string or null."""

    speed: Literal["slow", "fast"]
    """One of two strings."""

    gear: Literal[-1, 0, 1] | None
    """A few numbers or null."""

    zero: NotRequired[Literal[0]]
    """Not the same as false."""

    odd: NotRequired[Literal["", "a b", "é", '"', "\\", "\n"]]
    """Any string can be one."""

    mixed: NotRequired[Literal["auto", 5, False] | None]
    """One or more of each kind."""

    listed: NotRequired[list[Literal["a", "b"]]]
    """Literals in a list."""

    mapped: NotRequired[dict[str, Literal["a", 1]]]
    """Literals in a map."""
