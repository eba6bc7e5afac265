# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Calls of functions that the caller provides, and their outputs."""

from typing import TYPE_CHECKING, Any, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.status import ItemStatus
    from ..content.unions import InputContentDict
    from .agent import AgentDict
    from .caller import ToolCallCallerDict


ResponseFunctionToolCallDict = TypedDict(
    "ResponseFunctionToolCallDict",
    {
        "type": Literal["function_call"],
        "id": NotRequired[str | None],
        "item_id": NotRequired[str | None],
        "call_id": str,
        "name": str,
        "arguments": NotRequired[str | None],
        "status": NotRequired["ItemStatus | None"],
        "subagent_id": NotRequired[str | None],
        "subagent_items": NotRequired[list[dict[str, Any]] | None],
        "caller": NotRequired["ToolCallCallerDict | None"],
        "agent": NotRequired["AgentDict | None"],
        "namespace": NotRequired[str | None],
        "async": NotRequired[bool | None],
    },
)
"""Asks the caller to run a function and send back its output.

Sources: openai, openrouter, openresponses, friendli.
"""


class ResponseFunctionToolCallOutputItemDict(TypedDict):
    """Gives the model what a function returned.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["function_call_output"]
    """Marks the item as the outcome of a function call."""

    id: NotRequired[str | None]
    """Identifies the output item."""

    call_id: NotRequired[str | None]
    """Names the function call being answered, by its call_id."""

    output: "str | list[InputContentDict]"
    """What the function returned, as text or as a list of content parts."""

    status: NotRequired["ItemStatus | None"]
    """How far the output has come."""

    name: NotRequired[str | None]
    """Names the tool that was run. Sources: openai."""

    caller: NotRequired["ToolCallCallerDict | None"]
    """Repeats the caller of the call that this output answers. Sources: openai."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""

    created_by: NotRequired[str | None]
    """Identifies who created the item. Sources: openai."""

    namespace: NotRequired[str | None]
    """Names the group of tools that the tool belongs to. Sources: openai."""
