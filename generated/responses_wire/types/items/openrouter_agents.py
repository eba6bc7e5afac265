# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Items of OpenRouter's server tools for advisors, subagents, memory, MCP, discovery and safety."""

from typing import TYPE_CHECKING, Any, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.openrouter_agents import OpenRouterMemoryAction
    from ...enums.items.status import ItemStatus, ToolItemStatus


class OpenRouterAdvisorItemDict(TypedDict):
    """A question put to a stronger model while the answer was being written.

    Sources: openrouter.
    """

    type: Literal["openrouter:advisor"]
    """Marks the item as an advisor call by OpenRouter."""

    id: NotRequired[str | None]
    """Identifies the item within the response."""

    status: "ToolItemStatus"
    """How far the consultation has come."""

    advice: NotRequired[str | None]
    """What the advisor replied; absent until it has answered."""

    error: NotRequired[str | None]
    """Why no advice came back; set when the status is failed."""

    instance_name: NotRequired[str | None]
    """Tells several configured advisors apart; send it back unchanged. Absent when there is only
    one.
    """

    model: NotRequired[str | None]
    """Slug of the model that was asked."""

    prompt: NotRequired[str | None]
    """Question that the main model asked."""


class OpenRouterSubagentItemDict(TypedDict):
    """A task handed to a worker model while the answer was being written.

    Sources: openrouter.
    """

    type: Literal["openrouter:subagent"]
    """Marks the item as work delegated by OpenRouter."""

    id: NotRequired[str | None]
    """Identifies the item within the response."""

    status: "ToolItemStatus"
    """How far the task has come."""

    call_id: NotRequired[str | None]
    """Ties the task to function calls that the subagent makes; send it back with them.
    Experimental.
    """

    error: NotRequired[str | None]
    """Why the task gave no outcome; set when the status is failed."""

    instance_name: NotRequired[str | None]
    """Tells the second and later configured subagents apart; send it back unchanged."""

    model: NotRequired[str | None]
    """Slug of the model that did the work."""

    name: NotRequired[str | None]
    """Name configured for the subagent; absent for an unnamed one."""

    outcome: NotRequired[str | None]
    """Result text that the worker handed back."""

    task_description: NotRequired[str | None]
    """The assignment as the main model worded it."""

    task_name: NotRequired[str | None]
    """Short label that the main model chose for the task."""


class OpenRouterMemoryItemDict(TypedDict):
    """One access to a key-value memory that the model keeps.

    Sources: openrouter.
    """

    type: Literal["openrouter:memory"]
    """Marks the item as a memory access."""

    id: NotRequired[str | None]
    """Identifies the item within the response."""

    status: "ItemStatus"
    """How far the access has come."""

    action: NotRequired["OpenRouterMemoryAction | None"]
    """Whether the entry is read, written or deleted."""

    key: NotRequired[str | None]
    """Entry that is accessed."""

    value: NotRequired[Any]
    """JSON value of the entry that was read or written."""


class OpenRouterMcpItemDict(TypedDict):
    """A tool of an MCP server that OpenRouter called.

    Sources: openrouter.
    """

    type: Literal["openrouter:mcp"]
    """Marks the item as an MCP call by OpenRouter."""

    id: NotRequired[str | None]
    """Identifies the item within the response."""

    status: "ItemStatus"
    """How far the call has come."""

    serverLabel: NotRequired[str | None]
    """Label of the MCP server that is called."""

    toolName: NotRequired[str | None]
    """Tool that is called on the server."""


class OpenRouterToolSearchItemDict(TypedDict):
    """A search among deferred tools for ones the model can use next.

    Sources: openrouter.
    """

    type: Literal["openrouter:tool_search"]
    """Marks the item as a tool search by OpenRouter."""

    id: NotRequired[str | None]
    """Identifies the item within the response."""

    status: "ToolItemStatus"
    """How far the search has come."""

    error: NotRequired[str | None]
    """Why the search gave no result; set when the status is failed."""

    matches: NotRequired["list[OpenRouterToolSearchMatchDict] | None"]
    """Tools that fit the query and may now be called."""

    query: NotRequired[str | None]
    """What the model looked for."""


class OpenRouterToolSearchMatchDict(TypedDict):
    """One tool that a tool search found.

    Sources: openrouter.
    """

    tool_id: str
    """Identifies the tool that was found."""

    schema_digest: str
    """Digest that stands for this version of the tool's schema."""

    definition: dict[str, Any]
    """Full definition of the tool as a JSON object."""


class OpenRouterSearchModelsItemDict(TypedDict):
    """A search in OpenRouter's catalog of models; experimental.

    Sources: openrouter.
    """

    type: Literal["openrouter:experimental__search_models"]
    """Marks the item as a model search."""

    id: NotRequired[str | None]
    """Identifies the item within the response."""

    status: "ToolItemStatus"
    """How far the search has come."""

    arguments: NotRequired[str | None]
    """Search arguments as JSON text."""

    error: NotRequired[str | None]
    """Why the search gave no result; set when the status is failed."""

    query: NotRequired[str | None]
    """What the model looked for."""


class OpenRouterDatetimeItemDict(TypedDict):
    """A look at the clock on behalf of the model.

    Sources: openrouter.
    """

    type: Literal["openrouter:datetime"]
    """Marks the item as a date and time lookup."""

    id: NotRequired[str | None]
    """Identifies the item within the response."""

    status: "ToolItemStatus"
    """How far the lookup has come."""

    datetime: str
    """Date and time that was reported, in ISO 8601."""

    timezone: str
    """IANA name of the time zone, such as Europe/Paris."""

    error: NotRequired[str | None]
    """Why the time could not be given; set when the status is failed."""


class OpenRouterArmorBlockedItemDict(TypedDict):
    """Stands in for a tool call that OpenRouter's Armor guard held back; do not run the call.

    Sources: openrouter.
    """

    type: Literal["openrouter:armor_blocked"]
    """Marks the item as a tool call that was blocked."""

    id: str
    """Identifies the item within the response."""

    call_id: str
    """Id of the blocked call, also used in safeguard_results."""

    name: str
    """Tool that the model tried to call."""

    arguments: str
    """Unchanged arguments of the blocked call, as the model wrote them."""

    status: "ItemStatus"
    """State of the item; it is completed once sent."""

    reason: str
    """Error text that the model got in place of a result."""

    explanation: str
    """Names the rule that caused the block."""

    namespace: NotRequired[str | None]
    """Namespace of the tool, for example an MCP server; absent for plain functions."""
