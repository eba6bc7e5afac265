# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Rules that a request sets for which tools the model may or must call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownToolChoiceMode: TypeAlias = Literal[
    "auto",
    "none",
    "required",
]
"""The known values of ToolChoiceMode.

- ``auto``: The model decides between answering and calling tools.

- ``none``: The model answers without calling any tool.

- ``required``: The model has to call at least one tool.
"""

ToolChoiceMode: TypeAlias = KnownToolChoiceMode | str
"""How free the model is to call tools or to answer directly. A server may send further values."""


def is_known_tool_choice_mode(value: object) -> TypeIs[KnownToolChoiceMode]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownToolChoiceMode)
