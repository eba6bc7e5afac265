# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Where shell commands run, and what the containers among those places may reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ... import _compile
from ..._model import UnknownMember, WireModel

if TYPE_CHECKING:
    from ...enums.common.tools import ContainerMemoryLimit
    from .skills import ContainerSkill, LocalSkill


class ContainerAuto(WireModel):
    """Asks the server to create a hosted container for the shell tool.

    Sources: openai.
    """

    type: Literal["container_auto"] = "container_auto"
    """Marks the environment as a container created for the request."""

    file_ids: list[str] | None = None
    """Ids of uploaded files to place in the container, 50 at most."""

    memory_limit: ContainerMemoryLimit | None = None
    """How much memory the container gets."""

    network_policy: ContainerNetworkPolicy | None = None
    """Whether commands in the container may reach the network, and which domains."""

    skills: list[ContainerSkill] | None = None
    """Skills to install in the container, stored ones by id or sent along inline; 200 at most."""


class LocalEnvironment(WireModel):
    """Says that the caller runs the commands on a machine of its own.

    Sources: openai.
    """

    type: Literal["local"] = "local"
    """Marks the environment as the caller's own machine."""

    skills: list[LocalSkill] | None = None
    """Skills that lie on that machine and that the model may use."""


class ContainerReference(WireModel):
    """Runs the commands in a container that exists already.

    Sources: openai.
    """

    type: Literal["container_reference"] = "container_reference"
    """Marks the environment as an existing container."""

    container_id: str
    """Id that the container got when it was created."""


class ContainerNetworkPolicyDisabled(WireModel):
    """Cuts the container off from the network.

    Sources: openai.
    """

    type: Literal["disabled"] = "disabled"
    """Marks the policy as no outbound access."""


class ContainerNetworkPolicyAllowlist(WireModel):
    """Opens the network to listed domains only.

    Sources: openai.
    """

    type: Literal["allowlist"] = "allowlist"
    """Marks the policy as a list of permitted domains."""

    allowed_domains: list[str]
    """Domains that the container may contact; at least one."""

    domain_secrets: list[ContainerNetworkPolicyDomainSecret] | None = None
    """Secrets to hand out for requests to some of the permitted domains."""


class ContainerNetworkPolicyDomainSecret(WireModel):
    """A secret that is made available for one domain only.

    Sources: openai.
    """

    domain: str
    """Domain for which the secret is meant."""

    name: str
    """Name under which the secret is known in the container."""

    value: str
    """The secret itself; keep it out of logs."""


class UnknownShellEnvironment(UnknownMember):
    """A member of ShellEnvironment whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


class UnknownContainerNetworkPolicy(UnknownMember):
    """A member of ContainerNetworkPolicy whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    ShellEnvironment: TypeAlias = (
        ContainerAuto | ContainerReference | LocalEnvironment | UnknownShellEnvironment
    )
    """Place where the shell tool's commands run: a new container, an existing one, or the
    caller's machine.

    Told apart by ``type``.
    """

    ContainerNetworkPolicy: TypeAlias = (
        ContainerNetworkPolicyDisabled
        | ContainerNetworkPolicyAllowlist
        | UnknownContainerNetworkPolicy
    )
    """Outbound network access of a container: none at all, or listed domains only.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
