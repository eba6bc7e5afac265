# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The input of a custom tool call while it is written."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..items.agent import AgentDict


class ResponseCustomToolCallInputDeltaEventDict(TypedDict):
    """More of the input has been written; append it to the call's input.

    Wire type: ``response.custom_tool_call_input.delta``. After: ``response.output_item.added``.

    Sources: openai, openrouter.
    """

    type: Literal["response.custom_tool_call_input.delta"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the custom tool call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    delta: str
    """Text to append to the input."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseCustomToolCallInputDoneEventDict(TypedDict):
    """The input is complete; the tool can be run once its item is done.

    Wire type: ``response.custom_tool_call_input.done``. After: ``response.output_item.added``.

    Sources: openai, openrouter.
    """

    type: Literal["response.custom_tool_call_input.done"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the custom tool call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    input: str
    """The whole input, free text in whatever form the tool expects."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
