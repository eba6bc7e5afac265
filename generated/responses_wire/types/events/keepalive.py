# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Signs of life on a silent stream."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..items.agent import AgentDict


class KeepaliveEventDict(TypedDict):
    """Nothing new has happened, but the connection is alive; it carries no data and can be
    skipped.

    Wire type: ``keepalive``.

    Sources: observed.
    """

    type: Literal["keepalive"]
    """Tells the kind of the event."""

    sequence_number: NotRequired[int | None]
    """Position of the event in its stream, counted upward; some servers leave it out."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that the event belongs to when several agents work on one response.
    Sources: openai.
    """
