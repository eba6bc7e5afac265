# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What GitHub Copilot adds to say how a response is billed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.response.copilot import CopilotTokenType


class CopilotUsage(WireModel):
    """The bill for a response from GitHub Copilot, sent beside the response in the closing
    event.

    Sources: observed.
    """

    token_details: list[CopilotTokenDetails] | None = None
    """The bill by kind of token."""

    total_nano_aiu: int | None = None
    """The whole bill in billionths of an AIU, Copilot's billing unit."""


class CopilotTokenDetails(WireModel):
    """How many tokens of one kind were used, and their price.

    Sources: observed.
    """

    token_type: CopilotTokenType | None = None
    """Which kind of token the entry counts."""

    token_count: int | None = None
    """How many tokens of this kind were used."""

    batch_size: int | None = None
    """How many tokens the price is for."""

    cost_per_batch: int | None = None
    """Price of one batch, in billionths of an AIU."""
