"""Ours and theirs, side by side: `python -m tests.benchmarks` from the checkout's root.

Makes an environment of its own first and goes on there. A whole run takes some ten
minutes; `--rows` picks some of it, `--quick` goes through the motions in seconds.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from . import environment, events as event_source, fidelity, generation as generating, growth, misfits, parsing, peers, processes, report
from .settings import Settings

RESULTS = environment.HERE / "RESULTS.md"

IN_PROCESS = {
    "parse": parsing.parse,
    "named": parsing.named,
    "to_json": parsing.to_json,
    "loads_event": parsing.loads_event,
}
"""Rows that need events and the peers' packages loaded."""

APART: dict[str, Callable[[Settings], list[report.Row]]] = {
    "import": processes.imports,
    "delta": processes.delta,
    "stream": processes.stream,
    "regenerate": generating.regenerate,
    "unchanged": generating.unchanged,
    "growth": growth.growth,
}
"""Rows that are processes of their own. They run first, before this one grows."""

ROWS = (*APART, *IN_PROCESS, "misfit", "counts")

DISTRIBUTIONS = (
    "responses_wire",
    "typeloom",
    "pydantic",
    "pydantic_core",
    "openai",
    "openrouter",
    "openresponses-types",
    "datamodel-code-generator",
    "black",
    "isort",
    "msgspec",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the rows asked for; the exit status is 0 whatever they say."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    options = _options(given)
    if not options.here and not environment.is_running_inside():
        python = environment.prepare()
        return subprocess.call([str(python), "-m", "tests.benchmarks", *given], cwd=environment.ROOT)
    settings = Settings(environment.ROOT, options.shared, options.quick)
    found = _measure(settings, options.rows)
    complete = set(options.rows) == set(ROWS) and not options.quick
    output = options.output or (RESULTS if complete else None)
    if output is not None:
        report.write(found, output)
    return 0


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--rows",
        type=_row_names,
        default=list(ROWS),
        metavar="ROW,…",
        help=f"only these rows: {', '.join(ROWS)}",
    )
    parser.add_argument("--quick", action="store_true", help="a few events, one round: a smoke test")
    parser.add_argument(
        "--here",
        action="store_true",
        help="run in this environment with the peers that it has; install nothing",
    )
    parser.add_argument(
        "--shared",
        type=Path,
        default=_shared(),
        help="where recordings and upstream schemas are; default: $TYPELOOM_SHARED, or ../shared",
    )
    parser.add_argument(
        "--output",
        type=Path,
        help="write the results there; default: RESULTS.md beside this program when all rows run, else nowhere",
    )
    return parser.parse_args(arguments)


def _row_names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in ROWS:
            raise argparse.ArgumentTypeError(f"no row {name!r}; there are {', '.join(ROWS)}")
    return names


def _shared() -> Path:
    given = os.environ.get("TYPELOOM_SHARED")
    return Path(given) if given else environment.ROOT.parent / "shared"


def _measure(settings: Settings, rows: Sequence[str]) -> report.Report:
    found = report.Report(versions=_versions())
    for name, measure in APART.items():
        if name in rows:
            _take(found, name, partial(measure, settings))
    if set(rows) <= set(APART):
        return found
    events = event_source.load(settings.recordings, settings.event_limit)
    found.events = f"{len(events.lines):,} {events.title}"
    print(f"parsing {found.events}", flush=True)
    loaded = peers.load(settings)
    everybody = [loaded.ours] if loaded.ours else []
    found.calls = {peer.name: peer.how for peer in everybody + loaded.others}
    found.missing = loaded.missing
    for name, measure_parsing in IN_PROCESS.items():
        if name in rows:
            _take(found, name, partial(measure_parsing, settings, events, loaded))
    if "misfit" in rows:
        _take(found, "misfit", partial(misfits.misfit, settings, loaded))
    if "counts" in rows:
        found.counts = fidelity.counts(events, loaded)
        for count in found.counts:
            print(report.count_line(count), flush=True)
    for name, why in found.missing.items():
        print(f"not there: {name} ({why})", flush=True)
    return found


def _take(found: report.Report, name: str, measure: Callable[[], list[report.Row]]) -> None:
    """Take up what a row measures; what stops it is told and stops no other row."""
    try:
        rows = measure()
    except Exception as error:
        told = f"stopped by {type(error).__name__}: {str(error)[:160]}"
        rows = [report.Row(name, report.FOR_COMPARISON, told, report.MISSED)]
    found.rows += rows
    for row in rows:
        print(report.line(row), flush=True)


def _versions() -> dict[str, str]:
    versions = {platform.python_implementation(): platform.python_version()}
    for name in DISTRIBUTIONS:
        try:
            versions[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            continue
    return versions


if __name__ == "__main__":
    sys.exit(main())
