# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Items by which a model finds and loads tools that were not given to it up front."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownAdditionalToolsRole: TypeAlias = Literal[
    "developer",
    "unknown",
    "user",
    "assistant",
    "system",
    "critic",
    "discriminator",
    "tool",
]
"""The known values of AdditionalToolsRole.

- ``developer``: The application's author; the one role that OpenAI accepts in input.

- ``unknown``: The party is not known.

- ``user``: The person or program that uses the model.

- ``assistant``: The model itself.

- ``system``: The system that the conversation runs under.

- ``critic``: A critic role; OpenAI lists it without explanation.

- ``discriminator``: A discriminator role; OpenAI lists it without explanation.

- ``tool``: A tool role; OpenAI lists it without explanation.
"""

AdditionalToolsRole: TypeAlias = KnownAdditionalToolsRole | str
"""Parties that can add tools to a conversation. A server may send further values."""


def is_known_additional_tools_role(value: object) -> TypeIs[KnownAdditionalToolsRole]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownAdditionalToolsRole)
