# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Items of OpenRouter's fusion tool, which asks several models and compares their answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.items.status import ItemStatus


class OpenRouterFusionItem(WireModel):
    """A fusion run, in which a panel of models answers and an analyst compares the answers.

    Sources: openrouter.
    """

    type: Literal["openrouter:fusion"] = "openrouter:fusion"
    """Marks the item as a fusion run."""

    id: str | None = None
    """Identifies the item; fusion events refer to it."""

    status: ItemStatus
    """How far the run has come."""

    analysis: FusionAnalysis | None = None
    """The analyst's comparison of the panel's answers; absent until it is ready."""

    error: str | None = None
    """Why the run produced no analysis."""

    failed_models: list[FusionFailedModel] | None = None
    """Panel models that gave no answer; absent when all of them did."""

    failure_reason: str | None = None
    """Machine-readable cause of a failed run, such as rate_limited or cancelled."""

    responses: list[FusionResponse] | None = None
    """Answers of the panel models that succeeded."""

    sources: list[FusionSource] | None = None
    """Web pages found during the run, each URL once."""


class FusionResponse(WireModel):
    """The answer of one panel model.

    Sources: openrouter.
    """

    model: str
    """Slug of the panel model."""

    content: str | None = None
    """Full text of its answer."""


class FusionAnalysis(WireModel):
    """The analyst model's comparison of all answers in a fusion run.

    Sources: openrouter.
    """

    consensus: list[str]
    """Points on which the models agree."""

    contradictions: list[FusionContradiction]
    """Topics on which the models disagree."""

    partial_coverage: list[FusionPartialCoverage]
    """Points that only some of the models bring up."""

    unique_insights: list[FusionUniqueInsight]
    """Points that a single model brings up."""

    blind_spots: list[str]
    """Aspects that the whole panel missed."""


class FusionContradiction(WireModel):
    """A topic on which the panel disagrees.

    Sources: openrouter.
    """

    topic: str
    """What the disagreement is about."""

    stances: list[FusionStance]
    """Who takes which position."""


class FusionStance(WireModel):
    """One model's position on a disputed topic.

    Sources: openrouter.
    """

    model: str
    """Names the model that takes the position."""

    stance: str
    """The position in words."""


class FusionPartialCoverage(WireModel):
    """A point that part of the panel covers.

    Sources: openrouter.
    """

    point: str
    """The point in words."""

    models: list[str]
    """Names of the models that cover it."""


class FusionUniqueInsight(WireModel):
    """A point that no other panel model makes.

    Sources: openrouter.
    """

    model: str
    """Names the model that makes it."""

    insight: str
    """The point in words."""


class FusionFailedModel(WireModel):
    """A panel model that gave no answer.

    Sources: openrouter.
    """

    model: str
    """Slug of the model that failed."""

    error: str
    """What went wrong with this model."""

    status_code: int | None = None
    """HTTP status from the model's provider, such as 429, if there was one."""


class FusionSource(WireModel):
    """A web page found during a fusion run.

    Sources: openrouter.
    """

    title: str
    """Title of the page."""

    url: str
    """Address of the page."""
