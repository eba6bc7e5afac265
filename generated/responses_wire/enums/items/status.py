# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Progress states that several kinds of items share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownItemStatus: TypeAlias = Literal[
    "incomplete",
    "in_progress",
    "completed",
]
"""The known values of ItemStatus.

- ``incomplete``: Generation stopped before the item was whole, for example at a token limit.

- ``in_progress``: The item is still being made; expect changes.

- ``completed``: The item is whole and will not change.
"""

ItemStatus: TypeAlias = KnownItemStatus | str
"""Progress of an item. A server may send further values."""


def is_known_item_status(value: object) -> TypeIs[KnownItemStatus]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownItemStatus)


KnownToolItemStatus: TypeAlias = Literal[
    "in_progress",
    "completed",
    "incomplete",
    "failed",
]
"""The known values of ToolItemStatus.

- ``in_progress``: The tool is still at work.

- ``completed``: The tool finished and its result is there.

- ``incomplete``: The call stopped before it was finished.

- ``failed``: The tool gave no result; look for an error message in the item.
"""

ToolItemStatus: TypeAlias = KnownToolItemStatus | str
"""Progress of a tool call that can also fail. A server may send further values."""


def is_known_tool_item_status(value: object) -> TypeIs[KnownToolItemStatus]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownToolItemStatus)


KnownSearchCallStatus: TypeAlias = Literal[
    "in_progress",
    "searching",
    "completed",
    "failed",
    "incomplete",
]
"""The known values of SearchCallStatus.

- ``in_progress``: The call has begun.

- ``searching``: The search is running.

- ``completed``: The search is done.

- ``failed``: The search ended without a result.

- ``incomplete``: The search stopped before it was finished.
"""

SearchCallStatus: TypeAlias = KnownSearchCallStatus | str
"""Progress of a web or file search. A server may send further values."""


def is_known_search_call_status(value: object) -> TypeIs[KnownSearchCallStatus]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownSearchCallStatus)
