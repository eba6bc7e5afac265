# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""How much the model reasons, and how much of that it shows."""

from typing import TYPE_CHECKING

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.common.reasoning import (
        ReasoningContext,
        ReasoningEffort,
        ReasoningMode,
        ReasoningSummary,
    )


class ReasoningDict(TypedDict):
    """Reasoning settings in force for a response.

    Sources: openai, openrouter, openresponses.
    """

    effort: NotRequired["ReasoningEffort | None"]
    """How hard the model thinks before it answers."""

    summary: NotRequired["ReasoningSummary | None"]
    """How detailed the shown summary of the reasoning is; null if there is none."""

    context: NotRequired["ReasoningContext | None"]
    """Which earlier reasoning the model gets to see again. Sources: openai, openrouter."""

    generate_summary: NotRequired["ReasoningSummary | None"]
    """The old name for the level of detail of the summary. Deprecated: Use summary instead.
    Sources: openai.
    """

    mode: NotRequired["ReasoningMode | None"]
    """How the reasoning is run, such as standard or pro. Sources: openai, openrouter."""
