# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Models that the image generation tool can draw with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownImageModel: TypeAlias = Literal[
    "gpt-image-1",
    "gpt-image-1-mini",
    "gpt-image-2",
    "gpt-image-2-2026-04-21",
    "gpt-image-2.5-sunburst",
    "gpt-image-2.5-sunburst-2026-09-08",
    "gpt-image-2.5-flare",
    "gpt-image-2.5-flare-2026-09-08",
    "gpt-image-2.6-sunburst",
    "gpt-image-2.6-flare",
    "gpt-image-1.5",
    "chatgpt-image-latest",
]
"""The known values of ImageModel.

- ``gpt-image-1``: GPT Image 1. Deprecated: Use a later model instead, such as
gpt-image-2.6-sunburst; the shutdown date is October 23, 2026.

- ``gpt-image-1-mini``: The mini variant of GPT Image 1.

- ``gpt-image-2``: GPT Image 2.

- ``gpt-image-2-2026-04-21``: GPT Image 2 as of April 21, 2026.

- ``gpt-image-2.5-sunburst``: The Sunburst variant of GPT Image 2.5.

- ``gpt-image-2.5-sunburst-2026-09-08``: GPT Image 2.5 Sunburst as of September 8, 2026.

- ``gpt-image-2.5-flare``: The Flare variant of GPT Image 2.5.

- ``gpt-image-2.5-flare-2026-09-08``: GPT Image 2.5 Flare as of September 8, 2026.

- ``gpt-image-2.6-sunburst``: The Sunburst variant of GPT Image 2.6.

- ``gpt-image-2.6-flare``: The Flare variant of GPT Image 2.6.

- ``gpt-image-1.5``: GPT Image 1.5.

- ``chatgpt-image-latest``: An alias for the latest ChatGPT image model.
"""

ImageModel: TypeAlias = KnownImageModel | str
"""Names of OpenAI's image models. A server may send further values."""


def is_known_image_model(value: object) -> TypeIs[KnownImageModel]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownImageModel)
