# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Settings of generated images that tools, calls and events share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownImageAction: TypeAlias = Literal[
    "auto",
    "generate",
    "edit",
]
"""The known values of ImageAction.

- ``auto``: The model decides; the default.

- ``generate``: Draws a new image.

- ``edit``: Changes an existing image.
"""

ImageAction: TypeAlias = KnownImageAction | str
"""Whether an image is drawn anew or made from an existing one. A server may send further values."""


def is_known_image_action(value: object) -> TypeIs[KnownImageAction]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownImageAction)


KnownImageBackground: TypeAlias = Literal[
    "auto",
    "transparent",
    "opaque",
]
"""The known values of ImageBackground.

- ``auto``: The model picks a background that suits the image; the default.

- ``transparent``: See-through; needs PNG or WebP output.

- ``opaque``: Solid, without transparency.
"""

ImageBackground: TypeAlias = KnownImageBackground | str
"""What is behind the subject of an image. A server may send further values."""


def is_known_image_background(value: object) -> TypeIs[KnownImageBackground]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownImageBackground)


KnownImageOutputFormat: TypeAlias = Literal[
    "png",
    "webp",
    "jpeg",
    "gif",
    "svg",
]
"""The known values of ImageOutputFormat.

- ``png``: PNG, the default; can hold transparency.

- ``webp``: WebP; can hold transparency.

- ``jpeg``: JPEG, without transparency.

- ``gif``: Animated GIF, for models that support it; comes without partial images.

- ``svg``: SVG vector graphics, for models that support it.
"""

ImageOutputFormat: TypeAlias = KnownImageOutputFormat | str
"""File formats for generated images. A server may send further values."""


def is_known_image_output_format(value: object) -> TypeIs[KnownImageOutputFormat]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownImageOutputFormat)


KnownImageQuality: TypeAlias = Literal[
    "auto",
    "low",
    "medium",
    "high",
    "xhigh",
    "max",
]
"""The known values of ImageQuality.

- ``auto``: The model picks the quality; the default.

- ``low``: Low rendering quality.

- ``medium``: Medium quality, between low and high.

- ``high``: High rendering quality.

- ``xhigh``: Quality above high, on image models that offer it.

- ``max``: Highest quality, on image models that offer it.
"""

ImageQuality: TypeAlias = KnownImageQuality | str
"""Rendering quality of generated images. A server may send further values."""


def is_known_image_quality(value: object) -> TypeIs[KnownImageQuality]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownImageQuality)


KnownImageSize: TypeAlias = Literal[
    "auto",
    "1024x1024",
    "1024x1536",
    "1536x1024",
]
"""The known values of ImageSize.

- ``auto``: The model picks the size.

- ``1024x1024``: A square of 1024 by 1024 pixels.

- ``1024x1536``: Portrait, 1024 pixels wide and 1536 high.

- ``1536x1024``: Landscape, 1536 pixels wide and 1024 high.
"""

ImageSize: TypeAlias = KnownImageSize | str
"""Sizes of generated images, as width x height in pixels; some models take others too. A server
may send further values.
"""


def is_known_image_size(value: object) -> TypeIs[KnownImageSize]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownImageSize)
