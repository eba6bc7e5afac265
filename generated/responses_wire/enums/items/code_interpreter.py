# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Code that the model runs in a sandbox, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownCodeInterpreterCallStatus: TypeAlias = Literal[
    "in_progress",
    "interpreting",
    "completed",
    "incomplete",
    "failed",
]
"""The known values of CodeInterpreterCallStatus.

- ``in_progress``: The call has started; its code is being written.

- ``interpreting``: The code is written and running.

- ``completed``: The code has run.

- ``incomplete``: The call ended early, so its code or outputs may be partial.

- ``failed``: The call ended with an error.
"""

CodeInterpreterCallStatus: TypeAlias = KnownCodeInterpreterCallStatus | str
"""How far a code interpreter call has come. A server may send further values."""


def is_known_code_interpreter_call_status(value: object) -> TypeIs[KnownCodeInterpreterCallStatus]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownCodeInterpreterCallStatus)
