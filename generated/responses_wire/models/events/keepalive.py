# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Signs of life on a silent stream."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import BaseEvent

if TYPE_CHECKING:
    from ..items.agent import Agent


class KeepaliveEvent(BaseEvent):
    """Nothing new has happened, but the connection is alive; it carries no data and can be
    skipped.

    Wire type: ``keepalive``.

    Sources: observed.
    """

    type: Literal["keepalive"] = "keepalive"
    """Tells the kind of the event."""

    sequence_number: int | None = None
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: Agent | None = None
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
