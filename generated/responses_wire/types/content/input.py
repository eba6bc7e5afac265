# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Parts that carry input for the model: text, images, files, audio and video."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.common.prompt_cache import PromptCacheMode, PromptCacheTtl
    from ...enums.content.input import FileDetail, ImageDetail, InputAudioFormat


class ResponseInputTextDict(TypedDict):
    """Text given to the model.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["input_text"]
    """Marks the object as a part with input text."""

    text: str
    """What the model is given to read."""

    prompt_cache_breakpoint: NotRequired["PromptCacheBreakpointDict | None"]
    """Set where a reusable prompt prefix ends with this part. Sources: openai, openrouter."""


class ResponseInputImageDict(TypedDict):
    """Image given to the model, by URL or as an uploaded file.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["input_image"]
    """Marks the object as a part with an input image."""

    image_url: NotRequired[str | None]
    """URL of the image, or a data URL with its Base64 bytes."""

    file_id: NotRequired[str | None]
    """Identifies an uploaded file that holds the image. Sources: openai, openrouter."""

    detail: NotRequired["ImageDetail | None"]
    """How closely the model looks at the image; auto unless set."""

    prompt_cache_breakpoint: NotRequired["PromptCacheBreakpointDict | None"]
    """Set where a reusable prompt prefix ends with this part. Sources: openai."""


class ResponseInputFileDict(TypedDict):
    """File given to the model: by id, by URL or with its bytes inline.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["input_file"]
    """Marks the object as a part with an input file."""

    filename: NotRequired[str | None]
    """Name the model sees for the file."""

    file_data: NotRequired[str | None]
    """Content of the file, sent inline instead of by id or URL. Sources: openai, openrouter."""

    file_id: NotRequired[str | None]
    """Identifies a file uploaded earlier. Sources: openai, openrouter."""

    file_url: NotRequired[str | None]
    """URL from which the server fetches the file."""

    detail: NotRequired["FileDetail | None"]
    """How finely the pages of the file are rendered; auto unless set. Sources: openai."""

    prompt_cache_breakpoint: NotRequired["PromptCacheBreakpointDict | None"]
    """Set where a reusable prompt prefix ends with this part. Sources: openai."""


class ResponseInputAudioDict(TypedDict):
    """Audio given to the model.

    Sources: openrouter.
    """

    type: Literal["input_audio"]
    """Marks the object as a part with input audio."""

    input_audio: "InputAudioDataDict"
    """The recording and its format."""


class InputAudioDataDict(TypedDict):
    """Recording sent inline with the request.

    Sources: openrouter.
    """

    data: str
    """Audio bytes as text, by convention Base64."""

    format: "InputAudioFormat"
    """Encoding of the audio bytes."""


class ResponseInputVideoDict(TypedDict):
    """Video given to the model.

    Sources: openresponses.
    """

    type: Literal["input_video"]
    """Marks the object as a part with an input video."""

    video_url: str
    """URL of the video, or a data URL with its bytes."""


class ComputerScreenshotContentDict(TypedDict):
    """Screenshot of a computer that the model operates.

    Sources: openai.
    """

    type: Literal["computer_screenshot"]
    """Marks the object as a screenshot."""

    image_url: NotRequired[str | None]
    """URL of the screenshot, or null when it is given by file id."""

    file_id: NotRequired[str | None]
    """Identifies an uploaded file that holds the screenshot."""

    detail: NotRequired["ImageDetail | None"]
    """How closely the model looks at the screenshot; auto unless set."""

    prompt_cache_breakpoint: NotRequired["PromptCacheBreakpointDict | None"]
    """Set where a reusable prompt prefix ends with this part."""


class EncryptedContentDict(TypedDict):
    """Content that only the server can decrypt; pass it back unchanged.

    Sources: openai.
    """

    type: Literal["encrypted_content"]
    """Marks the object as encrypted content."""

    encrypted_content: str
    """Opaque ciphertext, readable only on the server side."""


class PromptCacheBreakpointDict(TypedDict):
    """Boundary for prompt caching: everything up to and including its part can be reused as a
    cached prefix.

    Sources: openai, openrouter.
    """

    mode: "PromptCacheMode"
    """How the boundary was set; explicit in every documented case."""

    ttl: NotRequired["PromptCacheTtl | None"]
    """Shortest time the cached prefix is kept; without it the request's prompt_cache_options
    decide.
    """
