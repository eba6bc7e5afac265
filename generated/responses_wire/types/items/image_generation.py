# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Images the model has made, and why making one failed."""

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
    from ...enums.items.image_generation import ImageGenerationCallStatus, ImageModerationStage
    from .agent import AgentDict


class ImageGenerationCallDict(TypedDict):
    """Image that the model asked for and the server made.

    Sources: openai, openrouter.
    """

    type: Literal["image_generation_call"]
    """Marks the item as an image generation call."""

    id: str
    """Identifies the item; image events refer to it by this id."""

    status: "ImageGenerationCallStatus"
    """How far making the image has come."""

    result: NotRequired[str | None]
    """Finished image in Base64. Null or absent until it is done."""

    action: NotRequired["ImageAction | None"]
    """Whether the image was made anew or edited from another. Sources: openai."""

    background: NotRequired["ImageBackground | None"]
    """Background the image was made with. Sources: openai."""

    error: NotRequired["ImageGenerationCallErrorDict | None"]
    """Why moderation stopped the image, if it did and details are known. Sources: openai."""

    output_format: NotRequired["ImageOutputFormat | None"]
    """File format of the image. Sources: openai."""

    quality: NotRequired["ImageQuality | None"]
    """Quality the image was made with. Sources: openai."""

    revised_prompt: NotRequired[str | None]
    """Prompt actually used, if a model rewrote it first. Sources: openai."""

    size: NotRequired["ImageSize | None"]
    """Width and height of the image in pixels, such as 1536x864. Sources: openai."""

    svg_usage: NotRequired["ImageGenerationSvgUsageDict | None"]
    """Tokens used in making an SVG image. Sources: openai."""

    prompt: NotRequired[str | None]
    """Prompt the image was made from. Sources: openrouter, observed."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""


class ImageGenerationCallErrorDict(TypedDict):
    """Tells why an image was not made.

    Sources: openai.
    """

    type: str
    """Kind of the error."""

    message: str
    """Explains the error to a person."""

    code: NotRequired[str | int | None]
    """Code of the error for programs, such as moderation_blocked."""

    param: NotRequired[str | None]
    """Request parameter the error is about."""

    moderation_details: NotRequired["ImageModerationDetailsDict | None"]
    """What moderation objected to, for the code moderation_blocked."""


class ImageModerationDetailsDict(TypedDict):
    """What moderation objected to, and when.

    Sources: openai.
    """

    categories: list[str]
    """Moderation categories that apply. New ones can appear at any time."""

    moderation_stage: "ImageModerationStage"
    """Whether the request or the image was blocked."""


class ImageGenerationSvgUsageDict(TypedDict):
    """Token counts for an SVG image.

    Sources: openai.
    """

    input_tokens: int
    """Number of tokens read by the model."""

    model: str
    """Names the model that used the tokens."""

    output_tokens: int
    """Number of tokens written by the model."""

    reasoning_tokens: int
    """Number of tokens spent on reasoning."""

    total_tokens: int
    """Number of tokens in all."""
