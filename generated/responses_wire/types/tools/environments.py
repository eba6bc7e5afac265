# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Where shell commands run, and what the containers among those places may reach."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.common.tools import ContainerMemoryLimit
    from .skills import ContainerSkillDict, LocalSkillDict


class ContainerAutoDict(TypedDict):
    """Asks the server to create a hosted container for the shell tool.

    Sources: openai.
    """

    type: Literal["container_auto"]
    """Marks the environment as a container created for the request."""

    file_ids: NotRequired[list[str] | None]
    """Ids of uploaded files to place in the container, 50 at most."""

    memory_limit: NotRequired["ContainerMemoryLimit | None"]
    """How much memory the container gets."""

    network_policy: NotRequired["ContainerNetworkPolicyDict | None"]
    """Whether commands in the container may reach the network, and which domains."""

    skills: NotRequired["list[ContainerSkillDict] | None"]
    """Skills to install in the container, stored ones by id or sent along inline; 200 at most."""


class LocalEnvironmentDict(TypedDict):
    """Says that the caller runs the commands on a machine of its own.

    Sources: openai.
    """

    type: Literal["local"]
    """Marks the environment as the caller's own machine."""

    skills: NotRequired["list[LocalSkillDict] | None"]
    """Skills that lie on that machine and that the model may use."""


class ContainerReferenceDict(TypedDict):
    """Runs the commands in a container that exists already.

    Sources: openai.
    """

    type: Literal["container_reference"]
    """Marks the environment as an existing container."""

    container_id: str
    """Id that the container got when it was created."""


class ContainerNetworkPolicyDisabledDict(TypedDict):
    """Cuts the container off from the network.

    Sources: openai.
    """

    type: Literal["disabled"]
    """Marks the policy as no outbound access."""


class ContainerNetworkPolicyAllowlistDict(TypedDict):
    """Opens the network to listed domains only.

    Sources: openai.
    """

    type: Literal["allowlist"]
    """Marks the policy as a list of permitted domains."""

    allowed_domains: list[str]
    """Domains that the container may contact; at least one."""

    domain_secrets: NotRequired["list[ContainerNetworkPolicyDomainSecretDict] | None"]
    """Secrets to hand out for requests to some of the permitted domains."""


class ContainerNetworkPolicyDomainSecretDict(TypedDict):
    """A secret that is made available for one domain only.

    Sources: openai.
    """

    domain: str
    """Domain for which the secret is meant."""

    name: str
    """Name under which the secret is known in the container."""

    value: str
    """The secret itself; keep it out of logs."""


class UnknownShellEnvironmentDict(TypedDict):
    """A member of ShellEnvironment whose ``type`` is not known yet."""

    type: str
    """The new type."""


class UnknownContainerNetworkPolicyDict(TypedDict):
    """A member of ContainerNetworkPolicy whose ``type`` is not known yet."""

    type: str
    """The new type."""


ShellEnvironmentDict: TypeAlias = (
    "ContainerAutoDict | ContainerReferenceDict | LocalEnvironmentDict | UnknownShellEnvironmentDict"
)
"""Place where the shell tool's commands run: a new container, an existing one, or the caller's
machine.

Told apart by ``type``.
"""

ContainerNetworkPolicyDict: TypeAlias = (
    "ContainerNetworkPolicyDisabledDict | ContainerNetworkPolicyAllowlistDict | UnknownContainerNetworkPolicyDict"
)
"""Outbound network access of a container: none at all, or listed domains only.

Told apart by ``type``.
"""
