# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Tools of the caller that take free text or grammar-bound text instead of JSON arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownGrammarSyntax: TypeAlias = Literal[
    "lark",
    "regex",
]
"""The known values of GrammarSyntax.

- ``lark``: A context-free grammar in Lark notation.

- ``regex``: A regular expression.
"""

GrammarSyntax: TypeAlias = KnownGrammarSyntax | str
"""Languages in which an input grammar can be written. A server may send further values."""


def is_known_grammar_syntax(value: object) -> TypeIs[KnownGrammarSyntax]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownGrammarSyntax)
