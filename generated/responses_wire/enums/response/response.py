# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The response itself: its output, its state, and the settings it was made with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownServiceTier: TypeAlias = Literal[
    "auto",
    "default",
    "flex",
    "scale",
    "priority",
    "fast",
    "ultrafast",
]
"""The known values of ServiceTier.

- ``auto``: The project's setting decides.

- ``default``: Standard speed at the standard price.

- ``flex``: Slower and cheaper.

- ``scale``: Capacity that was bought in advance.

- ``priority``: Faster than standard, at a higher price.

- ``fast``: Another name for priority in requests; the response then says priority.

- ``ultrafast``: The fastest tier, open to selected customers.
"""

ServiceTier: TypeAlias = KnownServiceTier | str
"""Classes of service, which differ in speed and price. A server may send further values."""


def is_known_service_tier(value: object) -> TypeIs[KnownServiceTier]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownServiceTier)


KnownResponseStatus: TypeAlias = Literal[
    "queued",
    "in_progress",
    "completed",
    "incomplete",
    "failed",
    "cancelled",
]
"""The known values of ResponseStatus.

- ``queued``: Waiting to start.

- ``in_progress``: Being made right now.

- ``completed``: Finished as intended.

- ``incomplete``: Stopped early; the details say why.

- ``failed``: Ended by an error; the error says which.

- ``cancelled``: Stopped at the caller's request.
"""

ResponseStatus: TypeAlias = KnownResponseStatus | str
"""How far a response has come. A server may send further values."""


def is_known_response_status(value: object) -> TypeIs[KnownResponseStatus]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownResponseStatus)


KnownTruncation: TypeAlias = Literal[
    "auto",
    "disabled",
]
"""The known values of Truncation.

- ``auto``: Drops the oldest items until the rest fits.

- ``disabled``: Drops nothing; a request that is too long fails with HTTP status 400.
"""

Truncation: TypeAlias = KnownTruncation | str
"""What happens if the input is too long for the model. A server may send further values."""


def is_known_truncation(value: object) -> TypeIs[KnownTruncation]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownTruncation)


KnownIncompleteReason: TypeAlias = Literal[
    "max_output_tokens",
    "max_messages",
    "content_filter",
    "steered",
]
"""The known values of IncompleteReason.

- ``max_output_tokens``: The limit on output tokens was reached.

- ``max_messages``: The limit on messages was reached.

- ``content_filter``: A content filter cut the output off.

- ``steered``: New input over a WebSocket took over; a successor response may follow by itself.
"""

IncompleteReason: TypeAlias = KnownIncompleteReason | str
"""What can stop a response early. A server may send further values."""


def is_known_incomplete_reason(value: object) -> TypeIs[KnownIncompleteReason]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownIncompleteReason)
