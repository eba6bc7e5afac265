# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What Azure's content filter found in the prompt and in each completion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownContentFilterSource: TypeAlias = Literal[
    "prompt",
    "completion",
]
"""The known values of ContentFilterSource.

- ``prompt``: What the caller sent.

- ``completion``: What the model wrote.
"""

ContentFilterSource: TypeAlias = KnownContentFilterSource | str
"""Which side of the exchange was examined. A server may send further values."""


def is_known_content_filter_source(value: object) -> TypeIs[KnownContentFilterSource]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownContentFilterSource)


KnownContentFilterSeverity: TypeAlias = Literal[
    "safe",
    "low",
    "medium",
    "high",
]
"""The known values of ContentFilterSeverity.

- ``safe``: Nothing to object to.

- ``low``: Mildly objectionable.

- ``medium``: Clearly objectionable.

- ``high``: Severely objectionable.
"""

ContentFilterSeverity: TypeAlias = KnownContentFilterSeverity | str
"""How serious a finding is, from safe to high. A server may send further values."""


def is_known_content_filter_severity(value: object) -> TypeIs[KnownContentFilterSeverity]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownContentFilterSeverity)
