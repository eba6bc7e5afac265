# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Progress of a code interpreter call and the code it runs."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..items.agent import AgentDict


class ResponseCodeInterpreterCallInProgressEventDict(TypedDict):
    """A code interpreter call has begun; its code comes next.

    Wire type: ``response.code_interpreter_call.in_progress``. After:
    ``response.output_item.added``.

    Sources: openai, openrouter.
    """

    type: Literal["response.code_interpreter_call.in_progress"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the code interpreter call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseCodeInterpreterCallCodeDeltaEventDict(TypedDict):
    """More of the code has been written; append it to the call's code.

    Wire type: ``response.code_interpreter_call_code.delta``. After:
    ``response.output_item.added``.

    Sources: openai, openrouter.
    """

    type: Literal["response.code_interpreter_call_code.delta"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the code interpreter call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    delta: str
    """Source text to append to the code."""

    obfuscation: NotRequired[str | None]
    """Random padding that hides the length of the delta; ignore it. Sources: observed."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseCodeInterpreterCallCodeDoneEventDict(TypedDict):
    """The code is complete and about to run.

    Wire type: ``response.code_interpreter_call_code.done``. After:
    ``response.output_item.added``.

    Sources: openai, openrouter.
    """

    type: Literal["response.code_interpreter_call_code.done"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the code interpreter call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    code: str
    """All of the source text that the call runs."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseCodeInterpreterCallInterpretingEventDict(TypedDict):
    """The code is running.

    Wire type: ``response.code_interpreter_call.interpreting``. After:
    ``response.output_item.added``.

    Sources: openai, openrouter.
    """

    type: Literal["response.code_interpreter_call.interpreting"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the code interpreter call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseCodeInterpreterCallCompletedEventDict(TypedDict):
    """The code has run; the finished item carries its outputs.

    Wire type: ``response.code_interpreter_call.completed``. After:
    ``response.output_item.added``.

    Sources: openai, openrouter.
    """

    type: Literal["response.code_interpreter_call.completed"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the code interpreter call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
