# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Messages of a conversation, written by the model or sent to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownMessageRole: TypeAlias = Literal[
    "user",
    "assistant",
    "system",
    "developer",
]
"""The known values of MessageRole.

- ``user``: The person or program that uses the model.

- ``assistant``: The model itself.

- ``system``: Instructions for the model that outrank those of the user.

- ``developer``: Instructions from the application's author that outrank those of the user.
"""

MessageRole: TypeAlias = KnownMessageRole | str
"""Who a message comes from. A server may send further values."""


def is_known_message_role(value: object) -> TypeIs[KnownMessageRole]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownMessageRole)


KnownMessagePhase: TypeAlias = Literal[
    "commentary",
    "final_answer",
]
"""The known values of MessagePhase.

- ``commentary``: An interim remark, for instance between tool calls, before the answer is ready.

- ``final_answer``: The answer that concludes the turn.
"""

MessagePhase: TypeAlias = KnownMessagePhase | str
"""Purpose of an assistant message within a turn. A server may send further values."""


def is_known_message_phase(value: object) -> TypeIs[KnownMessagePhase]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownMessagePhase)
