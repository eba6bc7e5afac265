# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Items that record what remote Model Context Protocol servers offered, were asked and answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownMcpCallStatus: TypeAlias = Literal[
    "in_progress",
    "calling",
    "completed",
    "incomplete",
    "failed",
]
"""The known values of McpCallStatus.

- ``in_progress``: The model is still writing the call.

- ``calling``: The server has been called and has not answered yet.

- ``completed``: The tool returned its result.

- ``incomplete``: The call stopped before it was finished.

- ``failed``: The call ended with an error; see the error field.
"""

McpCallStatus: TypeAlias = KnownMcpCallStatus | str
"""Progress of an MCP tool call. A server may send further values."""


def is_known_mcp_call_status(value: object) -> TypeIs[KnownMcpCallStatus]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownMcpCallStatus)
