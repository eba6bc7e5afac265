# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""A subject named like a folder of the package."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import Field

from .. import _compile
from .._model import BaseEvent, UnknownMember, WireModel

if TYPE_CHECKING:
    from ..enums.events import Int
    from .parse import LIST, List


class BaseModel(WireModel):
    """Not pydantic's.

    Sources: handbook.
    """

    value: TypeError | None = None
    """An object."""


class Exception(WireModel):
    """Not Python's.

    Sources: handbook.
    """


class TypeError(WireModel):
    """Not Python's either.

    Sources: handbook.
    """


class Optional(BaseEvent):
    """Class names that are names of Python elsewhere.

    Wire type: ``a.happens``.

    Sources: handbook.
    """

    type: Literal["a.happens"] = "a.happens"
    """Tells the kind of the event."""

    value: BaseModel
    """A model."""

    error: Exception | None = None
    """An object."""

    list_: Annotated[list[List] | None, Field(alias="list")] = None
    """Objects in a list."""

    same: LIST | None = None
    """Differs by case alone."""

    int_: Annotated[Int | None, Field(alias="int")] = None
    """An enum."""

    self_: Annotated[Self | None, Field(alias="self")] = None
    """A union."""


class Shape(BaseEvent):
    """A class of the runtime has the same name.

    Wire type: ``b.happens``.

    Sources: handbook.
    """

    type: Literal["b.happens"] = "b.happens"
    """Tells the kind of the event."""


class EVENTS(BaseEvent):
    """A constant of the runtime has the same name.

    Wire type: ``c.happens``.

    Sources: handbook.
    """

    type: Literal["c.happens"] = "c.happens"
    """Tells the kind of the event."""


class UnknownSelf(UnknownMember):
    """A member of Self whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    Self: TypeAlias = List | UnknownSelf
    """A union.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
