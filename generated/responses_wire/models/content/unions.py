# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Which parts may stand where content is expected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from ... import _compile
from ..._model import UnknownMember

if TYPE_CHECKING:
    from .input import (
        ComputerScreenshotContent,
        EncryptedContent,
        ResponseInputAudio,
        ResponseInputFile,
        ResponseInputImage,
        ResponseInputText,
        ResponseInputVideo,
    )
    from .parts import (
        ReasoningTextContent,
        ResponseOutputRefusal,
        ResponseOutputText,
        SummaryTextContent,
        TextContent,
    )


class UnknownContentPart(UnknownMember):
    """A member of ContentPart whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


class UnknownInputContent(UnknownMember):
    """A member of InputContent whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


class UnknownAgentMessageContent(UnknownMember):
    """A member of AgentMessageContent whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    ContentPart: TypeAlias = (
        ResponseOutputText
        | ResponseOutputRefusal
        | ReasoningTextContent
        | SummaryTextContent
        | TextContent
        | ResponseInputText
        | ResponseInputImage
        | ResponseInputFile
        | ResponseInputAudio
        | ResponseInputVideo
        | UnknownContentPart
    )
    """Any part that a message or a reasoning item can hold.

    Told apart by ``type``.
    """

    InputContent: TypeAlias = (
        ResponseInputText
        | ResponseInputImage
        | ResponseInputFile
        | ResponseInputAudio
        | ResponseInputVideo
        | UnknownInputContent
    )
    """Any part that carries input for the model.

    Told apart by ``type``.
    """

    AgentMessageContent: TypeAlias = (
        ResponseOutputText
        | ResponseOutputRefusal
        | ReasoningTextContent
        | SummaryTextContent
        | TextContent
        | ResponseInputText
        | ResponseInputImage
        | ResponseInputFile
        | ResponseInputAudio
        | ResponseInputVideo
        | ComputerScreenshotContent
        | EncryptedContent
        | UnknownAgentMessageContent
    )
    """Any part of a message that one agent sends to another.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
