# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Who made a tool call: the model, or a program it wrote."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ... import _compile
from ..._model import UnknownMember, WireModel


class CallerDirect(WireModel):
    """The model made the tool call itself.

    Sources: openai.
    """

    type: Literal["direct"] = "direct"
    """Marks the call as made by the model."""


class CallerProgram(WireModel):
    """A program written by the model made the tool call.

    Sources: openai.
    """

    type: Literal["program"] = "program"
    """Marks the call as made by a program."""

    caller_id: str
    """Matches the call_id of that program item."""


class UnknownToolCallCaller(UnknownMember):
    """A member of ToolCallCaller whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    ToolCallCaller: TypeAlias = CallerDirect | CallerProgram | UnknownToolCallCaller
    """Where a tool call comes from.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
