# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The hosted tool that searches uploaded files, with its ranking and filter settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownFileSearchRanker: TypeAlias = Literal[
    "auto",
    "default-2024-11-15",
]
"""The known values of FileSearchRanker.

- ``auto``: Leaves the ranker to the server.

- ``default-2024-11-15``: The default ranker as of November 15, 2024.
"""

FileSearchRanker: TypeAlias = KnownFileSearchRanker | str
"""Rankers that file search offers. A server may send further values."""


def is_known_file_search_ranker(value: object) -> TypeIs[KnownFileSearchRanker]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownFileSearchRanker)
