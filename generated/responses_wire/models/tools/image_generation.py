# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The hosted tool that draws and edits images, with its output settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.common.image import (
        ImageAction,
        ImageBackground,
        ImageOutputFormat,
        ImageQuality,
        ImageSize,
    )
    from ...enums.common.image_models import ImageModel
    from ...enums.common.reasoning import ReasoningEffort
    from ...enums.tools.image_generation import ImageComplexity, ImageInputFidelity, ImageModeration


class ImageGenerationTool(WireModel):
    """Lets the model draw new images or edit given ones.

    Sources: openai, openrouter.
    """

    type: Literal["image_generation"] = "image_generation"
    """Marks the tool as image generation."""

    action: ImageAction | None = None
    """Whether to draw a new image or to edit one; the model chooses by default. Sources: openai."""

    background: ImageBackground | None = None
    """Whether the image's background is see-through or solid."""

    complexity: ImageComplexity | None = None
    """How much planning goes into the image, apart from the quality of its rendering. Sources:
    openai.
    """

    frame_count: int | None = None
    """Number of frames in a GIF, 9 by default; only with GIF output. Sources: openai."""

    frame_duration_ms: int | None = None
    """How long each GIF frame shows, in milliseconds, 200 by default; only with GIF output.
    Sources: openai.
    """

    input_fidelity: ImageInputFidelity | None = None
    """How closely the result keeps to the input images, faces above all."""

    input_image_mask: ImageGenerationInputImageMask | None = None
    """Mask that limits an edit to part of the image."""

    model: ImageModel | None = None
    """Image model that does the drawing."""

    moderation: ImageModeration | None = None
    """How strictly the content of images is moderated."""

    output_compression: int | None = None
    """Compression level of the image, from 0 to 100, where 100 is the default."""

    output_format: ImageOutputFormat | None = None
    """File format of the image, PNG by default."""

    partial_images: int | None = None
    """How many previews to stream before the final image, from 0 (the default) to 3."""

    quality: ImageQuality | None = None
    """Rendering quality of the image."""

    size: ImageSize | None = None
    """Width and height in pixels, such as 1024x1536, or auto."""

    svg: ImageGenerationSvg | None = None
    """Settings for the model that writes the SVG; only with SVG output. Sources: openai."""

    n: int | None = None
    """Number of images; seen in recorded traffic only. Sources: observed."""


class ImageGenerationInputImageMask(WireModel):
    """An image that marks the region to edit, given by file id or as data.

    Sources: openai, openrouter.
    """

    file_id: str | None = None
    """Id of the uploaded file that holds the mask."""

    image_url: str | None = None
    """The mask itself, Base64-encoded."""


class ImageGenerationSvg(WireModel):
    """Settings for the model that writes SVG output.

    Sources: openai.
    """

    model: str | None = None
    """Model that writes the SVG; the server picks one when absent."""

    reasoning: ImageGenerationSvgReasoning | None = None
    """Reasoning settings for that model."""


class ImageGenerationSvgReasoning(WireModel):
    """Reasoning settings used while SVG output is written.

    Sources: openai.
    """

    effort: ReasoningEffort | None = None
    """How hard the model thinks before it writes; its own default applies when absent."""
