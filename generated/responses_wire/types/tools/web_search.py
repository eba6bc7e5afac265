# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Hosted tools that search the web, with their location, domain and engine settings."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.common.tools import ContentModality
    from ...enums.tools.web_search import SearchContextSize, WebSearchEngine, WebSearchMode
    from .x_search import XSearchOptionsDict


class WebSearchToolDict(TypedDict):
    """Lets the model search the web and cite what it finds.

    Sources: openai, openrouter.
    """

    type: Literal["web_search", "web_search_2025_08_26"]
    """Marks the tool as web search, in its current or a dated version."""

    external_web_access: NotRequired[bool | None]
    """When false, only cached content is used; live access is the default. Sources: openai."""

    filters: NotRequired["WebSearchFiltersDict | None"]
    """Domains that results may or may not come from."""

    search_context_size: NotRequired["SearchContextSize | None"]
    """How much of the context window search results may fill."""

    user_location: NotRequired["WebSearchUserLocationDict | None"]
    """Rough location of the user, for results that fit the place; OpenAI assumes the United
    States without it.
    """

    engine: NotRequired["WebSearchEngine | None"]
    """Search engine that OpenRouter uses. Sources: openrouter."""

    max_results: NotRequired[int | None]
    """Most results that one search may return, 5 by default; provider-native search ignores it.
    Sources: openrouter.
    """

    max_uses: NotRequired[int | None]
    """Most searches allowed in a request; further ones return an error result. Sources:
    openrouter.
    """

    mode: NotRequired["WebSearchMode | None"]
    """Mode of the chosen engine; engines ignore modes they do not know. Sources: openrouter."""

    x_search: NotRequired["XSearchOptionsDict | None"]
    """Settings to search posts on X as well; without it only the web is searched. Sources:
    openrouter.
    """


class WebSearchPreviewToolDict(TypedDict):
    """Preview form of web search.

    Sources: openai, openrouter.
    """

    type: Literal["web_search_preview", "web_search_preview_2025_03_11"]
    """Marks the tool as the preview of web search, undated or in a dated version."""

    search_content_types: NotRequired["list[ContentModality] | None"]
    """Kinds of content to search for, text or images. Sources: openai."""

    search_context_size: NotRequired["SearchContextSize | None"]
    """How much of the context window search results may fill."""

    user_location: NotRequired["WebSearchUserLocationDict | None"]
    """Rough location of the user, for results that fit the place."""

    engine: NotRequired["WebSearchEngine | None"]
    """Search engine that OpenRouter uses. Sources: openrouter."""

    filters: NotRequired["WebSearchFiltersDict | None"]
    """Domains that results may or may not come from. Sources: openrouter."""

    max_results: NotRequired[int | None]
    """Most results that one search may return, 5 by default; provider-native search ignores it.
    Sources: openrouter.
    """

    max_uses: NotRequired[int | None]
    """Most searches allowed in a request; further ones return an error result. Sources:
    openrouter.
    """

    mode: NotRequired["WebSearchMode | None"]
    """Mode of the chosen engine; engines ignore modes they do not know. Sources: openrouter."""

    x_search: NotRequired["XSearchOptionsDict | None"]
    """Settings to search posts on X as well; without it only the web is searched. Sources:
    openrouter.
    """


class WebSearchFiltersDict(TypedDict):
    """Limits on the domains that search results come from.

    Sources: openai, openrouter.
    """

    allowed_domains: NotRequired[list[str] | None]
    """Domains to search, subdomains included; all domains when absent or empty."""

    blocked_domains: NotRequired[list[str] | None]
    """Domains whose pages are kept out of the results. Sources: openrouter."""

    excluded_domains: NotRequired[list[str] | None]
    """Domains to leave out of the search. Sources: openrouter."""


class WebSearchUserLocationDict(TypedDict):
    """Where the user roughly is, in as much detail as the caller wants to give.

    Sources: openai, openrouter.
    """

    type: NotRequired[Literal["approximate"] | None]
    """Says that the location is only approximate."""

    city: NotRequired[str | None]
    """City as free text, such as San Francisco."""

    country: NotRequired[str | None]
    """Country as an ISO 3166-1 code of two letters, such as US."""

    region: NotRequired[str | None]
    """Region or state as free text, such as California."""

    timezone: NotRequired[str | None]
    """IANA time zone name, such as America/Los_Angeles."""
