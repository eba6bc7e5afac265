# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The tool with which the model finds tools that were not loaded up front."""

from typing import TYPE_CHECKING, Any, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.common.tools import ToolExecution


class ToolSearchToolDict(TypedDict):
    """Lets the model search for deferred tools and load those it needs.

    Sources: openai.
    """

    type: Literal["tool_search"]
    """Marks the tool as tool search."""

    description: NotRequired[str | None]
    """Tells the model how to search; used when the caller runs the search."""

    execution: NotRequired["ToolExecution | None"]
    """Who runs the search, the server or the caller."""

    parameters: NotRequired[Any]
    """JSON Schema of the search arguments; used when the caller runs the search."""
