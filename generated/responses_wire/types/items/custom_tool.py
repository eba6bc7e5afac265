# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Calls of custom tools, which take free text, and their outputs."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.status import ItemStatus
    from ..content.unions import InputContentDict
    from .agent import AgentDict
    from .caller import ToolCallCallerDict


ResponseCustomToolCallDict = TypedDict(
    "ResponseCustomToolCallDict",
    {
        "type": Literal["custom_tool_call"],
        "id": NotRequired[str | None],
        "call_id": str,
        "name": str,
        "input": str,
        "status": NotRequired["ItemStatus | None"],
        "caller": NotRequired["ToolCallCallerDict | None"],
        "agent": NotRequired["AgentDict | None"],
        "namespace": NotRequired[str | None],
        "async": NotRequired[bool | None],
    },
)
"""Asks the caller to run a custom tool on free text.

Sources: openai, openrouter.
"""


class ResponseCustomToolCallOutputItemDict(TypedDict):
    """Gives the model what a custom tool returned.

    Sources: openai, openrouter.
    """

    type: Literal["custom_tool_call_output"]
    """Marks the item as the outcome of a custom tool call."""

    id: NotRequired[str | None]
    """Identifies the output item."""

    call_id: str
    """Names the custom tool call being answered, by its call_id."""

    output: "str | list[InputContentDict]"
    """What the tool returned, as text or as a list of content parts."""

    status: NotRequired["ItemStatus | None"]
    """How far the output has come. Sources: openai."""

    caller: NotRequired["ToolCallCallerDict | None"]
    """Repeats the caller of the call that this output answers. Sources: openai."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""

    created_by: NotRequired[str | None]
    """Identifies who created the item. Sources: openai."""
