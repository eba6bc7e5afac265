# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""How the prompt cache was used, and why it was not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ... import _compile
from ..._model import UnknownMember, WireModel

if TYPE_CHECKING:
    from ...enums.common.prompt_cache import PromptCacheMode, PromptCacheTtl
    from ...enums.response.prompt_cache import PromptCacheMissReason


class PromptCacheOptions(WireModel):
    """The prompt cache settings in force for the response.

    Sources: openai, openrouter.
    """

    mode: PromptCacheMode
    """Whether the server sets a cache breakpoint by itself."""

    ttl: PromptCacheTtl | None = None
    """The shortest time for which a cached prefix is kept."""

    comparison_response_id: str | None = None
    """The earlier response to compare with; given if the request asked for diagnostics. Sources:
    openai.
    """


class PromptCacheHit(WireModel):
    """The cached prefix was reused.

    Sources: openai.
    """

    type: Literal["cache_hit"] = "cache_hit"
    """Marks the diagnosis as a hit."""


class PromptCacheMiss(WireModel):
    """The prompt differs from the compared one, so less of the cache could be used.

    Sources: openai.
    """

    type: Literal["cache_miss"] = "cache_miss"
    """Marks the diagnosis as a miss."""

    cache_missed_tokens: int
    """Roughly how many input tokens come after the first difference."""

    reason: PromptCacheMissReason
    """What differs."""

    comparison_reusable_tokens: int | None = None
    """How many tokens of the compared response's prompt could have been reused."""


class PromptCacheComparisonNotFound(WireModel):
    """There is no diagnosis, since the response to compare with is unknown.

    Sources: openai.
    """

    type: Literal["comparison_response_not_found"] = "comparison_response_not_found"
    """Marks the compared response as not found."""


class PromptCacheUnavailable(WireModel):
    """There is no diagnosis this time.

    Sources: openai.
    """

    type: Literal["unavailable"] = "unavailable"
    """Marks the diagnosis as missing."""


class UnknownPromptCacheDiagnostics(UnknownMember):
    """A member of PromptCacheDiagnostics whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    PromptCacheDiagnostics: TypeAlias = (
        PromptCacheHit
        | PromptCacheMiss
        | PromptCacheComparisonNotFound
        | PromptCacheUnavailable
        | UnknownPromptCacheDiagnostics
    )
    """What became of the prompt cache, in answer to a request for diagnostics.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
