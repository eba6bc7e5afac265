# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Rules that a request sets for which tools the model may or must call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ... import _compile
from ..._model import UnknownMember, WireModel

if TYPE_CHECKING:
    from ...enums.tools.choice import ToolChoiceMode


class ToolChoiceAllowed(WireModel):
    """Narrows the model to a subset of the request's tools.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["allowed_tools"] = "allowed_tools"
    """Marks the choice as a list of permitted tools."""

    mode: ToolChoiceMode
    """Says whether the model may call one of the listed tools (auto) or must (required)."""

    tools: list[AllowedTool]
    """Tools the model may call, each named by type and, where needed, by name or server label."""


class ToolChoiceFunction(WireModel):
    """Makes the model call one particular function.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["function"] = "function"
    """Marks the choice as a function."""

    name: str | None = None
    """Names the function to call, as declared in the request's tools."""

    function: dict[str, Any] | None = None
    """Holds the name where a gateway echoes the choice in the form of chat completions. Sources:
    observed.
    """


class ToolChoiceCustom(WireModel):
    """Makes the model call one particular custom tool.

    Sources: openai.
    """

    type: Literal["custom"] = "custom"
    """Marks the choice as a custom tool."""

    name: str
    """Names the custom tool to call, as declared in the request's tools."""


class ToolChoiceMcp(WireModel):
    """Makes the model use a remote MCP server, or a single tool of it.

    Sources: openai.
    """

    type: Literal["mcp"] = "mcp"
    """Marks the choice as an MCP server."""

    server_label: str
    """Label of the MCP server, as declared in the request's tools."""

    name: str | None = None
    """Names one tool on that server; any tool of it will do when absent."""


class ToolChoiceTypes(WireModel):
    """Makes the model use a hosted tool that is known by its type alone.

    Sources: openai, openrouter.
    """

    type: Literal[
        "file_search",
        "web_search_preview",
        "web_search_preview_2025_03_11",
        "computer",
        "computer_use_preview",
        "computer_use",
        "image_generation",
        "code_interpreter",
    ]
    """Says which hosted tool to use."""


class ToolChoiceShell(WireModel):
    """Makes the model call the shell tool.

    Sources: openai, openrouter.
    """

    type: Literal["shell"] = "shell"
    """Marks the choice as the shell tool."""


class ToolChoiceApplyPatch(WireModel):
    """Makes the model call the tool that edits files by patch.

    Sources: openai, openrouter.
    """

    type: Literal["apply_patch"] = "apply_patch"
    """Marks the choice as the patch tool."""


class ToolChoiceProgrammatic(WireModel):
    """Makes the model call tools through a program that it writes.

    Sources: openai.
    """

    type: Literal["programmatic_tool_calling"] = "programmatic_tool_calling"
    """Marks the choice as programmatic tool calling."""


class UnknownToolChoice(UnknownMember):
    """A member of ToolChoice whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


class UnknownAllowedTool(UnknownMember):
    """A member of AllowedTool whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    ToolChoice: TypeAlias = (
        ToolChoiceAllowed
        | ToolChoiceFunction
        | ToolChoiceCustom
        | ToolChoiceMcp
        | ToolChoiceTypes
        | ToolChoiceShell
        | ToolChoiceApplyPatch
        | ToolChoiceProgrammatic
        | UnknownToolChoice
    )
    """A tool choice given as an object: a set of permitted tools, or one tool to use.

    Told apart by ``type``.
    """

    AllowedTool: TypeAlias = (
        ToolChoiceFunction
        | ToolChoiceCustom
        | ToolChoiceMcp
        | ToolChoiceTypes
        | ToolChoiceShell
        | ToolChoiceApplyPatch
        | ToolChoiceProgrammatic
        | UnknownAllowedTool
    )
    """Points at one tool, either as the choice itself or as an entry among the permitted tools.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
