# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Settings that the server resolved and reports back: withheld reasoning, image handling, access
programs.
"""

from typing import TYPE_CHECKING, Literal

from .._compat import TypedDict

if TYPE_CHECKING:
    from ...enums.response.options import (
        CyberAccessProgram,
        ImageContextCompression,
        InputTransformationAction,
        InputTransformationReason,
    )


class InputTransformationDict(TypedDict):
    """An input item that was kept from the model.

    Sources: openai.
    """

    type: Literal["reasoning"]
    """Marks the withheld item as reasoning."""

    id: str
    """The id that the withheld reasoning item had."""

    action: "InputTransformationAction"
    """What happened to the item."""

    reason: "InputTransformationReason"
    """Why it happened."""


class ImageOptionsDict(TypedDict):
    """How images in the conversation are handled.

    Sources: openai.
    """

    context_compression: "ImageContextCompression"
    """Whether images are compressed to save context."""


class AccessProgramsDict(TypedDict):
    """Special access programs under which the response was made.

    Sources: openai.
    """

    cyber: "CyberAccessProgram"
    """The access program for cybersecurity work."""
