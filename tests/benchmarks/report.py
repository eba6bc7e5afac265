"""Rows of results, and their two shapes: lines on a terminal, and RESULTS.md."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

MET = "met"
MISSED = "missed"
SKIPPED = "skipped"
FOR_COMPARISON = "—"


@dataclass(frozen=True)
class Row:
    """One comparison: what was measured, what it should be, what it is."""

    what: str
    goal: str
    measured: str
    verdict: str


@dataclass(frozen=True)
class Count:
    """What became of all events in one way of parsing them."""

    name: str
    events: int
    typed: int
    untyped: int
    rejected: int
    changed: int
    note: str = ""


@dataclass
class Report:
    """All that one run found out."""

    events: str = ""
    rows: list[Row] = field(default_factory=list)
    counts: list[Count] = field(default_factory=list)
    calls: dict[str, str] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)


def at_least(what: str, ratio: float, goal: float, note: str) -> Row:
    """A ratio that should be this large or larger."""
    verdict = MET if ratio >= goal else MISSED
    return Row(what, f"≥ {goal:g}×", f"{_short(ratio)}× ({note})", verdict)


def at_most(what: str, ratio: float, goal: float, note: str) -> Row:
    """A ratio that should be this small or smaller."""
    verdict = MET if ratio <= goal else MISSED
    return Row(what, f"≤ {goal:g}×", f"{_short(ratio)}× ({note})", verdict)


def seconds_at_most(what: str, seconds: float, goal: float, note: str) -> Row:
    """A time that should be this short or shorter."""
    verdict = MET if seconds <= goal else MISSED
    return Row(what, f"≤ {duration(goal)}", f"{duration(seconds)} ({note})", verdict)


def for_comparison(what: str, ratio: float, note: str) -> Row:
    """A ratio without a goal, told because a reader will ask."""
    return Row(what, FOR_COMPARISON, f"{_short(ratio)}× ({note})", FOR_COMPARISON)


def skipped(what: str, why: str) -> Row:
    """A comparison that could not be made, and why."""
    return Row(what, FOR_COMPARISON, why, SKIPPED)


def duration(seconds: float) -> str:
    """A time in the unit that reads best."""
    if abs(seconds) < 1e-3:
        return f"{seconds * 1e6:.3g} µs"
    if abs(seconds) < 1:
        return f"{seconds * 1e3:.3g} ms"
    return f"{seconds:.3g} s"


def line(row: Row) -> str:
    """A row as one line of text."""
    return f"{row.verdict:8}{row.what}: {row.measured}; goal {row.goal}"


def count_line(count: Count) -> str:
    """A count as one line of text."""
    text = (
        f"{count.name}: of {count.events} events {count.typed} typed, {count.untyped} untyped, {count.rejected} rejected, {count.changed} changed in the dump"
    )
    return f"{text}; {count.note}" if count.note else text


def write(report: Report, path: Path) -> None:
    """Write a report as Markdown: the same for the same findings."""
    path.write_text("\n".join(_document(report)) + "\n", encoding="utf-8")


def _document(report: Report) -> Iterable[str]:
    yield "# Benchmark results"
    yield ""
    yield "Written by `make bench`, which runs ours and theirs alternately in one go."
    yield "Each figure is a ratio of medians; times are medians. Compare the ratios:"
    yield "times depend on where they were taken."
    yield ""
    if report.events:
        yield f"Parsed: {report.events}."
        yield ""
    yield "| what | goal | measured | verdict |"
    yield "| --- | --- | --- | --- |"
    for row in report.rows:
        cells = (row.what, row.goal, row.measured, row.verdict)
        yield _table_row(cells)
    if report.counts:
        yield ""
        yield "## What each accepts, rejects and loses"
        yield ""
        yield "Typed: given a class of its own. Untyped: kept, but as raw data."
        yield "Changed: what it dumps differs from what it was given, with `1`, `1.0`"
        yield "and `true` told apart."
        yield ""
        yield "| who | events | typed | untyped | rejected | changed | remark |"
        yield "| --- | ---: | ---: | ---: | ---: | ---: | --- |"
        for count in report.counts:
            numbers = (count.events, count.typed, count.untyped, count.rejected)
            yield _table_row((count.name, *numbers, count.changed, count.note))
    if report.calls:
        yield ""
        yield "## How each is called"
        yield ""
        for name, how in report.calls.items():
            yield f"- {name}: {how}"
    if report.missing:
        yield ""
        yield "Not there to be measured:"
        yield ""
        for name, why in report.missing.items():
            yield f"- {name}: {why}"
    yield ""
    yield "## Versions"
    yield ""
    yield ", ".join(f"{name} {version}" for name, version in report.versions.items())


def _table_row(cells: Iterable[object]) -> str:
    return "| " + " | ".join(str(cell).replace("|", "\\|") for cell in cells) + " |"


def _short(ratio: float) -> str:
    return f"{ratio:.0f}" if ratio >= 100 else f"{ratio:.3g}"
