# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What a model thinks before it answers, as far as the API shows it."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.reasoning import ReasoningFormat
    from ...enums.items.status import ItemStatus
    from ..content.unions import ContentPartDict
    from .agent import AgentDict


class ResponseReasoningItemDict(TypedDict):
    """A stretch of the model's reasoning; send it back as input to let a later turn build on it.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["reasoning"]
    """Marks the item as reasoning."""

    id: NotRequired[str | None]
    """Identifies the item; reasoning text and summary events refer to it."""

    summary: NotRequired["list[ContentPartDict] | None"]
    """Parts that sum up the reasoning; empty when no summary was asked for or made. Sources:
    openai, openrouter, openresponses.
    """

    content: NotRequired["list[ContentPartDict] | None"]
    """Parts with the reasoning text itself, where the provider reveals it."""

    encrypted_content: NotRequired[str | None]
    """Reasoning in encrypted form, to carry on without storage; take it from the finished item.
    Sources: openai, openrouter, openresponses.
    """

    status: NotRequired["ItemStatus | None"]
    """Whether the reasoning is still going on; often left out. Sources: openai, openrouter,
    friendli.
    """

    format: NotRequired["ReasoningFormat | None"]
    """Tells which provider's format the reasoning has, so that it can be sent back. Sources:
    openrouter.
    """

    signature: NotRequired[str | None]
    """Provider's signature that proves the reasoning is unaltered; send it back unchanged.
    Sources: openrouter.
    """

    agent: NotRequired["AgentDict | None"]
    """Agent that did the reasoning, when several agents share the response. Sources: openai."""
