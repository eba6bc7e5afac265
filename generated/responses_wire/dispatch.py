# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""From wire type to class, and from event to handler."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeVar, overload

from . import _compile, _index
from ._model import BaseEvent, UnknownEvent

if TYPE_CHECKING:
    from .events import Event, EventType
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

_D = TypeVar("_D")
_E = TypeVar("_E", bound=BaseEvent)
_H = TypeVar("_H", bound="Callable[..., Any]")
_R = TypeVar("_R")


class EventTypes(Mapping[str, "type[BaseEvent]"]):
    """The dispatch table: wire type to event class, each class loaded when it is asked for."""

    __slots__ = ()

    @overload
    def __getitem__(
        self, wire_type: Literal["response.apply_patch_call_operation_diff.delta"]
    ) -> type[ResponseApplyPatchCallOperationDiffDeltaEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.apply_patch_call_operation_diff.done"]
    ) -> type[ResponseApplyPatchCallOperationDiffDoneEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.audio.delta"]
    ) -> type[ResponseAudioDeltaEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.audio.done"]
    ) -> type[ResponseAudioDoneEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.audio.transcript.delta"]
    ) -> type[ResponseAudioTranscriptDeltaEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.audio.transcript.done"]
    ) -> type[ResponseAudioTranscriptDoneEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.code_interpreter_call.in_progress"]
    ) -> type[ResponseCodeInterpreterCallInProgressEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.code_interpreter_call_code.delta"]
    ) -> type[ResponseCodeInterpreterCallCodeDeltaEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.code_interpreter_call_code.done"]
    ) -> type[ResponseCodeInterpreterCallCodeDoneEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.code_interpreter_call.interpreting"]
    ) -> type[ResponseCodeInterpreterCallInterpretingEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.code_interpreter_call.completed"]
    ) -> type[ResponseCodeInterpreterCallCompletedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.compaction.compacting"]
    ) -> type[ResponseCompactionCompactingEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.content_part.added"]
    ) -> type[ResponseContentPartAddedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.content_part.done"]
    ) -> type[ResponseContentPartDoneEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.custom_tool_call_input.delta"]
    ) -> type[ResponseCustomToolCallInputDeltaEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.custom_tool_call_input.done"]
    ) -> type[ResponseCustomToolCallInputDoneEvent]: ...

    @overload
    def __getitem__(self, wire_type: Literal["response.debug"]) -> type[ResponseDebugEvent]: ...

    @overload
    def __getitem__(self, wire_type: Literal["error"]) -> type[ErrorEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.file_search_call.in_progress"]
    ) -> type[ResponseFileSearchCallInProgressEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.file_search_call.searching"]
    ) -> type[ResponseFileSearchCallSearchingEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.file_search_call.completed"]
    ) -> type[ResponseFileSearchCallCompletedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.function_call_arguments.delta"]
    ) -> type[ResponseFunctionCallArgumentsDeltaEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.function_call_arguments.done"]
    ) -> type[ResponseFunctionCallArgumentsDoneEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.fusion_call.in_progress"]
    ) -> type[ResponseFusionCallInProgressEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.fusion_call.panel.added"]
    ) -> type[ResponseFusionCallPanelAddedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.fusion_call.panel.reasoning.delta"]
    ) -> type[ResponseFusionCallPanelReasoningDeltaEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.fusion_call.panel.delta"]
    ) -> type[ResponseFusionCallPanelDeltaEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.fusion_call.panel.completed"]
    ) -> type[ResponseFusionCallPanelCompletedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.fusion_call.panel.failed"]
    ) -> type[ResponseFusionCallPanelFailedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.fusion_call.analysis.in_progress"]
    ) -> type[ResponseFusionCallAnalysisInProgressEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.fusion_call.analysis.completed"]
    ) -> type[ResponseFusionCallAnalysisCompletedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.fusion_call.completed"]
    ) -> type[ResponseFusionCallCompletedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.image_generation_call.in_progress"]
    ) -> type[ResponseImageGenerationCallInProgressEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.image_generation_call.generating"]
    ) -> type[ResponseImageGenerationCallGeneratingEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.image_generation_call.partial_image"]
    ) -> type[ResponseImageGenerationCallPartialImageEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.image_generation_call.completed"]
    ) -> type[ResponseImageGenerationCallCompletedEvent]: ...

    @overload
    def __getitem__(self, wire_type: Literal["keepalive"]) -> type[KeepaliveEvent]: ...

    @overload
    def __getitem__(self, wire_type: Literal["response.created"]) -> type[ResponseCreatedEvent]: ...

    @overload
    def __getitem__(self, wire_type: Literal["response.queued"]) -> type[ResponseQueuedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.in_progress"]
    ) -> type[ResponseInProgressEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.completed"]
    ) -> type[ResponseCompletedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.incomplete"]
    ) -> type[ResponseIncompleteEvent]: ...

    @overload
    def __getitem__(self, wire_type: Literal["response.failed"]) -> type[ResponseFailedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.mcp_list_tools.in_progress"]
    ) -> type[ResponseMcpListToolsInProgressEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.mcp_list_tools.completed"]
    ) -> type[ResponseMcpListToolsCompletedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.mcp_list_tools.failed"]
    ) -> type[ResponseMcpListToolsFailedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.mcp_call.in_progress"]
    ) -> type[ResponseMcpCallInProgressEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.mcp_call_arguments.delta"]
    ) -> type[ResponseMcpCallArgumentsDeltaEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.mcp_call_arguments.done"]
    ) -> type[ResponseMcpCallArgumentsDoneEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.mcp_call.completed"]
    ) -> type[ResponseMcpCallCompletedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.mcp_call.failed"]
    ) -> type[ResponseMcpCallFailedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.output_item.added"]
    ) -> type[ResponseOutputItemAddedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.output_item.done"]
    ) -> type[ResponseOutputItemDoneEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.output_text.delta"]
    ) -> type[ResponseOutputTextDeltaEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.output_text.annotation.added"]
    ) -> type[ResponseOutputTextAnnotationAddedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.output_text.done"]
    ) -> type[ResponseOutputTextDoneEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.reasoning_part.added"]
    ) -> type[ResponseReasoningPartAddedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.reasoning_text.delta"]
    ) -> type[ResponseReasoningTextDeltaEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.reasoning_text.done"]
    ) -> type[ResponseReasoningTextDoneEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.reasoning_part.done"]
    ) -> type[ResponseReasoningPartDoneEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.reasoning.delta"]
    ) -> type[ResponseReasoningDeltaEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.reasoning.done"]
    ) -> type[ResponseReasoningDoneEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.reasoning_summary_part.added"]
    ) -> type[ResponseReasoningSummaryPartAddedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.reasoning_summary_text.delta"]
    ) -> type[ResponseReasoningSummaryTextDeltaEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.reasoning_summary_text.done"]
    ) -> type[ResponseReasoningSummaryTextDoneEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.reasoning_summary_part.done"]
    ) -> type[ResponseReasoningSummaryPartDoneEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.refusal.delta"]
    ) -> type[ResponseRefusalDeltaEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.refusal.done"]
    ) -> type[ResponseRefusalDoneEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.shell_call_command.added"]
    ) -> type[ResponseShellCallCommandAddedEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.shell_call_command.delta"]
    ) -> type[ResponseShellCallCommandDeltaEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.shell_call_command.done"]
    ) -> type[ResponseShellCallCommandDoneEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.shell_call_output_content.delta"]
    ) -> type[ResponseShellCallOutputContentDeltaEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.shell_call_output_content.done"]
    ) -> type[ResponseShellCallOutputContentDoneEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.web_search_call.in_progress"]
    ) -> type[ResponseWebSearchCallInProgressEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.web_search_call.searching"]
    ) -> type[ResponseWebSearchCallSearchingEvent]: ...

    @overload
    def __getitem__(
        self, wire_type: Literal["response.web_search_call.completed"]
    ) -> type[ResponseWebSearchCallCompletedEvent]: ...

    @overload
    def __getitem__(self, wire_type: str) -> type[BaseEvent]: ...

    def __getitem__(self, wire_type: str) -> type[BaseEvent]:
        return _compile.load(_index.EVENTS[wire_type])  # type: ignore[return-value]  # pyright: ignore[reportReturnType]

    @overload
    def get(
        self,
        wire_type: Literal["response.apply_patch_call_operation_diff.delta"],
        default: object = None,
        /,
    ) -> type[ResponseApplyPatchCallOperationDiffDeltaEvent]: ...

    @overload
    def get(
        self,
        wire_type: Literal["response.apply_patch_call_operation_diff.done"],
        default: object = None,
        /,
    ) -> type[ResponseApplyPatchCallOperationDiffDoneEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.audio.delta"], default: object = None, /
    ) -> type[ResponseAudioDeltaEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.audio.done"], default: object = None, /
    ) -> type[ResponseAudioDoneEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.audio.transcript.delta"], default: object = None, /
    ) -> type[ResponseAudioTranscriptDeltaEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.audio.transcript.done"], default: object = None, /
    ) -> type[ResponseAudioTranscriptDoneEvent]: ...

    @overload
    def get(
        self,
        wire_type: Literal["response.code_interpreter_call.in_progress"],
        default: object = None,
        /,
    ) -> type[ResponseCodeInterpreterCallInProgressEvent]: ...

    @overload
    def get(
        self,
        wire_type: Literal["response.code_interpreter_call_code.delta"],
        default: object = None,
        /,
    ) -> type[ResponseCodeInterpreterCallCodeDeltaEvent]: ...

    @overload
    def get(
        self,
        wire_type: Literal["response.code_interpreter_call_code.done"],
        default: object = None,
        /,
    ) -> type[ResponseCodeInterpreterCallCodeDoneEvent]: ...

    @overload
    def get(
        self,
        wire_type: Literal["response.code_interpreter_call.interpreting"],
        default: object = None,
        /,
    ) -> type[ResponseCodeInterpreterCallInterpretingEvent]: ...

    @overload
    def get(
        self,
        wire_type: Literal["response.code_interpreter_call.completed"],
        default: object = None,
        /,
    ) -> type[ResponseCodeInterpreterCallCompletedEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.compaction.compacting"], default: object = None, /
    ) -> type[ResponseCompactionCompactingEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.content_part.added"], default: object = None, /
    ) -> type[ResponseContentPartAddedEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.content_part.done"], default: object = None, /
    ) -> type[ResponseContentPartDoneEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.custom_tool_call_input.delta"], default: object = None, /
    ) -> type[ResponseCustomToolCallInputDeltaEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.custom_tool_call_input.done"], default: object = None, /
    ) -> type[ResponseCustomToolCallInputDoneEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.debug"], default: object = None, /
    ) -> type[ResponseDebugEvent]: ...

    @overload
    def get(self, wire_type: Literal["error"], default: object = None, /) -> type[ErrorEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.file_search_call.in_progress"], default: object = None, /
    ) -> type[ResponseFileSearchCallInProgressEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.file_search_call.searching"], default: object = None, /
    ) -> type[ResponseFileSearchCallSearchingEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.file_search_call.completed"], default: object = None, /
    ) -> type[ResponseFileSearchCallCompletedEvent]: ...

    @overload
    def get(
        self,
        wire_type: Literal["response.function_call_arguments.delta"],
        default: object = None,
        /,
    ) -> type[ResponseFunctionCallArgumentsDeltaEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.function_call_arguments.done"], default: object = None, /
    ) -> type[ResponseFunctionCallArgumentsDoneEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.fusion_call.in_progress"], default: object = None, /
    ) -> type[ResponseFusionCallInProgressEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.fusion_call.panel.added"], default: object = None, /
    ) -> type[ResponseFusionCallPanelAddedEvent]: ...

    @overload
    def get(
        self,
        wire_type: Literal["response.fusion_call.panel.reasoning.delta"],
        default: object = None,
        /,
    ) -> type[ResponseFusionCallPanelReasoningDeltaEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.fusion_call.panel.delta"], default: object = None, /
    ) -> type[ResponseFusionCallPanelDeltaEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.fusion_call.panel.completed"], default: object = None, /
    ) -> type[ResponseFusionCallPanelCompletedEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.fusion_call.panel.failed"], default: object = None, /
    ) -> type[ResponseFusionCallPanelFailedEvent]: ...

    @overload
    def get(
        self,
        wire_type: Literal["response.fusion_call.analysis.in_progress"],
        default: object = None,
        /,
    ) -> type[ResponseFusionCallAnalysisInProgressEvent]: ...

    @overload
    def get(
        self,
        wire_type: Literal["response.fusion_call.analysis.completed"],
        default: object = None,
        /,
    ) -> type[ResponseFusionCallAnalysisCompletedEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.fusion_call.completed"], default: object = None, /
    ) -> type[ResponseFusionCallCompletedEvent]: ...

    @overload
    def get(
        self,
        wire_type: Literal["response.image_generation_call.in_progress"],
        default: object = None,
        /,
    ) -> type[ResponseImageGenerationCallInProgressEvent]: ...

    @overload
    def get(
        self,
        wire_type: Literal["response.image_generation_call.generating"],
        default: object = None,
        /,
    ) -> type[ResponseImageGenerationCallGeneratingEvent]: ...

    @overload
    def get(
        self,
        wire_type: Literal["response.image_generation_call.partial_image"],
        default: object = None,
        /,
    ) -> type[ResponseImageGenerationCallPartialImageEvent]: ...

    @overload
    def get(
        self,
        wire_type: Literal["response.image_generation_call.completed"],
        default: object = None,
        /,
    ) -> type[ResponseImageGenerationCallCompletedEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["keepalive"], default: object = None, /
    ) -> type[KeepaliveEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.created"], default: object = None, /
    ) -> type[ResponseCreatedEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.queued"], default: object = None, /
    ) -> type[ResponseQueuedEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.in_progress"], default: object = None, /
    ) -> type[ResponseInProgressEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.completed"], default: object = None, /
    ) -> type[ResponseCompletedEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.incomplete"], default: object = None, /
    ) -> type[ResponseIncompleteEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.failed"], default: object = None, /
    ) -> type[ResponseFailedEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.mcp_list_tools.in_progress"], default: object = None, /
    ) -> type[ResponseMcpListToolsInProgressEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.mcp_list_tools.completed"], default: object = None, /
    ) -> type[ResponseMcpListToolsCompletedEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.mcp_list_tools.failed"], default: object = None, /
    ) -> type[ResponseMcpListToolsFailedEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.mcp_call.in_progress"], default: object = None, /
    ) -> type[ResponseMcpCallInProgressEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.mcp_call_arguments.delta"], default: object = None, /
    ) -> type[ResponseMcpCallArgumentsDeltaEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.mcp_call_arguments.done"], default: object = None, /
    ) -> type[ResponseMcpCallArgumentsDoneEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.mcp_call.completed"], default: object = None, /
    ) -> type[ResponseMcpCallCompletedEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.mcp_call.failed"], default: object = None, /
    ) -> type[ResponseMcpCallFailedEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.output_item.added"], default: object = None, /
    ) -> type[ResponseOutputItemAddedEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.output_item.done"], default: object = None, /
    ) -> type[ResponseOutputItemDoneEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.output_text.delta"], default: object = None, /
    ) -> type[ResponseOutputTextDeltaEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.output_text.annotation.added"], default: object = None, /
    ) -> type[ResponseOutputTextAnnotationAddedEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.output_text.done"], default: object = None, /
    ) -> type[ResponseOutputTextDoneEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.reasoning_part.added"], default: object = None, /
    ) -> type[ResponseReasoningPartAddedEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.reasoning_text.delta"], default: object = None, /
    ) -> type[ResponseReasoningTextDeltaEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.reasoning_text.done"], default: object = None, /
    ) -> type[ResponseReasoningTextDoneEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.reasoning_part.done"], default: object = None, /
    ) -> type[ResponseReasoningPartDoneEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.reasoning.delta"], default: object = None, /
    ) -> type[ResponseReasoningDeltaEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.reasoning.done"], default: object = None, /
    ) -> type[ResponseReasoningDoneEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.reasoning_summary_part.added"], default: object = None, /
    ) -> type[ResponseReasoningSummaryPartAddedEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.reasoning_summary_text.delta"], default: object = None, /
    ) -> type[ResponseReasoningSummaryTextDeltaEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.reasoning_summary_text.done"], default: object = None, /
    ) -> type[ResponseReasoningSummaryTextDoneEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.reasoning_summary_part.done"], default: object = None, /
    ) -> type[ResponseReasoningSummaryPartDoneEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.refusal.delta"], default: object = None, /
    ) -> type[ResponseRefusalDeltaEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.refusal.done"], default: object = None, /
    ) -> type[ResponseRefusalDoneEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.shell_call_command.added"], default: object = None, /
    ) -> type[ResponseShellCallCommandAddedEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.shell_call_command.delta"], default: object = None, /
    ) -> type[ResponseShellCallCommandDeltaEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.shell_call_command.done"], default: object = None, /
    ) -> type[ResponseShellCallCommandDoneEvent]: ...

    @overload
    def get(
        self,
        wire_type: Literal["response.shell_call_output_content.delta"],
        default: object = None,
        /,
    ) -> type[ResponseShellCallOutputContentDeltaEvent]: ...

    @overload
    def get(
        self,
        wire_type: Literal["response.shell_call_output_content.done"],
        default: object = None,
        /,
    ) -> type[ResponseShellCallOutputContentDoneEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.web_search_call.in_progress"], default: object = None, /
    ) -> type[ResponseWebSearchCallInProgressEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.web_search_call.searching"], default: object = None, /
    ) -> type[ResponseWebSearchCallSearchingEvent]: ...

    @overload
    def get(
        self, wire_type: Literal["response.web_search_call.completed"], default: object = None, /
    ) -> type[ResponseWebSearchCallCompletedEvent]: ...

    @overload
    def get(self, wire_type: str, /) -> type[BaseEvent] | None: ...

    @overload
    def get(self, wire_type: str, default: type[BaseEvent] | _D, /) -> type[BaseEvent] | _D: ...

    def get(  # pyright: ignore[reportIncompatibleMethodOverride]
        self, wire_type: str, default: Any = None, /
    ) -> Any:
        """The class for a wire type, or the default where there is none."""
        return self[wire_type] if wire_type in self else default

    def __contains__(self, wire_type: object) -> bool:
        return isinstance(wire_type, str) and wire_type in _index.EVENTS

    def __iter__(self) -> Iterator[EventType]:
        return iter(_index.EVENTS)  # type: ignore[arg-type]  # pyright: ignore[reportReturnType]

    def __len__(self) -> int:
        return len(_index.EVENTS)

    def __repr__(self) -> str:
        return f"<EVENT_TYPES: {len(self)} wire types>"


EVENT_TYPES = EventTypes()
"""The dispatch table, read-only."""


class Registrar(Protocol[_E]):
    """A decorator that takes handlers of one class of events and gives them back unchanged."""

    def __call__(self, handler: Callable[[_E], _R], /) -> Callable[[_E], _R]: ...


class Dispatcher:
    """Routes events to handlers by their wire type.

    ::

        dispatcher = Dispatcher()

        @dispatcher.on("response.completed")
        def handle(event: ResponseCompletedEvent) -> None: ...

        dispatcher.dispatch(event)
    """

    def __init__(self) -> None:
        self._handlers: dict[str, Callable[[Any], Any]] = {}
        self._fallback: Callable[[Any], Any] | None = None

    @overload
    def on(
        self, event: Literal["response.apply_patch_call_operation_diff.delta"], /
    ) -> Registrar[ResponseApplyPatchCallOperationDiffDeltaEvent]: ...

    @overload
    def on(
        self, event: Literal["response.apply_patch_call_operation_diff.done"], /
    ) -> Registrar[ResponseApplyPatchCallOperationDiffDoneEvent]: ...

    @overload
    def on(
        self, event: Literal["response.audio.delta"], /
    ) -> Registrar[ResponseAudioDeltaEvent]: ...

    @overload
    def on(self, event: Literal["response.audio.done"], /) -> Registrar[ResponseAudioDoneEvent]: ...

    @overload
    def on(
        self, event: Literal["response.audio.transcript.delta"], /
    ) -> Registrar[ResponseAudioTranscriptDeltaEvent]: ...

    @overload
    def on(
        self, event: Literal["response.audio.transcript.done"], /
    ) -> Registrar[ResponseAudioTranscriptDoneEvent]: ...

    @overload
    def on(
        self, event: Literal["response.code_interpreter_call.in_progress"], /
    ) -> Registrar[ResponseCodeInterpreterCallInProgressEvent]: ...

    @overload
    def on(
        self, event: Literal["response.code_interpreter_call_code.delta"], /
    ) -> Registrar[ResponseCodeInterpreterCallCodeDeltaEvent]: ...

    @overload
    def on(
        self, event: Literal["response.code_interpreter_call_code.done"], /
    ) -> Registrar[ResponseCodeInterpreterCallCodeDoneEvent]: ...

    @overload
    def on(
        self, event: Literal["response.code_interpreter_call.interpreting"], /
    ) -> Registrar[ResponseCodeInterpreterCallInterpretingEvent]: ...

    @overload
    def on(
        self, event: Literal["response.code_interpreter_call.completed"], /
    ) -> Registrar[ResponseCodeInterpreterCallCompletedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.compaction.compacting"], /
    ) -> Registrar[ResponseCompactionCompactingEvent]: ...

    @overload
    def on(
        self, event: Literal["response.content_part.added"], /
    ) -> Registrar[ResponseContentPartAddedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.content_part.done"], /
    ) -> Registrar[ResponseContentPartDoneEvent]: ...

    @overload
    def on(
        self, event: Literal["response.custom_tool_call_input.delta"], /
    ) -> Registrar[ResponseCustomToolCallInputDeltaEvent]: ...

    @overload
    def on(
        self, event: Literal["response.custom_tool_call_input.done"], /
    ) -> Registrar[ResponseCustomToolCallInputDoneEvent]: ...

    @overload
    def on(self, event: Literal["response.debug"], /) -> Registrar[ResponseDebugEvent]: ...

    @overload
    def on(self, event: Literal["error"], /) -> Registrar[ErrorEvent]: ...

    @overload
    def on(
        self, event: Literal["response.file_search_call.in_progress"], /
    ) -> Registrar[ResponseFileSearchCallInProgressEvent]: ...

    @overload
    def on(
        self, event: Literal["response.file_search_call.searching"], /
    ) -> Registrar[ResponseFileSearchCallSearchingEvent]: ...

    @overload
    def on(
        self, event: Literal["response.file_search_call.completed"], /
    ) -> Registrar[ResponseFileSearchCallCompletedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.function_call_arguments.delta"], /
    ) -> Registrar[ResponseFunctionCallArgumentsDeltaEvent]: ...

    @overload
    def on(
        self, event: Literal["response.function_call_arguments.done"], /
    ) -> Registrar[ResponseFunctionCallArgumentsDoneEvent]: ...

    @overload
    def on(
        self, event: Literal["response.fusion_call.in_progress"], /
    ) -> Registrar[ResponseFusionCallInProgressEvent]: ...

    @overload
    def on(
        self, event: Literal["response.fusion_call.panel.added"], /
    ) -> Registrar[ResponseFusionCallPanelAddedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.fusion_call.panel.reasoning.delta"], /
    ) -> Registrar[ResponseFusionCallPanelReasoningDeltaEvent]: ...

    @overload
    def on(
        self, event: Literal["response.fusion_call.panel.delta"], /
    ) -> Registrar[ResponseFusionCallPanelDeltaEvent]: ...

    @overload
    def on(
        self, event: Literal["response.fusion_call.panel.completed"], /
    ) -> Registrar[ResponseFusionCallPanelCompletedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.fusion_call.panel.failed"], /
    ) -> Registrar[ResponseFusionCallPanelFailedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.fusion_call.analysis.in_progress"], /
    ) -> Registrar[ResponseFusionCallAnalysisInProgressEvent]: ...

    @overload
    def on(
        self, event: Literal["response.fusion_call.analysis.completed"], /
    ) -> Registrar[ResponseFusionCallAnalysisCompletedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.fusion_call.completed"], /
    ) -> Registrar[ResponseFusionCallCompletedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.image_generation_call.in_progress"], /
    ) -> Registrar[ResponseImageGenerationCallInProgressEvent]: ...

    @overload
    def on(
        self, event: Literal["response.image_generation_call.generating"], /
    ) -> Registrar[ResponseImageGenerationCallGeneratingEvent]: ...

    @overload
    def on(
        self, event: Literal["response.image_generation_call.partial_image"], /
    ) -> Registrar[ResponseImageGenerationCallPartialImageEvent]: ...

    @overload
    def on(
        self, event: Literal["response.image_generation_call.completed"], /
    ) -> Registrar[ResponseImageGenerationCallCompletedEvent]: ...

    @overload
    def on(self, event: Literal["keepalive"], /) -> Registrar[KeepaliveEvent]: ...

    @overload
    def on(self, event: Literal["response.created"], /) -> Registrar[ResponseCreatedEvent]: ...

    @overload
    def on(self, event: Literal["response.queued"], /) -> Registrar[ResponseQueuedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.in_progress"], /
    ) -> Registrar[ResponseInProgressEvent]: ...

    @overload
    def on(self, event: Literal["response.completed"], /) -> Registrar[ResponseCompletedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.incomplete"], /
    ) -> Registrar[ResponseIncompleteEvent]: ...

    @overload
    def on(self, event: Literal["response.failed"], /) -> Registrar[ResponseFailedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.mcp_list_tools.in_progress"], /
    ) -> Registrar[ResponseMcpListToolsInProgressEvent]: ...

    @overload
    def on(
        self, event: Literal["response.mcp_list_tools.completed"], /
    ) -> Registrar[ResponseMcpListToolsCompletedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.mcp_list_tools.failed"], /
    ) -> Registrar[ResponseMcpListToolsFailedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.mcp_call.in_progress"], /
    ) -> Registrar[ResponseMcpCallInProgressEvent]: ...

    @overload
    def on(
        self, event: Literal["response.mcp_call_arguments.delta"], /
    ) -> Registrar[ResponseMcpCallArgumentsDeltaEvent]: ...

    @overload
    def on(
        self, event: Literal["response.mcp_call_arguments.done"], /
    ) -> Registrar[ResponseMcpCallArgumentsDoneEvent]: ...

    @overload
    def on(
        self, event: Literal["response.mcp_call.completed"], /
    ) -> Registrar[ResponseMcpCallCompletedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.mcp_call.failed"], /
    ) -> Registrar[ResponseMcpCallFailedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.output_item.added"], /
    ) -> Registrar[ResponseOutputItemAddedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.output_item.done"], /
    ) -> Registrar[ResponseOutputItemDoneEvent]: ...

    @overload
    def on(
        self, event: Literal["response.output_text.delta"], /
    ) -> Registrar[ResponseOutputTextDeltaEvent]: ...

    @overload
    def on(
        self, event: Literal["response.output_text.annotation.added"], /
    ) -> Registrar[ResponseOutputTextAnnotationAddedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.output_text.done"], /
    ) -> Registrar[ResponseOutputTextDoneEvent]: ...

    @overload
    def on(
        self, event: Literal["response.reasoning_part.added"], /
    ) -> Registrar[ResponseReasoningPartAddedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.reasoning_text.delta"], /
    ) -> Registrar[ResponseReasoningTextDeltaEvent]: ...

    @overload
    def on(
        self, event: Literal["response.reasoning_text.done"], /
    ) -> Registrar[ResponseReasoningTextDoneEvent]: ...

    @overload
    def on(
        self, event: Literal["response.reasoning_part.done"], /
    ) -> Registrar[ResponseReasoningPartDoneEvent]: ...

    @overload
    def on(
        self, event: Literal["response.reasoning.delta"], /
    ) -> Registrar[ResponseReasoningDeltaEvent]: ...

    @overload
    def on(
        self, event: Literal["response.reasoning.done"], /
    ) -> Registrar[ResponseReasoningDoneEvent]: ...

    @overload
    def on(
        self, event: Literal["response.reasoning_summary_part.added"], /
    ) -> Registrar[ResponseReasoningSummaryPartAddedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.reasoning_summary_text.delta"], /
    ) -> Registrar[ResponseReasoningSummaryTextDeltaEvent]: ...

    @overload
    def on(
        self, event: Literal["response.reasoning_summary_text.done"], /
    ) -> Registrar[ResponseReasoningSummaryTextDoneEvent]: ...

    @overload
    def on(
        self, event: Literal["response.reasoning_summary_part.done"], /
    ) -> Registrar[ResponseReasoningSummaryPartDoneEvent]: ...

    @overload
    def on(
        self, event: Literal["response.refusal.delta"], /
    ) -> Registrar[ResponseRefusalDeltaEvent]: ...

    @overload
    def on(
        self, event: Literal["response.refusal.done"], /
    ) -> Registrar[ResponseRefusalDoneEvent]: ...

    @overload
    def on(
        self, event: Literal["response.shell_call_command.added"], /
    ) -> Registrar[ResponseShellCallCommandAddedEvent]: ...

    @overload
    def on(
        self, event: Literal["response.shell_call_command.delta"], /
    ) -> Registrar[ResponseShellCallCommandDeltaEvent]: ...

    @overload
    def on(
        self, event: Literal["response.shell_call_command.done"], /
    ) -> Registrar[ResponseShellCallCommandDoneEvent]: ...

    @overload
    def on(
        self, event: Literal["response.shell_call_output_content.delta"], /
    ) -> Registrar[ResponseShellCallOutputContentDeltaEvent]: ...

    @overload
    def on(
        self, event: Literal["response.shell_call_output_content.done"], /
    ) -> Registrar[ResponseShellCallOutputContentDoneEvent]: ...

    @overload
    def on(
        self, event: Literal["response.web_search_call.in_progress"], /
    ) -> Registrar[ResponseWebSearchCallInProgressEvent]: ...

    @overload
    def on(
        self, event: Literal["response.web_search_call.searching"], /
    ) -> Registrar[ResponseWebSearchCallSearchingEvent]: ...

    @overload
    def on(
        self, event: Literal["response.web_search_call.completed"], /
    ) -> Registrar[ResponseWebSearchCallCompletedEvent]: ...

    @overload
    def on(self, event: type[_E], /) -> Registrar[_E]: ...

    def on(self, event: str | type[BaseEvent], /) -> Any:
        """A decorator that registers a handler for one wire type or event class.

        Raises KeyError for what is no wire type or event class of this package, and ValueError where it has a
        handler already.
        """
        if isinstance(event, str):
            if event not in _index.EVENTS:
                raise KeyError(
                    f"there is no event with the wire type {event!r}; unknown ones go to UnknownEvent"
                )
            name = _index.EVENTS[event]
        else:
            name = event.__name__
            if event is not UnknownEvent and (
                name not in _index.EVENTS.values() or event is not _compile.load(name)
            ):
                raise KeyError(f"{event.__module__}.{name} is no event class of this package")

        def register(handler: _H) -> _H:
            if name in self._handlers:
                raise ValueError(f"{name} has a handler already")
            self._handlers[name] = handler
            return handler

        return register

    def otherwise(self, handler: Callable[[Event], _R]) -> Callable[[Event], _R]:
        """Register the handler for every event without one of its own, unknown ones included.

        Raises ValueError where there is one already.
        """
        if self._fallback is not None:
            raise ValueError("there is a handler for all other events already")
        self._fallback = handler
        return handler

    def dispatch(self, event: BaseEvent) -> Any:
        """Call the event's handler and return what it returns; None where there is no handler.

        An event of a class of yours goes to the handler of the class that it is derived from.
        """
        handler = self._handlers.get(type(event).__name__)
        if handler is None:
            names = (base.__name__ for base in type(event).__mro__)
            handler = next(
                (self._handlers[name] for name in names if name in self._handlers), self._fallback
            )
        return None if handler is None else handler(event)

    async def dispatch_async(self, event: BaseEvent) -> Any:
        """The same for handlers that may be coroutine functions: awaits what needs awaiting."""
        result = self.dispatch(event)
        return await result if inspect.isawaitable(result) else result
