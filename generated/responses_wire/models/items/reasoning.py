# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What a model thinks before it answers, as far as the API shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.items.reasoning import ReasoningFormat
    from ...enums.items.status import ItemStatus
    from ..content.unions import ContentPart
    from .agent import Agent


class ResponseReasoningItem(WireModel):
    """A stretch of the model's reasoning; send it back as input to let a later turn build on it.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["reasoning"] = "reasoning"
    """Marks the item as reasoning."""

    id: str | None = None
    """Identifies the item; reasoning text and summary events refer to it."""

    summary: list[ContentPart] | None = None
    """Parts that sum up the reasoning; empty when no summary was asked for or made. Sources:
    openai, openrouter, openresponses.
    """

    content: list[ContentPart] | None = None
    """Parts with the reasoning text itself, where the provider reveals it."""

    encrypted_content: str | None = None
    """Reasoning in encrypted form, to carry on without storage; take it from the finished item.
    Sources: openai, openrouter, openresponses.
    """

    status: ItemStatus | None = None
    """Whether the reasoning is still going on; often left out. Sources: openai, openrouter,
    friendli.
    """

    format: ReasoningFormat | None = None
    """Tells which provider's format the reasoning has, so that it can be sent back. Sources:
    openrouter.
    """

    signature: str | None = None
    """Provider's signature that proves the reasoning is unaltered; send it back unchanged.
    Sources: openrouter.
    """

    agent: Agent | None = None
    """Agent that did the reasoning, when several agents share the response. Sources: openai."""
