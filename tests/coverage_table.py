"""The README's table of what the spec covers, counted source by source.

python -m tests.coverage_table            writes it between its markers in README.md
python -m tests.coverage_table --check    changes nothing; exit code 1 where it is not as the spec says
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from typeloom.package import Enum, EnumRef, Package, references
from typeloom.settings import read_settings
from typeloom.workflow import read_package

ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"
START, END = "<!-- coverage -->\n", "<!-- /coverage -->"
COLUMNS = ("events", "objects", "fields", "enum values", "error codes")


def facts(package: Package) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each thing that the spec knows: the column it counts in, and the sources that have it."""
    for thing in package.objects.values():
        yield "objects" if thing.wire_type is None else "events", thing.docs.sources
        for field in thing.fields:
            yield "fields", field.docs.sources
    users = sources_of_enums(package)
    for enum in package.enums.values():
        for value in enum.values:
            own = value.docs.sources != enum.docs.sources
            yield "error codes" if enum.errors else "enum values", value.docs.sources if own else users[enum.name]


def sources_of_enums(package: Package) -> Mapping[str, tuple[str, ...]]:
    """The sources of each enum: its own where the spec names them, else those of the fields that use it."""
    every = tuple(source.name for source in package.sources)
    found: dict[str, set[str]] = {name: set() for name in package.enums}
    for thing in package.objects.values():
        for field in thing.fields:
            for reference in references(field.type):
                if isinstance(reference, EnumRef):
                    found[reference.name].update(field.docs.sources)

    def of(enum: Enum) -> tuple[str, ...]:
        return tuple(name for name in every if name in found[enum.name]) if enum.docs.sources == every else enum.docs.sources

    return {name: of(enum) for name, enum in package.enums.items()}


def table(package: Package) -> str:
    """The table as Markdown: a row for each source, and one for all of them together."""
    counts = {source.name: dict.fromkeys(COLUMNS, 0) for source in package.sources}
    total = dict.fromkeys(COLUMNS, 0)
    for column, sources in facts(package):
        total[column] += 1
        for source in sources:
            counts[source][column] += 1
    rows = [(f"`{source.name}`: {source.title}", counts[source.name]) for source in package.sources]
    lines = ["| source | " + " | ".join(COLUMNS) + " |", "| --- |" + " ---: |" * len(COLUMNS)]
    lines += [f"| {title} | " + " | ".join(f"{numbers[column]:,}" for column in COLUMNS) + " |" for title, numbers in [*rows, ("all together", total)]]
    return "\n".join(lines) + "\n"


def with_table(text: str, made: str) -> str:
    """The text with the table between its markers. Raises ValueError where it has none."""
    before, start, rest = text.partition(START)
    _, end, after = rest.partition(END)
    if not (start and end):
        raise ValueError(f"README.md has no place for the table: {START.strip()} and {END}")
    return before + start + made + end + after


def main(arguments: list[str] | None = None) -> int:
    """Write the table, or check it. The exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.coverage_table", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing; exit code 1 where the table is out of date")
    check = parser.parse_args(arguments).check
    text = README.read_text(encoding="utf-8")
    wanted = with_table(text, table(read_package(read_settings(ROOT))))
    if text == wanted:
        return 0
    if check:
        print("the table in README.md is not what the spec says; 'python -m tests.coverage_table' mends that", file=sys.stderr)
        return 1
    README.write_bytes(wanted.encode())
    print("the table in README.md is what the spec says now", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
