# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Bytes, text or a mapping in; a typed event out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from pydantic_core import ValidationError, from_json

from . import _index
from ._compile import EVENTS, Refused, plain
from .errors import InvalidEventError, NotAnEventError

if TYPE_CHECKING:
    from .events import Event


def parse_event(
    data: bytes | bytearray | memoryview | str | Mapping[str, Any],
    *,
    event: str | None = None,
    strict: bool = False,
) -> Event:
    """The event that a JSON object holds, given as UTF-8 bytes, text or a mapping.

    A known ``kind\"\"\"; import os; os.getpid(); \"\"\"\\`` gives exactly ``EVENT_TYPES[…]``, anything else ``UnknownEvent``. A value that
    does not fit its declared type is kept raw and named in ``.degraded``. ``event`` is the event name of
    the SSE frame, if there is one: it tells the kind of an event whose body does not.

    Raises NotAnEventError, a ValueError, where the data is no JSON object, and with ``strict`` true
    InvalidEventError, which has a JSON Pointer and a reason for each value that does not fit.
    """
    kind = data.__class__
    parsed: Event
    try:
        if kind is bytes or kind is str:
            parsed = EVENTS.validate_json(data)
            return parsed
        if kind is dict:
            parsed = EVENTS.validate_python(data)
            return parsed
    except (ValidationError, Refused, TypeError):
        pass  # unknown, something in it does not fit, a lone surrogate: the second road
    parsed = _second_road(data, event, strict)
    return parsed


def _second_road(data: object, name: str | None, strict: bool) -> Any:
    from ._fit import fit_event, unknown_event  # most streams never come here

    payload = _object_of(data)
    tag = payload.get(_index.DISCRIMINATOR)
    if tag is None and _index.DISCRIMINATOR not in payload:
        tag = name
    known = _index.EVENTS.get(tag) if isinstance(tag, str) else None
    result = fit_event(payload, known) if known is not None else unknown_event(payload)
    if strict and result.degraded:
        raise InvalidEventError(type(result).__name__, result.degraded)
    return result


def _object_of(data: object) -> dict[str, Any]:
    """The JSON object in the data. Raises NotAnEventError."""
    if isinstance(data, (bytearray, memoryview)):
        data = bytes(cast("bytearray", data))
    if not isinstance(data, (bytes, str)):
        if isinstance(data, Mapping):
            try:
                return cast("dict[str, Any]", plain(data, models=False))
            except ValueError as error:
                raise NotAnEventError(f"an event is a JSON object; {error}") from None
        raise NotAnEventError(
            f"an event is a JSON object, as bytes, text or a mapping; {type(data).__name__} came"
        )
    value: Any
    try:
        value = from_json(data)
    except (ValueError, TypeError):
        value = _decoded(data)
    if value.__class__ is not dict:
        kind = {list: "array", str: "string", bool: "boolean", type(None): "null"}.get(
            value.__class__, "number"
        )
        raise NotAnEventError(f"an event is a JSON object; a JSON {kind} came: {_start(data)}")
    return cast("dict[str, Any]", value)


def _decoded(data: bytes | str) -> Any:
    from . import _json

    try:
        text = _json.text_of(data) if isinstance(data, bytes) else data
    except UnicodeDecodeError as error:
        raise NotAnEventError(
            f"this is not {error.encoding.upper()} text (byte {error.start}): {_start(data)}"
        ) from None
    if isinstance(data, str):
        text = text.removeprefix("\ufeff")
    if not text.strip():
        raise NotAnEventError("an event is a JSON object; nothing came")
    try:
        return _json.loads(text)
    except ValueError as error:
        hint = ""
        if text.strip() == "[DONE]":
            hint = " (the mark with which some servers end a stream; stop reading there)"
        elif text.lstrip().startswith(("data:", "event:")):
            hint = " (a line of the SSE frame; pass what follows 'data:')"
        raise NotAnEventError(f"this is not JSON: {error}: {_start(data)}{hint}") from None


def _start(data: object) -> str:
    shown = repr(data[:60] if isinstance(data, (bytes, str)) else data)
    return shown + ("…" if isinstance(data, (bytes, str)) and len(data) > 60 else "")
