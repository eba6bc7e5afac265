# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What the OpenRouter alignment plugin decided about the assistant's messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownAlignmentOutcome: TypeAlias = Literal[
    "allowed",
    "blocked",
    "unavailable",
]
"""The known values of AlignmentOutcome.

- ``allowed``: The message broke no rule.

- ``blocked``: The message broke a rule.

- ``unavailable``: No verdict could be reached; the reason says why.
"""

AlignmentOutcome: TypeAlias = KnownAlignmentOutcome | str
"""How the check of one message ended. A server may send further values."""


def is_known_alignment_outcome(value: object) -> TypeIs[KnownAlignmentOutcome]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownAlignmentOutcome)


KnownAlignmentUnavailableReason: TypeAlias = Literal[
    "cut",
    "evaluator_error",
    "malformed_answer",
    "time_limit",
]
"""The known values of AlignmentUnavailableReason.

- ``cut``: The message or its evaluation was cut off.

- ``evaluator_error``: The evaluator failed.

- ``malformed_answer``: The evaluator's answer could not be understood.

- ``time_limit``: The evaluator took too long.
"""

AlignmentUnavailableReason: TypeAlias = KnownAlignmentUnavailableReason | str
"""Why a message could not be judged. A server may send further values."""


def is_known_alignment_unavailable_reason(value: object) -> TypeIs[KnownAlignmentUnavailableReason]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownAlignmentUnavailableReason)
