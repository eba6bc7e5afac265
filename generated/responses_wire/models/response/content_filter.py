# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What Azure's content filter found in the prompt and in each completion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.response.content_filter import ContentFilterSeverity, ContentFilterSource


class ContentFilter(WireModel):
    """The filter's findings for one stretch of text, reported by Azure.

    Sources: observed.
    """

    source_type: ContentFilterSource | None = None
    """Whether the prompt or a completion was examined."""

    blocked: bool | None = None
    """Whether the filter stopped this text."""

    content_filter_results: dict[str, ContentFilterResult] | None = None
    """Findings by category, such as hate, violence or jailbreak."""

    content_filter_offsets: ContentFilterOffsets | None = None
    """Which part of the text the findings cover."""

    content_filter_raw: Any = None
    """The filter's unprocessed findings; null in every recording."""


class ContentFilterResult(WireModel):
    """The finding for one category of content.

    Sources: observed.
    """

    filtered: bool | None = None
    """Whether content was filtered because of this category."""

    severity: ContentFilterSeverity | None = None
    """How serious the finding is, for categories that are graded."""

    detected: bool | None = None
    """Whether it was found at all, for categories that are not graded, such as jailbreak."""


class ContentFilterOffsets(WireModel):
    """Positions that bound the examined text.

    Sources: observed.
    """

    start_offset: int | None = None
    """Where the examined text starts."""

    end_offset: int | None = None
    """Where the examined text ends."""

    check_offset: int | None = None
    """With Azure's asynchronous filter, the position up to which text has been checked."""
