# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Messages of a conversation, written by the model or sent to it."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.message import MessagePhase, MessageRole
    from ...enums.items.status import ItemStatus
    from ..content.unions import ContentPartDict
    from .agent import AgentDict


class ResponseOutputMessageDict(TypedDict):
    """A message that the model wrote, made of text and refusal parts.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["message"]
    """Marks the item as a message."""

    id: NotRequired[str | None]
    """Identifies the message; content part and text events refer to it."""

    status: NotRequired["ItemStatus | None"]
    """Whether the message is still being written; some servers leave it out."""

    role: "MessageRole"
    """Author of the message; assistant for what the model writes."""

    content: NotRequired["list[ContentPartDict] | None"]
    """Parts of the message in order; stream events address them by zero-based index."""

    phase: NotRequired["MessagePhase | None"]
    """Tells interim remarks from the final answer; keep it when the message is sent back as
    input. Sources: openai, openrouter, openresponses.
    """

    agent: NotRequired["AgentDict | None"]
    """Agent that wrote the message, when several agents share the response. Sources: openai."""


class ResponseInputMessageDict(TypedDict):
    """A message given to the model as input, including earlier answers of its own.

    Sources: openai, openrouter.
    """

    type: NotRequired[Literal["message"] | None]
    """Marks the item as a message; may be left out for messages with a role and content."""

    id: NotRequired[str | None]
    """Identifies a stored message; usually absent in messages that a caller writes."""

    status: NotRequired["ItemStatus | None"]
    """State of a message that the API returns; callers need not set it."""

    role: "MessageRole"
    """Author of the message; developer and system outrank user when instructions conflict."""

    content: "str | list[ContentPartDict] | None"
    """Plain text, or a list of parts such as text, images and files."""

    phase: NotRequired["MessagePhase | None"]
    """Phase of an earlier assistant message; send it back unchanged."""

    agent: NotRequired["AgentDict | None"]
    """Agent the message belongs to, when several agents share the response. Sources: openai."""
