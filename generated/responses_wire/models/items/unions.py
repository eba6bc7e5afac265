# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The items a response can contain and those a request can send, told apart by type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from ... import _compile
from ..._model import UnknownMember

if TYPE_CHECKING:
    from .apply_patch import ResponseApplyPatchToolCall, ResponseApplyPatchToolCallOutput
    from .code_interpreter import ResponseCodeInterpreterToolCall
    from .compaction import CompactionTrigger, ContextCompactionItem, ResponseCompactionItem
    from .computer import ResponseComputerToolCall, ResponseComputerToolCallOutputItem
    from .configuration import ConfigurationUpdate
    from .custom_tool import ResponseCustomToolCall, ResponseCustomToolCallOutputItem
    from .file_search import ResponseFileSearchToolCall
    from .function_call import ResponseFunctionToolCall, ResponseFunctionToolCallOutputItem
    from .image_generation import ImageGenerationCall
    from .local_shell import LocalShellCall, LocalShellCallOutput
    from .mcp import McpApprovalRequest, McpApprovalResponse, McpCall, McpListTools
    from .message import ResponseInputMessage, ResponseOutputMessage
    from .multi_agent import AgentMessage, MultiAgentCall, MultiAgentCallOutput
    from .openrouter_agents import (
        OpenRouterAdvisorItem,
        OpenRouterArmorBlockedItem,
        OpenRouterDatetimeItem,
        OpenRouterMcpItem,
        OpenRouterMemoryItem,
        OpenRouterSearchModelsItem,
        OpenRouterSubagentItem,
        OpenRouterToolSearchItem,
    )
    from .openrouter_code import (
        OpenRouterApplyPatchItem,
        OpenRouterBashItem,
        OpenRouterCodeInterpreterItem,
        OpenRouterFilesItem,
        OpenRouterShellItem,
        OpenRouterTextEditorItem,
    )
    from .openrouter_fusion import OpenRouterFusionItem
    from .openrouter_web import (
        OpenRouterBrowserUseItem,
        OpenRouterFileSearchItem,
        OpenRouterImageGenerationItem,
        OpenRouterWebFetchItem,
        OpenRouterWebSearchItem,
    )
    from .program import Program, ProgramOutput
    from .reasoning import ResponseReasoningItem
    from .reference import ItemReference
    from .shell import ResponseFunctionShellToolCall, ResponseFunctionShellToolCallOutput
    from .tool_search import AdditionalTools, ResponseToolSearchCall, ResponseToolSearchOutputItem
    from .web_search import ResponseFunctionWebSearch


class UnknownOutputItem(UnknownMember):
    """A member of OutputItem whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


class UnknownInputItem(UnknownMember):
    """A member of InputItem whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


class UnknownOpenRouterItem(UnknownMember):
    """A member of OpenRouterItem whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    OutputItem: TypeAlias = (
        ResponseOutputMessage
        | ResponseReasoningItem
        | ResponseFunctionToolCall
        | ResponseFunctionToolCallOutputItem
        | ResponseCustomToolCall
        | ResponseCustomToolCallOutputItem
        | ResponseFunctionWebSearch
        | ResponseFileSearchToolCall
        | ResponseComputerToolCall
        | ResponseComputerToolCallOutputItem
        | ImageGenerationCall
        | ResponseCodeInterpreterToolCall
        | LocalShellCall
        | LocalShellCallOutput
        | ResponseFunctionShellToolCall
        | ResponseFunctionShellToolCallOutput
        | ResponseApplyPatchToolCall
        | ResponseApplyPatchToolCallOutput
        | McpListTools
        | McpCall
        | McpApprovalRequest
        | McpApprovalResponse
        | ResponseToolSearchCall
        | ResponseToolSearchOutputItem
        | AdditionalTools
        | ResponseCompactionItem
        | Program
        | ProgramOutput
        | AgentMessage
        | MultiAgentCall
        | MultiAgentCallOutput
        | OpenRouterAdvisorItem
        | OpenRouterSubagentItem
        | OpenRouterMemoryItem
        | OpenRouterMcpItem
        | OpenRouterToolSearchItem
        | OpenRouterSearchModelsItem
        | OpenRouterDatetimeItem
        | OpenRouterArmorBlockedItem
        | OpenRouterFusionItem
        | OpenRouterBashItem
        | OpenRouterShellItem
        | OpenRouterCodeInterpreterItem
        | OpenRouterApplyPatchItem
        | OpenRouterTextEditorItem
        | OpenRouterFilesItem
        | OpenRouterWebSearchItem
        | OpenRouterWebFetchItem
        | OpenRouterBrowserUseItem
        | OpenRouterFileSearchItem
        | OpenRouterImageGenerationItem
        | UnknownOutputItem
    )
    """Anything a response can list in its output, such as messages, reasoning and tool calls.

    Told apart by ``type``.
    """

    InputItem: TypeAlias = (
        ResponseInputMessage
        | ResponseReasoningItem
        | ResponseFunctionToolCall
        | ResponseFunctionToolCallOutputItem
        | ResponseCustomToolCall
        | ResponseCustomToolCallOutputItem
        | ResponseFunctionWebSearch
        | ResponseFileSearchToolCall
        | ResponseComputerToolCall
        | ResponseComputerToolCallOutputItem
        | ImageGenerationCall
        | ResponseCodeInterpreterToolCall
        | LocalShellCall
        | LocalShellCallOutput
        | ResponseFunctionShellToolCall
        | ResponseFunctionShellToolCallOutput
        | ResponseApplyPatchToolCall
        | ResponseApplyPatchToolCallOutput
        | McpListTools
        | McpCall
        | McpApprovalRequest
        | McpApprovalResponse
        | ResponseToolSearchCall
        | ResponseToolSearchOutputItem
        | AdditionalTools
        | ResponseCompactionItem
        | Program
        | ProgramOutput
        | AgentMessage
        | MultiAgentCall
        | MultiAgentCallOutput
        | ItemReference
        | ConfigurationUpdate
        | CompactionTrigger
        | ContextCompactionItem
        | OpenRouterAdvisorItem
        | OpenRouterSubagentItem
        | OpenRouterMemoryItem
        | OpenRouterMcpItem
        | OpenRouterToolSearchItem
        | OpenRouterSearchModelsItem
        | OpenRouterDatetimeItem
        | OpenRouterArmorBlockedItem
        | OpenRouterFusionItem
        | OpenRouterBashItem
        | OpenRouterShellItem
        | OpenRouterCodeInterpreterItem
        | OpenRouterApplyPatchItem
        | OpenRouterTextEditorItem
        | OpenRouterFilesItem
        | OpenRouterWebSearchItem
        | OpenRouterWebFetchItem
        | OpenRouterBrowserUseItem
        | OpenRouterFileSearchItem
        | OpenRouterImageGenerationItem
        | UnknownInputItem
    )
    """Anything a request can list in its input, such as messages, tool results and earlier
    output.

    Told apart by ``type``.
    """

    OpenRouterItem: TypeAlias = (
        OpenRouterAdvisorItem
        | OpenRouterSubagentItem
        | OpenRouterMemoryItem
        | OpenRouterMcpItem
        | OpenRouterToolSearchItem
        | OpenRouterSearchModelsItem
        | OpenRouterDatetimeItem
        | OpenRouterArmorBlockedItem
        | OpenRouterFusionItem
        | OpenRouterBashItem
        | OpenRouterShellItem
        | OpenRouterCodeInterpreterItem
        | OpenRouterApplyPatchItem
        | OpenRouterTextEditorItem
        | OpenRouterFilesItem
        | OpenRouterWebSearchItem
        | OpenRouterWebFetchItem
        | OpenRouterBrowserUseItem
        | OpenRouterFileSearchItem
        | OpenRouterImageGenerationItem
        | UnknownOpenRouterItem
    )
    """Output of the server tools that OpenRouter runs itself; type starts with openrouter.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
