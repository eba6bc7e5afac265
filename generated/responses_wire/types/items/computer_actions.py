# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Mouse, keyboard and screen actions of computer calls."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.computer_actions import MouseButton


class ComputerActionClickDict(TypedDict):
    """Clicks a mouse button once.

    Sources: openai.
    """

    type: Literal["click"]
    """Marks the action as a click."""

    button: "MouseButton"
    """Mouse button to click."""

    x: int
    """Horizontal coordinate of the click on the screen."""

    y: int
    """Vertical coordinate of the click on the screen."""

    keys: NotRequired[list[str] | None]
    """Keys held down during the click, if any."""


class ComputerActionDoubleClickDict(TypedDict):
    """Clicks twice in quick succession.

    Sources: openai.
    """

    type: Literal["double_click"]
    """Marks the action as a double click."""

    x: int
    """Horizontal coordinate of the double click on the screen."""

    y: int
    """Vertical coordinate of the double click on the screen."""

    keys: NotRequired[list[str] | None]
    """Keys held down during the double click, if any."""


class ComputerActionDragDict(TypedDict):
    """Moves the mouse along a path with the button held down.

    Sources: openai.
    """

    type: Literal["drag"]
    """Marks the action as a drag."""

    path: "list[DragPointDict]"
    """Points to pass through, from where the drag starts to where it ends."""

    keys: NotRequired[list[str] | None]
    """Keys held down during the drag, if any."""


class DragPointDict(TypedDict):
    """One point on the path of a drag.

    Sources: openai.
    """

    x: int
    """Horizontal coordinate of the point on the screen."""

    y: int
    """Vertical coordinate of the point on the screen."""


class ComputerActionKeypressDict(TypedDict):
    """Presses keys together, as for a shortcut.

    Sources: openai.
    """

    type: Literal["keypress"]
    """Marks the action as pressing keys."""

    keys: list[str]
    """Names of the keys that make up the combination."""


class ComputerActionMoveDict(TypedDict):
    """Moves the mouse without clicking.

    Sources: openai.
    """

    type: Literal["move"]
    """Marks the action as a mouse move."""

    x: int
    """Horizontal coordinate where the mouse ends up."""

    y: int
    """Vertical coordinate where the mouse ends up."""

    keys: NotRequired[list[str] | None]
    """Keys held down during the move, if any."""


class ComputerActionScreenshotDict(TypedDict):
    """Takes a picture of the screen.

    Sources: openai.
    """

    type: Literal["screenshot"]
    """Marks the action as taking a screenshot."""


class ComputerActionScrollDict(TypedDict):
    """Scrolls at a point of the screen.

    Sources: openai.
    """

    type: Literal["scroll"]
    """Marks the action as scrolling."""

    x: int
    """Horizontal coordinate of the mouse while scrolling."""

    y: int
    """Vertical coordinate of the mouse while scrolling."""

    scroll_x: int
    """How far to scroll horizontally."""

    scroll_y: int
    """How far to scroll vertically."""

    keys: NotRequired[list[str] | None]
    """Keys held down during the scrolling, if any."""


class ComputerActionTypeDict(TypedDict):
    """Enters text on the keyboard.

    Sources: openai.
    """

    type: Literal["type"]
    """Marks the action as entering text."""

    text: str
    """Text to enter."""


class ComputerActionWaitDict(TypedDict):
    """Pauses before going on, for example while a page loads.

    Sources: openai.
    """

    type: Literal["wait"]
    """Marks the action as a pause."""


class UnknownComputerActionDict(TypedDict):
    """A member of ComputerAction whose ``type`` is not known yet."""

    type: str
    """The new type."""


ComputerActionDict: TypeAlias = (
    "ComputerActionClickDict | ComputerActionDoubleClickDict | ComputerActionDragDict | ComputerActionKeypressDict | ComputerActionMoveDict | ComputerActionScreenshotDict | ComputerActionScrollDict | ComputerActionTypeDict | ComputerActionWaitDict | UnknownComputerActionDict"
)
"""One thing to do on the computer.

Told apart by ``type``.
"""
