# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What OpenRouter Armor thinks of the tool calls in a response."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.response.safeguard import ArmorOutcome


class ArmorSafeguardResultDict(TypedDict):
    """Verdicts on the tool calls that the caller is to run.

    Sources: openrouter.
    """

    type: Literal["dangerous_tool_use"]
    """Marks the check as one for dangerous use of tools."""

    status: "ArmorSafeguardStatusDict"
    """The verdicts themselves."""


class ArmorSafeguardStatusDict(TypedDict):
    """Holds the verdict on each call.

    Sources: openrouter.
    """

    type: Literal["available"]
    """Marks the verdicts as present."""

    tool_uses: "dict[str, ArmorToolUseDict]"
    """Verdicts by the id of the tool call."""


class ArmorToolUseEvaluatedDict(TypedDict):
    """A call that was judged.

    Sources: openrouter.
    """

    type: Literal["evaluated"]
    """Marks the call as judged."""

    outcome: "ArmorOutcome"
    """Whether the call is considered dangerous."""

    explanation: NotRequired[str | None]
    """Tells people why it was judged so."""


class ArmorToolUseSkippedDict(TypedDict):
    """A call that was not judged, such as one to a tool the provider runs itself.

    Sources: openrouter.
    """

    type: Literal["skipped"]
    """Marks the call as not judged."""


class ArmorToolUseUnavailableDict(TypedDict):
    """A call that should have been judged but could not be.

    Sources: openrouter.
    """

    type: Literal["unavailable"]
    """Marks the verdict as missing."""

    reason: str
    """Why there is no verdict."""


class UnknownArmorToolUseDict(TypedDict):
    """A member of ArmorToolUse whose ``type`` is not known yet."""

    type: str
    """The new type."""


ArmorToolUseDict: TypeAlias = (
    "ArmorToolUseEvaluatedDict | ArmorToolUseSkippedDict | ArmorToolUseUnavailableDict | UnknownArmorToolUseDict"
)
"""What became of the check of one tool call.

Told apart by ``type``.
"""
