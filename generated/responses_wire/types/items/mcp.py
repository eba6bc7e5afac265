# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Items that record what remote Model Context Protocol servers offered, were asked and answered."""

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.mcp import McpCallStatus
    from .agent import AgentDict


class McpListToolsDict(TypedDict):
    """The catalog of tools that an MCP server reported before the model could use it.

    Sources: openai.
    """

    type: Literal["mcp_list_tools"]
    """Marks the item as a tool catalog of an MCP server."""

    id: str
    """Identifies this listing; MCP list-tools events refer to it."""

    server_label: str
    """Name given to the MCP server in the request's tool configuration."""

    tools: "list[McpListToolsToolDict]"
    """Every tool the server reported; empty when listing failed or is still running."""

    error: NotRequired["McpCallErrorDict | str | None"]
    """Why the server could not be asked for its tools, as text or as an object; null when it
    worked.
    """

    agent: NotRequired["AgentDict | None"]
    """Agent this item came from, when several agents share the response."""


class McpListToolsToolDict(TypedDict):
    """One tool that an MCP server announced.

    Sources: openai.
    """

    name: str
    """Name by which calls refer to the tool."""

    description: NotRequired[str | None]
    """The server's own explanation of the tool, shown to the model."""

    input_schema: Any
    """JSON Schema that the tool's arguments must satisfy."""

    annotations: NotRequired[Any]
    """Hints from the server about the tool's behavior, such as whether it only reads."""


class McpCallDict(TypedDict):
    """A tool call that the API made on an MCP server, together with its result.

    Sources: openai.
    """

    type: Literal["mcp_call"]
    """Marks the item as a call to an MCP server's tool."""

    id: str
    """Identifies the call; MCP events and argument deltas refer to it."""

    server_label: str
    """Which configured MCP server was called."""

    name: str
    """Tool that the model chose on that server."""

    arguments: str
    """Arguments the model wrote, as JSON text."""

    output: NotRequired[str | None]
    """What the tool returned, as text; null while running or when the call failed."""

    error: NotRequired["McpCallErrorDict | str | None"]
    """Failure of the call, as an object or as plain text; null when nothing went wrong."""

    status: NotRequired["McpCallStatus | None"]
    """How far the call has come."""

    approval_request_id: NotRequired[str | None]
    """Links the call to the approval request that preceded it; null when no approval was needed."""

    agent: NotRequired["AgentDict | None"]
    """Agent that made the call, when several agents share the response."""


class McpProtocolErrorDict(TypedDict):
    """The MCP server answered with a protocol-level error instead of a tool result.

    Sources: openai.
    """

    type: Literal["mcp_protocol_error"]
    """Marks the error as one of the MCP protocol."""

    code: str | int | None
    """Error code as sent by the server, a number in the protocol."""

    message: str
    """Explanation of the protocol error for people."""


class McpToolExecutionErrorDict(TypedDict):
    """The tool was reached and ran, but reported that it failed.

    Sources: openai.
    """

    type: Literal["mcp_tool_execution_error"]
    """Marks the error as raised by the tool itself."""

    content: Any
    """Error details as the tool returned them, in no fixed shape."""


class McpHttpErrorDict(TypedDict):
    """The HTTP exchange with the MCP server failed.

    Sources: openai.
    """

    type: Literal["http_error"]
    """Marks the error as an HTTP failure."""

    code: str | int | None
    """HTTP status code of the failed exchange."""

    message: str
    """Explanation of the HTTP failure for people."""


class McpApprovalRequestDict(TypedDict):
    """The model wants to call an MCP tool and waits for the caller's consent.

    Sources: openai.
    """

    type: Literal["mcp_approval_request"]
    """Marks the item as a request for consent to an MCP tool call."""

    id: str
    """Identifies the request; repeat it in the approval response."""

    server_label: str
    """Which configured MCP server would be called."""

    name: str
    """Tool that would run if consent is given."""

    arguments: str
    """Arguments the tool would get, as JSON text; show them to whoever decides."""

    agent: NotRequired["AgentDict | None"]
    """Agent that wants to make the call, when several agents share the response."""


class McpApprovalResponseDict(TypedDict):
    """The caller's decision on a pending MCP tool call, sent back as input.

    Sources: openai.
    """

    type: Literal["mcp_approval_response"]
    """Marks the item as a decision on an MCP approval request."""

    id: NotRequired[str | None]
    """Identifies this decision; may be left out when sending it."""

    approval_request_id: str
    """Id of the approval request that this decides."""

    approve: bool
    """True lets the tool run, false refuses the call."""

    reason: NotRequired[str | None]
    """Free text explaining the decision, if given."""

    agent: NotRequired["AgentDict | None"]
    """Agent this item belongs to, when several agents share the response."""


class UnknownMcpCallErrorDict(TypedDict):
    """A member of McpCallError whose ``type`` is not known yet."""

    type: str
    """The new type."""


McpCallErrorDict: TypeAlias = (
    "McpProtocolErrorDict | McpToolExecutionErrorDict | McpHttpErrorDict | UnknownMcpCallErrorDict"
)
"""The ways an MCP tool call can fail, told apart by type.

Told apart by ``type``.
"""
