# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Functions in the caller's code that the model can ask to have called."""

from typing import TYPE_CHECKING, Any, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.common.tools import AllowedCaller


FunctionToolDict = TypedDict(
    "FunctionToolDict",
    {
        "type": Literal["function"],
        "name": NotRequired[str | None],
        "function": NotRequired[dict[str, Any] | None],
        "description": NotRequired[str | None],
        "parameters": NotRequired[dict[str, Any] | None],
        "strict": NotRequired[bool | None],
        "allowed_callers": NotRequired["list[AllowedCaller] | None"],
        "defer_loading": NotRequired[bool | None],
        "output_schema": NotRequired[dict[str, Any] | None],
        "async": NotRequired[bool | None],
    },
)
"""A function of the caller's, which the model calls with JSON arguments.

Sources: openai, openrouter, openresponses.
"""
