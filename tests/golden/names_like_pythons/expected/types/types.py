# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""A subject named like a folder of the package."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from ._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..enums.events import Int
    from .parse import LISTDict, ListDict


class BaseModelDict(TypedDict):
    """Not pydantic's.

    Sources: handbook.
    """

    value: NotRequired["TypeErrorDict"]
    """An object."""


class ExceptionDict(TypedDict):
    """Not Python's.

    Sources: handbook.
    """


class TypeErrorDict(TypedDict):
    """Not Python's either.

    Sources: handbook.
    """


OptionalDict = TypedDict(
    "OptionalDict",
    {
        "type": Literal["a.happens"],
        "value": "BaseModelDict",
        "error": NotRequired["ExceptionDict | None"],
        "list": NotRequired["list[ListDict]"],
        "same": NotRequired["LISTDict"],
        "int": NotRequired["Int"],
        "self": NotRequired["SelfDict"],
    },
)
"""Class names that are names of Python elsewhere.

Wire type: ``a.happens``.

Sources: handbook.
"""


class ShapeDict(TypedDict):
    """A class of the runtime has the same name.

    Wire type: ``b.happens``.

    Sources: handbook.
    """

    type: Literal["b.happens"]
    """Tells the kind of the event."""


class EVENTSDict(TypedDict):
    """A constant of the runtime has the same name.

    Wire type: ``c.happens``.

    Sources: handbook.
    """

    type: Literal["c.happens"]
    """Tells the kind of the event."""


class UnknownSelfDict(TypedDict):
    """A member of Self whose ``type`` is not known yet."""

    type: str
    """The new type."""


SelfDict: TypeAlias = "ListDict | UnknownSelfDict"
"""A union.

Told apart by ``type``.
"""
