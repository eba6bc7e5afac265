# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What GitHub Copilot adds to say how a response is billed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownCopilotTokenType: TypeAlias = Literal[
    "input",
    "cache_read",
    "cache_write",
    "output",
]
"""The known values of CopilotTokenType.

- ``input``: Tokens the model read afresh.

- ``cache_read``: Tokens the model took from the prompt cache.

- ``cache_write``: Tokens that were stored in the prompt cache.

- ``output``: Tokens the model wrote.
"""

CopilotTokenType: TypeAlias = KnownCopilotTokenType | str
"""Kinds of token that are priced apart. A server may send further values."""


def is_known_copilot_token_type(value: object) -> TypeIs[KnownCopilotTokenType]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownCopilotTokenType)
