"""The examples import one another as a reader's files would; the server runs as long as this folder's tests."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.promises.packages import ROOT

from . import replay

HERE = Path(__file__).parent
if str(HERE) not in sys.path:
    sys.path.insert(0, str(HERE))

_EVERY = 6  # one recording in so many: enough of them, and quick


def objects(file: Path) -> list[dict[str, Any]]:
    """The JSON objects in the lines of a file."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            value = json.loads(line)
        except ValueError:
            continue
        if isinstance(value, dict):
            found.append(value)
    return found


MADE = {file.stem: objects(file) for file in sorted((ROOT / "tests" / "conformance" / "streams").glob("*.jsonl"))}
RECORDED = {file.stem: objects(file) for file in sorted((ROOT.parent / "shared" / "recordings").glob("*.jsonl"))[::_EVERY]}
AWKWARD = {
    "awkward": [
        {"type": "response.output_text.delta", "item_id": "m", "delta": "né\u2028\u2029\x85\x0b ☃ 🙂 data: [DONE]", "sequence_number": 0, "new": 1.0},
        {"type": "response.tomorrow", "data": "event: x\n\n", "more": [1, 1.0, None, {}]},
        {"type": "response.output_text.done", "item_id": "m", "text": "\r\n\r", "sequence_number": 2**60},
    ]
}
STREAMS = {**MADE, **RECORDED, **AWKWARD}


@pytest.fixture(scope="session")
def base_url() -> Iterator[str]:
    """The server, which knows every stream in every manner as the model ``<stream>/<manner>``."""
    streams = {f"{name}/{manner}": replay.sent(events, manner) for name, events in STREAMS.items() for manner in replay.MANNERS}
    streams["gpt-5"] = replay.sent(MADE["text"], "crlf")
    streams["failing"] = replay.sent(MADE["failed"], "named")
    with replay.server(streams) as url:
        yield url
