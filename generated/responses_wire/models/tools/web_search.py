# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Hosted tools that search the web, with their location, domain and engine settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.common.tools import ContentModality
    from ...enums.tools.web_search import SearchContextSize, WebSearchEngine, WebSearchMode
    from .x_search import XSearchOptions


class WebSearchTool(WireModel):
    """Lets the model search the web and cite what it finds.

    Sources: openai, openrouter.
    """

    type: Literal["web_search", "web_search_2025_08_26"]
    """Marks the tool as web search, in its current or a dated version."""

    external_web_access: bool | None = None
    """When false, only cached content is used; live access is the default. Sources: openai."""

    filters: WebSearchFilters | None = None
    """Domains that results may or may not come from."""

    search_context_size: SearchContextSize | None = None
    """How much of the context window search results may fill."""

    user_location: WebSearchUserLocation | None = None
    """Rough location of the user, for results that fit the place; OpenAI assumes the United
    States without it.
    """

    engine: WebSearchEngine | None = None
    """Search engine that OpenRouter uses. Sources: openrouter."""

    max_results: int | None = None
    """Most results that one search may return, 5 by default; provider-native search ignores it.
    Sources: openrouter.
    """

    max_uses: int | None = None
    """Most searches allowed in a request; further ones return an error result. Sources:
    openrouter.
    """

    mode: WebSearchMode | None = None
    """Mode of the chosen engine; engines ignore modes they do not know. Sources: openrouter."""

    x_search: XSearchOptions | None = None
    """Settings to search posts on X as well; without it only the web is searched. Sources:
    openrouter.
    """


class WebSearchPreviewTool(WireModel):
    """Preview form of web search.

    Sources: openai, openrouter.
    """

    type: Literal["web_search_preview", "web_search_preview_2025_03_11"]
    """Marks the tool as the preview of web search, undated or in a dated version."""

    search_content_types: list[ContentModality] | None = None
    """Kinds of content to search for, text or images. Sources: openai."""

    search_context_size: SearchContextSize | None = None
    """How much of the context window search results may fill."""

    user_location: WebSearchUserLocation | None = None
    """Rough location of the user, for results that fit the place."""

    engine: WebSearchEngine | None = None
    """Search engine that OpenRouter uses. Sources: openrouter."""

    filters: WebSearchFilters | None = None
    """Domains that results may or may not come from. Sources: openrouter."""

    max_results: int | None = None
    """Most results that one search may return, 5 by default; provider-native search ignores it.
    Sources: openrouter.
    """

    max_uses: int | None = None
    """Most searches allowed in a request; further ones return an error result. Sources:
    openrouter.
    """

    mode: WebSearchMode | None = None
    """Mode of the chosen engine; engines ignore modes they do not know. Sources: openrouter."""

    x_search: XSearchOptions | None = None
    """Settings to search posts on X as well; without it only the web is searched. Sources:
    openrouter.
    """


class WebSearchFilters(WireModel):
    """Limits on the domains that search results come from.

    Sources: openai, openrouter.
    """

    allowed_domains: list[str] | None = None
    """Domains to search, subdomains included; all domains when absent or empty."""

    blocked_domains: list[str] | None = None
    """Domains whose pages are kept out of the results. Sources: openrouter."""

    excluded_domains: list[str] | None = None
    """Domains to leave out of the search. Sources: openrouter."""


class WebSearchUserLocation(WireModel):
    """Where the user roughly is, in as much detail as the caller wants to give.

    Sources: openai, openrouter.
    """

    type: Literal["approximate"] | None = None
    """Says that the location is only approximate."""

    city: str | None = None
    """City as free text, such as San Francisco."""

    country: str | None = None
    """Country as an ISO 3166-1 code of two letters, such as US."""

    region: str | None = None
    """Region or state as free text, such as California."""

    timezone: str | None = None
    """IANA time zone name, such as America/Los_Angeles."""
