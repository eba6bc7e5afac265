# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""How the model shapes its text output: plain or JSON, brief or long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownVerbosity: TypeAlias = Literal[
    "low",
    "medium",
    "high",
    "xhigh",
    "max",
]
"""The known values of Verbosity.

- ``low``: Brief.

- ``medium``: Neither brief nor long; the usual setting.

- ``high``: Thorough and long.

- ``xhigh``: Longer than high.

- ``max``: As long as the model can be made to write.
"""

Verbosity: TypeAlias = KnownVerbosity | str
"""How wordy an answer is. A server may send further values."""


def is_known_verbosity(value: object) -> TypeIs[KnownVerbosity]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownVerbosity)
