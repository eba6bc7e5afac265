# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Settings that the server resolved and reports back: withheld reasoning, image handling, access
programs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownImageContextCompression: TypeAlias = Literal[
    "enabled",
    "disabled",
]
"""The known values of ImageContextCompression.

- ``enabled``: Images may be compressed.

- ``disabled``: Images are left as they are.
"""

ImageContextCompression: TypeAlias = KnownImageContextCompression | str
"""Whether images are compressed to save context. A server may send further values."""


def is_known_image_context_compression(value: object) -> TypeIs[KnownImageContextCompression]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownImageContextCompression)


KnownCyberAccessProgram: TypeAlias = Literal[
    "standard",
    "daybreak_blue",
    "daybreak_red",
]
"""The known values of CyberAccessProgram.

- ``standard``: Ordinary access, without special permission.

- ``daybreak_blue``: Access under the Daybreak Blue program.

- ``daybreak_red``: Access under the Daybreak Red program, which needs authorization.
"""

CyberAccessProgram: TypeAlias = KnownCyberAccessProgram | str
"""Levels of access to cybersecurity abilities. A server may send further values."""


def is_known_cyber_access_program(value: object) -> TypeIs[KnownCyberAccessProgram]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownCyberAccessProgram)


KnownInputTransformationAction: TypeAlias = Literal["removed"]
"""The known values of InputTransformationAction.

- ``removed``: The item was dropped before the model saw the input.
"""

InputTransformationAction: TypeAlias = KnownInputTransformationAction | str
"""What was done to an input item. A server may send further values."""


def is_known_input_transformation_action(value: object) -> TypeIs[KnownInputTransformationAction]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownInputTransformationAction)


KnownInputTransformationReason: TypeAlias = Literal[
    "organization_mismatch",
    "end_user_mismatch",
    "model_mismatch",
    "prefix_mismatch",
    "turn_boundary",
]
"""The known values of InputTransformationReason.

- ``organization_mismatch``: The item comes from another organization.

- ``end_user_mismatch``: The item was made for another end user.

- ``model_mismatch``: The item was made by another model.

- ``prefix_mismatch``: What comes before the item differs from when it was made.

- ``turn_boundary``: A turn boundary lies between the item and the current turn.
"""

InputTransformationReason: TypeAlias = KnownInputTransformationReason | str
"""Why an input item was kept from the model. A server may send further values."""


def is_known_input_transformation_reason(value: object) -> TypeIs[KnownInputTransformationReason]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownInputTransformationReason)
