# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Images the model has made, and why making one failed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownImageGenerationCallStatus: TypeAlias = Literal[
    "in_progress",
    "generating",
    "completed",
    "failed",
]
"""The known values of ImageGenerationCallStatus.

- ``in_progress``: The call has started.

- ``generating``: The image is being made.

- ``completed``: The image is finished.

- ``failed``: No image could be made.
"""

ImageGenerationCallStatus: TypeAlias = KnownImageGenerationCallStatus | str
"""How far an image generation call has come. A server may send further values."""


def is_known_image_generation_call_status(value: object) -> TypeIs[KnownImageGenerationCallStatus]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownImageGenerationCallStatus)


KnownImageModerationStage: TypeAlias = Literal[
    "input",
    "output",
    "unknown",
]
"""The known values of ImageModerationStage.

- ``input``: The request was blocked before an image was made.

- ``output``: The image was blocked after it was made.

- ``unknown``: It is not known which of the two was blocked.
"""

ImageModerationStage: TypeAlias = KnownImageModerationStage | str
"""When moderation stopped an image. A server may send further values."""


def is_known_image_moderation_stage(value: object) -> TypeIs[KnownImageModerationStage]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownImageModerationStage)
