# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Web searches made by the model, and the pages it opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ... import _compile
from ..._model import UnknownMember, WireModel

if TYPE_CHECKING:
    from ...enums.items.status import SearchCallStatus
    from .agent import Agent


class ResponseFunctionWebSearch(WireModel):
    """A step of the web search tool, which may search, open a page or look within one.

    Sources: openai, openrouter.
    """

    type: Literal["web_search_call"] = "web_search_call"
    """Marks the item as a web search call."""

    id: str
    """Identifies the call; web search events refer to it."""

    status: SearchCallStatus
    """How far the search has come."""

    action: WebSearchAction | None = None
    """What the model did on the web; often absent until the call is done."""

    call_id: str | None = None
    """Id of the call, sent by xAI and sometimes empty. Sources: observed."""

    name: str | None = None
    """Name of the search function; sent by xAI. Sources: observed."""

    arguments: str | None = None
    """Search arguments as JSON text; sent by xAI in place of an action. Sources: observed."""

    agent: Agent | None = None
    """Agent that made the search, when several agents share the response. Sources: openai."""


class WebSearchActionSearch(WireModel):
    """The model sent queries to a search engine.

    Sources: openai, openrouter.
    """

    type: Literal["search"] = "search"
    """Marks the action as a search."""

    queries: list[str] | None = None
    """Queries that were sent."""

    query: str | None = None
    """Single query that was sent; may be empty at first. Deprecated: Use queries instead."""

    sources: list[WebSearchCallSource] | None = None
    """Pages and data services that the search drew on, where the server reports them."""


class WebSearchActionOpenPage(WireModel):
    """The model opened a web page.

    Sources: openai, openrouter.
    """

    type: Literal["open_page"] = "open_page"
    """Marks the action as opening a page."""

    url: str | None = None
    """Address of the page; null when it is not given."""


class WebSearchActionFindInPage(WireModel):
    """The model looked for text in a page it had opened.

    Sources: openai, openrouter.
    """

    type: Literal["find_in_page"] = "find_in_page"
    """Marks the action as a lookup within a page."""

    pattern: str | None = None
    """Text that was looked for."""

    url: str | None = None
    """Address of the page that was looked through."""


class WebSearchSource(WireModel):
    """A page that a search came upon.

    Sources: openai, openrouter.
    """

    type: Literal["url"] = "url"
    """Marks the source as a web address."""

    url: str
    """Address of the page."""


class WebSearchApiSource(WireModel):
    """A data service, such as one for the weather, that a search asked.

    Sources: observed.
    """

    type: Literal["api"] = "api"
    """Marks the source as a data service."""

    name: str | None = None
    """Name of the service, such as oai-weather."""


class UnknownWebSearchCallSource(UnknownMember):
    """A member of WebSearchCallSource whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


class UnknownWebSearchAction(UnknownMember):
    """A member of WebSearchAction whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    WebSearchCallSource: TypeAlias = (
        WebSearchSource | WebSearchApiSource | UnknownWebSearchCallSource
    )
    """Where a search found something, told apart by type.

    Told apart by ``type``.
    """

    WebSearchAction: TypeAlias = (
        WebSearchActionSearch
        | WebSearchActionOpenPage
        | WebSearchActionFindInPage
        | UnknownWebSearchAction
    )
    """What a web search call did, told apart by type.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
