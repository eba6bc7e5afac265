# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Calls that let the model operate a computer, and the screenshots sent back."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.status import ItemStatus, ToolItemStatus
    from ..content.input import ComputerScreenshotContentDict
    from .agent import AgentDict
    from .computer_actions import ComputerActionDict


class ResponseComputerToolCallDict(TypedDict):
    """Asks the caller to act on a computer and answer with a screenshot.

    Sources: openai, openrouter.
    """

    type: Literal["computer_call"]
    """Marks the item as a computer call."""

    id: NotRequired[str | None]
    """Identifies the item; events refer to it by this id."""

    call_id: str
    """Links the call to its output; repeat it when answering."""

    action: NotRequired["ComputerActionDict | None"]
    """Single action to perform, where the tool sends one at a time."""

    actions: NotRequired["list[ComputerActionDict] | None"]
    """Actions to perform in order, where the tool sends several at once. Sources: openai."""

    pending_safety_checks: "list[SafetyCheckDict]"
    """Warnings to review before acting. Empty if there are none."""

    status: "ItemStatus"
    """How far the call has come."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""


class ResponseComputerToolCallOutputItemDict(TypedDict):
    """Shows the model the screen after a computer call.

    Sources: openai.
    """

    type: Literal["computer_call_output"]
    """Marks the item as the outcome of a computer call."""

    id: NotRequired[str | None]
    """Identifies the output item."""

    call_id: str
    """Names the computer call being answered, by its call_id."""

    output: "ComputerScreenshotContentDict"
    """Screenshot taken after the actions."""

    acknowledged_safety_checks: NotRequired["list[SafetyCheckDict] | None"]
    """Warnings of the call that the caller has reviewed and accepted."""

    status: NotRequired["ToolItemStatus | None"]
    """How far the output has come."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that made the item, in a multi-agent response."""

    created_by: NotRequired[str | None]
    """Identifies who created the item."""


class SafetyCheckDict(TypedDict):
    """Warning about a computer call, to be reviewed before acting.

    Sources: openai, openrouter.
    """

    id: str
    """Identifies the warning; repeat it to acknowledge."""

    code: NotRequired[str | None]
    """Kind of the warning."""

    message: NotRequired[str | None]
    """Explains the warning to a person."""
