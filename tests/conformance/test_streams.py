"""Each stream parses to the classes of the dispatch table, comes back as it came, and is degraded nowhere.

The streams in ``streams/`` are made by hand from the documented facts, with invented values. Recorded traffic and
the inputs that users reported as breaking other packages lie outside of this repository: where they are absent, those
tests are skipped.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import responses_wire as wire
from tests.promises.packages import ROOT, description, the_package
from tests.promises.same import same
from tests.vectors import judge_event

STREAMS = sorted((Path(__file__).parent / "streams").glob("*.jsonl"))
SHARED = ROOT.parent / "shared"
RECORDINGS = sorted((SHARED / "recordings").glob("*.jsonl"))
REPORTS = SHARED / "reports" / "cases.jsonl"
PACKAGE = the_package()


def events_of(file: Path) -> list[tuple[str, dict[str, Any]]]:
    """The lines that are JSON objects, with what they hold."""
    found: list[tuple[str, dict[str, Any]]] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            data = json.loads(line)
        except ValueError:
            continue
        if isinstance(data, dict):
            found.append((line, data))
    return found


def check_event(line: str, data: dict[str, Any]) -> wire.Event:
    event = wire.parse_event(line, strict=True)
    assert type(event) is wire.EVENT_TYPES[data["type"]], line[:300]
    for came in (line.encode(), data):
        again = wire.parse_event(came)
        assert again == event and again.degraded == (), line[:300]
    assert same(event.to_dict(), data), line[:300]
    assert same(json.loads(event.to_json()), data), line[:300]
    return event


@pytest.mark.parametrize("file", STREAMS, ids=lambda file: file.stem)
def test_a_made_stream_is_typed_lossless_and_not_degraded(file: Path) -> None:
    events = events_of(file)
    assert len(events) == len(file.read_text(encoding="utf-8").splitlines())
    for line, data in events:
        event = check_event(line, data)
        classes = description(event)
        assert classes == judge_event(PACKAGE, data).classes
        # Made of documented facts, so nothing in it is new; gateways and their own keys have a stream of their own.
        assert not [name for name in classes.values() if name.startswith("Unknown")], line[:300]


def test_the_made_streams_show_every_event_of_the_spec() -> None:
    seen = {data["type"] for file in STREAMS for _, data in events_of(file)}
    assert seen == set(PACKAGE.events)


@pytest.mark.parametrize("union", ["Annotation", "ApplyPatchOperation", "CodeInterpreterOutput", "ComputerAction", "WebSearchAction"])
def test_the_made_streams_show_every_member_of_a_small_union(union: str) -> None:
    seen = {name for file in STREAMS for line, _ in events_of(file) for name in description(wire.parse_event(line)).values()}
    assert not set(PACKAGE.unions[union].objects) - seen


SPOILERS: tuple[Any, ...] = (None, 5, "spoilt", {}, 1.5, [], True)


@pytest.mark.parametrize("file", STREAMS, ids=lambda file: file.stem)
def test_an_event_of_a_made_stream_with_any_one_value_spoilt_is_still_its_class(file: Path) -> None:
    one_of_each = {data["type"]: data for _, data in events_of(file) if "response" not in data or file.stem == "text"}
    for kind, data in one_of_each.items():
        for number, (container, key) in enumerate(places(data)):
            if container is data and key == "type":
                continue
            kept = container[key]
            for value in (SPOILERS[number % len(SPOILERS)], SPOILERS[(number + 3) % len(SPOILERS)]):
                container[key] = value
                event = wire.parse_event(data)
                assert type(event) is wire.EVENT_TYPES[kind]
                assert sorted(misfit.pointer for misfit in event.degraded) == sorted(judge_event(PACKAGE, data).misfits), (kind, key, value)
                assert same(event.to_dict(), data)
            container[key] = kept


def places(value: Any) -> Any:
    for key, inner in list(value.items() if isinstance(value, dict) else enumerate(value)):
        yield value, key
        if isinstance(inner, dict | list):
            yield from places(inner)


@pytest.mark.skipif(not RECORDINGS, reason="the recordings are not there")
@pytest.mark.parametrize("file", RECORDINGS, ids=lambda file: file.stem)
def test_a_recorded_stream_is_typed_lossless_and_not_degraded(file: Path) -> None:
    for line, data in events_of(file):
        check_event(line, data)


@pytest.mark.skipif(not RECORDINGS, reason="the recordings are not there")
def test_broken_lines_of_recorded_streams_are_refused() -> None:
    broken = 0
    for file in RECORDINGS:
        good = {line for line, _ in events_of(file)}
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.strip() and line not in good:
                broken += 1
                with pytest.raises(wire.NotAnEventError, match=r"\w"):
                    wire.parse_event(line)
    assert broken == 2


REPORTED = [json.loads(line) for line in REPORTS.read_text(encoding="utf-8").splitlines()] if REPORTS.is_file() else []


@pytest.mark.skipif(not REPORTED, reason="the reports are not there")
@pytest.mark.parametrize("case", REPORTED, ids=lambda case: case["id"])
def test_what_broke_other_packages_parses_here(case: dict[str, Any]) -> None:
    codes: list[str | None] = []
    for data in case["events"]:
        line = json.dumps(data)
        for came in (line, line.encode(), data):
            event = wire.parse_event(came)
            assert type(event) is (wire.UnknownEvent if case["expect"].get("unknown") else wire.EVENT_TYPES[data["type"]])
            assert event.degraded == ()
            assert same(event.to_dict(), data) and same(json.loads(event.to_json()), data)
        failure = wire.failure_of(event)
        codes.append(failure.code if failure else None)
    assert codes == case["expect"].get("code", codes)
