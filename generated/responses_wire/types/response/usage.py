# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""How many tokens a response took, and what it cost."""

from .._compat import NotRequired, TypedDict


class ResponseUsageDict(TypedDict):
    """Token counts of a response, with costs from some providers.

    Sources: openai, openrouter, openresponses, friendli.
    """

    input_tokens: NotRequired[int | None]
    """Tokens the model read."""

    input_tokens_details: NotRequired["InputTokensDetailsDict | None"]
    """How the input tokens divide up."""

    output_tokens: NotRequired[int | None]
    """Tokens the model wrote, reasoning included."""

    output_tokens_details: NotRequired["OutputTokensDetailsDict | None"]
    """How the output tokens divide up."""

    total_tokens: NotRequired[int | None]
    """Input and output tokens together."""

    cost: NotRequired[int | float | None]
    """What OpenRouter charges for the response, in US dollars. Sources: openrouter."""

    cost_details: NotRequired["UsageCostDetailsDict | None"]
    """How the cost divides up. Sources: openrouter."""

    is_byok: NotRequired[bool | None]
    """Whether the caller's own provider key was used. Sources: openrouter."""

    server_tool_use_details: NotRequired["ServerToolUseDetailsDict | None"]
    """How often OpenRouter's own tools were used. Sources: openrouter."""

    context_details: NotRequired["UsageContextDetailsDict | None"]
    """Tokens held in the context, reported by xAI apart from the totals. Sources: observed."""

    cost_in_usd_ticks: NotRequired[int | None]
    """What xAI charges for the response; ten billion ticks make one US dollar. Sources:
    observed.
    """

    num_sources_used: NotRequired[int | None]
    """How many sources xAI's search drew on. Sources: observed."""

    num_server_side_tools_used: NotRequired[int | None]
    """How many tools ran on xAI's side. Sources: observed."""

    server_side_tool_usage_details: NotRequired["ServerSideToolUsageDetailsDict | None"]
    """How often each of xAI's own tools ran. Sources: observed."""


class InputTokensDetailsDict(TypedDict):
    """Divides the input tokens by their dealings with the prompt cache.

    Sources: openai, openrouter, openresponses, friendli.
    """

    cached_tokens: NotRequired[int | None]
    """Input tokens that came from the prompt cache."""

    cache_write_tokens: NotRequired[int | None]
    """Input tokens that were stored in the prompt cache. Sources: openai, openrouter."""

    cache_write_tokens_details: NotRequired["CacheWriteTokensDetailsDict | None"]
    """Stored tokens by how long they are kept. Sources: openai."""


class CacheWriteTokensDetailsDict(TypedDict):
    """Divides tokens stored in the prompt cache by how long they are kept.

    Sources: openai.
    """

    ttl_12h_tokens: int
    """Tokens that are kept for 12 hours."""

    ttl_30m_tokens: int
    """Tokens that are kept for 30 minutes."""


class OutputTokensDetailsDict(TypedDict):
    """Divides the output tokens.

    Sources: openai, openrouter, openresponses, friendli.
    """

    reasoning_tokens: NotRequired[int | None]
    """Output tokens spent on reasoning."""


class UsageCostDetailsDict(TypedDict):
    """Divides the cost by what caused it.

    Sources: openrouter.
    """

    upstream_inference_input_cost: int | float
    """What the provider takes for the input."""

    upstream_inference_output_cost: int | float
    """What the provider takes for the output."""

    server_tool_cost: NotRequired[int | float | None]
    """What metered server tools cost, in US dollars; absent if none ran."""

    upstream_inference_cost: NotRequired[int | float | None]
    """What the provider takes for input and output together."""


class ServerToolUseDetailsDict(TypedDict):
    """Counts the use of tools that OpenRouter runs.

    Sources: openrouter.
    """

    tool_calls_executed: NotRequired[int | None]
    """Calls that ran and gave a result."""

    tool_calls_requested: NotRequired[int | None]
    """Calls that the model asked for, without those the provider runs itself."""

    web_search_requests: NotRequired[int | None]
    """Web searches made on the server; some are counted among the tool calls as well, so do not
    add them up.
    """


class UsageContextDetailsDict(TypedDict):
    """Token counts that xAI gives for the context.

    Sources: observed.
    """

    input_tokens: NotRequired[int | None]
    """Input tokens in the context."""

    output_tokens: NotRequired[int | None]
    """Output tokens in the context."""


class ServerSideToolUsageDetailsDict(TypedDict):
    """Counts how often each of xAI's own tools ran.

    Sources: observed.
    """

    web_search_calls: NotRequired[int | None]
    """Searches of the web."""

    x_search_calls: NotRequired[int | None]
    """Searches of posts on X."""

    code_interpreter_calls: NotRequired[int | None]
    """Runs of code."""

    file_search_calls: NotRequired[int | None]
    """Searches of files."""

    mcp_calls: NotRequired[int | None]
    """Calls to tools of MCP servers."""

    document_search_calls: NotRequired[int | None]
    """Searches of documents."""

    image_generation_calls: NotRequired[int | None]
    """Images generated."""
