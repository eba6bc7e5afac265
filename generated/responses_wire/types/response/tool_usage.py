# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What hosted tools used, counted apart from the model's own usage."""

from .._compat import NotRequired, TypedDict


class ToolUsageDict(TypedDict):
    """Totals by tool; a tool that was not used shows zeros.

    Sources: openai.
    """

    image_gen: "ImageGenUsageDict"
    """Tokens used to generate images."""

    web_search: "WebSearchUsageDict"
    """Web searches that count toward the bill."""


class ImageGenUsageDict(TypedDict):
    """Tokens of all image generation calls together; calls with incomplete records may be left
    out.

    Sources: openai.
    """

    input_tokens: int
    """Tokens in the prompts, text and images together."""

    input_tokens_details: "ImageGenTokensDetailsDict"
    """Prompt tokens by kind."""

    output_tokens: int
    """Tokens written to make the images."""

    output_tokens_details: NotRequired["ImageGenTokensDetailsDict | None"]
    """Output tokens by kind, if known."""

    total_tokens: int
    """Input and output tokens together."""

    cached_tokens: NotRequired[int | None]
    """Prompt tokens that came from a cache; absent if unknown."""

    cached_tokens_details: NotRequired["ImageGenCachedTokensDetailsDict | None"]
    """Cached prompt tokens by kind, if known."""


class ImageGenTokensDetailsDict(TypedDict):
    """Splits a token count into images and text.

    Sources: openai.
    """

    image_tokens: int
    """Tokens that stand for images."""

    text_tokens: int
    """Tokens that stand for text."""


class ImageGenCachedTokensDetailsDict(TypedDict):
    """Splits cached prompt tokens into images and text.

    Sources: openai.
    """

    cached_image_tokens: int
    """Cached tokens that stand for images."""

    cached_text_tokens: int
    """Cached tokens that stand for text."""


class WebSearchUsageDict(TypedDict):
    """How much web search was used.

    Sources: openai.
    """

    num_requests: int
    """Number of billed searches; opening a page is not one."""
