# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Items made when the API runs several agents that work on one response together."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.multi_agent import MultiAgentAction
    from ..content.parts import ResponseOutputTextDict
    from ..content.unions import AgentMessageContentDict
    from .agent import AgentDict


class AgentMessageDict(TypedDict):
    """A message that one agent sent to another.

    Sources: openai.
    """

    type: Literal["agent_message"]
    """Marks the item as a message between agents."""

    id: NotRequired[str | None]
    """Identifies the message item."""

    author: str
    """Name of the agent that sent the message."""

    recipient: str
    """Name of the agent that the message is for."""

    content: "list[AgentMessageContentDict]"
    """Parts of the message; often encrypted, so that only the agents can read it."""

    agent: NotRequired["AgentDict | None"]
    """Agent whose output this item is."""


class MultiAgentCallDict(TypedDict):
    """An agent's request to the API to start, steer or query other agents.

    Sources: openai.
    """

    type: Literal["multi_agent_call"]
    """Marks the item as a multi-agent action."""

    id: NotRequired[str | None]
    """Identifies the call item."""

    call_id: str
    """Pairs the call with its multi_agent_call_output."""

    action: "MultiAgentAction"
    """What the agent asks for."""

    arguments: str
    """Parameters of the action, as JSON text written by the model."""

    agent: NotRequired["AgentDict | None"]
    """Agent that made the call."""


class MultiAgentCallOutputDict(TypedDict):
    """The answer to an earlier multi-agent action.

    Sources: openai.
    """

    type: Literal["multi_agent_call_output"]
    """Marks the item as the result of a multi-agent action."""

    id: NotRequired[str | None]
    """Identifies the output item."""

    call_id: str
    """Repeats the call_id of the action that this answers."""

    action: "MultiAgentAction"
    """The action that was carried out."""

    output: "list[ResponseOutputTextDict]"
    """Text parts that the acting agent gets to read."""

    agent: NotRequired["AgentDict | None"]
    """Agent that receives the result."""
