# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""What error codes mean, and how a failure that the stream reports becomes an exception.

Nothing here needs pydantic.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, cast

if TYPE_CHECKING:
    from ._model import BaseEvent


class ErrorCode(NamedTuple):
    """What an error code means to a caller, and whether the same request can succeed when sent again."""

    code: str
    summary: str
    retryable: bool


ERROR_CODES: Mapping[str, ErrorCode] = MappingProxyType(
    {
        "jam": ErrorCode(
            "jam",
            "Something is stuck.",
            True,
        ),
    }
)
"""Every error code that the API documents, by its wire value."""


class Failure(NamedTuple):
    """A failure as an event tells it. Each part is None where the event does not say.

    ``retryable`` comes from ERROR_CODES and is None for a code that is not listed there.
    """

    code: str | None
    message: str | None
    param: str | None
    retryable: bool | None


class StreamFailedError(Exception):
    """An event reported a failure. ``event`` is that event; the rest are the parts of ``Failure``."""

    def __init__(self, event: BaseEvent, failure: Failure) -> None:
        self.event = event
        self.code, self.message, self.param, self.retryable = failure
        told = [part for part in (failure.code, failure.message) if part]
        super().__init__(": ".join(told) or f"the stream reported {type(event).__name__}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (
            self.event,
            Failure(self.code, self.message, self.param, self.retryable),
        )


_Paths = tuple[tuple[str, ...], ...]

# The events that report a failure: class to (raised only when asked, paths to code, message, param).
_FAILURES: dict[str, tuple[bool, _Paths, _Paths, _Paths]] = {
    "ErrorEvent": (
        False,
        (("error", "code"), ("code",)),
        (("error", "message"), ("message",)),
        (("error", "param"),),
    ),
    "ParcelDamagedEvent": (True, (("damage", "kind"),), (), ()),
    "ParcelLateEvent": (False, (), (), ()),
}


def failure_of(event: BaseEvent) -> Failure | None:
    """The failure that an event reports, whichever shape it came in; None for any other event."""
    entry = _entry_of(event)
    if entry is None:
        return None
    data = event.to_dict()
    code, message, param = (_first(data, paths) for paths in entry[1:])
    known = ERROR_CODES.get(code) if code is not None else None
    return Failure(code, message, param, known.retryable if known is not None else None)


def raise_for_failure(event: BaseEvent, *, optional: bool = False) -> None:
    """Raise StreamFailedError if the event reports a failure; do nothing otherwise.
    With ``optional`` true, ``parcel.damaged`` count as well.
    """
    entry = _entry_of(event)
    if entry is not None and (optional or not entry[0]):
        failure = failure_of(event)
        if failure is not None:
            raise StreamFailedError(event, failure)


def _entry_of(event: BaseEvent) -> tuple[bool, _Paths, _Paths, _Paths] | None:
    """What is known of a failure event, or of one that a class of yours is derived from."""
    return next(
        (_FAILURES[base.__name__] for base in type(event).__mro__ if base.__name__ in _FAILURES),
        None,
    )


def _first(data: dict[str, Any], paths: _Paths) -> str | None:
    for path in paths:
        value: Any = data
        for step in path:
            value = cast("dict[str, Any]", value).get(step) if isinstance(value, dict) else None
        if isinstance(value, str):
            return value
        if (
            isinstance(value, int) and not isinstance(value, bool) and value.bit_length() < 64
        ):  # an HTTP status
            return str(value)
    return None
