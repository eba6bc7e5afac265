# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Items by which a model finds and loads tools that were not given to it up front."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.common.tools import ToolExecution
    from ...enums.items.status import ItemStatus
    from ...enums.items.tool_search import AdditionalToolsRole
    from ..tools.unions import Tool
    from .agent import Agent


class ResponseToolSearchCall(WireModel):
    """The model's search for tools whose definitions were held back.

    Sources: openai, openrouter.
    """

    type: Literal["tool_search_call"] = "tool_search_call"
    """Marks the item as a tool search."""

    id: str | None = None
    """Identifies the search item."""

    call_id: str | None = None
    """Pairs the search with its output when the caller searches; null when the server does."""

    execution: ToolExecution | None = None
    """Who does the searching; with client, answer with a tool_search_output item."""

    arguments: Any = None
    """What to look for, as JSON data rather than text."""

    status: ItemStatus | None = None
    """How far the search has come."""

    agent: Agent | None = None
    """Agent that made the search, when several agents share the response. Sources: openai."""

    created_by: str | None = None
    """Identifies who created the item. Sources: openai."""


class ResponseToolSearchOutputItem(WireModel):
    """The tools that a tool search found and made available.

    Sources: openai.
    """

    type: Literal["tool_search_output"] = "tool_search_output"
    """Marks the item as the result of a tool search."""

    id: str | None = None
    """Identifies the output item."""

    call_id: str | None = None
    """Repeats the call_id of the search that this answers; null when the server searched."""

    execution: ToolExecution | None = None
    """Who did the searching."""

    tools: list[Tool]
    """Definitions of the tools that the model may call from here on."""

    status: ItemStatus | None = None
    """Whether the result is complete."""

    agent: Agent | None = None
    """Agent that made the search, when several agents share the response."""

    created_by: str | None = None
    """Identifies who created the item."""


class AdditionalTools(WireModel):
    """Tools added in the middle of a conversation, usable from this item on.

    Sources: openai.
    """

    type: Literal["additional_tools"] = "additional_tools"
    """Marks the item as an addition of tools."""

    id: str | None = None
    """Identifies the item."""

    role: AdditionalToolsRole
    """In whose name the tools are added; OpenAI accepts only developer in input."""

    tools: list[Tool]
    """Definitions of the tools that are added."""

    agent: Agent | None = None
    """Agent the tools are for, when several agents share the response."""
