# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""How much the model reasons, and how much of that it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.common.reasoning import (
        ReasoningContext,
        ReasoningEffort,
        ReasoningMode,
        ReasoningSummary,
    )


class Reasoning(WireModel):
    """Reasoning settings in force for a response.

    Sources: openai, openrouter, openresponses.
    """

    effort: ReasoningEffort | None = None
    """How hard the model thinks before it answers."""

    summary: ReasoningSummary | None = None
    """How detailed the shown summary of the reasoning is; null if there is none."""

    context: ReasoningContext | None = None
    """Which earlier reasoning the model gets to see again. Sources: openai, openrouter."""

    generate_summary: ReasoningSummary | None = None
    """The old name for the level of detail of the summary. Deprecated: Use summary instead.
    Sources: openai.
    """

    mode: ReasoningMode | None = None
    """How the reasoning is run, such as standard or pro. Sources: openai, openrouter."""
