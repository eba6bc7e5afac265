# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Items made when the API runs several agents that work on one response together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownMultiAgentAction: TypeAlias = Literal[
    "spawn_agent",
    "interrupt_agent",
    "list_agents",
    "send_message",
    "followup_task",
    "wait_agent",
]
"""The known values of MultiAgentAction.

- ``spawn_agent``: Start a new agent.

- ``interrupt_agent``: Stop what another agent is doing.

- ``list_agents``: Ask which agents exist.

- ``send_message``: Send a message to another agent.

- ``followup_task``: Give an existing agent more work.

- ``wait_agent``: Pause until another agent reports back.
"""

MultiAgentAction: TypeAlias = KnownMultiAgentAction | str
"""What one agent can do with the others. A server may send further values."""


def is_known_multi_agent_action(value: object) -> TypeIs[KnownMultiAgentAction]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownMultiAgentAction)
