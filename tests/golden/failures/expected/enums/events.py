# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Events that report a failure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownFaultCode: TypeAlias = Literal["jam"]
"""The known values of FaultCode.

- ``jam``: Something is stuck. A retry can help.
"""

FaultCode: TypeAlias = KnownFaultCode | str
"""Words for what goes wrong. A server may send further values."""


def is_known_fault_code(value: object) -> TypeIs[KnownFaultCode]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownFaultCode)
