# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""JSON text to a typed dict, at the speed of the JSON parser."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from ..errors import NotAnEventError

if TYPE_CHECKING:
    from typing import TypeGuard

    from .event_union import EventDict, KnownEventDict


def _parser() -> Callable[..., Any]:
    try:
        from pydantic_core import from_json
    except ImportError:
        from json import loads

        return loads
    return from_json


JSON_PARSER = _parser()
"""What reads the text: pydantic's parser where it is installed, else the standard library's."""


def loads_event(data: bytes | bytearray | memoryview | str) -> EventDict:
    """The event that a JSON text holds, as a dict with the types of its wire type.

    Nothing is checked but that it is a JSON object: the types are the API's word, not a proof.
    Raises NotAnEventError, a ValueError, where it is none.
    """
    try:
        event = JSON_PARSER(data)
    except (ValueError, TypeError, RecursionError):
        event = _slowly(data)
    if type(event) is dict:
        return event  # type: ignore[return-value]  # pyright: ignore[reportUnknownVariableType, reportReturnType]
    raise NotAnEventError(f"an event is a JSON object; {data[:60]!r} came")


def _slowly(data: object) -> Any:
    from .. import _json

    if isinstance(data, memoryview):
        data = bytes(cast("bytearray", data))
    if not isinstance(data, (bytes, bytearray, str)):
        raise NotAnEventError(
            f"an event is a JSON object, as bytes or text; {type(data).__name__} came"
        )
    try:
        return _json.loads(
            data.removeprefix("\ufeff") if isinstance(data, str) else _json.text_of(data)
        )
    except ValueError as error:
        raise NotAnEventError(f"this is not JSON: {error}: {data[:60]!r}") from None


def is_known_event(event: EventDict) -> TypeGuard[KnownEventDict]:
    """Whether the event is of a known kind. Then a look at its discriminator tells a checker which."""
    from .. import _index

    tag: object = dict[str, Any](event).get(_index.DISCRIMINATOR)
    return isinstance(tag, str) and tag in _index.EVENTS
