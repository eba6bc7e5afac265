# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Who made a tool call: the model, or a program it wrote."""

from typing import Literal, TypeAlias

from .._compat import TypedDict


class CallerDirectDict(TypedDict):
    """The model made the tool call itself.

    Sources: openai.
    """

    type: Literal["direct"]
    """Marks the call as made by the model."""


class CallerProgramDict(TypedDict):
    """A program written by the model made the tool call.

    Sources: openai.
    """

    type: Literal["program"]
    """Marks the call as made by a program."""

    caller_id: str
    """Matches the call_id of that program item."""


class UnknownToolCallCallerDict(TypedDict):
    """A member of ToolCallCaller whose ``type`` is not known yet."""

    type: str
    """The new type."""


ToolCallCallerDict: TypeAlias = "CallerDirectDict | CallerProgramDict | UnknownToolCallCallerDict"
"""Where a tool call comes from.

Told apart by ``type``.
"""
