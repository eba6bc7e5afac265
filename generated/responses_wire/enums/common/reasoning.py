# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""How much the model reasons, what it carries over, and what it tells of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownReasoningContext: TypeAlias = Literal[
    "auto",
    "current_turn",
    "all_turns",
]
"""The known values of ReasoningContext.

- ``auto``: The model's own default applies.

- ``current_turn``: Only reasoning of the current turn.

- ``all_turns``: Reasoning of earlier turns too.
"""

ReasoningContext: TypeAlias = KnownReasoningContext | str
"""Which earlier reasoning the model sees on later turns. A server may send further values."""


def is_known_reasoning_context(value: object) -> TypeIs[KnownReasoningContext]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownReasoningContext)


KnownReasoningEffort: TypeAlias = Literal[
    "none",
    "minimal",
    "low",
    "medium",
    "high",
    "xhigh",
    "max",
]
"""The known values of ReasoningEffort.

- ``none``: The model answers without reasoning.

- ``minimal``: The least reasoning short of none.

- ``low``: Little reasoning, for fast and cheap answers.

- ``medium``: A balance of speed and depth.

- ``high``: Much reasoning, for hard problems.

- ``xhigh``: More reasoning than high.

- ``max``: As much reasoning as the model can do.
"""

ReasoningEffort: TypeAlias = KnownReasoningEffort | str
"""How much the model thinks before it answers; not every model takes every level. A server may
send further values.
"""


def is_known_reasoning_effort(value: object) -> TypeIs[KnownReasoningEffort]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownReasoningEffort)


KnownReasoningMode: TypeAlias = Literal[
    "standard",
    "pro",
]
"""The known values of ReasoningMode.

- ``standard``: The usual reasoning; applies by default.

- ``pro``: Reasoning that goes deeper, where the model offers it.
"""

ReasoningMode: TypeAlias = KnownReasoningMode | str
"""The way in which the model reasons. A server may send further values."""


def is_known_reasoning_mode(value: object) -> TypeIs[KnownReasoningMode]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownReasoningMode)


KnownReasoningSummary: TypeAlias = Literal[
    "auto",
    "concise",
    "detailed",
]
"""The known values of ReasoningSummary.

- ``auto``: The server picks the level of detail.

- ``concise``: A short summary.

- ``detailed``: A long summary.
"""

ReasoningSummary: TypeAlias = KnownReasoningSummary | str
"""How detailed the summary of the model's reasoning is. A server may send further values."""


def is_known_reasoning_summary(value: object) -> TypeIs[KnownReasoningSummary]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownReasoningSummary)
