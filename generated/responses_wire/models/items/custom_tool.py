# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Calls of custom tools, which take free text, and their outputs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.items.status import ItemStatus
    from ..content.unions import InputContent
    from .agent import Agent
    from .caller import ToolCallCaller


class ResponseCustomToolCall(WireModel):
    """Asks the caller to run a custom tool on free text.

    Sources: openai, openrouter.
    """

    type: Literal["custom_tool_call"] = "custom_tool_call"
    """Marks the item as a custom tool call."""

    id: str | None = None
    """Identifies the item; input events refer to it by this id."""

    call_id: str
    """Links the call to its output; repeat it when answering."""

    name: str
    """Names the custom tool to run."""

    input: str
    """Text for the tool, not necessarily JSON. Empty until streamed."""

    status: ItemStatus | None = None
    """How far the call has come. Sources: openrouter, observed."""

    caller: ToolCallCaller | None = None
    """Tells whether the model or a program it wrote made the call. Sources: openai."""

    agent: Agent | None = None
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""

    namespace: str | None = None
    """Names the group of tools that the tool belongs to, such as an MCP server."""

    async_: Annotated[bool | None, Field(alias="async")] = None
    """True if the call runs asynchronously."""


class ResponseCustomToolCallOutputItem(WireModel):
    """Gives the model what a custom tool returned.

    Sources: openai, openrouter.
    """

    type: Literal["custom_tool_call_output"] = "custom_tool_call_output"
    """Marks the item as the outcome of a custom tool call."""

    id: str | None = None
    """Identifies the output item."""

    call_id: str
    """Names the custom tool call being answered, by its call_id."""

    output: str | list[InputContent]
    """What the tool returned, as text or as a list of content parts."""

    status: ItemStatus | None = None
    """How far the output has come. Sources: openai."""

    caller: ToolCallCaller | None = None
    """Repeats the caller of the call that this output answers. Sources: openai."""

    agent: Agent | None = None
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""

    created_by: str | None = None
    """Identifies who created the item. Sources: openai."""
