# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Items of programmatic tool calling, in which the model writes a program that calls tools."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.items.status import ItemStatus
    from .agent import Agent


class Program(WireModel):
    """A JavaScript program that the model wrote to call tools.

    Sources: openai.
    """

    type: Literal["program"] = "program"
    """Marks the item as a program."""

    id: str
    """Identifies the program item."""

    call_id: str
    """Pairs the program with its output; tool calls from it carry this as caller_id."""

    code: str
    """JavaScript source of the program."""

    fingerprint: str
    """Opaque value needed to resume the program; send it back unchanged."""

    agent: Agent | None = None
    """Agent that wrote the program, when several agents share the response."""


class ProgramOutput(WireModel):
    """What a program gave back once it ended.

    Sources: openai.
    """

    type: Literal["program_output"] = "program_output"
    """Marks the item as the output of a program."""

    id: str
    """Identifies the output item."""

    call_id: str
    """Repeats the call_id of the program that ran."""

    result: str
    """Text that the program produced, often JSON."""

    status: ItemStatus
    """Whether the program ran to its end."""

    agent: Agent | None = None
    """Agent that wrote the program, when several agents share the response."""
