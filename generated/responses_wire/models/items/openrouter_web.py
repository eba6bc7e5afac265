# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Items of OpenRouter's server tools for the web, file search and images."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.items.status import ItemStatus, ToolItemStatus
    from .web_search import WebSearchActionSearch


class OpenRouterWebSearchItem(WireModel):
    """A web search done by OpenRouter.

    Sources: openrouter.
    """

    type: Literal["openrouter:web_search"] = "openrouter:web_search"
    """Marks the item as a web search by OpenRouter."""

    id: str | None = None
    """Identifies the item within the response."""

    status: ToolItemStatus
    """How far the search has come."""

    action: WebSearchActionSearch | None = None
    """Query that was sent and, if reported, the pages it found."""

    error: str | None = None
    """Why the search gave no result; set when the status is failed."""


class OpenRouterWebFetchItem(WireModel):
    """A web page that OpenRouter fetched for the model.

    Sources: openrouter.
    """

    type: Literal["openrouter:web_fetch"] = "openrouter:web_fetch"
    """Marks the item as a page fetch by OpenRouter."""

    id: str | None = None
    """Identifies the item within the response."""

    status: ItemStatus
    """How far the fetch has come."""

    content: str | None = None
    """Text of the page."""

    error: str | None = None
    """Why the page could not be fetched."""

    httpStatus: int | None = None
    """HTTP status code with which the page's server answered."""

    title: str | None = None
    """Title of the page."""

    url: str | None = None
    """Address that was fetched."""


class OpenRouterBrowserUseItem(WireModel):
    """One step of the model in a browser that OpenRouter runs.

    Sources: openrouter.
    """

    type: Literal["openrouter:browser_use"] = "openrouter:browser_use"
    """Marks the item as a browser step."""

    id: str | None = None
    """Identifies the item within the response."""

    status: ItemStatus
    """How far the step has come."""

    action: str | None = None
    """What was done in the browser."""

    screenshotB64: str | None = None
    """Picture of the browser, encoded as Base64."""


class OpenRouterFileSearchItem(WireModel):
    """A search through stored files done by OpenRouter.

    Sources: openrouter.
    """

    type: Literal["openrouter:file_search"] = "openrouter:file_search"
    """Marks the item as a file search by OpenRouter."""

    id: str | None = None
    """Identifies the item within the response."""

    status: ItemStatus
    """How far the search has come."""

    queries: list[str] | None = None
    """Queries used for the search."""


class OpenRouterImageGenerationItem(WireModel):
    """An image that OpenRouter had generated for the model.

    Sources: openrouter.
    """

    type: Literal["openrouter:image_generation"] = "openrouter:image_generation"
    """Marks the item as an image generation by OpenRouter."""

    id: str | None = None
    """Identifies the item within the response."""

    status: ToolItemStatus
    """How far the generation has come."""

    error: str | None = None
    """Why no image was made; set when the status is failed."""

    imageB64: str | None = None
    """Image data, encoded as Base64."""

    imageUrl: str | None = None
    """URL at which the image can be fetched."""

    prompt: str | None = None
    """Prompt used for the image; may differ from the one requested."""

    result: str | None = None
    """The image, as Base64 data or as a URL; null while there is none."""

    revisedPrompt: str | None = None
    """Prompt after rewriting, if it was rewritten."""
