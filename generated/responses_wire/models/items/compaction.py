# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Shortening a long conversation to an encrypted stand-in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from .agent import Agent


class ResponseCompactionItem(WireModel):
    """Stands in for the earlier conversation. Pass it back as input to continue from there.

    Sources: openai, openresponses.
    """

    type: Literal["compaction"] = "compaction"
    """Marks the item as a compacted conversation."""

    id: str | None = None
    """Identifies the compaction item."""

    encrypted_content: str
    """Compacted conversation in encrypted form, readable only by the server."""

    agent: Agent | None = None
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""

    created_by: str | None = None
    """Identifies who created the item."""


class ContextCompactionItem(WireModel):
    """Marks in the input where earlier context was compacted.

    Sources: openrouter.
    """

    type: Literal["context_compaction"] = "context_compaction"
    """Marks the item as a place where context was compacted."""

    id: str | None = None
    """Identifies the marker."""

    encrypted_content: str | None = None
    """Summary of the compacted context in encrypted form, if there is one."""


class CompactionTrigger(WireModel):
    """Asks the server to compact the conversation so far. Only allowed as the last input item.

    Sources: openai.
    """

    type: Literal["compaction_trigger"] = "compaction_trigger"
    """Marks the item as a request to compact."""

    id: str | None = None
    """Identifies the trigger item."""

    agent: Agent | None = None
    """Names the agent that made the item, in a multi-agent response."""
