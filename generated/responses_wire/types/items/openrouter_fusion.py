# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Items of OpenRouter's fusion tool, which asks several models and compares their answers."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.status import ItemStatus


class OpenRouterFusionItemDict(TypedDict):
    """A fusion run, in which a panel of models answers and an analyst compares the answers.

    Sources: openrouter.
    """

    type: Literal["openrouter:fusion"]
    """Marks the item as a fusion run."""

    id: NotRequired[str | None]
    """Identifies the item; fusion events refer to it."""

    status: "ItemStatus"
    """How far the run has come."""

    analysis: NotRequired["FusionAnalysisDict | None"]
    """The analyst's comparison of the panel's answers; absent until it is ready."""

    error: NotRequired[str | None]
    """Why the run produced no analysis."""

    failed_models: NotRequired["list[FusionFailedModelDict] | None"]
    """Panel models that gave no answer; absent when all of them did."""

    failure_reason: NotRequired[str | None]
    """Machine-readable cause of a failed run, such as rate_limited or cancelled."""

    responses: NotRequired["list[FusionResponseDict] | None"]
    """Answers of the panel models that succeeded."""

    sources: NotRequired["list[FusionSourceDict] | None"]
    """Web pages found during the run, each URL once."""


class FusionResponseDict(TypedDict):
    """The answer of one panel model.

    Sources: openrouter.
    """

    model: str
    """Slug of the panel model."""

    content: NotRequired[str | None]
    """Full text of its answer."""


class FusionAnalysisDict(TypedDict):
    """The analyst model's comparison of all answers in a fusion run.

    Sources: openrouter.
    """

    consensus: list[str]
    """Points on which the models agree."""

    contradictions: "list[FusionContradictionDict]"
    """Topics on which the models disagree."""

    partial_coverage: "list[FusionPartialCoverageDict]"
    """Points that only some of the models bring up."""

    unique_insights: "list[FusionUniqueInsightDict]"
    """Points that a single model brings up."""

    blind_spots: list[str]
    """Aspects that the whole panel missed."""


class FusionContradictionDict(TypedDict):
    """A topic on which the panel disagrees.

    Sources: openrouter.
    """

    topic: str
    """What the disagreement is about."""

    stances: "list[FusionStanceDict]"
    """Who takes which position."""


class FusionStanceDict(TypedDict):
    """One model's position on a disputed topic.

    Sources: openrouter.
    """

    model: str
    """Names the model that takes the position."""

    stance: str
    """The position in words."""


class FusionPartialCoverageDict(TypedDict):
    """A point that part of the panel covers.

    Sources: openrouter.
    """

    point: str
    """The point in words."""

    models: list[str]
    """Names of the models that cover it."""


class FusionUniqueInsightDict(TypedDict):
    """A point that no other panel model makes.

    Sources: openrouter.
    """

    model: str
    """Names the model that makes it."""

    insight: str
    """The point in words."""


class FusionFailedModelDict(TypedDict):
    """A panel model that gave no answer.

    Sources: openrouter.
    """

    model: str
    """Slug of the model that failed."""

    error: str
    """What went wrong with this model."""

    status_code: NotRequired[int | None]
    """HTTP status from the model's provider, such as 429, if there was one."""


class FusionSourceDict(TypedDict):
    """A web page found during a fusion run.

    Sources: openrouter.
    """

    title: str
    """Title of the page."""

    url: str
    """Address of the page."""
