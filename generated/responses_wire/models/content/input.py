# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Parts that carry input for the model: text, images, files, audio and video."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.common.prompt_cache import PromptCacheMode, PromptCacheTtl
    from ...enums.content.input import FileDetail, ImageDetail, InputAudioFormat


class ResponseInputText(WireModel):
    """Text given to the model.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["input_text"] = "input_text"
    """Marks the object as a part with input text."""

    text: str
    """What the model is given to read."""

    prompt_cache_breakpoint: PromptCacheBreakpoint | None = None
    """Set where a reusable prompt prefix ends with this part. Sources: openai, openrouter."""


class ResponseInputImage(WireModel):
    """Image given to the model, by URL or as an uploaded file.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["input_image"] = "input_image"
    """Marks the object as a part with an input image."""

    image_url: str | None = None
    """URL of the image, or a data URL with its Base64 bytes."""

    file_id: str | None = None
    """Identifies an uploaded file that holds the image. Sources: openai, openrouter."""

    detail: ImageDetail | None = None
    """How closely the model looks at the image; auto unless set."""

    prompt_cache_breakpoint: PromptCacheBreakpoint | None = None
    """Set where a reusable prompt prefix ends with this part. Sources: openai."""


class ResponseInputFile(WireModel):
    """File given to the model: by id, by URL or with its bytes inline.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["input_file"] = "input_file"
    """Marks the object as a part with an input file."""

    filename: str | None = None
    """Name the model sees for the file."""

    file_data: str | None = None
    """Content of the file, sent inline instead of by id or URL. Sources: openai, openrouter."""

    file_id: str | None = None
    """Identifies a file uploaded earlier. Sources: openai, openrouter."""

    file_url: str | None = None
    """URL from which the server fetches the file."""

    detail: FileDetail | None = None
    """How finely the pages of the file are rendered; auto unless set. Sources: openai."""

    prompt_cache_breakpoint: PromptCacheBreakpoint | None = None
    """Set where a reusable prompt prefix ends with this part. Sources: openai."""


class ResponseInputAudio(WireModel):
    """Audio given to the model.

    Sources: openrouter.
    """

    type: Literal["input_audio"] = "input_audio"
    """Marks the object as a part with input audio."""

    input_audio: InputAudioData
    """The recording and its format."""


class InputAudioData(WireModel):
    """Recording sent inline with the request.

    Sources: openrouter.
    """

    data: str
    """Audio bytes as text, by convention Base64."""

    format: InputAudioFormat
    """Encoding of the audio bytes."""


class ResponseInputVideo(WireModel):
    """Video given to the model.

    Sources: openresponses.
    """

    type: Literal["input_video"] = "input_video"
    """Marks the object as a part with an input video."""

    video_url: str
    """URL of the video, or a data URL with its bytes."""


class ComputerScreenshotContent(WireModel):
    """Screenshot of a computer that the model operates.

    Sources: openai.
    """

    type: Literal["computer_screenshot"] = "computer_screenshot"
    """Marks the object as a screenshot."""

    image_url: str | None = None
    """URL of the screenshot, or null when it is given by file id."""

    file_id: str | None = None
    """Identifies an uploaded file that holds the screenshot."""

    detail: ImageDetail | None = None
    """How closely the model looks at the screenshot; auto unless set."""

    prompt_cache_breakpoint: PromptCacheBreakpoint | None = None
    """Set where a reusable prompt prefix ends with this part."""


class EncryptedContent(WireModel):
    """Content that only the server can decrypt; pass it back unchanged.

    Sources: openai.
    """

    type: Literal["encrypted_content"] = "encrypted_content"
    """Marks the object as encrypted content."""

    encrypted_content: str
    """Opaque ciphertext, readable only on the server side."""


class PromptCacheBreakpoint(WireModel):
    """Boundary for prompt caching: everything up to and including its part can be reused as a
    cached prefix.

    Sources: openai, openrouter.
    """

    mode: PromptCacheMode
    """How the boundary was set; explicit in every documented case."""

    ttl: PromptCacheTtl | None = None
    """Shortest time the cached prefix is kept; without it the request's prompt_cache_options
    decide.
    """
