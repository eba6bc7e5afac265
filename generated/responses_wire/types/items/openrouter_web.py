# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Items of OpenRouter's server tools for the web, file search and images."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.status import ItemStatus, ToolItemStatus
    from .web_search import WebSearchActionSearchDict


class OpenRouterWebSearchItemDict(TypedDict):
    """A web search done by OpenRouter.

    Sources: openrouter.
    """

    type: Literal["openrouter:web_search"]
    """Marks the item as a web search by OpenRouter."""

    id: NotRequired[str | None]
    """Identifies the item within the response."""

    status: "ToolItemStatus"
    """How far the search has come."""

    action: NotRequired["WebSearchActionSearchDict | None"]
    """Query that was sent and, if reported, the pages it found."""

    error: NotRequired[str | None]
    """Why the search gave no result; set when the status is failed."""


class OpenRouterWebFetchItemDict(TypedDict):
    """A web page that OpenRouter fetched for the model.

    Sources: openrouter.
    """

    type: Literal["openrouter:web_fetch"]
    """Marks the item as a page fetch by OpenRouter."""

    id: NotRequired[str | None]
    """Identifies the item within the response."""

    status: "ItemStatus"
    """How far the fetch has come."""

    content: NotRequired[str | None]
    """Text of the page."""

    error: NotRequired[str | None]
    """Why the page could not be fetched."""

    httpStatus: NotRequired[int | None]
    """HTTP status code with which the page's server answered."""

    title: NotRequired[str | None]
    """Title of the page."""

    url: NotRequired[str | None]
    """Address that was fetched."""


class OpenRouterBrowserUseItemDict(TypedDict):
    """One step of the model in a browser that OpenRouter runs.

    Sources: openrouter.
    """

    type: Literal["openrouter:browser_use"]
    """Marks the item as a browser step."""

    id: NotRequired[str | None]
    """Identifies the item within the response."""

    status: "ItemStatus"
    """How far the step has come."""

    action: NotRequired[str | None]
    """What was done in the browser."""

    screenshotB64: NotRequired[str | None]
    """Picture of the browser, encoded as Base64."""


class OpenRouterFileSearchItemDict(TypedDict):
    """A search through stored files done by OpenRouter.

    Sources: openrouter.
    """

    type: Literal["openrouter:file_search"]
    """Marks the item as a file search by OpenRouter."""

    id: NotRequired[str | None]
    """Identifies the item within the response."""

    status: "ItemStatus"
    """How far the search has come."""

    queries: NotRequired[list[str] | None]
    """Queries used for the search."""


class OpenRouterImageGenerationItemDict(TypedDict):
    """An image that OpenRouter had generated for the model.

    Sources: openrouter.
    """

    type: Literal["openrouter:image_generation"]
    """Marks the item as an image generation by OpenRouter."""

    id: NotRequired[str | None]
    """Identifies the item within the response."""

    status: "ToolItemStatus"
    """How far the generation has come."""

    error: NotRequired[str | None]
    """Why no image was made; set when the status is failed."""

    imageB64: NotRequired[str | None]
    """Image data, encoded as Base64."""

    imageUrl: NotRequired[str | None]
    """URL at which the image can be fetched."""

    prompt: NotRequired[str | None]
    """Prompt used for the image; may differ from the one requested."""

    result: NotRequired[str | None]
    """The image, as Base64 data or as a URL; null while there is none."""

    revisedPrompt: NotRequired[str | None]
    """Prompt after rewriting, if it was rewritten."""
