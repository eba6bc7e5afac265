# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What OpenRouter Armor thinks of the tool calls in a response."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownArmorOutcome: TypeAlias = Literal[
    "flagged",
    "not_flagged",
]
"""The known values of ArmorOutcome.

- ``flagged``: The call looks dangerous; hold it back or ask the user first.

- ``not_flagged``: Nothing speaks against the call.
"""

ArmorOutcome: TypeAlias = KnownArmorOutcome | str
"""The verdict on a tool call. A server may send further values."""


def is_known_armor_outcome(value: object) -> TypeIs[KnownArmorOutcome]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownArmorOutcome)
