# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Settings that several tools share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownAllowedCaller: TypeAlias = Literal[
    "direct",
    "programmatic",
]
"""The known values of AllowedCaller.

- ``direct``: The model itself, by a tool call of its own.

- ``programmatic``: A program that the model wrote.
"""

AllowedCaller: TypeAlias = KnownAllowedCaller | str
"""Who may call a tool. A server may send further values."""


def is_known_allowed_caller(value: object) -> TypeIs[KnownAllowedCaller]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownAllowedCaller)


KnownToolExecution: TypeAlias = Literal[
    "server",
    "client",
]
"""The known values of ToolExecution.

- ``server``: The provider runs the search.

- ``client``: The caller runs the search and sends back its result.
"""

ToolExecution: TypeAlias = KnownToolExecution | str
"""Where a tool search runs. A server may send further values."""


def is_known_tool_execution(value: object) -> TypeIs[KnownToolExecution]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownToolExecution)


KnownContainerMemoryLimit: TypeAlias = Literal[
    "1g",
    "4g",
    "16g",
    "64g",
]
"""The known values of ContainerMemoryLimit.

- ``1g``: 1 GB of memory.

- ``4g``: 4 GB of memory.

- ``16g``: 16 GB of memory.

- ``64g``: 64 GB of memory.
"""

ContainerMemoryLimit: TypeAlias = KnownContainerMemoryLimit | str
"""How much memory a container can have. A server may send further values."""


def is_known_container_memory_limit(value: object) -> TypeIs[KnownContainerMemoryLimit]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownContainerMemoryLimit)


KnownContentModality: TypeAlias = Literal[
    "text",
    "image",
]
"""The known values of ContentModality.

- ``text``: Content in the form of text.

- ``image``: Content in the form of images.
"""

ContentModality: TypeAlias = KnownContentModality | str
"""Kinds of content, as searched for on the web or checked by moderation. A server may send
further values.
"""


def is_known_content_modality(value: object) -> TypeIs[KnownContentModality]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownContentModality)
