# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Bundles of instructions and files that a shell environment can offer to the model."""

from typing import Literal, TypeAlias

from .._compat import NotRequired, TypedDict


class SkillReferenceDict(TypedDict):
    """Names a skill that is stored with the provider.

    Sources: openai.
    """

    type: Literal["skill_reference"]
    """Marks the skill as a stored one."""

    skill_id: str
    """Id of the stored skill."""

    version: NotRequired[str | None]
    """Version to use, a whole number or latest; the skill's default version when absent."""


class InlineSkillDict(TypedDict):
    """A skill whose files travel inside the request.

    Sources: openai.
    """

    type: Literal["inline"]
    """Marks the skill as sent along inline."""

    description: str
    """Tells the model what the skill is good for."""

    name: str
    """Names the skill for the model."""

    source: "InlineSkillSourceDict"
    """The skill's files as a packed archive."""


class InlineSkillSourceDict(TypedDict):
    """A zip archive with a skill's files.

    Sources: openai.
    """

    type: Literal["base64"]
    """Says that the data is Base64-encoded."""

    data: str
    """The zip archive, Base64-encoded."""

    media_type: Literal["application/zip"]
    """Media type of the archive, which has to be a zip file."""


class LocalSkillDict(TypedDict):
    """A skill that lies in a folder on the caller's machine.

    Sources: openai.
    """

    description: str
    """Tells the model what the skill is good for."""

    name: str
    """Names the skill for the model."""

    path: str
    """Path of the folder that holds the skill."""


class UnknownContainerSkillDict(TypedDict):
    """A member of ContainerSkill whose ``type`` is not known yet."""

    type: str
    """The new type."""


ContainerSkillDict: TypeAlias = "SkillReferenceDict | InlineSkillDict | UnknownContainerSkillDict"
"""A skill for a hosted container, either stored with the provider or sent inline.

Told apart by ``type``.
"""
