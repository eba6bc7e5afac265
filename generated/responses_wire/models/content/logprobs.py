# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Log probabilities of generated tokens."""

from __future__ import annotations


from ..._model import WireModel


class Logprob(WireModel):
    """Generated token with its log probability and the runners-up at its place.

    Sources: openai, openrouter, openresponses.
    """

    token: str
    """Text of the token."""

    logprob: int | float
    """Natural logarithm of the token's probability; closer to zero is more certain."""

    bytes: list[int] | None = None
    """UTF-8 bytes of the token as integers, for tokens that split a character."""

    top_logprobs: list[TopLogprob] | None = None
    """Most likely tokens at this place, at most 20."""


class TopLogprob(WireModel):
    """One of the most likely tokens at a place in the text.

    Sources: openai, openrouter, openresponses.
    """

    token: str | None = None
    """Text of the candidate token."""

    logprob: int | float | None = None
    """Natural logarithm of the candidate's probability."""

    bytes: list[int] | None = None
    """UTF-8 bytes of the candidate token as integers."""
