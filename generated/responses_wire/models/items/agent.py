# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Names of the agents in multi-agent responses."""

from __future__ import annotations


from ..._model import WireModel


class Agent(WireModel):
    """One of the agents that take part in a multi-agent response.

    Sources: openai.
    """

    agent_name: str
    """Tells this agent apart from the others in the response."""
