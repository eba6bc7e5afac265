# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Bundles of instructions and files that a shell environment can offer to the model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ... import _compile
from ..._model import UnknownMember, WireModel


class SkillReference(WireModel):
    """Names a skill that is stored with the provider.

    Sources: openai.
    """

    type: Literal["skill_reference"] = "skill_reference"
    """Marks the skill as a stored one."""

    skill_id: str
    """Id of the stored skill."""

    version: str | None = None
    """Version to use, a whole number or latest; the skill's default version when absent."""


class InlineSkill(WireModel):
    """A skill whose files travel inside the request.

    Sources: openai.
    """

    type: Literal["inline"] = "inline"
    """Marks the skill as sent along inline."""

    description: str
    """Tells the model what the skill is good for."""

    name: str
    """Names the skill for the model."""

    source: InlineSkillSource
    """The skill's files as a packed archive."""


class InlineSkillSource(WireModel):
    """A zip archive with a skill's files.

    Sources: openai.
    """

    type: Literal["base64"] = "base64"
    """Says that the data is Base64-encoded."""

    data: str
    """The zip archive, Base64-encoded."""

    media_type: Literal["application/zip"] = "application/zip"
    """Media type of the archive, which has to be a zip file."""


class LocalSkill(WireModel):
    """A skill that lies in a folder on the caller's machine.

    Sources: openai.
    """

    description: str
    """Tells the model what the skill is good for."""

    name: str
    """Names the skill for the model."""

    path: str
    """Path of the folder that holds the skill."""


class UnknownContainerSkill(UnknownMember):
    """A member of ContainerSkill whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    ContainerSkill: TypeAlias = SkillReference | InlineSkill | UnknownContainerSkill
    """A skill for a hosted container, either stored with the provider or sent inline.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
