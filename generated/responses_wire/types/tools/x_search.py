# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Search of posts on X, as a tool of xAI or an option of OpenRouter's web search."""

from typing import Literal

from .._compat import NotRequired, TypedDict


class XSearchOptionsDict(TypedDict):
    """Has xAI search posts on X next to the web; such searches are billed separately.

    Sources: openrouter.
    """

    allowed_x_handles: NotRequired[list[str] | None]
    """Accounts whose posts alone are searched, 20 at most; not to be combined with excluded
    handles.
    """

    enable_image_understanding: NotRequired[bool | None]
    """When true, images in the posts found are looked at too."""

    enable_video_understanding: NotRequired[bool | None]
    """When true, videos in the posts found are looked at too."""

    excluded_x_handles: NotRequired[list[str] | None]
    """Accounts whose posts are skipped, 20 at most; not to be combined with allowed handles."""

    from_date: NotRequired[str | None]
    """First day of the posts to search, as an ISO 8601 date."""

    to_date: NotRequired[str | None]
    """Last day of the posts to search, as an ISO 8601 date."""


class XSearchToolDict(TypedDict):
    """Lets the model search posts on X; xAI's servers send it.

    Sources: observed.
    """

    type: Literal["x_search"]
    """Marks the tool as search on X."""

    allowed_x_handles: NotRequired[list[str] | None]
    """Accounts whose posts alone are searched."""

    excluded_x_handles: NotRequired[list[str] | None]
    """Accounts whose posts are skipped."""

    from_date: NotRequired[str | None]
    """First day of the posts to search, as an ISO 8601 date."""

    to_date: NotRequired[str | None]
    """Last day of the posts to search, as an ISO 8601 date."""

    enable_image_understanding: NotRequired[bool | None]
    """When true, images in the posts found are looked at too."""

    enable_video_understanding: NotRequired[bool | None]
    """When true, videos in the posts found are looked at too."""
