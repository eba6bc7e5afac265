# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Items of OpenRouter's server tools for advisors, subagents, memory, MCP, discovery and safety."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.items.openrouter_agents import OpenRouterMemoryAction
    from ...enums.items.status import ItemStatus, ToolItemStatus


class OpenRouterAdvisorItem(WireModel):
    """A question put to a stronger model while the answer was being written.

    Sources: openrouter.
    """

    type: Literal["openrouter:advisor"] = "openrouter:advisor"
    """Marks the item as an advisor call by OpenRouter."""

    id: str | None = None
    """Identifies the item within the response."""

    status: ToolItemStatus
    """How far the consultation has come."""

    advice: str | None = None
    """What the advisor replied; absent until it has answered."""

    error: str | None = None
    """Why no advice came back; set when the status is failed."""

    instance_name: str | None = None
    """Tells several configured advisors apart; send it back unchanged. Absent when there is only
    one.
    """

    model: str | None = None
    """Slug of the model that was asked."""

    prompt: str | None = None
    """Question that the main model asked."""


class OpenRouterSubagentItem(WireModel):
    """A task handed to a worker model while the answer was being written.

    Sources: openrouter.
    """

    type: Literal["openrouter:subagent"] = "openrouter:subagent"
    """Marks the item as work delegated by OpenRouter."""

    id: str | None = None
    """Identifies the item within the response."""

    status: ToolItemStatus
    """How far the task has come."""

    call_id: str | None = None
    """Ties the task to function calls that the subagent makes; send it back with them.
    Experimental.
    """

    error: str | None = None
    """Why the task gave no outcome; set when the status is failed."""

    instance_name: str | None = None
    """Tells the second and later configured subagents apart; send it back unchanged."""

    model: str | None = None
    """Slug of the model that did the work."""

    name: str | None = None
    """Name configured for the subagent; absent for an unnamed one."""

    outcome: str | None = None
    """Result text that the worker handed back."""

    task_description: str | None = None
    """The assignment as the main model worded it."""

    task_name: str | None = None
    """Short label that the main model chose for the task."""


class OpenRouterMemoryItem(WireModel):
    """One access to a key-value memory that the model keeps.

    Sources: openrouter.
    """

    type: Literal["openrouter:memory"] = "openrouter:memory"
    """Marks the item as a memory access."""

    id: str | None = None
    """Identifies the item within the response."""

    status: ItemStatus
    """How far the access has come."""

    action: OpenRouterMemoryAction | None = None
    """Whether the entry is read, written or deleted."""

    key: str | None = None
    """Entry that is accessed."""

    value: Any = None
    """JSON value of the entry that was read or written."""


class OpenRouterMcpItem(WireModel):
    """A tool of an MCP server that OpenRouter called.

    Sources: openrouter.
    """

    type: Literal["openrouter:mcp"] = "openrouter:mcp"
    """Marks the item as an MCP call by OpenRouter."""

    id: str | None = None
    """Identifies the item within the response."""

    status: ItemStatus
    """How far the call has come."""

    serverLabel: str | None = None
    """Label of the MCP server that is called."""

    toolName: str | None = None
    """Tool that is called on the server."""


class OpenRouterToolSearchItem(WireModel):
    """A search among deferred tools for ones the model can use next.

    Sources: openrouter.
    """

    type: Literal["openrouter:tool_search"] = "openrouter:tool_search"
    """Marks the item as a tool search by OpenRouter."""

    id: str | None = None
    """Identifies the item within the response."""

    status: ToolItemStatus
    """How far the search has come."""

    error: str | None = None
    """Why the search gave no result; set when the status is failed."""

    matches: list[OpenRouterToolSearchMatch] | None = None
    """Tools that fit the query and may now be called."""

    query: str | None = None
    """What the model looked for."""


class OpenRouterToolSearchMatch(WireModel):
    """One tool that a tool search found.

    Sources: openrouter.
    """

    tool_id: str
    """Identifies the tool that was found."""

    schema_digest: str
    """Digest that stands for this version of the tool's schema."""

    definition: dict[str, Any]
    """Full definition of the tool as a JSON object."""


class OpenRouterSearchModelsItem(WireModel):
    """A search in OpenRouter's catalog of models; experimental.

    Sources: openrouter.
    """

    type: Literal["openrouter:experimental__search_models"] = (
        "openrouter:experimental__search_models"
    )
    """Marks the item as a model search."""

    id: str | None = None
    """Identifies the item within the response."""

    status: ToolItemStatus
    """How far the search has come."""

    arguments: str | None = None
    """Search arguments as JSON text."""

    error: str | None = None
    """Why the search gave no result; set when the status is failed."""

    query: str | None = None
    """What the model looked for."""


class OpenRouterDatetimeItem(WireModel):
    """A look at the clock on behalf of the model.

    Sources: openrouter.
    """

    type: Literal["openrouter:datetime"] = "openrouter:datetime"
    """Marks the item as a date and time lookup."""

    id: str | None = None
    """Identifies the item within the response."""

    status: ToolItemStatus
    """How far the lookup has come."""

    datetime: str
    """Date and time that was reported, in ISO 8601."""

    timezone: str
    """IANA name of the time zone, such as Europe/Paris."""

    error: str | None = None
    """Why the time could not be given; set when the status is failed."""


class OpenRouterArmorBlockedItem(WireModel):
    """Stands in for a tool call that OpenRouter's Armor guard held back; do not run the call.

    Sources: openrouter.
    """

    type: Literal["openrouter:armor_blocked"] = "openrouter:armor_blocked"
    """Marks the item as a tool call that was blocked."""

    id: str
    """Identifies the item within the response."""

    call_id: str
    """Id of the blocked call, also used in safeguard_results."""

    name: str
    """Tool that the model tried to call."""

    arguments: str
    """Unchanged arguments of the blocked call, as the model wrote them."""

    status: ItemStatus
    """State of the item; it is completed once sent."""

    reason: str
    """Error text that the model got in place of a result."""

    explanation: str
    """Names the rule that caused the block."""

    namespace: str | None = None
    """Namespace of the tool, for example an MCP server; absent for plain functions."""
