# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The response itself: its output, its state, and the settings it was made with."""

from typing import TYPE_CHECKING, Any, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.common.prompt_cache import PromptCacheRetention
    from ...enums.errors.openrouter import OpenRouterErrorType
    from ...enums.response.models import ResponseModel
    from ...enums.response.response import IncompleteReason, ResponseStatus, ServiceTier, Truncation
    from ...enums.tools.choice import ToolChoiceMode
    from ..items.unions import InputItemDict, OutputItemDict
    from ..tools.choice import ToolChoiceDict
    from ..tools.unions import ToolDict
    from .alignment import AlignmentDict
    from .content_filter import ContentFilterDict
    from .error import ResponseErrorDict
    from .moderation import ModerationDict
    from .openrouter import OpenRouterMetadataDict
    from .options import AccessProgramsDict, ImageOptionsDict, InputTransformationDict
    from .prompt import ResponsePromptDict
    from .prompt_cache import PromptCacheDiagnosticsDict, PromptCacheOptionsDict
    from .reasoning import ReasoningDict
    from .safeguard import ArmorSafeguardResultDict
    from .text import ResponseTextConfigDict
    from .tool_usage import ToolUsageDict
    from .usage import ResponseUsageDict


class ResponseDict(TypedDict):
    """A model's answer with everything known about it; complete once its status is final.

    Sources: openai, openrouter, openresponses, friendli.
    """

    id: NotRequired[str | None]
    """Identifies the response, for example to fetch it or to continue from it."""

    object: NotRequired[Literal["response"] | None]
    """Marks the object as a response."""

    created_at: NotRequired[int | float | None]
    """When the response was made, in Unix seconds."""

    status: NotRequired["ResponseStatus | None"]
    """How far the response has come."""

    model: NotRequired["ResponseModel | None"]
    """The model that answers; may be a dated snapshot of the one asked for."""

    output: NotRequired["list[OutputItemDict] | None"]
    """What the model made, in order: messages, reasoning, tool calls and more."""

    error: NotRequired["ResponseErrorDict | None"]
    """What went wrong; null unless the response failed. Sources: openai, openrouter,
    openresponses.
    """

    incomplete_details: NotRequired["IncompleteDetailsDict | None"]
    """Why the response stopped early; null unless it is incomplete."""

    usage: NotRequired["ResponseUsageDict | None"]
    """How many tokens it took; usually null until the response ends."""

    completed_at: NotRequired[int | float | None]
    """When the response was completed, in Unix seconds; null unless it was. Sources: openai,
    openrouter, openresponses.
    """

    instructions: NotRequired["str | list[InputItemDict] | None"]
    """The system or developer message put first in the context; not inherited from the previous
    response. Sources: openai, openrouter, openresponses.
    """

    previous_response_id: NotRequired[str | None]
    """The response that this one continues, or null. Sources: openai, openrouter, openresponses."""

    conversation: NotRequired["ConversationDict | None"]
    """The conversation to which the input and the output were added. Sources: openai."""

    tools: NotRequired["list[ToolDict] | None"]
    """Tools that the model may use. Sources: openai, openrouter, openresponses."""

    tool_choice: NotRequired["ToolChoiceMode | ToolChoiceDict | None"]
    """Whether the model must, may or must not use tools, or which one it has to use. Sources:
    openai, openrouter, openresponses.
    """

    parallel_tool_calls: NotRequired[bool | None]
    """Whether the model may call several tools at once. Sources: openai, openrouter,
    openresponses.
    """

    max_tool_calls: NotRequired[int | None]
    """Limit on calls to built-in tools, all of them counted together; null means no limit is
    set. Sources: openai, openrouter, openresponses.
    """

    text: NotRequired["ResponseTextConfigDict | None"]
    """How text output is shaped. Sources: openai, openrouter, openresponses."""

    reasoning: NotRequired["ReasoningDict | None"]
    """How the model reasons. Sources: openai, openrouter, openresponses."""

    temperature: NotRequired[int | float | None]
    """Randomness of sampling, from 0 to 2. Sources: openai, openrouter, openresponses."""

    top_p: NotRequired[int | float | None]
    """Share of probability, from 0 to 1, that sampling picks tokens from. Sources: openai,
    openrouter, openresponses.
    """

    max_output_tokens: NotRequired[int | None]
    """Limit on tokens written, reasoning included; null means no limit is set. Sources: openai,
    openrouter, openresponses.
    """

    top_logprobs: NotRequired[int | None]
    """How many likely alternatives are reported per output token, from 0 to 20. Sources: openai,
    openrouter, openresponses.
    """

    truncation: NotRequired["Truncation | None"]
    """What happens if the input does not fit the model's context. Sources: openai, openrouter,
    openresponses.
    """

    presence_penalty: NotRequired[int | float | None]
    """How strongly tokens that already occurred are discouraged, however often they did.
    Sources: openrouter, openresponses, observed.
    """

    frequency_penalty: NotRequired[int | float | None]
    """How strongly tokens are discouraged for each time they occurred. Sources: openrouter,
    openresponses, observed.
    """

    background: NotRequired[bool | None]
    """Whether the response is made in the background, to be fetched later. Sources: openai,
    openrouter, openresponses.
    """

    store: NotRequired[bool | None]
    """Whether the server keeps the response for later use. Sources: openrouter, openresponses,
    observed.
    """

    service_tier: NotRequired["ServiceTier | None"]
    """The service tier that handled the request, which may differ from the one asked for.
    Sources: openai, openrouter, openresponses.
    """

    metadata: NotRequired[dict[str, str] | None]
    """The caller's own notes on the response: up to 16 short strings by key. Sources: openai,
    openrouter, openresponses.
    """

    prompt: NotRequired["ResponsePromptDict | None"]
    """The stored prompt template that was used. Sources: openai, openrouter."""

    prompt_cache_key: NotRequired[str | None]
    """The caller's key for grouping requests that share a prompt prefix. Sources: openai,
    openrouter, openresponses.
    """

    prompt_cache_options: NotRequired["PromptCacheOptionsDict | None"]
    """How the prompt cache is used. Sources: openai, openrouter."""

    prompt_cache_retention: NotRequired["PromptCacheRetention | None"]
    """How long cached prefixes are kept at most. Deprecated: Use prompt_cache_options.ttl, which
    sets a minimum instead. Sources: openai.
    """

    prompt_cache_diagnostics: NotRequired["PromptCacheDiagnosticsDict | None"]
    """Why the prompt cache was or was not used, if the request asked. Sources: openai."""

    safety_identifier: NotRequired[str | None]
    """The caller's stable, anonymous id for the end user, for spotting abuse. Sources: openai,
    openrouter, openresponses.
    """

    user: NotRequired[str | None]
    """The caller's id for the end user. Deprecated: Use safety_identifier against abuse, and
    prompt_cache_key for caching. Sources: openai, openrouter.
    """

    moderation: NotRequired["ModerationDict | None"]
    """Moderation verdicts, if the request asked for them. Sources: openai."""

    input_transformations: NotRequired["list[InputTransformationDict] | None"]
    """Reasoning items that were kept from the model, in input order. Sources: openai."""

    image: NotRequired["ImageOptionsDict | None"]
    """How images in the input are handled. Sources: openai."""

    tool_usage: NotRequired["ToolUsageDict | None"]
    """What the hosted tools used, counted apart from the model's usage. Sources: openai."""

    access_programs: NotRequired["AccessProgramsDict | None"]
    """Special access programs in force; null also stands for a silent fallback to standard
    access. Sources: openai.
    """

    output_text: NotRequired[str | None]
    """All text output joined into one string. Sources: openrouter."""

    error_type: NotRequired["OpenRouterErrorType | None"]
    """OpenRouter's own class for the error, the same in all its API formats. Sources:
    openrouter.
    """

    alignment: NotRequired["AlignmentDict | None"]
    """Verdicts of the alignment plugin. Sources: openrouter."""

    safeguard_results: NotRequired["list[ArmorSafeguardResultDict] | None"]
    """Armor's verdicts on the tool calls, present whenever Armor examined the response. Sources:
    openrouter.
    """

    openrouter_metadata: NotRequired["OpenRouterMetadataDict | None"]
    """The route the request took; present if the request asked for it. Sources: openrouter."""

    content_filters: NotRequired["list[ContentFilterDict] | None"]
    """What Azure's content filter found: one entry for the prompt and one for each completion.
    Sources: observed.
    """

    kv_transfer_params: NotRequired[dict[str, Any] | None]
    """vLLM's settings for handing the attention cache from one server to another. Sources:
    observed.
    """

    input_messages: NotRequired[list[Any] | None]
    """The messages vLLM gave to the model, if the request asked to see them. Sources: observed."""

    output_messages: NotRequired[list[Any] | None]
    """The messages vLLM got from the model, if the request asked to see them. Sources: observed."""


class IncompleteDetailsDict(TypedDict):
    """Says why a response is incomplete.

    Sources: openai, openrouter, openresponses, friendli.
    """

    reason: NotRequired["IncompleteReason | None"]
    """What stopped the response early."""


class ConversationDict(TypedDict):
    """Names the conversation that a response belongs to.

    Sources: openai.
    """

    id: str
    """Identifies the conversation."""
