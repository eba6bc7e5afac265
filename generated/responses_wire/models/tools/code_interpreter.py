# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The hosted tool that runs Python code, and the container it runs in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.common.tools import AllowedCaller, ContainerMemoryLimit
    from .environments import ContainerNetworkPolicy


class CodeInterpreterTool(WireModel):
    """Lets the model write Python code and run it in a sandboxed container.

    Sources: openai, openrouter.
    """

    type: Literal["code_interpreter"] = "code_interpreter"
    """Marks the tool as the code interpreter."""

    container: str | CodeInterpreterContainerAuto | None = None
    """Id of an existing container, or settings for one that the server creates."""

    allowed_callers: list[AllowedCaller] | None = None
    """Who may call the tool: the model itself, a program it wrote, or both. Sources: openai."""


class CodeInterpreterContainerAuto(WireModel):
    """Settings for a container that the server creates for code interpreter calls.

    Sources: openai, openrouter.
    """

    type: Literal["auto"] = "auto"
    """Marks the container as created by the server."""

    file_ids: list[str] | None = None
    """Ids of uploaded files to place in the container, 50 at most."""

    memory_limit: ContainerMemoryLimit | None = None
    """How much memory the container gets."""

    network_policy: ContainerNetworkPolicy | None = None
    """Whether code in the container may reach the network, and which domains. Sources: openai."""
