# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The arguments of a function call while they are written."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..items.agent import AgentDict


class ResponseFunctionCallArgumentsDeltaEventDict(TypedDict):
    """Another piece of the arguments has been written; append it to the call's arguments.

    Wire type: ``response.function_call_arguments.delta``. After: ``response.output_item.added``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.function_call_arguments.delta"]
    """Tells the kind of the event."""

    item_id: NotRequired[str | None]
    """Identifies the function call item."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    delta: str
    """JSON text to append to the arguments; incomplete by itself."""

    obfuscation: NotRequired[str | None]
    """Random padding that hides the length of the delta; ignore it. Sources: openresponses,
    observed.
    """

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFunctionCallArgumentsDoneEventDict(TypedDict):
    """The arguments are complete and can be parsed.

    Wire type: ``response.function_call_arguments.done``. After: ``response.output_item.added``.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["response.function_call_arguments.done"]
    """Tells the kind of the event."""

    item_id: NotRequired[str | None]
    """Identifies the function call item. Sources: openai, openrouter, openresponses."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    arguments: str
    """All of the arguments, as JSON text."""

    name: NotRequired[str | None]
    """Function to be called; where it is missing, take it from the item. Sources: openrouter,
    friendli.
    """

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
