# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Progress of an image generation call."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.common.image import ImageBackground, ImageOutputFormat, ImageQuality, ImageSize
    from ..items.agent import AgentDict


class ResponseImageGenerationCallInProgressEventDict(TypedDict):
    """An image generation call has begun.

    Wire type: ``response.image_generation_call.in_progress``. After:
    ``response.output_item.added``.

    Sources: openai, openrouter.
    """

    type: Literal["response.image_generation_call.in_progress"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the image generation call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseImageGenerationCallGeneratingEventDict(TypedDict):
    """The image is being made.

    Wire type: ``response.image_generation_call.generating``. After:
    ``response.output_item.added``.

    Sources: openai, openrouter.
    """

    type: Literal["response.image_generation_call.generating"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the image generation call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseImageGenerationCallPartialImageEventDict(TypedDict):
    """A preview of the unfinished image is ready; show it in place of the one before.

    Wire type: ``response.image_generation_call.partial_image``. After:
    ``response.output_item.added``.

    Sources: openai, openrouter.
    """

    type: Literal["response.image_generation_call.partial_image"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the image generation call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    partial_image_b64: str
    """Bytes of the preview image, in Base64."""

    partial_image_index: int
    """Zero-based number of the preview."""

    background: NotRequired["ImageBackground | None"]
    """Kind of background the image gets. Sources: openai."""

    output_format: NotRequired["ImageOutputFormat | None"]
    """File format of the image bytes. Sources: openai."""

    quality: NotRequired["ImageQuality | None"]
    """Quality level at which the image is made. Sources: openai."""

    size: NotRequired["ImageSize | None"]
    """Width and height in pixels. Sources: openai."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseImageGenerationCallCompletedEventDict(TypedDict):
    """The image is finished; the done item carries it.

    Wire type: ``response.image_generation_call.completed``. After:
    ``response.output_item.added``.

    Sources: openai, openrouter.
    """

    type: Literal["response.image_generation_call.completed"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the image generation call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
