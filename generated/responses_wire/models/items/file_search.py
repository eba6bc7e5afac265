# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Searches of uploaded files, and the passages they find."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.items.status import SearchCallStatus
    from .agent import Agent


class ResponseFileSearchToolCall(WireModel):
    """Search of the caller's files that the model asked for and the server ran.

    Sources: openai, openrouter.
    """

    type: Literal["file_search_call"] = "file_search_call"
    """Marks the item as a file search call."""

    id: str
    """Identifies the item; search events refer to it by this id."""

    status: SearchCallStatus
    """How far the search has come."""

    queries: list[str]
    """Texts searched for. Empty until the model has chosen them."""

    results: list[FileSearchResult] | None = None
    """Passages found. Null unless requested with include file_search_call.results. Sources:
    openai.
    """

    agent: Agent | None = None
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""


class FileSearchResult(WireModel):
    """One passage that a file search found.

    Sources: openai.
    """

    file_id: str | None = None
    """Identifies the file with the passage."""

    filename: str | None = None
    """Name of the file with the passage."""

    score: int | float | None = None
    """How well the passage fits the query, from 0 to 1."""

    text: str | None = None
    """The passage itself."""

    attributes: dict[str, str | int | float | bool] | None = None
    """Metadata attached to the file, by key."""
