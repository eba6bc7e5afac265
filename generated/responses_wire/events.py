# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The union of all events: what ``parse_event`` returns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing import Literal, TypeAlias

    from ._model import UnknownEvent
    from .models.events.apply_patch import (
        ResponseApplyPatchCallOperationDiffDeltaEvent,
        ResponseApplyPatchCallOperationDiffDoneEvent,
    )
    from .models.events.audio import (
        ResponseAudioDeltaEvent,
        ResponseAudioDoneEvent,
        ResponseAudioTranscriptDeltaEvent,
        ResponseAudioTranscriptDoneEvent,
    )
    from .models.events.code_interpreter import (
        ResponseCodeInterpreterCallCodeDeltaEvent,
        ResponseCodeInterpreterCallCodeDoneEvent,
        ResponseCodeInterpreterCallCompletedEvent,
        ResponseCodeInterpreterCallInProgressEvent,
        ResponseCodeInterpreterCallInterpretingEvent,
    )
    from .models.events.compaction import ResponseCompactionCompactingEvent
    from .models.events.content_part import (
        ResponseContentPartAddedEvent,
        ResponseContentPartDoneEvent,
    )
    from .models.events.custom_tool import (
        ResponseCustomToolCallInputDeltaEvent,
        ResponseCustomToolCallInputDoneEvent,
    )
    from .models.events.debug import ResponseDebugEvent
    from .models.events.error import ErrorEvent
    from .models.events.file_search import (
        ResponseFileSearchCallCompletedEvent,
        ResponseFileSearchCallInProgressEvent,
        ResponseFileSearchCallSearchingEvent,
    )
    from .models.events.function_call import (
        ResponseFunctionCallArgumentsDeltaEvent,
        ResponseFunctionCallArgumentsDoneEvent,
    )
    from .models.events.fusion import (
        ResponseFusionCallAnalysisCompletedEvent,
        ResponseFusionCallAnalysisInProgressEvent,
        ResponseFusionCallCompletedEvent,
        ResponseFusionCallInProgressEvent,
        ResponseFusionCallPanelAddedEvent,
        ResponseFusionCallPanelCompletedEvent,
        ResponseFusionCallPanelDeltaEvent,
        ResponseFusionCallPanelFailedEvent,
        ResponseFusionCallPanelReasoningDeltaEvent,
    )
    from .models.events.image_generation import (
        ResponseImageGenerationCallCompletedEvent,
        ResponseImageGenerationCallGeneratingEvent,
        ResponseImageGenerationCallInProgressEvent,
        ResponseImageGenerationCallPartialImageEvent,
    )
    from .models.events.keepalive import KeepaliveEvent
    from .models.events.lifecycle import (
        ResponseCompletedEvent,
        ResponseCreatedEvent,
        ResponseFailedEvent,
        ResponseInProgressEvent,
        ResponseIncompleteEvent,
        ResponseQueuedEvent,
    )
    from .models.events.mcp import (
        ResponseMcpCallArgumentsDeltaEvent,
        ResponseMcpCallArgumentsDoneEvent,
        ResponseMcpCallCompletedEvent,
        ResponseMcpCallFailedEvent,
        ResponseMcpCallInProgressEvent,
        ResponseMcpListToolsCompletedEvent,
        ResponseMcpListToolsFailedEvent,
        ResponseMcpListToolsInProgressEvent,
    )
    from .models.events.output_item import ResponseOutputItemAddedEvent, ResponseOutputItemDoneEvent
    from .models.events.output_text import (
        ResponseOutputTextAnnotationAddedEvent,
        ResponseOutputTextDeltaEvent,
        ResponseOutputTextDoneEvent,
    )
    from .models.events.reasoning import (
        ResponseReasoningDeltaEvent,
        ResponseReasoningDoneEvent,
        ResponseReasoningPartAddedEvent,
        ResponseReasoningPartDoneEvent,
        ResponseReasoningTextDeltaEvent,
        ResponseReasoningTextDoneEvent,
    )
    from .models.events.reasoning_summary import (
        ResponseReasoningSummaryPartAddedEvent,
        ResponseReasoningSummaryPartDoneEvent,
        ResponseReasoningSummaryTextDeltaEvent,
        ResponseReasoningSummaryTextDoneEvent,
    )
    from .models.events.refusal import ResponseRefusalDeltaEvent, ResponseRefusalDoneEvent
    from .models.events.shell import (
        ResponseShellCallCommandAddedEvent,
        ResponseShellCallCommandDeltaEvent,
        ResponseShellCallCommandDoneEvent,
        ResponseShellCallOutputContentDeltaEvent,
        ResponseShellCallOutputContentDoneEvent,
    )
    from .models.events.web_search import (
        ResponseWebSearchCallCompletedEvent,
        ResponseWebSearchCallInProgressEvent,
        ResponseWebSearchCallSearchingEvent,
    )

    KnownEvent: TypeAlias = (
        ResponseApplyPatchCallOperationDiffDeltaEvent
        | ResponseApplyPatchCallOperationDiffDoneEvent
        | ResponseAudioDeltaEvent
        | ResponseAudioDoneEvent
        | ResponseAudioTranscriptDeltaEvent
        | ResponseAudioTranscriptDoneEvent
        | ResponseCodeInterpreterCallInProgressEvent
        | ResponseCodeInterpreterCallCodeDeltaEvent
        | ResponseCodeInterpreterCallCodeDoneEvent
        | ResponseCodeInterpreterCallInterpretingEvent
        | ResponseCodeInterpreterCallCompletedEvent
        | ResponseCompactionCompactingEvent
        | ResponseContentPartAddedEvent
        | ResponseContentPartDoneEvent
        | ResponseCustomToolCallInputDeltaEvent
        | ResponseCustomToolCallInputDoneEvent
        | ResponseDebugEvent
        | ErrorEvent
        | ResponseFileSearchCallInProgressEvent
        | ResponseFileSearchCallSearchingEvent
        | ResponseFileSearchCallCompletedEvent
        | ResponseFunctionCallArgumentsDeltaEvent
        | ResponseFunctionCallArgumentsDoneEvent
        | ResponseFusionCallInProgressEvent
        | ResponseFusionCallPanelAddedEvent
        | ResponseFusionCallPanelReasoningDeltaEvent
        | ResponseFusionCallPanelDeltaEvent
        | ResponseFusionCallPanelCompletedEvent
        | ResponseFusionCallPanelFailedEvent
        | ResponseFusionCallAnalysisInProgressEvent
        | ResponseFusionCallAnalysisCompletedEvent
        | ResponseFusionCallCompletedEvent
        | ResponseImageGenerationCallInProgressEvent
        | ResponseImageGenerationCallGeneratingEvent
        | ResponseImageGenerationCallPartialImageEvent
        | ResponseImageGenerationCallCompletedEvent
        | KeepaliveEvent
        | ResponseCreatedEvent
        | ResponseQueuedEvent
        | ResponseInProgressEvent
        | ResponseCompletedEvent
        | ResponseIncompleteEvent
        | ResponseFailedEvent
        | ResponseMcpListToolsInProgressEvent
        | ResponseMcpListToolsCompletedEvent
        | ResponseMcpListToolsFailedEvent
        | ResponseMcpCallInProgressEvent
        | ResponseMcpCallArgumentsDeltaEvent
        | ResponseMcpCallArgumentsDoneEvent
        | ResponseMcpCallCompletedEvent
        | ResponseMcpCallFailedEvent
        | ResponseOutputItemAddedEvent
        | ResponseOutputItemDoneEvent
        | ResponseOutputTextDeltaEvent
        | ResponseOutputTextAnnotationAddedEvent
        | ResponseOutputTextDoneEvent
        | ResponseReasoningPartAddedEvent
        | ResponseReasoningTextDeltaEvent
        | ResponseReasoningTextDoneEvent
        | ResponseReasoningPartDoneEvent
        | ResponseReasoningDeltaEvent
        | ResponseReasoningDoneEvent
        | ResponseReasoningSummaryPartAddedEvent
        | ResponseReasoningSummaryTextDeltaEvent
        | ResponseReasoningSummaryTextDoneEvent
        | ResponseReasoningSummaryPartDoneEvent
        | ResponseRefusalDeltaEvent
        | ResponseRefusalDoneEvent
        | ResponseShellCallCommandAddedEvent
        | ResponseShellCallCommandDeltaEvent
        | ResponseShellCallCommandDoneEvent
        | ResponseShellCallOutputContentDeltaEvent
        | ResponseShellCallOutputContentDoneEvent
        | ResponseWebSearchCallInProgressEvent
        | ResponseWebSearchCallSearchingEvent
        | ResponseWebSearchCallCompletedEvent
    )
    """Every event that the API documents."""

    Event: TypeAlias = KnownEvent | UnknownEvent
    """Every event there can be."""

    EventType: TypeAlias = Literal[
        "response.apply_patch_call_operation_diff.delta",
        "response.apply_patch_call_operation_diff.done",
        "response.audio.delta",
        "response.audio.done",
        "response.audio.transcript.delta",
        "response.audio.transcript.done",
        "response.code_interpreter_call.in_progress",
        "response.code_interpreter_call_code.delta",
        "response.code_interpreter_call_code.done",
        "response.code_interpreter_call.interpreting",
        "response.code_interpreter_call.completed",
        "response.compaction.compacting",
        "response.content_part.added",
        "response.content_part.done",
        "response.custom_tool_call_input.delta",
        "response.custom_tool_call_input.done",
        "response.debug",
        "error",
        "response.file_search_call.in_progress",
        "response.file_search_call.searching",
        "response.file_search_call.completed",
        "response.function_call_arguments.delta",
        "response.function_call_arguments.done",
        "response.fusion_call.in_progress",
        "response.fusion_call.panel.added",
        "response.fusion_call.panel.reasoning.delta",
        "response.fusion_call.panel.delta",
        "response.fusion_call.panel.completed",
        "response.fusion_call.panel.failed",
        "response.fusion_call.analysis.in_progress",
        "response.fusion_call.analysis.completed",
        "response.fusion_call.completed",
        "response.image_generation_call.in_progress",
        "response.image_generation_call.generating",
        "response.image_generation_call.partial_image",
        "response.image_generation_call.completed",
        "keepalive",
        "response.created",
        "response.queued",
        "response.in_progress",
        "response.completed",
        "response.incomplete",
        "response.failed",
        "response.mcp_list_tools.in_progress",
        "response.mcp_list_tools.completed",
        "response.mcp_list_tools.failed",
        "response.mcp_call.in_progress",
        "response.mcp_call_arguments.delta",
        "response.mcp_call_arguments.done",
        "response.mcp_call.completed",
        "response.mcp_call.failed",
        "response.output_item.added",
        "response.output_item.done",
        "response.output_text.delta",
        "response.output_text.annotation.added",
        "response.output_text.done",
        "response.reasoning_part.added",
        "response.reasoning_text.delta",
        "response.reasoning_text.done",
        "response.reasoning_part.done",
        "response.reasoning.delta",
        "response.reasoning.done",
        "response.reasoning_summary_part.added",
        "response.reasoning_summary_text.delta",
        "response.reasoning_summary_text.done",
        "response.reasoning_summary_part.done",
        "response.refusal.delta",
        "response.refusal.done",
        "response.shell_call_command.added",
        "response.shell_call_command.delta",
        "response.shell_call_command.done",
        "response.shell_call_output_content.delta",
        "response.shell_call_output_content.done",
        "response.web_search_call.in_progress",
        "response.web_search_call.searching",
        "response.web_search_call.completed",
    ]
    """The wire types of the known events."""
else:

    def __getattr__(name: str) -> Any:
        from . import _compile

        if name in ("Event", "KnownEvent", "EventType"):
            return _compile.event_alias(name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
