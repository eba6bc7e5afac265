# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Changes of settings in the middle of a conversation."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.common.reasoning import ReasoningEffort
    from ..response.text import ResponseFormatDict
    from .agent import AgentDict


class ConfigurationUpdateDict(TypedDict):
    """Changes settings for the responses that follow. Each holds until another update replaces
    it.

    Sources: openai, openrouter.
    """

    type: Literal["configuration_update"]
    """Marks the item as a change of settings."""

    id: NotRequired[str | None]
    """Identifies the update item."""

    reasoning: NotRequired["ConfigurationUpdateReasoningDict | None"]
    """New settings for reasoning, if they change."""

    text: NotRequired["ConfigurationUpdateTextDict | None"]
    """New settings for text output, if they change. Sources: openai."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""


class ConfigurationUpdateReasoningDict(TypedDict):
    """Reasoning settings that an update brings into force.

    Sources: openai, openrouter.
    """

    effort: NotRequired["ReasoningEffort | None"]
    """How much the model reasons from now on."""


class ConfigurationUpdateTextDict(TypedDict):
    """Text settings that an update brings into force.

    Sources: openai.
    """

    format: "ResponseFormatDict"
    """Format the output text has from now on."""
