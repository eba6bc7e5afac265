"""What a version must get right: made streams, vectors of every event, and events that no one knows yet."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from tests.promises.packages import ROOT, the_package
from tests.vectors import invalid, judge_event, valid

STREAMS = ROOT / "tests" / "conformance" / "streams"
_GOOD, _FAULTY = 3, 47  # one of so many is taken; primes, so that every kind is among them


def write(file: Path) -> dict[str, int]:
    """Write the cases, one on each line; how many there are of each kind."""
    counted = {"good": 0, "degraded": 0, "unknown": 0}
    with file.open("w", encoding="utf-8") as lines:
        for number, value in enumerate(_values()):
            judged = judge_event(the_package(), value)
            known = the_package().events.get(value["type"])
            name = known.name if known is not None else "UnknownEvent"
            kind = "degraded" if judged.misfits else "unknown" if name == "UnknownEvent" else "good"
            counted[kind] += 1
            lines.write(json.dumps({"text": json.dumps(value, ensure_ascii=number % 2 == 0), "class": name, "faults": sorted(judged.misfits)}) + "\n")
    return counted


def _values() -> Iterator[dict[str, Any]]:
    for stream in sorted(STREAMS.glob("*.jsonl")):
        yield from map(json.loads, stream.read_text(encoding="utf-8").splitlines())
    for thing in the_package().events.values():
        yield from (vector.value for vector in islice(valid(the_package(), thing), None, None, _GOOD))
        yield from (vector.value for vector in islice(invalid(the_package(), thing), None, None, _FAULTY))
    yield {"type": "response.tomorrow", "item_id": 5, "new": [1, 1.0, True, None, {"é\u2028": -0.0}]}
    yield {"type": "", "delta": 2**70}
    for _ in range(2):  # with escapes, and without
        yield {"type": "response.output_text.delta", "item_id": "…", "delta": "né ☃ 🙂 \u2028", "ключ": {"…": "…"}}
