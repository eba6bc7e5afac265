# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Progress of an OpenRouter fusion call: several models answer, then one analyzes their answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import BaseEvent

if TYPE_CHECKING:
    from ..items.agent import Agent
    from ..items.openrouter_fusion import FusionAnalysis


class ResponseFusionCallInProgressEvent(BaseEvent):
    """A fusion call has begun.

    Wire type: ``response.fusion_call.in_progress``. After: ``response.output_item.added``.

    Sources: openrouter.
    """

    type: Literal["response.fusion_call.in_progress"] = "response.fusion_call.in_progress"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the fusion call."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFusionCallPanelAddedEvent(BaseEvent):
    """A model of the panel has started on its answer.

    Wire type: ``response.fusion_call.panel.added``. After: ``response.fusion_call.in_progress``.

    Sources: openrouter.
    """

    type: Literal["response.fusion_call.panel.added"] = "response.fusion_call.panel.added"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the fusion call."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    model: str
    """Slug of the panel model that started."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFusionCallPanelReasoningDeltaEvent(BaseEvent):
    """A panel model has more reasoning; append it to the reasoning kept for that model.

    Wire type: ``response.fusion_call.panel.reasoning.delta``. After:
    ``response.fusion_call.panel.added``.

    Sources: openrouter.
    """

    type: Literal["response.fusion_call.panel.reasoning.delta"] = (
        "response.fusion_call.panel.reasoning.delta"
    )
    """Tells the kind of the event."""

    item_id: str
    """Identifies the fusion call."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    model: str
    """Slug of the panel model that reasons."""

    delta: str
    """Text to append to the model's reasoning."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFusionCallPanelDeltaEvent(BaseEvent):
    """A panel model has written more of its answer; append it to the answer kept for that model.

    Wire type: ``response.fusion_call.panel.delta``. After: ``response.fusion_call.panel.added``.

    Sources: openrouter.
    """

    type: Literal["response.fusion_call.panel.delta"] = "response.fusion_call.panel.delta"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the fusion call."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    model: str
    """Slug of the panel model that answers."""

    delta: str
    """Text to append to the model's answer."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFusionCallPanelCompletedEvent(BaseEvent):
    """A panel model has finished its answer.

    Wire type: ``response.fusion_call.panel.completed``. After:
    ``response.fusion_call.panel.added``.

    Sources: openrouter.
    """

    type: Literal["response.fusion_call.panel.completed"] = "response.fusion_call.panel.completed"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the fusion call."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    model: str
    """Slug of the panel model that finished."""

    content: str
    """The model's whole answer."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFusionCallPanelFailedEvent(BaseEvent):
    """A panel model has failed; the call goes on with any others.

    Wire type: ``response.fusion_call.panel.failed``. After:
    ``response.fusion_call.panel.added``.

    Sources: openrouter.
    """

    type: Literal["response.fusion_call.panel.failed"] = "response.fusion_call.panel.failed"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the fusion call."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    model: str
    """Slug of the panel model that failed."""

    error: str
    """Why the model failed, in words."""

    status_code: int | None = None
    """HTTP status that came back for the model, if there was one."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFusionCallAnalysisInProgressEvent(BaseEvent):
    """The analyst model has started to compare the answers.

    Wire type: ``response.fusion_call.analysis.in_progress``. After:
    ``response.fusion_call.in_progress``.

    Sources: openrouter.
    """

    type: Literal["response.fusion_call.analysis.in_progress"] = (
        "response.fusion_call.analysis.in_progress"
    )
    """Tells the kind of the event."""

    item_id: str
    """Identifies the fusion call."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    analyst_model: str
    """Slug of the model that compares the answers."""

    judge_model: str
    """Earlier name of analyst_model, sent alongside it. Deprecated: Use analyst_model, which
    carries the same value.
    """

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFusionCallAnalysisCompletedEvent(BaseEvent):
    """The comparison of the answers is ready.

    Wire type: ``response.fusion_call.analysis.completed``. After:
    ``response.fusion_call.analysis.in_progress``.

    Sources: openrouter.
    """

    type: Literal["response.fusion_call.analysis.completed"] = (
        "response.fusion_call.analysis.completed"
    )
    """Tells the kind of the event."""

    item_id: str
    """Identifies the fusion call."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    analysis: FusionAnalysis
    """Where the answers agree, differ and fall short."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """


class ResponseFusionCallCompletedEvent(BaseEvent):
    """The fusion call has ended; the finished item carries its outcome.

    Wire type: ``response.fusion_call.completed``. After: ``response.fusion_call.in_progress``.

    Sources: openrouter.
    """

    type: Literal["response.fusion_call.completed"] = "response.fusion_call.completed"
    """Tells the kind of the event."""

    item_id: str
    """Identifies the fusion call."""

    output_index: int | None = None
    """Zero-based position of the item in the response's output."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
