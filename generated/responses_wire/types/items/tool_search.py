# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Items by which a model finds and loads tools that were not given to it up front."""

from typing import TYPE_CHECKING, Any, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.common.tools import ToolExecution
    from ...enums.items.status import ItemStatus
    from ...enums.items.tool_search import AdditionalToolsRole
    from ..tools.unions import ToolDict
    from .agent import AgentDict


class ResponseToolSearchCallDict(TypedDict):
    """The model's search for tools whose definitions were held back.

    Sources: openai, openrouter.
    """

    type: Literal["tool_search_call"]
    """Marks the item as a tool search."""

    id: NotRequired[str | None]
    """Identifies the search item."""

    call_id: NotRequired[str | None]
    """Pairs the search with its output when the caller searches; null when the server does."""

    execution: NotRequired["ToolExecution | None"]
    """Who does the searching; with client, answer with a tool_search_output item."""

    arguments: NotRequired[Any]
    """What to look for, as JSON data rather than text."""

    status: NotRequired["ItemStatus | None"]
    """How far the search has come."""

    agent: NotRequired["AgentDict | None"]
    """Agent that made the search, when several agents share the response. Sources: openai."""

    created_by: NotRequired[str | None]
    """Identifies who created the item. Sources: openai."""


class ResponseToolSearchOutputItemDict(TypedDict):
    """The tools that a tool search found and made available.

    Sources: openai.
    """

    type: Literal["tool_search_output"]
    """Marks the item as the result of a tool search."""

    id: NotRequired[str | None]
    """Identifies the output item."""

    call_id: NotRequired[str | None]
    """Repeats the call_id of the search that this answers; null when the server searched."""

    execution: NotRequired["ToolExecution | None"]
    """Who did the searching."""

    tools: "list[ToolDict]"
    """Definitions of the tools that the model may call from here on."""

    status: NotRequired["ItemStatus | None"]
    """Whether the result is complete."""

    agent: NotRequired["AgentDict | None"]
    """Agent that made the search, when several agents share the response."""

    created_by: NotRequired[str | None]
    """Identifies who created the item."""


class AdditionalToolsDict(TypedDict):
    """Tools added in the middle of a conversation, usable from this item on.

    Sources: openai.
    """

    type: Literal["additional_tools"]
    """Marks the item as an addition of tools."""

    id: NotRequired[str | None]
    """Identifies the item."""

    role: "AdditionalToolsRole"
    """In whose name the tools are added; OpenAI accepts only developer in input."""

    tools: "list[ToolDict]"
    """Definitions of the tools that are added."""

    agent: NotRequired["AgentDict | None"]
    """Agent the tools are for, when several agents share the response."""
