# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Progress of an OpenRouter fusion call: several models answer, then one analyzes their answers."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..items.agent import AgentDict
    from ..items.openrouter_fusion import FusionAnalysisDict


class ResponseFusionCallInProgressEventDict(TypedDict):
    """A fusion call has begun.

    Wire type: ``response.fusion_call.in_progress``. After: ``response.output_item.added``.

    Sources: openrouter.
    """

    type: Literal["response.fusion_call.in_progress"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the fusion call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFusionCallPanelAddedEventDict(TypedDict):
    """A model of the panel has started on its answer.

    Wire type: ``response.fusion_call.panel.added``. After: ``response.fusion_call.in_progress``.

    Sources: openrouter.
    """

    type: Literal["response.fusion_call.panel.added"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the fusion call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    model: str
    """Slug of the panel model that started."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFusionCallPanelReasoningDeltaEventDict(TypedDict):
    """A panel model has more reasoning; append it to the reasoning kept for that model.

    Wire type: ``response.fusion_call.panel.reasoning.delta``. After:
    ``response.fusion_call.panel.added``.

    Sources: openrouter.
    """

    type: Literal["response.fusion_call.panel.reasoning.delta"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the fusion call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    model: str
    """Slug of the panel model that reasons."""

    delta: str
    """Text to append to the model's reasoning."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFusionCallPanelDeltaEventDict(TypedDict):
    """A panel model has written more of its answer; append it to the answer kept for that model.

    Wire type: ``response.fusion_call.panel.delta``. After: ``response.fusion_call.panel.added``.

    Sources: openrouter.
    """

    type: Literal["response.fusion_call.panel.delta"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the fusion call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    model: str
    """Slug of the panel model that answers."""

    delta: str
    """Text to append to the model's answer."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFusionCallPanelCompletedEventDict(TypedDict):
    """A panel model has finished its answer.

    Wire type: ``response.fusion_call.panel.completed``. After:
    ``response.fusion_call.panel.added``.

    Sources: openrouter.
    """

    type: Literal["response.fusion_call.panel.completed"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the fusion call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    model: str
    """Slug of the panel model that finished."""

    content: str
    """The model's whole answer."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFusionCallPanelFailedEventDict(TypedDict):
    """A panel model has failed; the call goes on with any others.

    Wire type: ``response.fusion_call.panel.failed``. After:
    ``response.fusion_call.panel.added``.

    Sources: openrouter.
    """

    type: Literal["response.fusion_call.panel.failed"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the fusion call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    model: str
    """Slug of the panel model that failed."""

    error: str
    """Why the model failed, in words."""

    status_code: NotRequired[int | None]
    """HTTP status that came back for the model, if there was one."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFusionCallAnalysisInProgressEventDict(TypedDict):
    """The analyst model has started to compare the answers.

    Wire type: ``response.fusion_call.analysis.in_progress``. After:
    ``response.fusion_call.in_progress``.

    Sources: openrouter.
    """

    type: Literal["response.fusion_call.analysis.in_progress"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the fusion call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    analyst_model: str
    """Slug of the model that compares the answers."""

    judge_model: str
    """Earlier name of analyst_model, sent alongside it. Deprecated: Use analyst_model, which
    carries the same value.
    """

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFusionCallAnalysisCompletedEventDict(TypedDict):
    """The comparison of the answers is ready.

    Wire type: ``response.fusion_call.analysis.completed``. After:
    ``response.fusion_call.analysis.in_progress``.

    Sources: openrouter.
    """

    type: Literal["response.fusion_call.analysis.completed"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the fusion call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    analysis: "FusionAnalysisDict"
    """Where the answers agree, differ and fall short."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFusionCallCompletedEventDict(TypedDict):
    """The fusion call has ended; the finished item carries its outcome.

    Wire type: ``response.fusion_call.completed``. After: ``response.fusion_call.in_progress``.

    Sources: openrouter.
    """

    type: Literal["response.fusion_call.completed"]
    """Tells the kind of the event."""

    item_id: str
    """Identifies the fusion call."""

    output_index: NotRequired[int | None]
    """Zero-based position of the item in the response's output."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
