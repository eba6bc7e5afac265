# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Which parts may stand where content is expected."""

from typing import TYPE_CHECKING, TypeAlias

from .._compat import TypedDict

if TYPE_CHECKING:
    from .input import (
        ComputerScreenshotContentDict,
        EncryptedContentDict,
        ResponseInputAudioDict,
        ResponseInputFileDict,
        ResponseInputImageDict,
        ResponseInputTextDict,
        ResponseInputVideoDict,
    )
    from .parts import (
        ReasoningTextContentDict,
        ResponseOutputRefusalDict,
        ResponseOutputTextDict,
        SummaryTextContentDict,
        TextContentDict,
    )


class UnknownContentPartDict(TypedDict):
    """A member of ContentPart whose ``type`` is not known yet."""

    type: str
    """The new type."""


class UnknownInputContentDict(TypedDict):
    """A member of InputContent whose ``type`` is not known yet."""

    type: str
    """The new type."""


class UnknownAgentMessageContentDict(TypedDict):
    """A member of AgentMessageContent whose ``type`` is not known yet."""

    type: str
    """The new type."""


ContentPartDict: TypeAlias = (
    "ResponseOutputTextDict | ResponseOutputRefusalDict | ReasoningTextContentDict | SummaryTextContentDict | TextContentDict | ResponseInputTextDict | ResponseInputImageDict | ResponseInputFileDict | ResponseInputAudioDict | ResponseInputVideoDict | UnknownContentPartDict"
)
"""Any part that a message or a reasoning item can hold.

Told apart by ``type``.
"""

InputContentDict: TypeAlias = (
    "ResponseInputTextDict | ResponseInputImageDict | ResponseInputFileDict | ResponseInputAudioDict | ResponseInputVideoDict | UnknownInputContentDict"
)
"""Any part that carries input for the model.

Told apart by ``type``.
"""

AgentMessageContentDict: TypeAlias = (
    "ResponseOutputTextDict | ResponseOutputRefusalDict | ReasoningTextContentDict | SummaryTextContentDict | TextContentDict | ResponseInputTextDict | ResponseInputImageDict | ResponseInputFileDict | ResponseInputAudioDict | ResponseInputVideoDict | ComputerScreenshotContentDict | EncryptedContentDict | UnknownAgentMessageContentDict"
)
"""Any part of a message that one agent sends to another.

Told apart by ``type``.
"""
