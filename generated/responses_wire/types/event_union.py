# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The union of all events as typed dicts: what ``loads_event`` returns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._compat import TypedDict

if TYPE_CHECKING:
    from typing import TypeAlias
    from .events.apply_patch import (
        ResponseApplyPatchCallOperationDiffDeltaEventDict,
        ResponseApplyPatchCallOperationDiffDoneEventDict,
    )
    from .events.audio import (
        ResponseAudioDeltaEventDict,
        ResponseAudioDoneEventDict,
        ResponseAudioTranscriptDeltaEventDict,
        ResponseAudioTranscriptDoneEventDict,
    )
    from .events.code_interpreter import (
        ResponseCodeInterpreterCallCodeDeltaEventDict,
        ResponseCodeInterpreterCallCodeDoneEventDict,
        ResponseCodeInterpreterCallCompletedEventDict,
        ResponseCodeInterpreterCallInProgressEventDict,
        ResponseCodeInterpreterCallInterpretingEventDict,
    )
    from .events.compaction import ResponseCompactionCompactingEventDict
    from .events.content_part import (
        ResponseContentPartAddedEventDict,
        ResponseContentPartDoneEventDict,
    )
    from .events.custom_tool import (
        ResponseCustomToolCallInputDeltaEventDict,
        ResponseCustomToolCallInputDoneEventDict,
    )
    from .events.debug import ResponseDebugEventDict
    from .events.error import ErrorEventDict
    from .events.file_search import (
        ResponseFileSearchCallCompletedEventDict,
        ResponseFileSearchCallInProgressEventDict,
        ResponseFileSearchCallSearchingEventDict,
    )
    from .events.function_call import (
        ResponseFunctionCallArgumentsDeltaEventDict,
        ResponseFunctionCallArgumentsDoneEventDict,
    )
    from .events.fusion import (
        ResponseFusionCallAnalysisCompletedEventDict,
        ResponseFusionCallAnalysisInProgressEventDict,
        ResponseFusionCallCompletedEventDict,
        ResponseFusionCallInProgressEventDict,
        ResponseFusionCallPanelAddedEventDict,
        ResponseFusionCallPanelCompletedEventDict,
        ResponseFusionCallPanelDeltaEventDict,
        ResponseFusionCallPanelFailedEventDict,
        ResponseFusionCallPanelReasoningDeltaEventDict,
    )
    from .events.image_generation import (
        ResponseImageGenerationCallCompletedEventDict,
        ResponseImageGenerationCallGeneratingEventDict,
        ResponseImageGenerationCallInProgressEventDict,
        ResponseImageGenerationCallPartialImageEventDict,
    )
    from .events.keepalive import KeepaliveEventDict
    from .events.lifecycle import (
        ResponseCompletedEventDict,
        ResponseCreatedEventDict,
        ResponseFailedEventDict,
        ResponseInProgressEventDict,
        ResponseIncompleteEventDict,
        ResponseQueuedEventDict,
    )
    from .events.mcp import (
        ResponseMcpCallArgumentsDeltaEventDict,
        ResponseMcpCallArgumentsDoneEventDict,
        ResponseMcpCallCompletedEventDict,
        ResponseMcpCallFailedEventDict,
        ResponseMcpCallInProgressEventDict,
        ResponseMcpListToolsCompletedEventDict,
        ResponseMcpListToolsFailedEventDict,
        ResponseMcpListToolsInProgressEventDict,
    )
    from .events.output_item import (
        ResponseOutputItemAddedEventDict,
        ResponseOutputItemDoneEventDict,
    )
    from .events.output_text import (
        ResponseOutputTextAnnotationAddedEventDict,
        ResponseOutputTextDeltaEventDict,
        ResponseOutputTextDoneEventDict,
    )
    from .events.reasoning import (
        ResponseReasoningDeltaEventDict,
        ResponseReasoningDoneEventDict,
        ResponseReasoningPartAddedEventDict,
        ResponseReasoningPartDoneEventDict,
        ResponseReasoningTextDeltaEventDict,
        ResponseReasoningTextDoneEventDict,
    )
    from .events.reasoning_summary import (
        ResponseReasoningSummaryPartAddedEventDict,
        ResponseReasoningSummaryPartDoneEventDict,
        ResponseReasoningSummaryTextDeltaEventDict,
        ResponseReasoningSummaryTextDoneEventDict,
    )
    from .events.refusal import ResponseRefusalDeltaEventDict, ResponseRefusalDoneEventDict
    from .events.shell import (
        ResponseShellCallCommandAddedEventDict,
        ResponseShellCallCommandDeltaEventDict,
        ResponseShellCallCommandDoneEventDict,
        ResponseShellCallOutputContentDeltaEventDict,
        ResponseShellCallOutputContentDoneEventDict,
    )
    from .events.web_search import (
        ResponseWebSearchCallCompletedEventDict,
        ResponseWebSearchCallInProgressEventDict,
        ResponseWebSearchCallSearchingEventDict,
    )


class UnknownEventDict(TypedDict):
    """An event whose kind is not known yet."""

    type: str


if TYPE_CHECKING:
    KnownEventDict: TypeAlias = (
        ResponseApplyPatchCallOperationDiffDeltaEventDict
        | ResponseApplyPatchCallOperationDiffDoneEventDict
        | ResponseAudioDeltaEventDict
        | ResponseAudioDoneEventDict
        | ResponseAudioTranscriptDeltaEventDict
        | ResponseAudioTranscriptDoneEventDict
        | ResponseCodeInterpreterCallInProgressEventDict
        | ResponseCodeInterpreterCallCodeDeltaEventDict
        | ResponseCodeInterpreterCallCodeDoneEventDict
        | ResponseCodeInterpreterCallInterpretingEventDict
        | ResponseCodeInterpreterCallCompletedEventDict
        | ResponseCompactionCompactingEventDict
        | ResponseContentPartAddedEventDict
        | ResponseContentPartDoneEventDict
        | ResponseCustomToolCallInputDeltaEventDict
        | ResponseCustomToolCallInputDoneEventDict
        | ResponseDebugEventDict
        | ErrorEventDict
        | ResponseFileSearchCallInProgressEventDict
        | ResponseFileSearchCallSearchingEventDict
        | ResponseFileSearchCallCompletedEventDict
        | ResponseFunctionCallArgumentsDeltaEventDict
        | ResponseFunctionCallArgumentsDoneEventDict
        | ResponseFusionCallInProgressEventDict
        | ResponseFusionCallPanelAddedEventDict
        | ResponseFusionCallPanelReasoningDeltaEventDict
        | ResponseFusionCallPanelDeltaEventDict
        | ResponseFusionCallPanelCompletedEventDict
        | ResponseFusionCallPanelFailedEventDict
        | ResponseFusionCallAnalysisInProgressEventDict
        | ResponseFusionCallAnalysisCompletedEventDict
        | ResponseFusionCallCompletedEventDict
        | ResponseImageGenerationCallInProgressEventDict
        | ResponseImageGenerationCallGeneratingEventDict
        | ResponseImageGenerationCallPartialImageEventDict
        | ResponseImageGenerationCallCompletedEventDict
        | KeepaliveEventDict
        | ResponseCreatedEventDict
        | ResponseQueuedEventDict
        | ResponseInProgressEventDict
        | ResponseCompletedEventDict
        | ResponseIncompleteEventDict
        | ResponseFailedEventDict
        | ResponseMcpListToolsInProgressEventDict
        | ResponseMcpListToolsCompletedEventDict
        | ResponseMcpListToolsFailedEventDict
        | ResponseMcpCallInProgressEventDict
        | ResponseMcpCallArgumentsDeltaEventDict
        | ResponseMcpCallArgumentsDoneEventDict
        | ResponseMcpCallCompletedEventDict
        | ResponseMcpCallFailedEventDict
        | ResponseOutputItemAddedEventDict
        | ResponseOutputItemDoneEventDict
        | ResponseOutputTextDeltaEventDict
        | ResponseOutputTextAnnotationAddedEventDict
        | ResponseOutputTextDoneEventDict
        | ResponseReasoningPartAddedEventDict
        | ResponseReasoningTextDeltaEventDict
        | ResponseReasoningTextDoneEventDict
        | ResponseReasoningPartDoneEventDict
        | ResponseReasoningDeltaEventDict
        | ResponseReasoningDoneEventDict
        | ResponseReasoningSummaryPartAddedEventDict
        | ResponseReasoningSummaryTextDeltaEventDict
        | ResponseReasoningSummaryTextDoneEventDict
        | ResponseReasoningSummaryPartDoneEventDict
        | ResponseRefusalDeltaEventDict
        | ResponseRefusalDoneEventDict
        | ResponseShellCallCommandAddedEventDict
        | ResponseShellCallCommandDeltaEventDict
        | ResponseShellCallCommandDoneEventDict
        | ResponseShellCallOutputContentDeltaEventDict
        | ResponseShellCallOutputContentDoneEventDict
        | ResponseWebSearchCallInProgressEventDict
        | ResponseWebSearchCallSearchingEventDict
        | ResponseWebSearchCallCompletedEventDict
    )
    """Every event that the API documents, as a typed dict."""

    EventDict: TypeAlias = KnownEventDict | UnknownEventDict
    """Every event there can be, as a typed dict."""
else:
    _NAMES = (
        "ResponseApplyPatchCallOperationDiffDeltaEvent",
        "ResponseApplyPatchCallOperationDiffDoneEvent",
        "ResponseAudioDeltaEvent",
        "ResponseAudioDoneEvent",
        "ResponseAudioTranscriptDeltaEvent",
        "ResponseAudioTranscriptDoneEvent",
        "ResponseCodeInterpreterCallInProgressEvent",
        "ResponseCodeInterpreterCallCodeDeltaEvent",
        "ResponseCodeInterpreterCallCodeDoneEvent",
        "ResponseCodeInterpreterCallInterpretingEvent",
        "ResponseCodeInterpreterCallCompletedEvent",
        "ResponseCompactionCompactingEvent",
        "ResponseContentPartAddedEvent",
        "ResponseContentPartDoneEvent",
        "ResponseCustomToolCallInputDeltaEvent",
        "ResponseCustomToolCallInputDoneEvent",
        "ResponseDebugEvent",
        "ErrorEvent",
        "ResponseFileSearchCallInProgressEvent",
        "ResponseFileSearchCallSearchingEvent",
        "ResponseFileSearchCallCompletedEvent",
        "ResponseFunctionCallArgumentsDeltaEvent",
        "ResponseFunctionCallArgumentsDoneEvent",
        "ResponseFusionCallInProgressEvent",
        "ResponseFusionCallPanelAddedEvent",
        "ResponseFusionCallPanelReasoningDeltaEvent",
        "ResponseFusionCallPanelDeltaEvent",
        "ResponseFusionCallPanelCompletedEvent",
        "ResponseFusionCallPanelFailedEvent",
        "ResponseFusionCallAnalysisInProgressEvent",
        "ResponseFusionCallAnalysisCompletedEvent",
        "ResponseFusionCallCompletedEvent",
        "ResponseImageGenerationCallInProgressEvent",
        "ResponseImageGenerationCallGeneratingEvent",
        "ResponseImageGenerationCallPartialImageEvent",
        "ResponseImageGenerationCallCompletedEvent",
        "KeepaliveEvent",
        "ResponseCreatedEvent",
        "ResponseQueuedEvent",
        "ResponseInProgressEvent",
        "ResponseCompletedEvent",
        "ResponseIncompleteEvent",
        "ResponseFailedEvent",
        "ResponseMcpListToolsInProgressEvent",
        "ResponseMcpListToolsCompletedEvent",
        "ResponseMcpListToolsFailedEvent",
        "ResponseMcpCallInProgressEvent",
        "ResponseMcpCallArgumentsDeltaEvent",
        "ResponseMcpCallArgumentsDoneEvent",
        "ResponseMcpCallCompletedEvent",
        "ResponseMcpCallFailedEvent",
        "ResponseOutputItemAddedEvent",
        "ResponseOutputItemDoneEvent",
        "ResponseOutputTextDeltaEvent",
        "ResponseOutputTextAnnotationAddedEvent",
        "ResponseOutputTextDoneEvent",
        "ResponseReasoningPartAddedEvent",
        "ResponseReasoningTextDeltaEvent",
        "ResponseReasoningTextDoneEvent",
        "ResponseReasoningPartDoneEvent",
        "ResponseReasoningDeltaEvent",
        "ResponseReasoningDoneEvent",
        "ResponseReasoningSummaryPartAddedEvent",
        "ResponseReasoningSummaryTextDeltaEvent",
        "ResponseReasoningSummaryTextDoneEvent",
        "ResponseReasoningSummaryPartDoneEvent",
        "ResponseRefusalDeltaEvent",
        "ResponseRefusalDoneEvent",
        "ResponseShellCallCommandAddedEvent",
        "ResponseShellCallCommandDeltaEvent",
        "ResponseShellCallCommandDoneEvent",
        "ResponseShellCallOutputContentDeltaEvent",
        "ResponseShellCallOutputContentDoneEvent",
        "ResponseWebSearchCallInProgressEvent",
        "ResponseWebSearchCallSearchingEvent",
        "ResponseWebSearchCallCompletedEvent",
        "UnknownEvent",
    )

    def __getattr__(name: str) -> Any:
        if name in ("EventDict", "KnownEventDict"):
            from importlib import import_module
            from typing import Union

            types = import_module(__package__)
            members = _NAMES if name == "EventDict" else _NAMES[:-1]
            return Union[tuple(getattr(types, f"{event}Dict") for event in members)]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
