# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""How many tokens a response took, and what it cost."""

from __future__ import annotations


from ..._model import WireModel


class ResponseUsage(WireModel):
    """Token counts of a response, with costs from some providers.

    Sources: openai, openrouter, openresponses, friendli.
    """

    input_tokens: int | None = None
    """Tokens the model read."""

    input_tokens_details: InputTokensDetails | None = None
    """How the input tokens divide up."""

    output_tokens: int | None = None
    """Tokens the model wrote, reasoning included."""

    output_tokens_details: OutputTokensDetails | None = None
    """How the output tokens divide up."""

    total_tokens: int | None = None
    """Input and output tokens together."""

    cost: int | float | None = None
    """What OpenRouter charges for the response, in US dollars. Sources: openrouter."""

    cost_details: UsageCostDetails | None = None
    """How the cost divides up. Sources: openrouter."""

    is_byok: bool | None = None
    """Whether the caller's own provider key was used. Sources: openrouter."""

    server_tool_use_details: ServerToolUseDetails | None = None
    """How often OpenRouter's own tools were used. Sources: openrouter."""

    context_details: UsageContextDetails | None = None
    """Tokens held in the context, reported by xAI apart from the totals. Sources: observed."""

    cost_in_usd_ticks: int | None = None
    """What xAI charges for the response; ten billion ticks make one US dollar. Sources:
    observed.
    """

    num_sources_used: int | None = None
    """How many sources xAI's search drew on. Sources: observed."""

    num_server_side_tools_used: int | None = None
    """How many tools ran on xAI's side. Sources: observed."""

    server_side_tool_usage_details: ServerSideToolUsageDetails | None = None
    """How often each of xAI's own tools ran. Sources: observed."""


class InputTokensDetails(WireModel):
    """Divides the input tokens by their dealings with the prompt cache.

    Sources: openai, openrouter, openresponses, friendli.
    """

    cached_tokens: int | None = None
    """Input tokens that came from the prompt cache."""

    cache_write_tokens: int | None = None
    """Input tokens that were stored in the prompt cache. Sources: openai, openrouter."""

    cache_write_tokens_details: CacheWriteTokensDetails | None = None
    """Stored tokens by how long they are kept. Sources: openai."""


class CacheWriteTokensDetails(WireModel):
    """Divides tokens stored in the prompt cache by how long they are kept.

    Sources: openai.
    """

    ttl_12h_tokens: int
    """Tokens that are kept for 12 hours."""

    ttl_30m_tokens: int
    """Tokens that are kept for 30 minutes."""


class OutputTokensDetails(WireModel):
    """Divides the output tokens.

    Sources: openai, openrouter, openresponses, friendli.
    """

    reasoning_tokens: int | None = None
    """Output tokens spent on reasoning."""


class UsageCostDetails(WireModel):
    """Divides the cost by what caused it.

    Sources: openrouter.
    """

    upstream_inference_input_cost: int | float
    """What the provider takes for the input."""

    upstream_inference_output_cost: int | float
    """What the provider takes for the output."""

    server_tool_cost: int | float | None = None
    """What metered server tools cost, in US dollars; absent if none ran."""

    upstream_inference_cost: int | float | None = None
    """What the provider takes for input and output together."""


class ServerToolUseDetails(WireModel):
    """Counts the use of tools that OpenRouter runs.

    Sources: openrouter.
    """

    tool_calls_executed: int | None = None
    """Calls that ran and gave a result."""

    tool_calls_requested: int | None = None
    """Calls that the model asked for, without those the provider runs itself."""

    web_search_requests: int | None = None
    """Web searches made on the server; some are counted among the tool calls as well, so do not
    add them up.
    """


class UsageContextDetails(WireModel):
    """Token counts that xAI gives for the context.

    Sources: observed.
    """

    input_tokens: int | None = None
    """Input tokens in the context."""

    output_tokens: int | None = None
    """Output tokens in the context."""


class ServerSideToolUsageDetails(WireModel):
    """Counts how often each of xAI's own tools ran.

    Sources: observed.
    """

    web_search_calls: int | None = None
    """Searches of the web."""

    x_search_calls: int | None = None
    """Searches of posts on X."""

    code_interpreter_calls: int | None = None
    """Runs of code."""

    file_search_calls: int | None = None
    """Searches of files."""

    mcp_calls: int | None = None
    """Calls to tools of MCP servers."""

    document_search_calls: int | None = None
    """Searches of documents."""

    image_generation_calls: int | None = None
    """Images generated."""
