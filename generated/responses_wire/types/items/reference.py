# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Input that points to an item the API has already stored."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from .agent import AgentDict


class ItemReferenceDict(TypedDict):
    """Stands for a stored item in the input, so that it need not be sent again.

    Sources: openai.
    """

    type: NotRequired[Literal["item_reference"] | None]
    """Marks the item as a reference; may be left out."""

    id: str
    """Identifies the stored item that is meant."""

    agent: NotRequired["AgentDict | None"]
    """Agent the item belongs to, when several agents share the response."""
