# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The tool with which the model finds tools that were not loaded up front."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.common.tools import ToolExecution


class ToolSearchTool(WireModel):
    """Lets the model search for deferred tools and load those it needs.

    Sources: openai.
    """

    type: Literal["tool_search"] = "tool_search"
    """Marks the tool as tool search."""

    description: str | None = None
    """Tells the model how to search; used when the caller runs the search."""

    execution: ToolExecution | None = None
    """Who runs the search, the server or the caller."""

    parameters: Any = None
    """JSON Schema of the search arguments; used when the caller runs the search."""
