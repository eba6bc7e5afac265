"""The events that everybody parses: recorded streams, or made ones of the same mix."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from . import made_streams


@dataclass(frozen=True)
class Events:
    """What is parsed, one JSON text an event, and where it comes from."""

    title: str
    lines: list[bytes]


def load(recordings: Path | None, limit: int | None = None) -> Events:
    """Recorded events where there are any, else made ones; at most `limit` of them."""
    lines = list(_recorded(recordings)) if recordings else []
    title = "recorded events"
    if not lines:
        title = "made events of the same mix (no recordings found)"
        lines = made_streams.lines(8_800 if limit is None else limit)
    return Events(title, lines if limit is None else spread(lines, limit))


def spread(lines: list[bytes], limit: int) -> list[bytes]:
    """At most `limit` of the lines, taken evenly, so that the mix stays as it is."""
    if len(lines) <= limit:
        return lines
    return [lines[index * len(lines) // limit] for index in range(limit)]


def type_of(line: bytes) -> str:
    """The wire type that an event's text names."""
    return str(json.loads(line).get("type"))


def _recorded(folder: Path) -> Iterator[bytes]:
    for path in sorted(folder.glob("*.jsonl")):
        for line in path.read_bytes().splitlines():
            try:
                is_object = isinstance(json.loads(line), dict)
            except ValueError:
                continue
            if is_object:
                yield line.strip()
