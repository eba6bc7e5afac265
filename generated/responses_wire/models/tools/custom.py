# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Tools of the caller that take free text or grammar-bound text instead of JSON arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import Field

from ... import _compile
from ..._model import UnknownMember, WireModel

if TYPE_CHECKING:
    from ...enums.common.tools import AllowedCaller
    from ...enums.tools.custom import GrammarSyntax


class CustomTool(WireModel):
    """A caller's own tool whose input is text rather than JSON.

    Sources: openai, openrouter.
    """

    type: Literal["custom"] = "custom"
    """Marks the tool as a custom tool."""

    name: str
    """Names the tool; the model's calls carry this name."""

    description: str | None = None
    """Tells the model what the tool does and when to use it."""

    format: CustomToolFormat | None = None
    """Shape that the input must have; any text is accepted when absent."""

    allowed_callers: list[AllowedCaller] | None = None
    """Who may call the tool: the model itself, a program it wrote, or both. Sources: openai."""

    defer_loading: bool | None = None
    """When true, the tool stays out of the prompt until a tool search finds it."""

    async_: Annotated[bool | None, Field(alias="async")] = None
    """When true, the tool's result may arrive later than the next request."""


class CustomToolFormatText(WireModel):
    """Leaves the tool's input as unconstrained text.

    Sources: openai, openrouter.
    """

    type: Literal["text"] = "text"
    """Marks the format as plain text."""


class CustomToolFormatGrammar(WireModel):
    """Holds the tool's input to a grammar that the caller supplies.

    Sources: openai, openrouter.
    """

    type: Literal["grammar"] = "grammar"
    """Marks the format as grammar-bound."""

    definition: str
    """The grammar itself, written in the language that syntax names."""

    syntax: GrammarSyntax
    """Language in which the grammar is written."""


class UnknownCustomToolFormat(UnknownMember):
    """A member of CustomToolFormat whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    CustomToolFormat: TypeAlias = (
        CustomToolFormatText | CustomToolFormatGrammar | UnknownCustomToolFormat
    )
    """Input format of a custom tool: free text, or text that follows a grammar.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
