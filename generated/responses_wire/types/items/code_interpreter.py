# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Code that the model runs in a sandbox, and what came of it."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.items.code_interpreter import CodeInterpreterCallStatus
    from .agent import AgentDict


class ResponseCodeInterpreterToolCallDict(TypedDict):
    """Code the model wrote and the server ran in a container.

    Sources: openai, openrouter.
    """

    type: Literal["code_interpreter_call"]
    """Marks the item as a code interpreter call."""

    id: str
    """Identifies the item; code events refer to it by this id."""

    status: "CodeInterpreterCallStatus"
    """How far writing and running the code has come."""

    container_id: NotRequired[str | None]
    """Identifies the container in which the code runs."""

    code: NotRequired[str | None]
    """Source code to run. Empty or null until it has been written."""

    outputs: NotRequired["list[CodeInterpreterOutputDict] | None"]
    """What the code produced. Often empty or null unless requested with include."""

    agent: NotRequired["AgentDict | None"]
    """Names the agent that made the item, in a multi-agent response. Sources: openai."""


class CodeInterpreterOutputLogsDict(TypedDict):
    """Text printed or returned by the code.

    Sources: openai, openrouter.
    """

    type: Literal["logs"]
    """Marks the output as text."""

    logs: str
    """The text, as a terminal would show it."""


class CodeInterpreterOutputImageDict(TypedDict):
    """Picture made by the code, such as a plot.

    Sources: openai, openrouter.
    """

    type: Literal["image"]
    """Marks the output as a picture."""

    url: str
    """URL of the picture."""


class CodeInterpreterOutputFileDict(TypedDict):
    """File made by the code.

    Sources: openrouter.
    """

    type: Literal["file"]
    """Marks the output as a file."""

    id: NotRequired[str | None]
    """Identifies the file."""

    filename: NotRequired[str | None]
    """Name of the file, with its extension."""

    media_type: NotRequired[str | None]
    """Media type of the file, such as text/csv."""

    size_bytes: NotRequired[int | None]
    """Size of the file in bytes."""

    sha256: NotRequired[str | None]
    """SHA-256 checksum of the file's content."""

    download_url: NotRequired[str | None]
    """URL to download the file from. Usually short-lived, so fetch it soon."""

    expires_at: NotRequired[str | None]
    """When the download URL stops working, in ISO 8601 format."""

    status: NotRequired[str | None]
    """State of the file as the provider reports it. Anything but ready may not be downloadable."""

    error_code: NotRequired[str | int | None]
    """Provider's code for a failure to make or keep the file. Null or absent if all went well."""


class UnknownCodeInterpreterOutputDict(TypedDict):
    """A member of CodeInterpreterOutput whose ``type`` is not known yet."""

    type: str
    """The new type."""


CodeInterpreterOutputDict: TypeAlias = (
    "CodeInterpreterOutputLogsDict | CodeInterpreterOutputImageDict | CodeInterpreterOutputFileDict | UnknownCodeInterpreterOutputDict"
)
"""One thing that a code interpreter call produced.

Told apart by ``type``.
"""
