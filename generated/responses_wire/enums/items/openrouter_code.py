# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Items of OpenRouter's server tools that run commands and code or edit files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownOpenRouterTextEditorCommand: TypeAlias = Literal[
    "view",
    "create",
    "str_replace",
    "insert",
]
"""The known values of OpenRouterTextEditorCommand.

- ``view``: Show the content of a file.

- ``create``: Make a new file.

- ``str_replace``: Replace a piece of text in a file.

- ``insert``: Add text at a place in a file.
"""

OpenRouterTextEditorCommand: TypeAlias = KnownOpenRouterTextEditorCommand | str
"""What the text editor tool can do. A server may send further values."""


def is_known_open_router_text_editor_command(
    value: object,
) -> TypeIs[KnownOpenRouterTextEditorCommand]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownOpenRouterTextEditorCommand)
