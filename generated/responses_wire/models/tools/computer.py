# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Tools with which the model operates a computer through screenshots, mouse and keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.tools.computer import ComputerEnvironment


class ComputerTool(WireModel):
    """Lets the model operate a computer whose actions the caller carries out.

    Sources: openai.
    """

    type: Literal["computer"] = "computer"
    """Marks the tool as computer use."""


class ComputerUsePreviewTool(WireModel):
    """Preview form of computer use, which needs the display and its environment described up
    front.

    Sources: openai, openrouter.
    """

    type: Literal["computer_use_preview"] = "computer_use_preview"
    """Marks the tool as the preview of computer use."""

    display_height: int
    """Height of the screen in pixels."""

    display_width: int
    """Width of the screen in pixels."""

    environment: ComputerEnvironment
    """Kind of system that the model operates."""
