# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What Azure's content filter found in the prompt and in each completion."""

from typing import TYPE_CHECKING, Any

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.response.content_filter import ContentFilterSeverity, ContentFilterSource


class ContentFilterDict(TypedDict):
    """The filter's findings for one stretch of text, reported by Azure.

    Sources: observed.
    """

    source_type: NotRequired["ContentFilterSource | None"]
    """Whether the prompt or a completion was examined."""

    blocked: NotRequired[bool | None]
    """Whether the filter stopped this text."""

    content_filter_results: NotRequired["dict[str, ContentFilterResultDict] | None"]
    """Findings by category, such as hate, violence or jailbreak."""

    content_filter_offsets: NotRequired["ContentFilterOffsetsDict | None"]
    """Which part of the text the findings cover."""

    content_filter_raw: NotRequired[Any]
    """The filter's unprocessed findings; null in every recording."""


class ContentFilterResultDict(TypedDict):
    """The finding for one category of content.

    Sources: observed.
    """

    filtered: NotRequired[bool | None]
    """Whether content was filtered because of this category."""

    severity: NotRequired["ContentFilterSeverity | None"]
    """How serious the finding is, for categories that are graded."""

    detected: NotRequired[bool | None]
    """Whether it was found at all, for categories that are not graded, such as jailbreak."""


class ContentFilterOffsetsDict(TypedDict):
    """Positions that bound the examined text.

    Sources: observed.
    """

    start_offset: NotRequired[int | None]
    """Where the examined text starts."""

    end_offset: NotRequired[int | None]
    """Where the examined text ends."""

    check_offset: NotRequired[int | None]
    """With Azure's asynchronous filter, the position up to which text has been checked."""
