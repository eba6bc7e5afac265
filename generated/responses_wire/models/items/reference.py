# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Input that points to an item the API has already stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from .agent import Agent


class ItemReference(WireModel):
    """Stands for a stored item in the input, so that it need not be sent again.

    Sources: openai.
    """

    type: Literal["item_reference"] | None = "item_reference"
    """Marks the item as a reference; may be left out."""

    id: str
    """Identifies the stored item that is meant."""

    agent: Agent | None = None
    """Agent the item belongs to, when several agents share the response."""
