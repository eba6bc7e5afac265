# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Searches of uploaded files, and the passages they find."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.status import SearchCallStatus
    from .agent import AgentDict


class ResponseFileSearchToolCallDict(TypedDict):
    """Search of the caller's files that the model asked for and the server ran.

    Sources: openai, openrouter.
    """

    type: Literal["file_search_call"]
    """Marks the item as a file search call."""

    id: str
    """Identifies the item; search events refer to it by this id."""

    status: "SearchCallStatus"
    """How far the search has come."""

    queries: list[str]
    """Texts searched for. Empty until the model has chosen them."""

    results: NotRequired["list[FileSearchResultDict] | None"]
    """Passages found. Null unless requested with include file_search_call.results. Sources:
    openai.
    """

    agent: NotRequired["AgentDict | None"]
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""


class FileSearchResultDict(TypedDict):
    """One passage that a file search found.

    Sources: openai.
    """

    file_id: NotRequired[str | None]
    """Identifies the file with the passage."""

    filename: NotRequired[str | None]
    """Name of the file with the passage."""

    score: NotRequired[int | float | None]
    """How well the passage fits the query, from 0 to 1."""

    text: NotRequired[str | None]
    """The passage itself."""

    attributes: NotRequired[dict[str, str | int | float | bool] | None]
    """Metadata attached to the file, by key."""
