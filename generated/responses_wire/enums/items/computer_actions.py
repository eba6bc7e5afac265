# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Mouse, keyboard and screen actions of computer calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownMouseButton: TypeAlias = Literal[
    "left",
    "right",
    "wheel",
    "back",
    "forward",
]
"""The known values of MouseButton.

- ``left``: The main button.

- ``right``: The secondary button, usually for context menus.

- ``wheel``: The middle button, pressed by means of the wheel.

- ``back``: The side button for going back.

- ``forward``: The side button for going forward.
"""

MouseButton: TypeAlias = KnownMouseButton | str
"""Mouse button that a click uses. A server may send further values."""


def is_known_mouse_button(value: object) -> TypeIs[KnownMouseButton]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownMouseButton)
