"""The table in generated/README.md of classes that the openai package names otherwise.

    python -m tests.openai_names FACTS            writes it between its markers
    python -m tests.openai_names FACTS --check    changes nothing; exit code 1 where it is out of date

FACTS is a JSON Schema of the openai package's stream events whose definitions carry its class names. An event of
theirs is ours of the same wire type; from there on two classes are the same thing where they stand in the same place:
under the same key of matching classes, in a union under the same tag.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from typeloom.package import ListOf, MapOf, ObjectRef, OneOf, Package, Type, UnionRef
from typeloom.settings import read_settings
from typeloom.workflow import read_package

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "generated" / "README.md"
START, END = "<!-- openai names -->\n", "<!-- /openai names -->"


def matches(package: Package, facts: Mapping[str, Any]) -> set[tuple[str, str]]:
    """Pairs of a definition of theirs and a class of ours."""
    definitions: dict[str, Any] = facts["$defs"]
    todo: list[tuple[str, str]] = []
    for name, schema in definitions.items():
        for tag in _constants(schema.get("properties", {}).get(package.discriminator, {})):
            if tag in package.events and name.endswith("Event"):
                todo.append((name, package.events[tag].name))
    found: set[tuple[str, str]] = set()
    while todo:
        pair = todo.pop()
        if pair in found:
            continue
        found.add(pair)
        theirs, ours = pair
        types = {field.wire: field.type for field in package.objects[ours].fields}
        for key, schema in definitions[theirs].get("properties", {}).items():
            if key in types:
                todo += _same_place(package, definitions, schema, types[key])
    return found


def _same_place(package: Package, definitions: Mapping[str, Any], schema: Mapping[str, Any], type_: Type) -> Iterator[tuple[str, str]]:
    for option in type_.options if isinstance(type_, OneOf) else (type_,):
        match option:
            case ObjectRef(name):
                yield from ((theirs, name) for theirs in _references(schema))
            case UnionRef(name):
                union = package.unions[name]
                for theirs in _references(schema):
                    tags = _constants(definitions[theirs].get("properties", {}).get(union.discriminator, {}))
                    yield from ((theirs, union.members[tag]) for tag in tags if tag in union.members)
                    if not tags and union.untagged is not None:
                        yield theirs, union.untagged
            case ListOf(inner) | MapOf(inner):
                key = "items" if isinstance(option, ListOf) else "additionalProperties"
                for part in _alternatives(schema):
                    if isinstance(part.get(key), dict):
                        yield from _same_place(package, definitions, part[key], inner)
            case _:
                pass


def _alternatives(schema: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    options = [*schema.get("anyOf", []), *schema.get("oneOf", [])]
    if not options:
        yield schema
    for option in options:
        yield from _alternatives(option)


def _references(schema: Mapping[str, Any]) -> Iterator[str]:
    for option in _alternatives(schema):
        if "$ref" in option:
            yield option["$ref"].rsplit("/", 1)[-1]


def _constants(schema: Mapping[str, Any]) -> list[str]:
    return [value for option in _alternatives(schema) for value in option.get("enum", [option.get("const")]) if isinstance(value, str)]


def bare(definition: str) -> str:
    """A definition's class name: without the module that tells it from another of its name, and without Beta."""
    return definition.rsplit("__", 1)[-1].removeprefix("Beta")


def table(package: Package, facts: Mapping[str, Any]) -> str:
    """Two tables as Markdown: the events, then the objects, each class of ours with the names that theirs have."""
    others: dict[str, set[str]] = {}
    for theirs, ours in matches(package, facts):
        if bare(theirs) != ours:
            others.setdefault(ours, set()).add(bare(theirs))
    text = ""
    for title, is_event in (("Events", True), ("Objects", False)):
        rows = [name for name in sorted(others) if (package.objects[name].wire_type is not None) == is_event]
        text += f"\n### {title}\n\n| here | in the openai package |\n| --- | --- |\n"
        for name in rows:
            text += f"| `{name}` | {', '.join(f'`{other}`' for other in sorted(others[name]))} |\n"
    return text + "\n"


def with_table(text: str, made: str) -> str:
    """The page with the tables between their markers. Raises ValueError where it has none."""
    before, start, rest = text.partition(START)
    _, end, after = rest.partition(END)
    if not (start and end):
        raise ValueError(f"generated/README.md has no place for the table: {START.strip()} and {END}")
    return before + start + made + end + after


def main(arguments: list[str] | None = None) -> int:
    """Write the table, or check it. The exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.openai_names", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("facts", metavar="FACTS", type=Path, help="a JSON Schema whose definitions have the openai package's class names")
    parser.add_argument("--check", action="store_true", help="change nothing; exit code 1 where the table is out of date")
    options = parser.parse_args(arguments)
    facts = json.loads(options.facts.read_text(encoding="utf-8"))
    text = PAGE.read_text(encoding="utf-8")
    wanted = with_table(text, table(read_package(read_settings(ROOT)), facts))
    if text == wanted:
        return 0
    if options.check:
        print("the table in generated/README.md is out of date; 'python -m tests.openai_names FACTS' mends that", file=sys.stderr)
        return 1
    PAGE.write_bytes(wanted.encode())
    print("the table in generated/README.md is up to date now", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
