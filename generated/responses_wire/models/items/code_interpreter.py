# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Code that the model runs in a sandbox, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ... import _compile
from ..._model import UnknownMember, WireModel

if TYPE_CHECKING:
    from ...enums.items.code_interpreter import CodeInterpreterCallStatus
    from .agent import Agent


class ResponseCodeInterpreterToolCall(WireModel):
    """Code the model wrote and the server ran in a container.

    Sources: openai, openrouter.
    """

    type: Literal["code_interpreter_call"] = "code_interpreter_call"
    """Marks the item as a code interpreter call."""

    id: str
    """Identifies the item; code events refer to it by this id."""

    status: CodeInterpreterCallStatus
    """How far writing and running the code has come."""

    container_id: str | None = None
    """Identifies the container in which the code runs."""

    code: str | None = None
    """Source code to run. Empty or null until it has been written."""

    outputs: list[CodeInterpreterOutput] | None = None
    """What the code produced. Often empty or null unless requested with include."""

    agent: Agent | None = None
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""


class CodeInterpreterOutputLogs(WireModel):
    """Text printed or returned by the code.

    Sources: openai, openrouter.
    """

    type: Literal["logs"] = "logs"
    """Marks the output as text."""

    logs: str
    """The text, as a terminal would show it."""


class CodeInterpreterOutputImage(WireModel):
    """Picture made by the code, such as a plot.

    Sources: openai, openrouter.
    """

    type: Literal["image"] = "image"
    """Marks the output as a picture."""

    url: str
    """URL of the picture."""


class CodeInterpreterOutputFile(WireModel):
    """File made by the code.

    Sources: openrouter.
    """

    type: Literal["file"] = "file"
    """Marks the output as a file."""

    id: str | None = None
    """Identifies the file."""

    filename: str | None = None
    """Name of the file, with its extension."""

    media_type: str | None = None
    """Media type of the file, such as text/csv."""

    size_bytes: int | None = None
    """Size of the file in bytes."""

    sha256: str | None = None
    """SHA-256 checksum of the file's content."""

    download_url: str | None = None
    """URL to download the file from. Usually short-lived, so fetch it soon."""

    expires_at: str | None = None
    """When the download URL stops working, in ISO 8601 format."""

    status: str | None = None
    """State of the file as the provider reports it. Anything but ready may not be downloadable."""

    error_code: str | int | None = None
    """Provider's code for a failure to make or keep the file. Null or absent if all went well."""


class UnknownCodeInterpreterOutput(UnknownMember):
    """A member of CodeInterpreterOutput whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    CodeInterpreterOutput: TypeAlias = (
        CodeInterpreterOutputLogs
        | CodeInterpreterOutputImage
        | CodeInterpreterOutputFile
        | UnknownCodeInterpreterOutput
    )
    """One thing that a code interpreter call produced.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
