# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What a model thinks before it answers, as far as the API shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownReasoningFormat: TypeAlias = Literal[
    "unknown",
    "openai-responses-v1",
    "azure-openai-responses-v1",
    "bedrock-openai-responses-v1",
    "bedrock-xai-responses-v1",
    "xai-responses-v1",
    "meta-responses-v1",
    "anthropic-claude-v1",
    "google-gemini-v1",
]
"""The known values of ReasoningFormat.

- ``unknown``: The format could not be determined.

- ``openai-responses-v1``: Format of OpenAI's Responses API.

- ``azure-openai-responses-v1``: Format of OpenAI models on Azure.

- ``bedrock-openai-responses-v1``: Format of OpenAI models on Amazon Bedrock.

- ``bedrock-xai-responses-v1``: Format of xAI models on Amazon Bedrock.

- ``xai-responses-v1``: Format of xAI's Responses API.

- ``meta-responses-v1``: Format of Meta's Responses API.

- ``anthropic-claude-v1``: Format of Anthropic's Claude models.

- ``google-gemini-v1``: Format of Google's Gemini models.
"""

ReasoningFormat: TypeAlias = KnownReasoningFormat | str
"""Provider formats in which OpenRouter passes reasoning on. A server may send further values."""


def is_known_reasoning_format(value: object) -> TypeIs[KnownReasoningFormat]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownReasoningFormat)
