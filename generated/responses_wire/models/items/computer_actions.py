# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Mouse, keyboard and screen actions of computer calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ... import _compile
from ..._model import UnknownMember, WireModel

if TYPE_CHECKING:
    from ...enums.items.computer_actions import MouseButton


class ComputerActionClick(WireModel):
    """Clicks a mouse button once.

    Sources: openai.
    """

    type: Literal["click"] = "click"
    """Marks the action as a click."""

    button: MouseButton
    """Mouse button to click."""

    x: int
    """Horizontal coordinate of the click on the screen."""

    y: int
    """Vertical coordinate of the click on the screen."""

    keys: list[str] | None = None
    """Keys held down during the click, if any."""


class ComputerActionDoubleClick(WireModel):
    """Clicks twice in quick succession.

    Sources: openai.
    """

    type: Literal["double_click"] = "double_click"
    """Marks the action as a double click."""

    x: int
    """Horizontal coordinate of the double click on the screen."""

    y: int
    """Vertical coordinate of the double click on the screen."""

    keys: list[str] | None = None
    """Keys held down during the double click, if any."""


class ComputerActionDrag(WireModel):
    """Moves the mouse along a path with the button held down.

    Sources: openai.
    """

    type: Literal["drag"] = "drag"
    """Marks the action as a drag."""

    path: list[DragPoint]
    """Points to pass through, from where the drag starts to where it ends."""

    keys: list[str] | None = None
    """Keys held down during the drag, if any."""


class DragPoint(WireModel):
    """One point on the path of a drag.

    Sources: openai.
    """

    x: int
    """Horizontal coordinate of the point on the screen."""

    y: int
    """Vertical coordinate of the point on the screen."""


class ComputerActionKeypress(WireModel):
    """Presses keys together, as for a shortcut.

    Sources: openai.
    """

    type: Literal["keypress"] = "keypress"
    """Marks the action as pressing keys."""

    keys: list[str]
    """Names of the keys that make up the combination."""


class ComputerActionMove(WireModel):
    """Moves the mouse without clicking.

    Sources: openai.
    """

    type: Literal["move"] = "move"
    """Marks the action as a mouse move."""

    x: int
    """Horizontal coordinate where the mouse ends up."""

    y: int
    """Vertical coordinate where the mouse ends up."""

    keys: list[str] | None = None
    """Keys held down during the move, if any."""


class ComputerActionScreenshot(WireModel):
    """Takes a picture of the screen.

    Sources: openai.
    """

    type: Literal["screenshot"] = "screenshot"
    """Marks the action as taking a screenshot."""


class ComputerActionScroll(WireModel):
    """Scrolls at a point of the screen.

    Sources: openai.
    """

    type: Literal["scroll"] = "scroll"
    """Marks the action as scrolling."""

    x: int
    """Horizontal coordinate of the mouse while scrolling."""

    y: int
    """Vertical coordinate of the mouse while scrolling."""

    scroll_x: int
    """How far to scroll horizontally."""

    scroll_y: int
    """How far to scroll vertically."""

    keys: list[str] | None = None
    """Keys held down during the scrolling, if any."""


class ComputerActionType(WireModel):
    """Enters text on the keyboard.

    Sources: openai.
    """

    type: Literal["type"] = "type"
    """Marks the action as entering text."""

    text: str
    """Text to enter."""


class ComputerActionWait(WireModel):
    """Pauses before going on, for example while a page loads.

    Sources: openai.
    """

    type: Literal["wait"] = "wait"
    """Marks the action as a pause."""


class UnknownComputerAction(UnknownMember):
    """A member of ComputerAction whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    ComputerAction: TypeAlias = (
        ComputerActionClick
        | ComputerActionDoubleClick
        | ComputerActionDrag
        | ComputerActionKeypress
        | ComputerActionMove
        | ComputerActionScreenshot
        | ComputerActionScroll
        | ComputerActionType
        | ComputerActionWait
        | UnknownComputerAction
    )
    """One thing to do on the computer.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
