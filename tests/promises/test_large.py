"""More events and members than Python reads as ``A | B | …``: a package of any size can be made, imported and checked."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from typing import Any

import pytest

from tests.promises.packages import built, fresh

COUNT = 4_000


def spec(count: int) -> dict[str, Any]:
    """As many events, and as many members of one union."""
    summary = "One of many."
    events = {f"e{n}": {"class": f"E{n}Event", "summary": summary, "fields": {"part": {"type": "Part", "summary": summary}}} for n in range(count)}
    objects = {f"P{n}": {"summary": summary, "fields": {"kind": {"type": f'"p{n}"', "summary": summary}}} for n in range(count)}
    union = {"discriminator": "kind", "open": True, "members": list(objects), "summary": summary}
    return {
        "spec.yaml": {
            "typeloom": 1,
            "package": "large",
            "version": "1.0.0",
            "summary": "Very large.",
            "discriminator": "type",
            "sources": {"a": {"title": "A"}},
        },
        "events.yaml": {"summary": "All of it.", "events": events, "objects": objects, "unions": {"Part": union}},
    }


@pytest.mark.slow
def test_a_package_of_thousands_of_definitions_works() -> None:
    with built(spec(COUNT)) as (_, folder), fresh(folder) as wire:
        last = COUNT - 1
        event = wire.parse_event(f'{{"type": "e{last}", "part": {{"kind": "p{last}"}}}}')
        assert type(event).__name__ == f"E{last}Event"
        assert type(event.part).__name__ == f"P{last}"
        assert f"P{last}Dict" in import_module(f"{wire.__name__}.types").PartDict
        compile((folder / "types" / "event_union.py").read_bytes(), "event_union.py", "exec")


@pytest.mark.slow
def test_checkers_read_a_union_of_more_than_a_hundred() -> None:
    with built(spec(120)) as (_, folder):
        done = subprocess.run(
            [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(folder / ".mypy_cache"), str(folder)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-2000:]
        assert "Union[\n" in (folder / "events.py").read_text(encoding="utf-8")
