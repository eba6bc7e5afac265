# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Remote MCP servers and connectors whose tools the model can call."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.common.tools import AllowedCaller
    from ...enums.tools.mcp import McpApprovalPolicy, McpConnector


class McpToolDict(TypedDict):
    """Gives the model the tools of one remote MCP server or connector.

    Sources: openai, openrouter.
    """

    type: Literal["mcp"]
    """Marks the tool as an MCP server."""

    server_label: NotRequired[str | None]
    """Short name for the server; calls to its tools carry this label."""

    server_url: NotRequired[str | None]
    """URL of the server; one of URL, connector id and tunnel id has to be given."""

    allowed_callers: NotRequired["list[AllowedCaller] | None"]
    """Who may call the tools: the model itself, a program it wrote, or both. Sources: openai."""

    allowed_tools: NotRequired["list[str] | McpToolFilterDict | None"]
    """Tools that the model may use, as a list of names or a filter; all when absent."""

    authorization: NotRequired[str | None]
    """OAuth access token that is passed to the server; obtaining it is up to the caller."""

    connector_id: NotRequired["McpConnector | None"]
    """Ready-made connector in place of a server URL. Deprecated: Use server_url or tunnel_id
    instead; models from September 2026 on expect one of these.
    """

    defer_loading: NotRequired[bool | None]
    """When true, the server's tools stay out of the prompt until a tool search finds them.
    Sources: openai.
    """

    headers: NotRequired[dict[str, str] | None]
    """Extra HTTP headers for requests to the server, for authentication for instance."""

    require_approval: NotRequired["McpApprovalPolicy | McpApprovalFilterDict | None"]
    """Which calls wait for the user's consent; all of them by default."""

    server_description: NotRequired[str | None]
    """Tells the model what the server is for."""

    tunnel_id: NotRequired[str | None]
    """Id of a secure tunnel that leads to the server, in place of a URL. Sources: openai."""


class McpToolFilterDict(TypedDict):
    """Picks tools of an MCP server by name or by whether they only read.

    Sources: openai, openrouter.
    """

    read_only: NotRequired[bool | None]
    """When true, matches tools that the server declares as read-only."""

    tool_names: NotRequired[list[str] | None]
    """Names of the tools that match."""


class McpApprovalFilterDict(TypedDict):
    """Splits a server's tools into those that need consent and those that do not.

    Sources: openai, openrouter.
    """

    always: NotRequired["McpToolFilterDict | None"]
    """Tools whose calls always wait for approval."""

    never: NotRequired["McpToolFilterDict | None"]
    """Tools whose calls run without approval."""
