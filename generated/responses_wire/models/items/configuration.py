# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Changes of settings in the middle of a conversation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.common.reasoning import ReasoningEffort
    from ..response.text import ResponseFormat
    from .agent import Agent


class ConfigurationUpdate(WireModel):
    """Changes settings for the responses that follow. Each holds until another update replaces
    it.

    Sources: openai, openrouter.
    """

    type: Literal["configuration_update"] = "configuration_update"
    """Marks the item as a change of settings."""

    id: str | None = None
    """Identifies the update item."""

    reasoning: ConfigurationUpdateReasoning | None = None
    """New settings for reasoning, if they change."""

    text: ConfigurationUpdateText | None = None
    """New settings for text output, if they change. Sources: openai."""

    agent: Agent | None = None
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""


class ConfigurationUpdateReasoning(WireModel):
    """Reasoning settings that an update brings into force.

    Sources: openai, openrouter.
    """

    effort: ReasoningEffort | None = None
    """How much the model reasons from now on."""


class ConfigurationUpdateText(WireModel):
    """Text settings that an update brings into force.

    Sources: openai.
    """

    format: ResponseFormat
    """Format the output text has from now on."""
