# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Why a response failed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownMisalignmentType: TypeAlias = Literal[
    "potentially_unintended_data_transfer",
    "potentially_unintended_data_access",
    "potentially_unintended_destructive_activity",
    "other",
]
"""The known values of MisalignmentType.

- ``potentially_unintended_data_transfer``: Data may be sent somewhere the user did not want.

- ``potentially_unintended_data_access``: Data may be read that the user did not mean to open up.

- ``potentially_unintended_destructive_activity``: Something may be destroyed that the user meant
to keep.

- ``other``: None of the other kinds.
"""

MisalignmentType: TypeAlias = KnownMisalignmentType | str
"""What the model seemed about to do against the user's intent. A server may send further values."""


def is_known_misalignment_type(value: object) -> TypeIs[KnownMisalignmentType]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownMisalignmentType)
