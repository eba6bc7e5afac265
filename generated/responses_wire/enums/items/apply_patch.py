# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Calls that ask the caller to change files by patch, and their outcomes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownApplyPatchCallStatus: TypeAlias = Literal[
    "in_progress",
    "completed",
]
"""The known values of ApplyPatchCallStatus.

- ``in_progress``: The operation is still being written.

- ``completed``: The operation is complete and ready to be applied.
"""

ApplyPatchCallStatus: TypeAlias = KnownApplyPatchCallStatus | str
"""How far the model is with an apply-patch call. A server may send further values."""


def is_known_apply_patch_call_status(value: object) -> TypeIs[KnownApplyPatchCallStatus]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownApplyPatchCallStatus)


KnownApplyPatchCallOutputStatus: TypeAlias = Literal[
    "completed",
    "failed",
]
"""The known values of ApplyPatchCallOutputStatus.

- ``completed``: The patch was applied.

- ``failed``: The patch was not applied.
"""

ApplyPatchCallOutputStatus: TypeAlias = KnownApplyPatchCallOutputStatus | str
"""How applying a patch ended. A server may send further values."""


def is_known_apply_patch_call_output_status(
    value: object,
) -> TypeIs[KnownApplyPatchCallOutputStatus]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownApplyPatchCallOutputStatus)
