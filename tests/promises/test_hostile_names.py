"""Wire names that look like what annotations are written with: still data, and still typed."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.promises.packages import built, fresh

KEYS = {
    ", Field(": "integer",
    "x, Field(alias='q'#": "integer",
    'c d, Field(alias="q")': "list[string] | null",
    "]] | x": "map[list[integer]]",
    "Annotated": "integer",
    "Field": "Thing",
    "Literal": '"a | None | b"',
    "Thing": "Thing",
    "list": "list[Thing]",
    "None": "null",
    "__len__": "integer",
    "__del__": "string",
    "Note": '"Any" | "Literal"',
}
SPEC: dict[str, Any] = {
    "spec.yaml": {
        "typeloom": 1,
        "package": "hostile",
        "version": "1.0.0",
        "summary": "Hostile.",
        "discriminator": "type",
        "sources": {"a": {"title": "A"}},
    },
    "a.yaml": {
        "summary": "All.",
        "events": {"e": {"class": "HostileEvent", "summary": "It.", "fields": {key: {"type": kind, "summary": "One."} for key, kind in KEYS.items()}}},
        "objects": {"Thing": {"summary": "A thing.", "fields": {"n": {"type": "integer", "summary": "One."}}}},
    },
}
GOOD: dict[str, Any] = {
    "type": "e",
    ", Field(": 1,
    "x, Field(alias='q'#": 2,
    'c d, Field(alias="q")': ["s"],
    "]] | x": {"a": [1]},
    "Annotated": 3,
    "Field": {"n": 1},
    "Literal": "a | None | b",
    "Thing": {"n": 2},
    "list": [{"n": 3}],
    "None": None,
    "__len__": 0,
    "__del__": "x",
    "Note": "Any",
}


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    with built(SPEC) as (_, made):
        yield made


@pytest.fixture
def wire(folder: Path) -> Iterator[ModuleType]:
    with fresh(folder) as module:
        yield module


def test_each_key_is_typed_under_its_own_name(wire: ModuleType) -> None:
    event = wire.parse_event(json.dumps(GOOD))
    assert event.to_dict() == GOOD and not event.degraded
    assert bool(event)
    assert wire.HostileEvent(**GOOD).to_dict() == GOOD
    for key in GOOD.keys() - {"type", "None"}:
        (misfit,) = wire.parse_event({**GOOD, key: 1.5}).degraded
        assert misfit.pointer == "/" + key.replace("~", "~0").replace("/", "~1")
    assert not wire.parse_event({"type": "e", "q": "not declared"}).degraded


def test_pydantic_reads_the_annotations_as_we_do(wire: ModuleType) -> None:
    cls = wire.HostileEvent
    assert set(cls.model_json_schema()["properties"]) == GOOD.keys()
    cls.model_rebuild(force=True)
    assert cls.model_validate(GOOD).to_dict() == GOOD
    mine = type("Mine", (cls,), {"__module__": __name__})
    assert mine.model_validate(GOOD).to_dict() == GOOD


@pytest.mark.slow
def test_checkers_read_them(folder: Path) -> None:
    for checker in (["mypy", "--strict", "--cache-dir", str(folder / ".mypy_cache")], ["ruff", "check", "--isolated", "--select", "F"]):
        done = subprocess.run([sys.executable, "-m", *checker, str(folder)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-2000:]
