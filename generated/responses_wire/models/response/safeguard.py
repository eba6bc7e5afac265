# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What OpenRouter Armor thinks of the tool calls in a response."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ... import _compile
from ..._model import UnknownMember, WireModel

if TYPE_CHECKING:
    from ...enums.response.safeguard import ArmorOutcome


class ArmorSafeguardResult(WireModel):
    """Verdicts on the tool calls that the caller is to run.

    Sources: openrouter.
    """

    type: Literal["dangerous_tool_use"] = "dangerous_tool_use"
    """Marks the check as one for dangerous use of tools."""

    status: ArmorSafeguardStatus
    """The verdicts themselves."""


class ArmorSafeguardStatus(WireModel):
    """Holds the verdict on each call.

    Sources: openrouter.
    """

    type: Literal["available"] = "available"
    """Marks the verdicts as present."""

    tool_uses: dict[str, ArmorToolUse]
    """Verdicts by the id of the tool call."""


class ArmorToolUseEvaluated(WireModel):
    """A call that was judged.

    Sources: openrouter.
    """

    type: Literal["evaluated"] = "evaluated"
    """Marks the call as judged."""

    outcome: ArmorOutcome
    """Whether the call is considered dangerous."""

    explanation: str | None = None
    """Tells people why it was judged so."""


class ArmorToolUseSkipped(WireModel):
    """A call that was not judged, such as one to a tool the provider runs itself.

    Sources: openrouter.
    """

    type: Literal["skipped"] = "skipped"
    """Marks the call as not judged."""


class ArmorToolUseUnavailable(WireModel):
    """A call that should have been judged but could not be.

    Sources: openrouter.
    """

    type: Literal["unavailable"] = "unavailable"
    """Marks the verdict as missing."""

    reason: str
    """Why there is no verdict."""


class UnknownArmorToolUse(UnknownMember):
    """A member of ArmorToolUse whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    ArmorToolUse: TypeAlias = (
        ArmorToolUseEvaluated | ArmorToolUseSkipped | ArmorToolUseUnavailable | UnknownArmorToolUse
    )
    """What became of the check of one tool call.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
