# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Tools of the caller that take free text or grammar-bound text instead of JSON arguments."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.common.tools import AllowedCaller
    from ...enums.tools.custom import GrammarSyntax


CustomToolDict = TypedDict(
    "CustomToolDict",
    {
        "type": Literal["custom"],
        "name": str,
        "description": NotRequired[str | None],
        "format": NotRequired["CustomToolFormatDict | None"],
        "allowed_callers": NotRequired["list[AllowedCaller] | None"],
        "defer_loading": NotRequired[bool | None],
        "async": NotRequired[bool | None],
    },
)
"""A caller's own tool whose input is text rather than JSON.

Sources: openai, openrouter.
"""


class CustomToolFormatTextDict(TypedDict):
    """Leaves the tool's input as unconstrained text.

    Sources: openai, openrouter.
    """

    type: Literal["text"]
    """Marks the format as plain text."""


class CustomToolFormatGrammarDict(TypedDict):
    """Holds the tool's input to a grammar that the caller supplies.

    Sources: openai, openrouter.
    """

    type: Literal["grammar"]
    """Marks the format as grammar-bound."""

    definition: str
    """The grammar itself, written in the language that syntax names."""

    syntax: "GrammarSyntax"
    """Language in which the grammar is written."""


class UnknownCustomToolFormatDict(TypedDict):
    """A member of CustomToolFormat whose ``type`` is not known yet."""

    type: str
    """The new type."""


CustomToolFormatDict: TypeAlias = (
    "CustomToolFormatTextDict | CustomToolFormatGrammarDict | UnknownCustomToolFormatDict"
)
"""Input format of a custom tool: free text, or text that follows a grammar.

Told apart by ``type``.
"""
