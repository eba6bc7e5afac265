# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The hosted tool that draws and edits images, with its output settings."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

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


class ImageGenerationToolDict(TypedDict):
    """Lets the model draw new images or edit given ones.

    Sources: openai, openrouter.
    """

    type: Literal["image_generation"]
    """Marks the tool as image generation."""

    action: NotRequired["ImageAction | None"]
    """Whether to draw a new image or to edit one; the model chooses by default. Sources: openai."""

    background: NotRequired["ImageBackground | None"]
    """Whether the image's background is see-through or solid."""

    complexity: NotRequired["ImageComplexity | None"]
    """How much planning goes into the image, apart from the quality of its rendering. Sources:
    openai.
    """

    frame_count: NotRequired[int | None]
    """Number of frames in a GIF, 9 by default; only with GIF output. Sources: openai."""

    frame_duration_ms: NotRequired[int | None]
    """How long each GIF frame shows, in milliseconds, 200 by default; only with GIF output.
    Sources: openai.
    """

    input_fidelity: NotRequired["ImageInputFidelity | None"]
    """How closely the result keeps to the input images, faces above all."""

    input_image_mask: NotRequired["ImageGenerationInputImageMaskDict | None"]
    """Mask that limits an edit to part of the image."""

    model: NotRequired["ImageModel | None"]
    """Image model that does the drawing."""

    moderation: NotRequired["ImageModeration | None"]
    """How strictly the content of images is moderated."""

    output_compression: NotRequired[int | None]
    """Compression level of the image, from 0 to 100, where 100 is the default."""

    output_format: NotRequired["ImageOutputFormat | None"]
    """File format of the image, PNG by default."""

    partial_images: NotRequired[int | None]
    """How many previews to stream before the final image, from 0 (the default) to 3."""

    quality: NotRequired["ImageQuality | None"]
    """Rendering quality of the image."""

    size: NotRequired["ImageSize | None"]
    """Width and height in pixels, such as 1024x1536, or auto."""

    svg: NotRequired["ImageGenerationSvgDict | None"]
    """Settings for the model that writes the SVG; only with SVG output. Sources: openai."""

    n: NotRequired[int | None]
    """Number of images; seen in recorded traffic only. Sources: observed."""


class ImageGenerationInputImageMaskDict(TypedDict):
    """An image that marks the region to edit, given by file id or as data.

    Sources: openai, openrouter.
    """

    file_id: NotRequired[str | None]
    """Id of the uploaded file that holds the mask."""

    image_url: NotRequired[str | None]
    """The mask itself, Base64-encoded."""


class ImageGenerationSvgDict(TypedDict):
    """Settings for the model that writes SVG output.

    Sources: openai.
    """

    model: NotRequired[str | None]
    """Model that writes the SVG; the server picks one when absent."""

    reasoning: NotRequired["ImageGenerationSvgReasoningDict | None"]
    """Reasoning settings for that model."""


class ImageGenerationSvgReasoningDict(TypedDict):
    """Reasoning settings used while SVG output is written.

    Sources: openai.
    """

    effort: NotRequired["ReasoningEffort | None"]
    """How hard the model thinks before it writes; its own default applies when absent."""
