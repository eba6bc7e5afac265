# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Whether what went in and what came out is objectionable, if moderation was asked for."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._compat import TypedDict

if TYPE_CHECKING:
    from ...enums.common.tools import ContentModality


class ModerationDict(TypedDict):
    """Verdicts on both sides of a response, present if the request asked for moderation.

    Sources: openai.
    """

    input: "ModerationOutcomeDict"
    """The verdict on what the caller sent."""

    output: "ModerationOutcomeDict"
    """The verdict on what the model wrote."""


class ModerationResultDict(TypedDict):
    """The verdict of a moderation model.

    Sources: openai.
    """

    type: Literal["moderation_result"]
    """Marks the outcome as a verdict."""

    categories: dict[str, bool]
    """By category, whether the content falls under it."""

    category_applied_input_types: "dict[str, list[ContentModality]]"
    """By category, the kinds of content that its score takes into account."""

    category_scores: dict[str, int | float]
    """By category, how strongly the content matches."""

    flagged: bool
    """Whether at least one category applies."""

    model: str
    """Which moderation model judged."""


class ModerationErrorDict(TypedDict):
    """Says why moderation itself failed, so that there is no verdict.

    Sources: openai.
    """

    type: Literal["error"]
    """Marks the outcome as a failure."""

    code: str | int | None
    """Tells programs what went wrong."""

    message: str
    """Tells people what went wrong."""


class UnknownModerationOutcomeDict(TypedDict):
    """A member of ModerationOutcome whose ``type`` is not known yet."""

    type: str
    """The new type."""


ModerationOutcomeDict: TypeAlias = (
    "ModerationResultDict | ModerationErrorDict | UnknownModerationOutcomeDict"
)
"""Either a verdict or the reason why there is none.

Told apart by ``type``.
"""
