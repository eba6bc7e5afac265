# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The items a response can contain and those a request can send, told apart by type."""

from typing import TYPE_CHECKING, TypeAlias

from .._compat import TypedDict

if TYPE_CHECKING:
    from .apply_patch import ResponseApplyPatchToolCallDict, ResponseApplyPatchToolCallOutputDict
    from .code_interpreter import ResponseCodeInterpreterToolCallDict
    from .compaction import (
        CompactionTriggerDict,
        ContextCompactionItemDict,
        ResponseCompactionItemDict,
    )
    from .computer import ResponseComputerToolCallDict, ResponseComputerToolCallOutputItemDict
    from .configuration import ConfigurationUpdateDict
    from .custom_tool import ResponseCustomToolCallDict, ResponseCustomToolCallOutputItemDict
    from .file_search import ResponseFileSearchToolCallDict
    from .function_call import ResponseFunctionToolCallDict, ResponseFunctionToolCallOutputItemDict
    from .image_generation import ImageGenerationCallDict
    from .local_shell import LocalShellCallDict, LocalShellCallOutputDict
    from .mcp import McpApprovalRequestDict, McpApprovalResponseDict, McpCallDict, McpListToolsDict
    from .message import ResponseInputMessageDict, ResponseOutputMessageDict
    from .multi_agent import AgentMessageDict, MultiAgentCallDict, MultiAgentCallOutputDict
    from .openrouter_agents import (
        OpenRouterAdvisorItemDict,
        OpenRouterArmorBlockedItemDict,
        OpenRouterDatetimeItemDict,
        OpenRouterMcpItemDict,
        OpenRouterMemoryItemDict,
        OpenRouterSearchModelsItemDict,
        OpenRouterSubagentItemDict,
        OpenRouterToolSearchItemDict,
    )
    from .openrouter_code import (
        OpenRouterApplyPatchItemDict,
        OpenRouterBashItemDict,
        OpenRouterCodeInterpreterItemDict,
        OpenRouterFilesItemDict,
        OpenRouterShellItemDict,
        OpenRouterTextEditorItemDict,
    )
    from .openrouter_fusion import OpenRouterFusionItemDict
    from .openrouter_web import (
        OpenRouterBrowserUseItemDict,
        OpenRouterFileSearchItemDict,
        OpenRouterImageGenerationItemDict,
        OpenRouterWebFetchItemDict,
        OpenRouterWebSearchItemDict,
    )
    from .program import ProgramDict, ProgramOutputDict
    from .reasoning import ResponseReasoningItemDict
    from .reference import ItemReferenceDict
    from .shell import ResponseFunctionShellToolCallDict, ResponseFunctionShellToolCallOutputDict
    from .tool_search import (
        AdditionalToolsDict,
        ResponseToolSearchCallDict,
        ResponseToolSearchOutputItemDict,
    )
    from .web_search import ResponseFunctionWebSearchDict


class UnknownOutputItemDict(TypedDict):
    """A member of OutputItem whose ``type`` is not known yet."""

    type: str
    """The new type."""


class UnknownInputItemDict(TypedDict):
    """A member of InputItem whose ``type`` is not known yet."""

    type: str
    """The new type."""


class UnknownOpenRouterItemDict(TypedDict):
    """A member of OpenRouterItem whose ``type`` is not known yet."""

    type: str
    """The new type."""


OutputItemDict: TypeAlias = (
    "ResponseOutputMessageDict | ResponseReasoningItemDict | ResponseFunctionToolCallDict | ResponseFunctionToolCallOutputItemDict | ResponseCustomToolCallDict | ResponseCustomToolCallOutputItemDict | ResponseFunctionWebSearchDict | ResponseFileSearchToolCallDict | ResponseComputerToolCallDict | ResponseComputerToolCallOutputItemDict | ImageGenerationCallDict | ResponseCodeInterpreterToolCallDict | LocalShellCallDict | LocalShellCallOutputDict | ResponseFunctionShellToolCallDict | ResponseFunctionShellToolCallOutputDict | ResponseApplyPatchToolCallDict | ResponseApplyPatchToolCallOutputDict | McpListToolsDict | McpCallDict | McpApprovalRequestDict | McpApprovalResponseDict | ResponseToolSearchCallDict | ResponseToolSearchOutputItemDict | AdditionalToolsDict | ResponseCompactionItemDict | ProgramDict | ProgramOutputDict | AgentMessageDict | MultiAgentCallDict | MultiAgentCallOutputDict | OpenRouterAdvisorItemDict | OpenRouterSubagentItemDict | OpenRouterMemoryItemDict | OpenRouterMcpItemDict | OpenRouterToolSearchItemDict | OpenRouterSearchModelsItemDict | OpenRouterDatetimeItemDict | OpenRouterArmorBlockedItemDict | OpenRouterFusionItemDict | OpenRouterBashItemDict | OpenRouterShellItemDict | OpenRouterCodeInterpreterItemDict | OpenRouterApplyPatchItemDict | OpenRouterTextEditorItemDict | OpenRouterFilesItemDict | OpenRouterWebSearchItemDict | OpenRouterWebFetchItemDict | OpenRouterBrowserUseItemDict | OpenRouterFileSearchItemDict | OpenRouterImageGenerationItemDict | UnknownOutputItemDict"
)
"""Anything a response can list in its output, such as messages, reasoning and tool calls.

Told apart by ``type``.
"""

InputItemDict: TypeAlias = (
    "ResponseInputMessageDict | ResponseReasoningItemDict | ResponseFunctionToolCallDict | ResponseFunctionToolCallOutputItemDict | ResponseCustomToolCallDict | ResponseCustomToolCallOutputItemDict | ResponseFunctionWebSearchDict | ResponseFileSearchToolCallDict | ResponseComputerToolCallDict | ResponseComputerToolCallOutputItemDict | ImageGenerationCallDict | ResponseCodeInterpreterToolCallDict | LocalShellCallDict | LocalShellCallOutputDict | ResponseFunctionShellToolCallDict | ResponseFunctionShellToolCallOutputDict | ResponseApplyPatchToolCallDict | ResponseApplyPatchToolCallOutputDict | McpListToolsDict | McpCallDict | McpApprovalRequestDict | McpApprovalResponseDict | ResponseToolSearchCallDict | ResponseToolSearchOutputItemDict | AdditionalToolsDict | ResponseCompactionItemDict | ProgramDict | ProgramOutputDict | AgentMessageDict | MultiAgentCallDict | MultiAgentCallOutputDict | ItemReferenceDict | ConfigurationUpdateDict | CompactionTriggerDict | ContextCompactionItemDict | OpenRouterAdvisorItemDict | OpenRouterSubagentItemDict | OpenRouterMemoryItemDict | OpenRouterMcpItemDict | OpenRouterToolSearchItemDict | OpenRouterSearchModelsItemDict | OpenRouterDatetimeItemDict | OpenRouterArmorBlockedItemDict | OpenRouterFusionItemDict | OpenRouterBashItemDict | OpenRouterShellItemDict | OpenRouterCodeInterpreterItemDict | OpenRouterApplyPatchItemDict | OpenRouterTextEditorItemDict | OpenRouterFilesItemDict | OpenRouterWebSearchItemDict | OpenRouterWebFetchItemDict | OpenRouterBrowserUseItemDict | OpenRouterFileSearchItemDict | OpenRouterImageGenerationItemDict | UnknownInputItemDict"
)
"""Anything a request can list in its input, such as messages, tool results and earlier output.

Told apart by ``type``.
"""

OpenRouterItemDict: TypeAlias = (
    "OpenRouterAdvisorItemDict | OpenRouterSubagentItemDict | OpenRouterMemoryItemDict | OpenRouterMcpItemDict | OpenRouterToolSearchItemDict | OpenRouterSearchModelsItemDict | OpenRouterDatetimeItemDict | OpenRouterArmorBlockedItemDict | OpenRouterFusionItemDict | OpenRouterBashItemDict | OpenRouterShellItemDict | OpenRouterCodeInterpreterItemDict | OpenRouterApplyPatchItemDict | OpenRouterTextEditorItemDict | OpenRouterFilesItemDict | OpenRouterWebSearchItemDict | OpenRouterWebFetchItemDict | OpenRouterBrowserUseItemDict | OpenRouterFileSearchItemDict | OpenRouterImageGenerationItemDict | UnknownOpenRouterItemDict"
)
"""Output of the server tools that OpenRouter runs itself; type starts with openrouter.

Told apart by ``type``.
"""
