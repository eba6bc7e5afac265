# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""JSON beyond the fast parser: lone surrogates, any depth, any number of digits.

The parser and serializer under pydantic refuse some JSON that the grammar allows. What they refuse
comes here: slower, without recursion, and losing nothing.
"""

from __future__ import annotations

import codecs
import json.decoder
import math
import re
from collections.abc import Callable
from typing import Any, cast

_SPACE = re.compile(r"[ \t\n\r]*")
_NUMBER = re.compile(r"(-?(?:0|[1-9][0-9]*))(\.[0-9]+)?([eE][-+]?[0-9]+)?")
_CONSTANTS: dict[str, Any] = {
    "true": True,
    "false": False,
    "null": None,
    "NaN": math.nan,
    "Infinity": math.inf,
    "-Infinity": -math.inf,
}
_WORD = re.compile("|".join(sorted(_CONSTANTS, key=len, reverse=True)))
_scan_string: Callable[[str, int, bool], tuple[str, int]] = vars(json.decoder)["scanstring"]
_DIGITS = 600  # int() and str() may refuse more than 640 at a time (sys.set_int_max_str_digits)


def text_of(data: bytes | bytearray) -> str:
    """The text of UTF-8, UTF-16 or UTF-32 bytes, a byte order mark left out. Raises UnicodeDecodeError."""
    return data.decode(
        "utf-8-sig" if data.startswith(codecs.BOM_UTF8) else json.detect_encoding(data)
    )


def loads(text: str) -> Any:
    """The value of a JSON text. Raises json.JSONDecodeError, which names the place."""
    end = _SPACE.match(text, 0).end()  # type: ignore[union-attr]  # the pattern matches anywhere
    stack: list[dict[str, Any] | list[Any]] = []
    keys: list[str] = []
    while True:
        # One value starts at `end`.
        opening = text[end : end + 1]
        value: Any
        if opening in ("{", "[") and opening:
            container: dict[str, Any] | list[Any] = {} if opening == "{" else []
            end = _skip(text, end + 1)
            if text[end : end + 1] == ("}" if opening == "{" else "]"):
                value, end = container, end + 1
            else:
                stack.append(container)
                if opening == "{":
                    end = _key(text, end, keys)
                continue
        elif opening == '"':
            value, end = _scan_string(text, end + 1, True)
        else:
            value, end = _scalar(text, end)
        # It has been read: put it where it belongs, and close what it ends.
        while True:
            end = _skip(text, end)
            if not stack:
                if end != len(text):
                    raise json.JSONDecodeError("Extra data", text, end)
                return value
            top = stack[-1]
            mark = text[end : end + 1]
            if isinstance(top, dict):
                top[keys.pop()] = value
                if mark == ",":
                    end = _key(text, _skip(text, end + 1), keys)
                    break
                closing = "}"
            else:
                top.append(value)
                if mark == ",":
                    end = _skip(text, end + 1)
                    break
                closing = "]"
            if mark != closing:
                raise json.JSONDecodeError(f"Expecting ',' or '{closing}'", text, end)
            value, end = stack.pop(), end + 1


def _skip(text: str, at: int) -> int:
    return _SPACE.match(text, at).end()  # type: ignore[union-attr]  # the pattern matches anywhere


def _key(text: str, at: int, keys: list[str]) -> int:
    if text[at : at + 1] != '"':
        raise json.JSONDecodeError("Expecting a key in double quotes", text, at)
    key, at = _scan_string(text, at + 1, True)
    keys.append(key)
    at = _skip(text, at)
    if text[at : at + 1] != ":":
        raise json.JSONDecodeError("Expecting ':'", text, at)
    return _skip(text, at + 1)


def _scalar(text: str, at: int) -> tuple[Any, int]:
    word = _WORD.match(text, at)
    if word is not None:
        return _CONSTANTS[word[0]], word.end()
    number = _NUMBER.match(text, at)
    if number is None:
        raise json.JSONDecodeError("Expecting a value", text, at)
    if number[2] is not None or number[3] is not None:
        return float(number[0]), number.end()
    return _integer(number[1]), number.end()


def _integer(digits: str) -> int:
    sign, digits = (-1, digits[1:]) if digits.startswith("-") else (1, digits)
    value = 0
    for start in range(0, len(digits), _DIGITS):
        part = digits[start : start + _DIGITS]
        value = value * 10 ** len(part) + int(part)
    return sign * value


def _digits(value: int) -> str:
    if value.bit_length() < 3 * _DIGITS:
        return str(value)
    parts: list[str] = []
    rest = abs(value)
    while rest:
        rest, part = divmod(rest, 10**_DIGITS)
        parts.append(str(part).zfill(_DIGITS) if rest else str(part))
    return ("-" if value < 0 else "") + "".join(reversed(parts))


def _number(value: float) -> str:
    # No JSON number means infinity, but every reader takes one too large for it.
    return (
        "NaN"
        if value != value
        else repr(value) if math.isfinite(value) else "1e999" if value > 0 else "-1e999"
    )


def dumps(value: Any, indent: int | None = None) -> str:
    """JSON text of a value made of dicts, lists and JSON scalars. Raises TypeError for anything else."""
    parts: list[str] = []
    after_key, comma = (":", ",") if indent is None else (": ", ",")
    # What is still to write, the next on top: text, or a value with its depth.
    todo: list[tuple[str, Any, int]] = [("value", value, 0)]

    def line(depth: int) -> str:
        return "" if indent is None else "\n" + " " * (indent * depth)

    while todo:
        kind, item, depth = todo.pop()
        if kind == "text":
            parts.append(item)
        elif isinstance(item, str):
            parts.append(_string(item))
        elif item is None or isinstance(item, bool):
            parts.append("null" if item is None else "true" if item else "false")
        elif isinstance(item, int):
            parts.append(_digits(item))
        elif isinstance(item, float):
            parts.append(_number(item))
        elif isinstance(item, dict):
            entries = list(cast("dict[object, Any]", item).items())
            inner: list[tuple[str, Any, int]] = []
            for number, (key, entry) in enumerate(entries):
                if not isinstance(key, str):
                    raise TypeError(f"a JSON key is a string, not {type(key).__name__}")
                start = (comma if number else "") + line(depth + 1) + _string(key) + after_key
                inner += [("text", start, 0), ("value", entry, depth + 1)]
            todo += [
                ("text", (line(depth) if entries else "") + "}", 0),
                *reversed(inner),
                ("text", "{", 0),
            ]
        elif item.__class__ is list:
            items: list[Any] = item
            inner = []
            for number, entry in enumerate(items):
                inner += [
                    ("text", (comma if number else "") + line(depth + 1), 0),
                    ("value", entry, depth + 1),
                ]
            todo += [
                ("text", (line(depth) if inner else "") + "]", 0),
                *reversed(inner),
                ("text", "[", 0),
            ]
        else:
            raise TypeError(f"{type(item).__name__} is no JSON value")
    return "".join(parts)


def _string(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:  # a lone surrogate can only be written as an escape
        return json.dumps(text)
    return json.dumps(text, ensure_ascii=False)
