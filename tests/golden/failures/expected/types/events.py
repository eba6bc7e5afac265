# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Events that report a failure."""

from typing import TYPE_CHECKING, Literal

from ._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..enums.events import FaultCode


class FaultDict(TypedDict):
    """What went wrong.

    Sources: handbook.
    """

    code: NotRequired["FaultCode"]
    """A word for it."""

    message: NotRequired[str]
    """A sentence about it."""

    param: NotRequired[str | None]
    """What is to blame."""


class DamageDict(TypedDict):
    """What is broken.

    Sources: handbook.
    """

    kind: str
    """A word for it."""


class ErrorEventDict(TypedDict):
    """Something went wrong.

    Wire type: ``error``. It ends the stream.

    Sources: handbook.
    """

    type: Literal["error"]
    """Tells the kind of the event."""

    error: NotRequired["FaultDict | None"]
    """The newer shape."""

    code: NotRequired[str]
    """The older shape."""

    message: NotRequired[str]
    """The older shape."""


class ParcelDamagedEventDict(TypedDict):
    """Part of it went wrong.

    Wire type: ``parcel.damaged``.

    Sources: handbook.
    """

    type: Literal["parcel.damaged"]
    """Tells the kind of the event."""

    damage: "DamageDict"
    """What is broken."""


class ParcelLateEventDict(TypedDict):
    """A failure that says no more.

    Wire type: ``parcel.late``.

    Sources: handbook.
    """

    type: Literal["parcel.late"]
    """Tells the kind of the event."""
