"""What the spec knows of one name, for people at a terminal, in a pipe, or as JSON.

``find_explanations`` gives plain data, the same that ``--format json`` prints; ``write_explanations``
lays it out, as tables on a terminal and as aligned text elsewhere.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO, TypeAlias

from .naming import snake
from .package import Docs, Enum, EnumRef, Field, ListOf, Literal, MapOf, Object, ObjectRef, OneOf, Package, Scalar, Type, Union, UnionRef, Value, references
from .problems import UsageError, listed, quoted, suggestion
from .settings import Settings, bundled, find_project, read_settings

Explanation: TypeAlias = dict[str, Any]


def nearest_settings(start: Path) -> Settings | None:
    """The settings of the project around a folder; None where it is in none. Raises UsageError for settings that cannot work."""
    try:
        project = find_project(start)
    except UsageError:
        return None
    return read_settings(project)


def bundled_settings() -> Settings:
    """Settings to read the spec that comes with typeloom. There is no output to them."""
    spec = bundled("spec")
    return Settings(spec.parent, spec, spec.parent, None, bundled("templates"))


def find_explanations(package: Package, name: str) -> list[Explanation]:
    """All that has a name, in the first sense in which anything has it. Raises UsageError, with a suggestion, where nothing has.

    The senses, in order: a wire type, class, union or enum; a field or value as Owner.field; an error code;
    the tag of an object; a value.
    """
    for sense in (_defined, _belonging, _codes, _tagged, _values):
        found = list(sense(package, name))
        if found:
            return found
    owner, dot, rest = name.rpartition(".")
    thing = package.events.get(owner) or package.objects.get(owner)
    if dot and thing is not None:
        wires = [field.wire for field in thing.fields]
        raise UsageError(f"{owner} has no field {quoted(rest)}; {suggestion(rest, wires, f'it has {listed(wires)}')}")
    if dot and owner in package.enums:
        values = [value.value for value in package.enums[owner].values]
        raise UsageError(f"{owner} has no value {quoted(rest)}; {suggestion(rest, values, f'it has {listed(values)}')}")
    codes = [value.value for enum in package.enums.values() if enum.errors for value in enum.values]
    known = [*package.events, *package.objects, *package.unions, *package.enums, *codes]
    hint = suggestion(name, known, "ask for a wire type, class, union, enum, code or Owner.field")
    raise UsageError(f"{package.name} has nothing called {quoted(name)}; {hint}")


def _defined(package: Package, name: str) -> Iterator[Explanation]:
    if name in package.events:
        yield _object(package, package.events[name])
        return
    # The names that the package makes of a definition's lead to it too.
    for bare in (name, name.removesuffix("Dict"), name.removeprefix("Unknown"), name.removeprefix("Known")):
        if bare in package.objects:
            yield _object(package, package.objects[bare])
        elif bare in package.unions:
            yield _union(package, package.unions[bare])
        elif bare in package.enums:
            yield _enum(package, package.enums[bare])
        else:
            continue
        return
    if name.startswith("is_known_"):
        yield from (_enum(package, enum) for enum in package.enums.values() if name == f"is_known_{snake(enum.name)}")


def _belonging(package: Package, name: str) -> Iterator[Explanation]:
    for dot in (index for index, character in enumerate(name) if character == "."):
        owner, rest = name[:dot], name[dot + 1 :]
        thing = package.events.get(owner) or package.objects.get(owner)
        if thing is not None:
            yield from (_field_alone(package, thing, field) for field in thing.fields if field.wire == rest)
        if owner in package.enums:
            enum = package.enums[owner]
            yield from (_value_alone(enum, value) for value in enum.values if value.value == rest)


def _codes(package: Package, name: str) -> Iterator[Explanation]:
    yield from (_value_alone(enum, value) for enum in package.enums.values() if enum.errors for value in enum.values if value.value == name)


def _tagged(package: Package, name: str) -> Iterator[Explanation]:
    names = dict.fromkeys(union.members[name] for union in package.unions.values() if name in union.members)
    yield from (_object(package, package.objects[member]) for member in names)


def _values(package: Package, name: str) -> Iterator[Explanation]:
    yield from (_value_alone(enum, value) for enum in package.enums.values() for value in enum.values if value.value == name)


def _documented(kind: str, name: str, docs: Docs, subject: str) -> Explanation:
    return {
        "kind": kind,
        "name": name,
        "summary": docs.summary,
        "sources": list(docs.sources),
        "deprecated": docs.deprecated,
        "since": docs.since,
        "spec": f"{subject}.yaml",
    }


def _object(package: Package, thing: Object) -> Explanation:
    fields = [_field(package, field) for field in thing.fields]
    if thing.wire_type is None:
        return {**_documented("object", thing.name, thing.docs, thing.subject), "used_by": _users(package, ObjectRef(thing.name)), "fields": fields}
    return {
        **_documented("event", thing.wire_type, thing.docs, thing.subject),
        "class": thing.name,
        "after": list(thing.after),
        "opens": [tag for tag, event in package.events.items() if thing.wire_type in event.after],
        "terminal": thing.terminal,
        "fields": fields,
    }


def _field(package: Package, field: Field) -> Explanation:
    documenting = {source.name for source in package.sources if not source.observed} & {*field.docs.sources}
    return {
        "name": field.wire,
        "type": type_text(field.type),
        "required": field.required,
        "required_by": list(field.required_by),
        "required_by_all": bool(documenting) and documenting <= {*field.required_by},
        "sources": list(field.docs.sources),
        "deprecated": field.docs.deprecated,
        "since": field.docs.since,
        "default": None if field.default is None else json.loads(field.default),
        "summary": field.docs.summary,
    }


def _field_alone(package: Package, owner: Object, field: Field) -> Explanation:
    names = list(dict.fromkeys(ref.name for ref in references(field.type)))
    label = owner.wire_type or owner.name
    return {"kind": "field", **_field(package, field), "name": f"{label}.{field.wire}", "spec": f"{owner.subject}.yaml", "see": names}


def _union(package: Package, union: Union) -> Explanation:
    tags = {name: [tag for tag, member in union.members.items() if member == name] for name in union.objects}
    return {
        **_documented("union", union.name, union.docs, union.subject),
        "open": union.open,
        "discriminator": union.discriminator,
        "untagged": union.untagged,
        "used_by": _users(package, UnionRef(union.name)),
        "members": [{"tags": tags[name], "class": name, "summary": package.objects[name].docs.summary} for name in union.objects],
    }


def _enum(package: Package, enum: Enum) -> Explanation:
    return {
        **_documented("error table" if enum.errors else "enum", enum.name, enum.docs, enum.subject),
        "open": enum.open,
        "used_by": _users(package, EnumRef(enum.name)),
        "values": [_value(value) for value in enum.values],
    }


def _value(value: Value) -> Explanation:
    docs = value.docs
    return {
        "value": value.value,
        "retryable": value.retryable,
        "sources": list(docs.sources),
        "deprecated": docs.deprecated,
        "since": docs.since,
        "summary": docs.summary,
    }


def _value_alone(enum: Enum, value: Value) -> Explanation:
    kind = "code" if enum.errors else "value"
    return {**_documented(kind, value.value, value.docs, enum.subject), "of": enum.name, "retryable": value.retryable}


def _users(package: Package, ref: ObjectRef | UnionRef | EnumRef) -> list[str]:
    """The fields whose types name a definition, and the unions that it is a member of."""
    fields = [f"{thing.wire_type or thing.name}.{field.wire}" for thing in package.objects.values() for field in thing.fields if ref in references(field.type)]
    return [*fields, *(union.name for union in package.unions.values() if isinstance(ref, ObjectRef) and ref.name in union.objects)]


def type_text(type_: Type) -> str:
    """A type as the spec language spells it."""
    match type_:
        case Scalar(kind):
            return kind
        case Literal(value):
            return json.dumps(value, ensure_ascii=False)
        case ListOf(item):
            return f"list[{type_text(item)}]"
        case MapOf(value):
            return f"map[{type_text(value)}]"
        case OneOf(options):
            return " | ".join(map(type_text, options))
        case ObjectRef(name) | UnionRef(name) | EnumRef(name):
            return name


def write_explanations(found: Sequence[Explanation], out: TextIO) -> None:
    """Lay explanations out: with tables and colour on a terminal, as aligned plain text elsewhere."""
    for number, explanation in enumerate(found):
        if number:
            out.write("\n")
        if out.isatty():
            _write_rich(explanation, out)
        else:
            _write_plain(explanation, out)


def _heading(explanation: Explanation) -> str:
    owner = {"event": "class", "code": "of", "value": "of"}.get(explanation["kind"])
    detail = f", class {explanation['class']}" if owner == "class" else f" of {explanation['of']}" if owner else ""
    return f"{explanation['name']} ({explanation['kind']}{detail})"


def _facts(explanation: Explanation) -> list[tuple[str, str]]:
    """The facts that are one line each, as label and text; those without content are left out."""
    kind = explanation["kind"]
    facts = [
        ("Deprecated", explanation["deprecated"]),
        ("Since", explanation["since"]),
        ("Type", explanation.get("type")),
        ("Required", _yes(explanation["required"]) if kind == "field" else None),
        ("Required by", _names(explanation.get("required_by", ()))),
        ("Default", _default(explanation)),
        ("Retry", _retry(explanation)),
        ("After", _names(explanation.get("after", ()))),
        ("Opens", _names(explanation.get("opens", ()))),
        ("Ends stream", _yes(explanation["terminal"]) if kind == "event" else None),
        ("Told apart by", explanation.get("discriminator")),
        ("Untagged", explanation.get("untagged")),
        ("Open", None if "open" not in explanation else "yes, a server may send more" if explanation["open"] else "no, there are no others"),
        ("Used by", _first(explanation.get("used_by", ()))),
        ("See", _names(explanation.get("see", ()))),
        ("Sources", _names(explanation["sources"])),
        ("Spec", explanation["spec"]),
    ]
    return [(label, text) for label, text in facts if text]


def _table(explanation: Explanation) -> tuple[list[str], list[list[str]]] | None:
    """Columns and rows of what an explanation lists."""
    own = explanation["sources"]
    match explanation:
        case {"fields": rows}:
            columns = ["Field", "Type", "Required", "Required by", "Meaning"]
            return columns, [[row["name"], row["type"], _yes(row["required"]), _requirers(row), _meaning(row, own)] for row in rows]
        case {"values": rows, "kind": "error table"}:
            return ["Code", "Retry", "Meaning"], [[row["value"], _retry(row), _meaning(row, own)] for row in rows]
        case {"values": rows}:
            return ["Value", "Meaning"], [[row["value"], _meaning(row, own)] for row in rows]
        case {"members": rows}:
            return [explanation["discriminator"], "Class", "Meaning"], [[_names(row["tags"]), row["class"], row["summary"]] for row in rows]
        case _:
            return None


def _requirers(row: Mapping[str, Any]) -> str:
    """The sources that document a key as required: ``all`` where every documenting source does."""
    return "all" if row["required_by_all"] else _names(row["required_by"])


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _retry(row: Mapping[str, Any]) -> str:
    retryable = row.get("retryable")
    return "" if retryable is None else "can help" if retryable else "does not help"


def _default(row: Mapping[str, Any]) -> str | None:
    return None if row.get("default") is None else json.dumps(row["default"], ensure_ascii=False)


def _meaning(row: Mapping[str, Any], sources: Sequence[str]) -> str:
    default = _default(row)
    notes = [
        row["summary"],
        f"Deprecated: {row['deprecated']}" if row["deprecated"] else "",
        f"Since {row['since']}." if row["since"] else "",
        f"Default: {default}." if default else "",
        f"Sources: {_names(row['sources'])}." if row["sources"] != sources else "",
    ]
    return " ".join(filter(None, notes))


def _first(names: Sequence[str], limit: int = 8) -> str:
    rest = len(names) - limit
    return _names(names[:limit]) + (f" and {rest} more" if rest > 0 else "")


def _names(names: Iterable[str]) -> str:
    return ", ".join(names)


def _write_plain(explanation: Explanation, out: TextIO) -> None:
    facts = _facts(explanation)
    width = max(len(label) for label, _ in facts)
    out.write(f"{_heading(explanation)}\n{explanation['summary']}\n\n")
    out.writelines(f"{label:<{width}}  {text}\n" for label, text in facts)
    table = _table(explanation)
    if table is not None:
        rows = [table[0], *table[1]]
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
        out.write("\n")
        for row in rows:
            cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=False)]
            out.write("  ".join([*cells, row[-1]]).rstrip() + "\n")


def _write_rich(explanation: Explanation, out: TextIO) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console(file=out)
    styles = {"Deprecated": "yellow"}
    console.print(Text(_heading(explanation), style="bold"))
    console.print(Text(explanation["summary"]))
    console.print()
    grid = Table.grid(padding=(0, 2))
    for label, text in _facts(explanation):
        grid.add_row(Text(label, style="dim"), Text(text, style=styles.get(label, "")))
    console.print(grid)
    table = _table(explanation)
    if table is not None:
        columns, rows = table
        grid = Table(box=SIMPLE_HEAD, header_style="bold", border_style="dim", padding=(0, 1))
        shares = {"Type": 4, "Required by": 6}  # of the width at most, so that the meaning keeps the most of it
        for number, column in enumerate(columns):
            widest = console.width // shares[column] if column in shares else None
            grid.add_column(column, style="" if number else "cyan", overflow="fold", no_wrap=not number, max_width=widest)
        for row in rows:
            grid.add_row(*map(Text, row))
        console.print(grid)
