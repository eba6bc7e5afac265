# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What parsing raises, and what it notes of values that do not fit.

Nothing here needs pydantic.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Misfit(NamedTuple):
    """A value that does not fit its declared type: a JSON Pointer (RFC 6901) to it, and why."""

    pointer: str
    reason: str


class NotAnEventError(ValueError):
    """What came is no JSON object. The message says what came instead."""


_LINES = 20  # misfits that a message spells out


class InvalidEventError(ValueError):
    """An event does not fit its declared types; ``misfits`` names each place. Raised by ``strict=True``."""

    misfits: tuple[Misfit, ...]

    def __init__(self, event_type: str, misfits: tuple[Misfit, ...]) -> None:
        self.event_type = event_type
        self.misfits = misfits
        lines = "".join(
            f"\n  {misfit.pointer or '(the event itself)'}: {misfit.reason}"
            for misfit in misfits[:_LINES]
        )
        if len(misfits) > _LINES:
            lines += f"\n  and {len(misfits) - _LINES} more"
        super().__init__(f"{event_type} does not fit its declared types:{lines}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.event_type, self.misfits)
