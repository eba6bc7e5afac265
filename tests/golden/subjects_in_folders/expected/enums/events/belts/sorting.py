# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Events of sorting belts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ...._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownStopCause: TypeAlias = Literal["jam"]
"""The known values of StopCause.

- ``jam``: Stuck.
"""

StopCause: TypeAlias = KnownStopCause | str
"""Why a belt stops. A server may send further values."""


def is_known_stop_cause(value: object) -> TypeIs[KnownStopCause]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownStopCause)
