# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The hosted tool that draws and edits images, with its output settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownImageComplexity: TypeAlias = Literal[
    "low",
    "medium",
    "high",
]
"""The known values of ImageComplexity.

- ``low``: Little planning, for quick results.

- ``medium``: A moderate amount of planning.

- ``high``: The most planning, for intricate images.
"""

ImageComplexity: TypeAlias = KnownImageComplexity | str
"""How much computation goes into planning an image. A server may send further values."""


def is_known_image_complexity(value: object) -> TypeIs[KnownImageComplexity]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownImageComplexity)


KnownImageInputFidelity: TypeAlias = Literal[
    "high",
    "low",
]
"""The known values of ImageInputFidelity.

- ``high``: Keeps style and features close to the input.

- ``low``: Takes the input as loose guidance; the default where the setting is supported.
"""

ImageInputFidelity: TypeAlias = KnownImageInputFidelity | str
"""How closely an edited image keeps to its input images. A server may send further values."""


def is_known_image_input_fidelity(value: object) -> TypeIs[KnownImageInputFidelity]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownImageInputFidelity)


KnownImageModeration: TypeAlias = Literal[
    "auto",
    "low",
]
"""The known values of ImageModeration.

- ``auto``: The usual level of moderation; applies by default.

- ``low``: Less restrictive moderation.
"""

ImageModeration: TypeAlias = KnownImageModeration | str
"""How strictly image content is moderated. A server may send further values."""


def is_known_image_moderation(value: object) -> TypeIs[KnownImageModeration]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownImageModeration)
