# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Keys with hyphens and keywords tell things apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import Field

from .. import _compile
from .._model import BaseEvent, UnknownMember, WireModel


class Storm(WireModel):
    """Bad weather.

    Sources: handbook.
    """

    event_name: Annotated[Literal["storm"], Field(alias="event-name")] = "storm"
    """Tells it apart."""


class Strike(WireModel):
    """Nobody works.

    Sources: handbook.
    """

    event_name: Annotated[Literal["strike"], Field(alias="event-name")] = "strike"
    """Tells it apart."""


class Calm(WireModel):
    """All is well.

    Sources: handbook.
    """

    class_: Annotated[Literal["calm"], Field(alias="class")] = "calm"
    """Tells it apart."""


class Angry(WireModel):
    """All is not well.

    Sources: handbook.
    """

    class_: Annotated[Literal["angry"], Field(alias="class")] = "angry"
    """Tells it apart."""


class ParcelLostEvent(BaseEvent):
    """The parcel cannot be found.

    Wire type: ``parcel.lost``.

    Sources: handbook.
    """

    event_name: Annotated[Literal["parcel.lost"], Field(alias="event-name")] = "parcel.lost"
    """Tells the kind of the event."""

    type: str | None = None
    """An ordinary key here."""

    cause: Cause
    """Why."""

    mood: Mood | None = None
    """How it feels."""


class UnknownCause(UnknownMember):
    """A member of Cause whose ``event-name`` is not known yet; all its keys are kept."""

    event_name: Annotated[str, Field(alias="event-name")]
    """The new event-name."""


class UnknownMood(UnknownMember):
    """A member of Mood whose ``class`` is not known yet; all its keys are kept."""

    class_: Annotated[str, Field(alias="class")]
    """The new class."""


if TYPE_CHECKING:
    Cause: TypeAlias = Storm | Strike | UnknownCause
    """Why something happened.

    Told apart by ``event-name``.
    """

    Mood: TypeAlias = Calm | Angry | UnknownMood
    """How somebody feels.

    Told apart by ``class``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
