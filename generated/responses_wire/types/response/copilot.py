# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What GitHub Copilot adds to say how a response is billed."""

from typing import TYPE_CHECKING

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.response.copilot import CopilotTokenType


class CopilotUsageDict(TypedDict):
    """The bill for a response from GitHub Copilot, sent beside the response in the closing
    event.

    Sources: observed.
    """

    token_details: NotRequired["list[CopilotTokenDetailsDict] | None"]
    """The bill by kind of token."""

    total_nano_aiu: NotRequired[int | None]
    """The whole bill in billionths of an AIU, Copilot's billing unit."""


class CopilotTokenDetailsDict(TypedDict):
    """How many tokens of one kind were used, and their price.

    Sources: observed.
    """

    token_type: NotRequired["CopilotTokenType | None"]
    """Which kind of token the entry counts."""

    token_count: NotRequired[int | None]
    """How many tokens of this kind were used."""

    batch_size: NotRequired[int | None]
    """How many tokens the price is for."""

    cost_per_batch: NotRequired[int | None]
    """Price of one batch, in billionths of an AIU."""
