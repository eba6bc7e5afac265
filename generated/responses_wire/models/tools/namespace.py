# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Groups of related tools under a common name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ... import _compile
from ..._model import UnknownMember, WireModel

if TYPE_CHECKING:
    from .custom import CustomTool
    from .function import FunctionTool


class NamespaceTool(WireModel):
    """Groups functions and custom tools under one name.

    Sources: openai, openrouter.
    """

    type: Literal["namespace"] = "namespace"
    """Marks the tool as a namespace."""

    name: str
    """Names the group; calls to its tools carry it, as in crm."""

    description: str
    """Tells the model what the tools in the group are for."""

    tools: list[NamespaceToolMember]
    """Tools in the group; at least one."""


class UnknownNamespaceToolMember(UnknownMember):
    """A member of NamespaceToolMember whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    NamespaceToolMember: TypeAlias = FunctionTool | CustomTool | UnknownNamespaceToolMember
    """A tool inside a namespace: a function or a custom tool.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
