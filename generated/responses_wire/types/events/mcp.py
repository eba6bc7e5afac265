# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Progress of calls to tools on MCP servers and of listing those tools."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..items.agent import AgentDict


class ResponseMcpListToolsInProgressEventDict(TypedDict):
    """The server's tools are being listed.

    Wire type: ``response.mcp_list_tools.in_progress``. After: ``response.output_item.added``.

    Sources: openai.
    """

    type: Literal["response.mcp_list_tools.in_progress"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the tool list item."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response."""


class ResponseMcpListToolsCompletedEventDict(TypedDict):
    """The server's tools have been listed; the finished item carries them.

    Wire type: ``response.mcp_list_tools.completed``. After: ``response.output_item.added``.

    Sources: openai.
    """

    type: Literal["response.mcp_list_tools.completed"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the tool list item."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response."""


class ResponseMcpListToolsFailedEventDict(TypedDict):
    """The server's tools could not be listed; see the finished item for the error.

    Wire type: ``response.mcp_list_tools.failed``. After: ``response.output_item.added``.

    Sources: openai.
    """

    type: Literal["response.mcp_list_tools.failed"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the tool list item."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response."""


class ResponseMcpCallInProgressEventDict(TypedDict):
    """A call to an MCP tool has begun.

    Wire type: ``response.mcp_call.in_progress``. After: ``response.output_item.added``.

    Sources: openai.
    """

    type: Literal["response.mcp_call.in_progress"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the MCP call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response."""


class ResponseMcpCallArgumentsDeltaEventDict(TypedDict):
    """Another piece of the arguments has been written; append it to the call's arguments.

    Wire type: ``response.mcp_call_arguments.delta``. After: ``response.output_item.added``.

    Sources: openai.
    """

    type: Literal["response.mcp_call_arguments.delta"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the MCP call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    delta: str
    """JSON text to append to the arguments; incomplete by itself."""

    obfuscation: NotRequired[str | None]
    """Random padding that hides the length of the delta; ignore it. Sources: observed."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response."""


class ResponseMcpCallArgumentsDoneEventDict(TypedDict):
    """The arguments are complete and can be parsed.

    Wire type: ``response.mcp_call_arguments.done``. After: ``response.output_item.added``.

    Sources: openai.
    """

    type: Literal["response.mcp_call_arguments.done"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the MCP call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    arguments: str
    """All of the arguments, as JSON text."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response."""


class ResponseMcpCallCompletedEventDict(TypedDict):
    """The MCP tool has answered; the finished item carries its output.

    Wire type: ``response.mcp_call.completed``. After: ``response.output_item.added``.

    Sources: openai.
    """

    type: Literal["response.mcp_call.completed"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the MCP call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response."""


class ResponseMcpCallFailedEventDict(TypedDict):
    """The call to the MCP tool failed; see the finished item for the error.

    Wire type: ``response.mcp_call.failed``. After: ``response.output_item.added``.

    Sources: openai.
    """

    type: Literal["response.mcp_call.failed"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the MCP call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response."""
