# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The hosted tool that runs Python code, and the container it runs in."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.common.tools import AllowedCaller, ContainerMemoryLimit
    from .environments import ContainerNetworkPolicyDict


class CodeInterpreterToolDict(TypedDict):
    """Lets the model write Python code and run it in a sandboxed container.

    Sources: openai, openrouter.
    """

    type: Literal["code_interpreter"]
    """Marks the tool as the code interpreter."""

    container: NotRequired["str | CodeInterpreterContainerAutoDict | None"]
    """Id of an existing container, or settings for one that the server creates."""

    allowed_callers: NotRequired["list[AllowedCaller] | None"]
    """Who may call the tool: the model itself, a program it wrote, or both. Sources: openai."""


class CodeInterpreterContainerAutoDict(TypedDict):
    """Settings for a container that the server creates for code interpreter calls.

    Sources: openai, openrouter.
    """

    type: Literal["auto"]
    """Marks the container as created by the server."""

    file_ids: NotRequired[list[str] | None]
    """Ids of uploaded files to place in the container, 50 at most."""

    memory_limit: NotRequired["ContainerMemoryLimit | None"]
    """How much memory the container gets."""

    network_policy: NotRequired["ContainerNetworkPolicyDict | None"]
    """Whether code in the container may reach the network, and which domains. Sources: openai."""
