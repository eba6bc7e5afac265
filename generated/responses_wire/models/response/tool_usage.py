# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What hosted tools used, counted apart from the model's own usage."""

from __future__ import annotations


from ..._model import WireModel


class ToolUsage(WireModel):
    """Totals by tool; a tool that was not used shows zeros.

    Sources: openai.
    """

    image_gen: ImageGenUsage
    """Tokens used to generate images."""

    web_search: WebSearchUsage
    """Web searches that count toward the bill."""


class ImageGenUsage(WireModel):
    """Tokens of all image generation calls together; calls with incomplete records may be left
    out.

    Sources: openai.
    """

    input_tokens: int
    """Tokens in the prompts, text and images together."""

    input_tokens_details: ImageGenTokensDetails
    """Prompt tokens by kind."""

    output_tokens: int
    """Tokens written to make the images."""

    output_tokens_details: ImageGenTokensDetails | None = None
    """Output tokens by kind, if known."""

    total_tokens: int
    """Input and output tokens together."""

    cached_tokens: int | None = None
    """Prompt tokens that came from a cache; absent if unknown."""

    cached_tokens_details: ImageGenCachedTokensDetails | None = None
    """Cached prompt tokens by kind, if known."""


class ImageGenTokensDetails(WireModel):
    """Splits a token count into images and text.

    Sources: openai.
    """

    image_tokens: int
    """Tokens that stand for images."""

    text_tokens: int
    """Tokens that stand for text."""


class ImageGenCachedTokensDetails(WireModel):
    """Splits cached prompt tokens into images and text.

    Sources: openai.
    """

    cached_image_tokens: int
    """Cached tokens that stand for images."""

    cached_text_tokens: int
    """Cached tokens that stand for text."""


class WebSearchUsage(WireModel):
    """How much web search was used.

    Sources: openai.
    """

    num_requests: int
    """Number of billed searches; opening a page is not one."""
