"""YAML text to plain data, and positions of its parts.

ruamel.yaml parses; this module composes. A spec needs less than YAML offers, and the rest is refused
with a reason: anchors, aliases, merge keys and tags (each definition stands where it is read), keys that
are no scalars, a second document. Keys are always strings, so that an enum may list ``off`` or ``1``.
Plain scalars follow YAML 1.2: only ``true``, ``false``, ``null``, ``~`` and numbers are no strings.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)
from ruamel.yaml.reader import ReaderError

from .problems import Place, Problem

MAX_DEPTH = 40
_NUMBER = re.compile(r"[-+]?(?:\d+(?P<fraction>\.\d*)?|(?P<point>\.\d+))(?P<exponent>[eE][-+]?\d+)?", re.ASCII)
_STRANGE_BREAK = re.compile("[\x85\u2028\u2029]|\r(?!\n)")
_FOLD = re.compile(r"[ \t]*(?:\r?\n[ \t]*)+")
_BLANKS = re.compile(r"[ \t]*")
_CONSTANTS: dict[str, Any] = {"": None, "~": None, "null": None, "true": True, "false": False}


class Position(NamedTuple):
    """One-based line and column."""

    line: int
    column: int


class _Refused(Exception):
    def __init__(self, what: str, fix: str, position: Position) -> None:
        super().__init__(what)
        self.problem = (what, fix, position)


class Document(NamedTuple):
    """What one YAML file says. ``problems`` is not empty where it could not be read."""

    data: Any
    problems: list[Problem]


class _Composer:
    """Builds data from ruamel.yaml's parse events (which it leaves untyped); with ``positions`` it also notes where each part stands."""

    def __init__(self, events: Iterator[Any], positions: dict[tuple[str | int, ...], tuple[Position, Position]] | None) -> None:
        self.events = events
        self.positions = positions
        self.duplicates: list[tuple[str, Position]] = []

    def document(self) -> Any:
        data: Any = None
        documents = 0
        for event in self.events:
            kind: type[object] = event.__class__
            if kind is DocumentStartEvent:
                documents += 1
                if documents > 1:
                    raise _Refused("a second YAML document starts here", "a spec file holds one", _position(event))
            elif kind in (ScalarEvent, MappingStartEvent, SequenceStartEvent, AliasEvent):
                data = self.value(event, ())
        return data

    def value(self, event: Any, path: tuple[str | int, ...]) -> Any:
        kind: type[object] = event.__class__
        if kind is AliasEvent or getattr(event, "anchor", None) is not None:
            raise _Refused("anchors and aliases are not part of the spec language", "write the value out where it is read", _position(event))
        if event.tag is not None and event.tag != "!":
            raise _Refused(f"the tag {event.tag} is not part of the spec language", "leave it out", _position(event))
        if self.positions is not None and path not in self.positions:
            self.positions[path] = (_position(event), _position(event))
        if kind is ScalarEvent:
            return _scalar(event.value) if event.style is None or event.style == "" else event.value
        if len(path) > MAX_DEPTH:
            raise _Refused("this is nested too deep", f"a spec needs no more than {MAX_DEPTH} levels", _position(event))
        return self.mapping(path) if kind is MappingStartEvent else self.sequence(path)

    def mapping(self, path: tuple[str | int, ...]) -> dict[str, Any]:
        result: dict[str, Any] = {}
        for event in self.events:
            kind: type[object] = event.__class__
            if kind is MappingEndEvent:
                break
            if kind is not ScalarEvent or event.anchor is not None or event.tag is not None:
                raise _Refused("a key must be a plain word or a quoted string", "write 'key: value'", _position(event))
            key: str = event.value
            if key == "<<" and not event.style:
                raise _Refused("merge keys are not part of the spec language", "write the values out", _position(event))
            if key in result:
                self.duplicates.append((key, _position(event)))
            value_event = next(self.events)
            inside = (*path, key)
            if self.positions is not None:
                self.positions[inside] = (_position(event), _position(value_event))
            result[key] = self.value(value_event, inside)
        return result

    def sequence(self, path: tuple[str | int, ...]) -> list[Any]:
        result: list[Any] = []
        for event in self.events:
            if type(event) is SequenceEndEvent:
                break
            result.append(self.value(event, (*path, len(result))))
        return result


def _position(event: Any) -> Position:
    mark = event.start_mark
    return Position(mark.line + 1, mark.column + 1)


def _scalar(text: str) -> Any:
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    if text[0] in "+-.0123456789" and len(text) < 400 and (match := _NUMBER.fullmatch(text)):
        return float(text) if match["fraction"] or match["point"] or match["exponent"] else int(text)
    return text


def _events(text: str) -> Iterator[Any]:
    reader: Any = YAML(typ="safe")
    return iter(reader.parse(text))


def read_text(file: Path) -> tuple[str, list[Problem]]:
    """The text of a UTF-8 file, or the problem that stands in the way."""
    try:
        return file.read_bytes().decode("utf-8-sig"), []
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode("utf-8")
        position = _place_of(before, len(before))
        return "", [Problem(Place(file), f"this is not UTF-8 (byte {error.start})", "save it as UTF-8", *position)]
    except OSError as error:
        return "", [Problem(Place(file), f"this cannot be read ({error.strerror})", "make it readable, or take it away", 1, 1)]


def parse(text: str, file: Path) -> Document:
    """The data that a YAML text holds. Never raises: what is wrong with it is in ``problems``."""
    composer = _Composer(_events(text), None)
    problems: list[Problem] = []
    for match in _STRANGE_BREAK.finditer(text):
        what = f"the character U+{ord(match[0]):04X} ends a line for YAML, but not for an editor"
        problems.append(Problem(Place(file), what, "end the line as others, or write it as an escape in double quotes", *_place_of(text, match.start())))
    if problems:
        return Document(None, problems)
    data: Any = None
    try:
        data = composer.document()
    except _Refused as refused:
        what, fix, position = refused.problem
        problems.append(Problem(Place(file), what, fix, *position))
    except MarkedYAMLError as error:
        fault: Any = error
        mark = fault.problem_mark or fault.context_mark
        if fault.context_mark and mark.line > text.rstrip().count("\n"):
            mark = fault.context_mark  # something never ends: its beginning says more than the end of the file
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        what = " ".join(str(part) for part in (fault.problem, fault.context) if part)
        problems.append(Problem(Place(file), f"this is not YAML: {what}", "mend it first", line, column))
    except ReaderError as error:
        fault = error
        at = len(text.encode()[: fault.position].decode(errors="ignore"))  # the C parser counts bytes
        what = f"the character U+{fault.character:04X} has no place in YAML"
        problems.append(Problem(Place(file), what, "leave it out, or write it as an escape in double quotes", *_place_of(text, at)))
    except (YAMLError, ValueError, RecursionError, StopIteration) as error:
        what = " ".join(str(error).split()) or type(error).__name__
        problems.append(Problem(Place(file), f"this is not YAML: {what}", "mend it first", 1, 1))
    for key, position in composer.duplicates:
        problems.append(Problem(Place(file), f"the key {key!r} stands here a second time", "keep one of the two", *position))
    return Document(data, problems)


class Inside:
    """Where the characters of one scalar stand in the text: past quotes, escapes and folded lines."""

    def __init__(self, text: str, start: Position) -> None:
        self._text = text
        self._steps = _steps(text, _index_of(text, start))
        self._found: list[int] = []

    def place(self, offset: int) -> Position:
        """The place of the character at an offset of the scalar's value."""
        self._found += islice(self._steps, max(0, offset + 1 - len(self._found)))
        return _place_of(self._text, self._found[offset])


def _steps(text: str, at: int) -> Iterator[int]:
    """The index of each character of the scalar that starts there, and on past its end."""
    quote, indent = text[at : at + 1], 0
    if quote in ("|", ">"):
        at = text.find("\n", at) + 1
        indent = len(text) - at - len(text[at:].lstrip(" "))
        at += indent
    elif quote in ("'", '"'):
        at += 1
    blank = at  # up to here, no blank begins a fold
    while True:
        yield at
        fold = None if at < blank else _FOLD.match(text, at)
        if quote in ("|", ">"):
            at += 1 + (indent if text[at : at + 1] == "\n" else 0)
        elif fold is not None:
            at = fold.end()
        elif quote == '"' and text[at : at + 1] == "\\":
            at += 2 + {"x": 2, "u": 4, "U": 8}.get(text[at + 1 : at + 2], 0)
        else:
            if at >= blank and text[at : at + 1] in (" ", "\t"):
                blank = _BLANKS.match(text, at).end()  # type: ignore[union-attr]  # it matches anywhere
            at += 2 if quote == "'" and text[at : at + 2] == "''" else 1


def _index_of(text: str, position: Position) -> int:
    at = 0
    for _ in range(position.line - 1):
        at = text.find("\n", at) + 1
    return at + position.column - 1


def _place_of(text: str, index: int) -> Position:
    return Position(text.count("\n", 0, index) + 1, index - (text.rfind("\n", 0, index) + 1) + 1)


def positions(text: str) -> dict[tuple[str | int, ...], tuple[Position, Position]]:
    """Where each part of a YAML text stands: its path to the positions of its key and of its value."""
    found: dict[tuple[str | int, ...], tuple[Position, Position]] = {}
    try:
        _Composer(_events(text), found).document()
    except (_Refused, YAMLError, ValueError, RecursionError, StopIteration):
        pass  # only what stands before the fault has a position; the fault itself has been reported
    return found
