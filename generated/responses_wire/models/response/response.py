# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The response itself: its output, its state, and the settings it was made with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.common.prompt_cache import PromptCacheRetention
    from ...enums.errors.openrouter import OpenRouterErrorType
    from ...enums.response.models import ResponseModel
    from ...enums.response.response import IncompleteReason, ResponseStatus, ServiceTier, Truncation
    from ...enums.tools.choice import ToolChoiceMode
    from ..items.unions import InputItem, OutputItem
    from ..tools.choice import ToolChoice
    from ..tools.unions import Tool
    from .alignment import Alignment
    from .content_filter import ContentFilter
    from .error import ResponseError
    from .moderation import Moderation
    from .openrouter import OpenRouterMetadata
    from .options import AccessPrograms, ImageOptions, InputTransformation
    from .prompt import ResponsePrompt
    from .prompt_cache import PromptCacheDiagnostics, PromptCacheOptions
    from .reasoning import Reasoning
    from .safeguard import ArmorSafeguardResult
    from .text import ResponseTextConfig
    from .tool_usage import ToolUsage
    from .usage import ResponseUsage


class Response(WireModel):
    """A model's answer with everything known about it; complete once its status is final.

    Sources: openai, openrouter, openresponses, friendli.
    """

    id: str | None = None
    """Identifies the response, for example to fetch it or to continue from it."""

    object: Literal["response"] | None = None
    """Marks the object as a response."""

    created_at: int | float | None = None
    """When the response was made, in Unix seconds."""

    status: ResponseStatus | None = None
    """How far the response has come."""

    model: ResponseModel | None = None
    """The model that answers; may be a dated snapshot of the one asked for."""

    output: list[OutputItem] | None = None
    """What the model made, in order: messages, reasoning, tool calls and more."""

    error: ResponseError | None = None
    """What went wrong; null unless the response failed. Sources: openai, openrouter,
    openresponses.
    """

    incomplete_details: IncompleteDetails | None = None
    """Why the response stopped early; null unless it is incomplete."""

    usage: ResponseUsage | None = None
    """How many tokens it took; usually null until the response ends."""

    completed_at: int | float | None = None
    """When the response was completed, in Unix seconds; null unless it was. Sources: openai,
    openrouter, openresponses.
    """

    instructions: str | list[InputItem] | None = None
    """The system or developer message put first in the context; not inherited from the previous
    response. Sources: openai, openrouter, openresponses.
    """

    previous_response_id: str | None = None
    """The response that this one continues, or null. Sources: openai, openrouter, openresponses."""

    conversation: Conversation | None = None
    """The conversation to which the input and the output were added. Sources: openai."""

    tools: list[Tool] | None = None
    """Tools that the model may use. Sources: openai, openrouter, openresponses."""

    tool_choice: ToolChoiceMode | ToolChoice | None = None
    """Whether the model must, may or must not use tools, or which one it has to use. Sources:
    openai, openrouter, openresponses.
    """

    parallel_tool_calls: bool | None = None
    """Whether the model may call several tools at once. Sources: openai, openrouter,
    openresponses.
    """

    max_tool_calls: int | None = None
    """Limit on calls to built-in tools, all of them counted together; null means no limit is
    set. Sources: openai, openrouter, openresponses.
    """

    text: ResponseTextConfig | None = None
    """How text output is shaped. Sources: openai, openrouter, openresponses."""

    reasoning: Reasoning | None = None
    """How the model reasons. Sources: openai, openrouter, openresponses."""

    temperature: int | float | None = None
    """Randomness of sampling, from 0 to 2. Sources: openai, openrouter, openresponses."""

    top_p: int | float | None = None
    """Share of probability, from 0 to 1, that sampling picks tokens from. Sources: openai,
    openrouter, openresponses.
    """

    max_output_tokens: int | None = None
    """Limit on tokens written, reasoning included; null means no limit is set. Sources: openai,
    openrouter, openresponses.
    """

    top_logprobs: int | None = None
    """How many likely alternatives are reported per output token, from 0 to 20. Sources: openai,
    openrouter, openresponses.
    """

    truncation: Truncation | None = None
    """What happens if the input does not fit the model's context. Sources: openai, openrouter,
    openresponses.
    """

    presence_penalty: int | float | None = None
    """How strongly tokens that already occurred are discouraged, however often they did.
    Sources: openrouter, openresponses, observed.
    """

    frequency_penalty: int | float | None = None
    """How strongly tokens are discouraged for each time they occurred. Sources: openrouter,
    openresponses, observed.
    """

    background: bool | None = None
    """Whether the response is made in the background, to be fetched later. Sources: openai,
    openrouter, openresponses.
    """

    store: bool | None = None
    """Whether the server keeps the response for later use. Sources: openrouter, openresponses,
    observed.
    """

    service_tier: ServiceTier | None = None
    """The service tier that handled the request, which may differ from the one asked for.
    Sources: openai, openrouter, openresponses.
    """

    metadata: dict[str, str] | None = None
    """The caller's own notes on the response: up to 16 short strings by key. Sources: openai,
    openrouter, openresponses.
    """

    prompt: ResponsePrompt | None = None
    """The stored prompt template that was used. Sources: openai, openrouter."""

    prompt_cache_key: str | None = None
    """The caller's key for grouping requests that share a prompt prefix. Sources: openai,
    openrouter, openresponses.
    """

    prompt_cache_options: PromptCacheOptions | None = None
    """How the prompt cache is used. Sources: openai, openrouter."""

    prompt_cache_retention: PromptCacheRetention | None = None
    """How long cached prefixes are kept at most. Deprecated: Use prompt_cache_options.ttl, which
    sets a minimum instead. Sources: openai.
    """

    prompt_cache_diagnostics: PromptCacheDiagnostics | None = None
    """Why the prompt cache was or was not used, if the request asked. Sources: openai."""

    safety_identifier: str | None = None
    """The caller's stable, anonymous id for the end user, for spotting abuse. Sources: openai,
    openrouter, openresponses.
    """

    user: str | None = None
    """The caller's id for the end user. Deprecated: Use safety_identifier against abuse, and
    prompt_cache_key for caching. Sources: openai, openrouter.
    """

    moderation: Moderation | None = None
    """Moderation verdicts, if the request asked for them. Sources: openai."""

    input_transformations: list[InputTransformation] | None = None
    """Reasoning items that were kept from the model, in input order. Sources: openai."""

    image: ImageOptions | None = None
    """How images in the input are handled. Sources: openai."""

    tool_usage: ToolUsage | None = None
    """What the hosted tools used, counted apart from the model's usage. Sources: openai."""

    access_programs: AccessPrograms | None = None
    """Special access programs in force; null also stands for a silent fallback to standard
    access. Sources: openai.
    """

    output_text: str | None = None
    """All text output joined into one string. Sources: openrouter."""

    error_type: OpenRouterErrorType | None = None
    """OpenRouter's own class for the error, the same in all its API formats. Sources:
    openrouter.
    """

    alignment: Alignment | None = None
    """Verdicts of the alignment plugin. Sources: openrouter."""

    safeguard_results: list[ArmorSafeguardResult] | None = None
    """Armor's verdicts on the tool calls, present whenever Armor examined the response. Sources:
    openrouter.
    """

    openrouter_metadata: OpenRouterMetadata | None = None
    """The route the request took; present if the request asked for it. Sources: openrouter."""

    content_filters: list[ContentFilter] | None = None
    """What Azure's content filter found: one entry for the prompt and one for each completion.
    Sources: observed.
    """

    kv_transfer_params: dict[str, Any] | None = None
    """vLLM's settings for handing the attention cache from one server to another. Sources:
    observed.
    """

    input_messages: list[Any] | None = None
    """The messages vLLM gave to the model, if the request asked to see them. Sources: observed."""

    output_messages: list[Any] | None = None
    """The messages vLLM got from the model, if the request asked to see them. Sources: observed."""


class IncompleteDetails(WireModel):
    """Says why a response is incomplete.

    Sources: openai, openrouter, openresponses, friendli.
    """

    reason: IncompleteReason | None = None
    """What stopped the response early."""


class Conversation(WireModel):
    """Names the conversation that a response belongs to.

    Sources: openai.
    """

    id: str
    """Identifies the conversation."""
