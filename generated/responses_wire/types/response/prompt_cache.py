# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""How the prompt cache was used, and why it was not."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.common.prompt_cache import PromptCacheMode, PromptCacheTtl
    from ...enums.response.prompt_cache import PromptCacheMissReason


class PromptCacheOptionsDict(TypedDict):
    """The prompt cache settings in force for the response.

    Sources: openai, openrouter.
    """

    mode: "PromptCacheMode"
    """Whether the server sets a cache breakpoint by itself."""

    ttl: NotRequired["PromptCacheTtl | None"]
    """The shortest time for which a cached prefix is kept."""

    comparison_response_id: NotRequired[str | None]
    """The earlier response to compare with; given if the request asked for diagnostics. Sources:
    openai.
    """


class PromptCacheHitDict(TypedDict):
    """The cached prefix was reused.

    Sources: openai.
    """

    type: Literal["cache_hit"]
    """Marks the diagnosis as a hit."""


class PromptCacheMissDict(TypedDict):
    """The prompt differs from the compared one, so less of the cache could be used.

    Sources: openai.
    """

    type: Literal["cache_miss"]
    """Marks the diagnosis as a miss."""

    cache_missed_tokens: int
    """Roughly how many input tokens come after the first difference."""

    reason: "PromptCacheMissReason"
    """What differs."""

    comparison_reusable_tokens: NotRequired[int | None]
    """How many tokens of the compared response's prompt could have been reused."""


class PromptCacheComparisonNotFoundDict(TypedDict):
    """There is no diagnosis, since the response to compare with is unknown.

    Sources: openai.
    """

    type: Literal["comparison_response_not_found"]
    """Marks the compared response as not found."""


class PromptCacheUnavailableDict(TypedDict):
    """There is no diagnosis this time.

    Sources: openai.
    """

    type: Literal["unavailable"]
    """Marks the diagnosis as missing."""


class UnknownPromptCacheDiagnosticsDict(TypedDict):
    """A member of PromptCacheDiagnostics whose ``type`` is not known yet."""

    type: str
    """The new type."""


PromptCacheDiagnosticsDict: TypeAlias = (
    "PromptCacheHitDict | PromptCacheMissDict | PromptCacheComparisonNotFoundDict | PromptCacheUnavailableDict | UnknownPromptCacheDiagnosticsDict"
)
"""What became of the prompt cache, in answer to a request for diagnostics.

Told apart by ``type``.
"""
