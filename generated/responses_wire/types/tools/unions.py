# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""All tools that a request can offer to the model."""

from typing import TYPE_CHECKING, TypeAlias

from .._compat import TypedDict

if TYPE_CHECKING:
    from .code_interpreter import CodeInterpreterToolDict
    from .computer import ComputerToolDict, ComputerUsePreviewToolDict
    from .custom import CustomToolDict
    from .file_search import FileSearchToolDict
    from .function import FunctionToolDict
    from .image_generation import ImageGenerationToolDict
    from .mcp import McpToolDict
    from .namespace import NamespaceToolDict
    from .programmatic import ProgrammaticToolCallingToolDict
    from .shell import ApplyPatchToolDict, FunctionShellToolDict, LocalShellToolDict
    from .tool_search import ToolSearchToolDict
    from .web_search import WebSearchPreviewToolDict, WebSearchToolDict
    from .x_search import XSearchToolDict


class UnknownToolDict(TypedDict):
    """A member of Tool whose ``type`` is not known yet."""

    type: str
    """The new type."""


ToolDict: TypeAlias = (
    "FunctionToolDict | CustomToolDict | NamespaceToolDict | WebSearchToolDict | WebSearchPreviewToolDict | FileSearchToolDict | CodeInterpreterToolDict | ImageGenerationToolDict | McpToolDict | ComputerToolDict | ComputerUsePreviewToolDict | FunctionShellToolDict | LocalShellToolDict | ApplyPatchToolDict | ToolSearchToolDict | ProgrammaticToolCallingToolDict | XSearchToolDict | UnknownToolDict"
)
"""A tool that a response was allowed to use, told apart by its type.

Told apart by ``type``.
"""
