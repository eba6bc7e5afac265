# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Tools with which the model operates a computer through screenshots, mouse and keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownComputerEnvironment: TypeAlias = Literal[
    "windows",
    "mac",
    "linux",
    "ubuntu",
    "browser",
]
"""The known values of ComputerEnvironment.

- ``windows``: A Windows desktop.

- ``mac``: A macOS desktop.

- ``linux``: A Linux desktop of no stated distribution.

- ``ubuntu``: An Ubuntu desktop.

- ``browser``: A web browser rather than a whole desktop.
"""

ComputerEnvironment: TypeAlias = KnownComputerEnvironment | str
"""Operating system or application that the model controls in computer use. A server may send
further values.
"""


def is_known_computer_environment(value: object) -> TypeIs[KnownComputerEnvironment]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownComputerEnvironment)
