# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""How OpenRouter chose a model and a provider for the request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownOpenRouterStrategy: TypeAlias = Literal[
    "direct",
    "auto",
    "free",
    "latest",
    "alias",
    "fallback",
    "pareto",
    "bodybuilder",
    "fusion",
]
"""The known values of OpenRouterStrategy.

- ``direct``: The model named in the request was used.

- ``auto``: The auto router picked a model to suit the prompt.

- ``free``: A model that costs nothing was picked.

- ``latest``: The name stood for the newest model of a family.

- ``alias``: The name stood for another model.

- ``fallback``: A further model from the request's list took over.

- ``pareto``: The Pareto router picked a model by weighing ability against price.

- ``bodybuilder``: The body builder turned a plain-language wish into API requests.

- ``fusion``: Several models answered and their answers were merged.
"""

OpenRouterStrategy: TypeAlias = KnownOpenRouterStrategy | str
"""Ways in which OpenRouter picks a model. A server may send further values."""


def is_known_open_router_strategy(value: object) -> TypeIs[KnownOpenRouterStrategy]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownOpenRouterStrategy)


KnownOpenRouterPipelineStageType: TypeAlias = Literal[
    "guardrail",
    "plugin",
    "server_tools",
    "response_healing",
    "context_compression",
]
"""The known values of OpenRouterPipelineStageType.

- ``guardrail``: A check that may block or change content.

- ``plugin``: A plugin that has no kind of its own.

- ``server_tools``: Tools that OpenRouter runs itself.

- ``response_healing``: Repair of malformed output.

- ``context_compression``: Shortening of the conversation to fit the model.
"""

OpenRouterPipelineStageType: TypeAlias = KnownOpenRouterPipelineStageType | str
"""Kinds of step that OpenRouter runs around the model. A server may send further values."""


def is_known_open_router_pipeline_stage_type(
    value: object,
) -> TypeIs[KnownOpenRouterPipelineStageType]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownOpenRouterPipelineStageType)
