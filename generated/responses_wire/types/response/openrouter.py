# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""How OpenRouter chose a model and a provider for the request."""

from typing import TYPE_CHECKING, Any

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.response.openrouter import OpenRouterPipelineStageType, OpenRouterStrategy


class OpenRouterMetadataDict(TypedDict):
    """The route a request took; sent if the request asks for it in a header.

    Sources: openrouter.
    """

    requested: str
    """The model the request named."""

    strategy: "OpenRouterStrategy"
    """How the model was picked."""

    summary: str
    """The decision in one line of text, such as how many endpoints there were and which one was
    taken.
    """

    attempt: int
    """Number of the attempt that the metadata describes."""

    endpoints: "OpenRouterEndpointsDict"
    """Endpoints that came into question."""

    is_byok: bool
    """Whether the caller's own provider key was used."""

    region: str | None
    """Code of the region that handled the request, or null if it is not known."""

    attempts: NotRequired["list[OpenRouterAttemptDict] | None"]
    """Every provider tried, with the outcome."""

    generation_time: NotRequired[int | None]
    """Milliseconds from sending the request to the provider until its answer ended; absent if
    none was sent.
    """

    params: NotRequired["OpenRouterParamsDict | None"]
    """Settings that guided the choice."""

    pipeline: NotRequired["list[OpenRouterPipelineStageDict] | None"]
    """What ran before and after the model, such as guardrails and plugins."""


class OpenRouterAttemptDict(TypedDict):
    """One try at getting an answer from a provider.

    Sources: openrouter.
    """

    model: str
    """The model that was tried."""

    provider: str
    """The provider that was tried."""

    status: int
    """HTTP status that the provider answered with."""


class OpenRouterEndpointsDict(TypedDict):
    """Endpoints among which the router chose.

    Sources: openrouter.
    """

    available: "list[OpenRouterEndpointDict]"
    """Each endpoint that could be used."""

    total: int
    """How many endpoints there are."""


class OpenRouterEndpointDict(TypedDict):
    """A model at one provider.

    Sources: openrouter.
    """

    model: str
    """The model offered there."""

    provider: str
    """The provider offering it."""

    selected: bool
    """Whether this endpoint was chosen."""


class OpenRouterParamsDict(TypedDict):
    """Settings that narrow down which endpoints qualify.

    Sources: openrouter.
    """

    quality_floor: NotRequired[int | float | None]
    """Least quality that was acceptable."""

    throughput_floor: NotRequired[int | float | None]
    """Least throughput that was acceptable."""

    version_group: NotRequired[str | None]
    """The group of model versions to choose from."""


class OpenRouterPipelineStageDict(TypedDict):
    """One step OpenRouter ran around the model.

    Sources: openrouter.
    """

    type: "OpenRouterPipelineStageType"
    """What kind of step it is."""

    name: str
    """Which plugin ran; tells apart steps of the same kind."""

    cost_usd: NotRequired[int | float | None]
    """What the step cost, in US dollars."""

    data: NotRequired[dict[str, Any] | None]
    """Details that depend on the step."""

    guardrail_id: NotRequired[str | None]
    """The guardrail that was applied."""

    guardrail_scope: NotRequired[str | None]
    """What the guardrail is attached to, such as an API key."""

    summary: NotRequired[str | None]
    """What the step did, in one line of text."""
