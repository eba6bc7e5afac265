# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""All tools that a request can offer to the model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from ... import _compile
from ..._model import UnknownMember

if TYPE_CHECKING:
    from .code_interpreter import CodeInterpreterTool
    from .computer import ComputerTool, ComputerUsePreviewTool
    from .custom import CustomTool
    from .file_search import FileSearchTool
    from .function import FunctionTool
    from .image_generation import ImageGenerationTool
    from .mcp import McpTool
    from .namespace import NamespaceTool
    from .programmatic import ProgrammaticToolCallingTool
    from .shell import ApplyPatchTool, FunctionShellTool, LocalShellTool
    from .tool_search import ToolSearchTool
    from .web_search import WebSearchPreviewTool, WebSearchTool
    from .x_search import XSearchTool


class UnknownTool(UnknownMember):
    """A member of Tool whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    Tool: TypeAlias = (
        FunctionTool
        | CustomTool
        | NamespaceTool
        | WebSearchTool
        | WebSearchPreviewTool
        | FileSearchTool
        | CodeInterpreterTool
        | ImageGenerationTool
        | McpTool
        | ComputerTool
        | ComputerUsePreviewTool
        | FunctionShellTool
        | LocalShellTool
        | ApplyPatchTool
        | ToolSearchTool
        | ProgrammaticToolCallingTool
        | XSearchTool
        | UnknownTool
    )
    """A tool that a response was allowed to use, told apart by its type.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
