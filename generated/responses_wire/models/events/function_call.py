# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The arguments of a function call while they are written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import BaseEvent

if TYPE_CHECKING:
    from ..items.agent import Agent


class ResponseFunctionCallArgumentsDeltaEvent(BaseEvent):
    """Another piece of the arguments has been written; append it to the call's arguments.

    Wire type: ``response.function_call_arguments.delta``. After: ``response.output_item.added``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.function_call_arguments.delta"] = (
        "response.function_call_arguments.delta"
    )
    """Tells the kind of the event."""

    item_id: str | None = None
    """Identifies the function call item."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    delta: str
    """JSON text to append to the arguments; incomplete by itself."""

    obfuscation: str | None = None
    """Random padding that hides the length of the delta; ignore it. Sources: openresponses,
    observed.
    """

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFunctionCallArgumentsDoneEvent(BaseEvent):
    """The arguments are complete and can be parsed.

    Wire type: ``response.function_call_arguments.done``. After: ``response.output_item.added``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.function_call_arguments.done"] = "response.function_call_arguments.done"
    """Tells the kind of the event."""

    item_id: str | None = None
    """Identifies the function call item. Sources: openai, openrouter, openresponses."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    arguments: str
    """All of the arguments, as JSON text."""

    name: str | None = None
    """Function to be called; where it is missing, take it from the item. Sources: openrouter,
    friendli.
    """

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
