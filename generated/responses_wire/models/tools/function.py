# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Functions in the caller's code that the model can ask to have called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.common.tools import AllowedCaller


class FunctionTool(WireModel):
    """A function of the caller's, which the model calls with JSON arguments.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["function"] = "function"
    """Marks the tool as a function."""

    name: str | None = None
    """Names the function; the model's calls carry this name."""

    function: dict[str, Any] | None = None
    """The whole definition, where a gateway echoes the tool in the form of chat completions.
    Sources: observed.
    """

    description: str | None = None
    """Tells the model what the function does and when to call it."""

    parameters: dict[str, Any] | None = None
    """JSON Schema of the arguments object."""

    strict: bool | None = None
    """When true, the arguments are held to the parameter schema exactly."""

    allowed_callers: list[AllowedCaller] | None = None
    """Who may call the function: the model itself, a program it wrote, or both. Sources: openai,
    openrouter.
    """

    defer_loading: bool | None = None
    """When true, the function stays out of the prompt until a tool search finds it. Sources:
    openai, openrouter.
    """

    output_schema: dict[str, Any] | None = None
    """JSON Schema of the result, for functions that return JSON text. Sources: openai,
    openrouter.
    """

    async_: Annotated[bool | None, Field(alias="async")] = None
    """When true, the function's result may arrive later than the next request. Sources: openai,
    openrouter.
    """
