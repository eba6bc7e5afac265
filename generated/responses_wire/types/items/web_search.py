# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Web searches made by the model, and the pages it opened."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.status import SearchCallStatus
    from .agent import AgentDict


class ResponseFunctionWebSearchDict(TypedDict):
    """A step of the web search tool, which may search, open a page or look within one.

    Sources: openai, openrouter.
    """

    type: Literal["web_search_call"]
    """Marks the item as a web search call."""

    id: str
    """Identifies the call; web search events refer to it."""

    status: "SearchCallStatus"
    """How far the search has come."""

    action: NotRequired["WebSearchActionDict | None"]
    """What the model did on the web; often absent until the call is done."""

    call_id: NotRequired[str | None]
    """Id of the call, sent by xAI and sometimes empty. Sources: observed."""

    name: NotRequired[str | None]
    """Name of the search function; sent by xAI. Sources: observed."""

    arguments: NotRequired[str | None]
    """Search arguments as JSON text; sent by xAI in place of an action. Sources: observed."""

    agent: NotRequired["AgentDict | None"]
    """Agent that made the search, when several agents share the response. Sources: openai."""


class WebSearchActionSearchDict(TypedDict):
    """The model sent queries to a search engine.

    Sources: openai, openrouter.
    """

    type: Literal["search"]
    """Marks the action as a search."""

    queries: NotRequired[list[str] | None]
    """Queries that were sent."""

    query: NotRequired[str | None]
    """Single query that was sent; may be empty at first. Deprecated: Use queries instead."""

    sources: NotRequired["list[WebSearchCallSourceDict] | None"]
    """Pages and data services that the search drew on, where the server reports them."""


class WebSearchActionOpenPageDict(TypedDict):
    """The model opened a web page.

    Sources: openai, openrouter.
    """

    type: Literal["open_page"]
    """Marks the action as opening a page."""

    url: NotRequired[str | None]
    """Address of the page; null when it is not given."""


class WebSearchActionFindInPageDict(TypedDict):
    """The model looked for text in a page it had opened.

    Sources: openai, openrouter.
    """

    type: Literal["find_in_page"]
    """Marks the action as a lookup within a page."""

    pattern: NotRequired[str | None]
    """Text that was looked for."""

    url: NotRequired[str | None]
    """Address of the page that was looked through."""


class WebSearchSourceDict(TypedDict):
    """A page that a search came upon.

    Sources: openai, openrouter.
    """

    type: Literal["url"]
    """Marks the source as a web address."""

    url: str
    """Address of the page."""


class WebSearchApiSourceDict(TypedDict):
    """A data service, such as one for the weather, that a search asked.

    Sources: observed.
    """

    type: Literal["api"]
    """Marks the source as a data service."""

    name: NotRequired[str]
    """Name of the service, such as oai-weather."""


class UnknownWebSearchCallSourceDict(TypedDict):
    """A member of WebSearchCallSource whose ``type`` is not known yet."""

    type: str
    """The new type."""


class UnknownWebSearchActionDict(TypedDict):
    """A member of WebSearchAction whose ``type`` is not known yet."""

    type: str
    """The new type."""


WebSearchCallSourceDict: TypeAlias = (
    "WebSearchSourceDict | WebSearchApiSourceDict | UnknownWebSearchCallSourceDict"
)
"""Where a search found something, told apart by type.

Told apart by ``type``.
"""

WebSearchActionDict: TypeAlias = (
    "WebSearchActionSearchDict | WebSearchActionOpenPageDict | WebSearchActionFindInPageDict | UnknownWebSearchActionDict"
)
"""What a web search call did, told apart by type.

Told apart by ``type``.
"""
