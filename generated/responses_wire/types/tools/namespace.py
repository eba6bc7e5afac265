# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Groups of related tools under a common name."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._compat import TypedDict

if TYPE_CHECKING:
    from .custom import CustomToolDict
    from .function import FunctionToolDict


class NamespaceToolDict(TypedDict):
    """Groups functions and custom tools under one name.

    Sources: openai, openrouter.
    """

    type: Literal["namespace"]
    """Marks the tool as a namespace."""

    name: str
    """Names the group; calls to its tools carry it, as in crm."""

    description: str
    """Tells the model what the tools in the group are for."""

    tools: "list[NamespaceToolMemberDict]"
    """Tools in the group; at least one."""


class UnknownNamespaceToolMemberDict(TypedDict):
    """A member of NamespaceToolMember whose ``type`` is not known yet."""

    type: str
    """The new type."""


NamespaceToolMemberDict: TypeAlias = (
    "FunctionToolDict | CustomToolDict | UnknownNamespaceToolMemberDict"
)
"""A tool inside a namespace: a function or a custom tool.

Told apart by ``type``.
"""
