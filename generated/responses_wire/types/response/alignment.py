# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What the OpenRouter alignment plugin decided about the assistant's messages."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.response.alignment import AlignmentOutcome, AlignmentUnavailableReason
    from ..items.unions import OutputItemDict


class AlignmentDict(TypedDict):
    """Result of checking the reply against the caller's rules, a beta feature whose shape may
    still change.

    Sources: openrouter.
    """

    calls: "list[AlignmentCallRecordDict]"
    """One record for each assistant message that was judged, oldest first; empty if nothing
    needed judging.
    """

    rejected: NotRequired["list[OutputItemDict] | AlignmentChatMessageDict | None"]
    """The turn that was held back from the caller, as output items or as a chat message."""


class AlignmentCallRecordDict(TypedDict):
    """The verdict on one assistant message.

    Sources: openrouter.
    """

    call: int
    """Counts the judged messages from 1; a retry goes on counting."""

    outcome: "AlignmentOutcome"
    """Whether the message passed, was stopped, or could not be judged."""

    rules: NotRequired["list[AlignmentRuleRecordDict] | None"]
    """One entry per rule, in the order the request listed them; absent if no verdict was
    reached.
    """

    reason: NotRequired["AlignmentUnavailableReason | None"]
    """Why there is no verdict; given only with the unavailable outcome."""


class AlignmentRuleRecordDict(TypedDict):
    """How one rule fared against one message.

    Sources: openrouter.
    """

    applicable: bool
    """Whether the rule looks at anything this message contains; other rules are not judged."""

    broken: bool
    """Whether the probability reached the rule's threshold; false for a rule that does not
    apply.
    """

    probability: int | float | None
    """How likely the evaluator thinks a breach is; null for a rule that does not apply."""


class AlignmentChatMessageDict(TypedDict):
    """A withheld turn in the chat format, stripped of its reasoning.

    Sources: openrouter.
    """

    role: Literal["assistant"]
    """Always the assistant, who wrote the withheld turn."""

    content: str | None
    """The text of the message, or null if it had none."""

    refusal: str | None
    """The model's words of refusal, or null if it did not refuse."""

    audio: NotRequired["AlignmentChatAudioDict | None"]
    """What remains of spoken output."""

    images: NotRequired["list[AlignmentChatImageDict] | None"]
    """Pictures that the message contained."""

    tool_calls: NotRequired["list[AlignmentChatToolCallDict] | None"]
    """Calls that the message asked for."""


class AlignmentChatAudioDict(TypedDict):
    """What is kept of spoken output: the id and the words, not the sound.

    Sources: openrouter.
    """

    id: NotRequired[str | None]
    """The id that the provider gave to the audio."""

    transcript: str
    """The spoken words as text."""


class AlignmentChatImageDict(TypedDict):
    """A picture in a withheld chat message.

    Sources: openrouter.
    """

    type: Literal["image_url"]
    """Marks the object as an image."""

    image_url: "AlignmentChatImageURLDict"
    """Where the picture is found."""


class AlignmentChatImageURLDict(TypedDict):
    """The address of a picture.

    Sources: openrouter.
    """

    url: str
    """URL of the picture."""


class AlignmentChatToolCallDict(TypedDict):
    """A function call in a withheld chat message.

    Sources: openrouter.
    """

    type: Literal["function"]
    """Marks the object as a function call."""

    id: str
    """Identifies the call."""

    function: "AlignmentChatFunctionDict"
    """The function and what to call it with."""


class AlignmentChatFunctionDict(TypedDict):
    """A function that the model wanted to call.

    Sources: openrouter.
    """

    name: str
    """Which function the model wanted to call."""

    arguments: str
    """The arguments as JSON text."""
