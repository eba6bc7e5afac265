# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What happens to a parcel."""

from typing import Literal, TypeAlias

from ._compat import NotRequired, TypedDict


class PersonDict(TypedDict):
    """A human being.

    Sources: handbook.
    """

    type: Literal["person"]
    """Tells it apart."""

    name: str
    """What they are called."""


class RobotDict(TypedDict):
    """A machine.

    Sources: handbook.
    """

    type: Literal["robot", "cobot"]
    """Two words for the same."""

    serial: NotRequired[int]
    """Its number."""


class HandDict(TypedDict):
    """A hand.

    Sources: handbook.
    """

    type: NotRequired[Literal["hand"]]
    """Need not be given."""


class HookDict(TypedDict):
    """A hook.

    Sources: handbook.
    """

    type: Literal["hook"]
    """Tells it apart."""


class ParcelTouchedEventDict(TypedDict):
    """Somebody or something has touched it.

    Wire type: ``parcel.touched``.

    Sources: handbook.
    """

    type: Literal["parcel.touched"]
    """Tells the kind of the event."""

    by: "ToucherDict"
    """Who has touched it."""

    history: NotRequired["list[ToucherDict]"]
    """Who did so before."""

    tool: "ToolDict | None"
    """What it was touched with."""

    tools: NotRequired["dict[str, ToolDict]"]
    """Others at hand."""


class UnknownToucherDict(TypedDict):
    """A member of Toucher whose ``type`` is not known yet."""

    type: str
    """The new type."""


ToucherDict: TypeAlias = "PersonDict | RobotDict | UnknownToucherDict"
"""Somebody who touches parcels.

Told apart by ``type``.
"""

ToolDict: TypeAlias = "HandDict | HookDict"
"""A thing to touch parcels with.

Told apart by ``type``.
"""
