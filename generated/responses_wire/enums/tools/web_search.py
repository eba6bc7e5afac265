# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Hosted tools that search the web, with their location, domain and engine settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownSearchContextSize: TypeAlias = Literal[
    "low",
    "medium",
    "high",
]
"""The known values of SearchContextSize.

- ``low``: Little context, which saves tokens.

- ``medium``: A moderate amount of context; the default.

- ``high``: The most context.
"""

SearchContextSize: TypeAlias = KnownSearchContextSize | str
"""How much of the context window search results may fill. A server may send further values."""


def is_known_search_context_size(value: object) -> TypeIs[KnownSearchContextSize]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownSearchContextSize)


KnownWebSearchEngine: TypeAlias = Literal[
    "native",
    "exa",
    "parallel",
    "firecrawl",
    "perplexity",
    "auto",
]
"""The known values of WebSearchEngine.

- ``native``: The search that the model's provider has built in.

- ``exa``: The Exa search API.

- ``parallel``: The Parallel search API.

- ``firecrawl``: Firecrawl, which needs the caller's own key.

- ``perplexity``: The Perplexity search API.

- ``auto``: Native search where the provider has it, Exa otherwise; the default.
"""

WebSearchEngine: TypeAlias = KnownWebSearchEngine | str
"""Search engines that OpenRouter can use for a web search. A server may send further values."""


def is_known_web_search_engine(value: object) -> TypeIs[KnownWebSearchEngine]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownWebSearchEngine)


KnownWebSearchMode: TypeAlias = Literal[
    "instant",
    "fast",
    "auto",
    "deep-lite",
    "deep",
    "deep-reasoning",
    "turbo",
    "basic",
    "advanced",
]
"""The known values of WebSearchMode.

- ``instant``: Exa's instant mode.

- ``fast``: Fast mode of Exa or Parallel.

- ``auto``: Leaves the mode to Exa, as it does by default.

- ``deep-lite``: Exa's lighter deep search.

- ``deep``: Exa's deep search.

- ``deep-reasoning``: Exa's deep search with reasoning.

- ``turbo``: Parallel's turbo mode.

- ``basic``: Parallel's basic mode, its default.

- ``advanced``: Parallel's advanced mode.
"""

WebSearchMode: TypeAlias = KnownWebSearchMode | str
"""Modes of the search engines; each engine knows only some of them. A server may send further
values.
"""


def is_known_web_search_mode(value: object) -> TypeIs[KnownWebSearchMode]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownWebSearchMode)
