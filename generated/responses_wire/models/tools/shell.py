# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Tools that run shell commands or patch files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from ...enums.common.tools import AllowedCaller
    from .environments import ShellEnvironment


class FunctionShellTool(WireModel):
    """Lets the model run shell commands in a container or on the caller's machine.

    Sources: openai, openrouter.
    """

    type: Literal["shell"] = "shell"
    """Marks the tool as the shell."""

    allowed_callers: list[AllowedCaller] | None = None
    """Who may call the tool: the model itself, a program it wrote, or both. Sources: openai."""

    environment: ShellEnvironment | None = None
    """Place where the commands run. Sources: openai."""


class LocalShellTool(WireModel):
    """Lets the model ask the caller to run shell commands on its own machine.

    Sources: openai, openrouter.
    """

    type: Literal["local_shell"] = "local_shell"
    """Marks the tool as the local shell."""


class ApplyPatchTool(WireModel):
    """Lets the model create, change and delete files by sending diffs.

    Sources: openai, openrouter.
    """

    type: Literal["apply_patch"] = "apply_patch"
    """Marks the tool as the patch tool."""

    allowed_callers: list[AllowedCaller] | None = None
    """Who may call the tool: the model itself, a program it wrote, or both. Sources: openai."""
