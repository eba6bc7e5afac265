# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""How the prompt cache was used, and why it was not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownPromptCacheMissReason: TypeAlias = Literal[
    "model_changed",
    "prompt_cache_key_changed",
    "tools_changed",
    "text_format_changed",
    "reasoning_effort_changed",
    "verbosity_changed",
    "context_compacted",
    "input_changed",
    "service_tier_changed",
]
"""The known values of PromptCacheMissReason.

- ``model_changed``: Another model was used.

- ``prompt_cache_key_changed``: The request carried another prompt cache key.

- ``tools_changed``: The list of tools is not the same.

- ``text_format_changed``: The output format is not the same.

- ``reasoning_effort_changed``: The reasoning effort is not the same.

- ``verbosity_changed``: The verbosity is not the same.

- ``context_compacted``: Earlier context was compacted.

- ``input_changed``: The input is not the same.

- ``service_tier_changed``: The request ran in another service tier.
"""

PromptCacheMissReason: TypeAlias = KnownPromptCacheMissReason | str
"""What kept the cached prefix from being reused. A server may send further values."""


def is_known_prompt_cache_miss_reason(value: object) -> TypeIs[KnownPromptCacheMissReason]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownPromptCacheMissReason)
