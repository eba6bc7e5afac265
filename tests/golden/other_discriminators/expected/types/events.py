# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Keys with hyphens and keywords tell things apart."""

from typing import Literal, TypeAlias

from ._compat import NotRequired, TypedDict

StormDict = TypedDict(
    "StormDict",
    {
        "event-name": Literal["storm"],
    },
)
"""Bad weather.

Sources: handbook.
"""


StrikeDict = TypedDict(
    "StrikeDict",
    {
        "event-name": Literal["strike"],
    },
)
"""Nobody works.

Sources: handbook.
"""


CalmDict = TypedDict(
    "CalmDict",
    {
        "class": Literal["calm"],
    },
)
"""All is well.

Sources: handbook.
"""


AngryDict = TypedDict(
    "AngryDict",
    {
        "class": Literal["angry"],
    },
)
"""All is not well.

Sources: handbook.
"""


ParcelLostEventDict = TypedDict(
    "ParcelLostEventDict",
    {
        "event-name": Literal["parcel.lost"],
        "type": NotRequired[str],
        "cause": "CauseDict",
        "mood": NotRequired["MoodDict"],
    },
)
"""The parcel cannot be found.

Wire type: ``parcel.lost``.

Sources: handbook.
"""


UnknownCauseDict = TypedDict(
    "UnknownCauseDict",
    {
        "event-name": str,
    },
)
"""A member of Cause whose ``event-name`` is not known yet."""


UnknownMoodDict = TypedDict(
    "UnknownMoodDict",
    {
        "class": str,
    },
)
"""A member of Mood whose ``class`` is not known yet."""


CauseDict: TypeAlias = "StormDict | StrikeDict | UnknownCauseDict"
"""Why something happened.

Told apart by ``event-name``.
"""

MoodDict: TypeAlias = "CalmDict | AngryDict | UnknownMoodDict"
"""How somebody feels.

Told apart by ``class``.
"""
