# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Calls of functions that the caller provides, and their outputs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.items.status import ItemStatus
    from ..content.unions import InputContent
    from .agent import Agent
    from .caller import ToolCallCaller


class ResponseFunctionToolCall(WireModel):
    """Asks the caller to run a function and send back its output.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["function_call"] = "function_call"
    """Marks the item as a function call."""

    id: str | None = None
    """Identifies the item; argument events refer to it by this id."""

    item_id: str | None = None
    """Identifies the item, on servers that send it in place of id. Sources: observed."""

    call_id: str
    """Links the call to its output; repeat it when answering."""

    name: str
    """Names the function to run."""

    arguments: str | None = None
    """Arguments as JSON text, to be parsed and validated before use. Empty until streamed."""

    status: ItemStatus | None = None
    """How far the call has come."""

    subagent_id: str | None = None
    """Ties the call to the subagent tool call with this call_id; absent on ordinary calls.
    Experimental. Sources: openrouter.
    """

    subagent_items: list[dict[str, Any]] | None = None
    """Items the subagent made this turn, to be sent back unchanged; only on the first of
    parallel calls. Experimental. Sources: openrouter.
    """

    caller: ToolCallCaller | None = None
    """Tells whether the model or a program it wrote made the call. Sources: openai."""

    agent: Agent | None = None
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""

    namespace: str | None = None
    """Names the group of tools that the function belongs to. Sources: openai, openrouter."""

    async_: Annotated[bool | None, Field(alias="async")] = None
    """True if the call runs asynchronously. Sources: openai, openrouter."""


class ResponseFunctionToolCallOutputItem(WireModel):
    """Gives the model what a function returned.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["function_call_output"] = "function_call_output"
    """Marks the item as the outcome of a function call."""

    id: str | None = None
    """Identifies the output item."""

    call_id: str | None = None
    """Names the function call being answered, by its call_id."""

    output: str | list[InputContent]
    """What the function returned, as text or as a list of content parts."""

    status: ItemStatus | None = None
    """How far the output has come."""

    name: str | None = None
    """Names the tool that was run. Sources: openai."""

    caller: ToolCallCaller | None = None
    """Repeats the caller of the call that this output answers. Sources: openai."""

    agent: Agent | None = None
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""

    created_by: str | None = None
    """Identifies who created the item. Sources: openai."""

    namespace: str | None = None
    """Names the group of tools that the tool belongs to. Sources: openai."""
