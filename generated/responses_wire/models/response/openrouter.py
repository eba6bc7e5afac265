# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""How OpenRouter chose a model and a provider for the request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.response.openrouter import OpenRouterPipelineStageType, OpenRouterStrategy


class OpenRouterMetadata(WireModel):
    """The route a request took; sent if the request asks for it in a header.

    Sources: openrouter.
    """

    requested: str
    """The model the request named."""

    strategy: OpenRouterStrategy
    """How the model was picked."""

    summary: str
    """The decision in one line of text, such as how many endpoints there were and which one was
    taken.
    """

    attempt: int
    """Number of the attempt that the metadata describes."""

    endpoints: OpenRouterEndpoints
    """Endpoints that came into question."""

    is_byok: bool
    """Whether the caller's own provider key was used."""

    region: str | None
    """Code of the region that handled the request, or null if it is not known."""

    attempts: list[OpenRouterAttempt] | None = None
    """Every provider tried, with the outcome."""

    generation_time: int | None = None
    """Milliseconds from sending the request to the provider until its answer ended; absent if
    none was sent.
    """

    params: OpenRouterParams | None = None
    """Settings that guided the choice."""

    pipeline: list[OpenRouterPipelineStage] | None = None
    """What ran before and after the model, such as guardrails and plugins."""


class OpenRouterAttempt(WireModel):
    """One try at getting an answer from a provider.

    Sources: openrouter.
    """

    model: str
    """The model that was tried."""

    provider: str
    """The provider that was tried."""

    status: int
    """HTTP status that the provider answered with."""


class OpenRouterEndpoints(WireModel):
    """Endpoints among which the router chose.

    Sources: openrouter.
    """

    available: list[OpenRouterEndpoint]
    """Each endpoint that could be used."""

    total: int
    """How many endpoints there are."""


class OpenRouterEndpoint(WireModel):
    """A model at one provider.

    Sources: openrouter.
    """

    model: str
    """The model offered there."""

    provider: str
    """The provider offering it."""

    selected: bool
    """Whether this endpoint was chosen."""


class OpenRouterParams(WireModel):
    """Settings that narrow down which endpoints qualify.

    Sources: openrouter.
    """

    quality_floor: int | float | None = None
    """Least quality that was acceptable."""

    throughput_floor: int | float | None = None
    """Least throughput that was acceptable."""

    version_group: str | None = None
    """The group of model versions to choose from."""


class OpenRouterPipelineStage(WireModel):
    """One step OpenRouter ran around the model.

    Sources: openrouter.
    """

    type: OpenRouterPipelineStageType
    """What kind of step it is."""

    name: str
    """Which plugin ran; tells apart steps of the same kind."""

    cost_usd: int | float | None = None
    """What the step cost, in US dollars."""

    data: dict[str, Any] | None = None
    """Details that depend on the step."""

    guardrail_id: str | None = None
    """The guardrail that was applied."""

    guardrail_scope: str | None = None
    """What the guardrail is attached to, such as an API key."""

    summary: str | None = None
    """What the step did, in one line of text."""
