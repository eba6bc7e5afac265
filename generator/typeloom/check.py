"""The rules of the spec language that reach beyond one value: names, sources, unions, cycles.

``check`` returns every problem at once. A spec without problems can be resolved without a surprise.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from . import expressions as ex
from .expressions import Expression, ExpressionError, parse_expression
from .language import EnumSpec, ErrorTableSpec, EventSpec, Failure, FieldSpec, ObjectSpec, UnionSpec
from .load import Spec, placed
from .naming import event_name, snake
from .problems import Place, Problem, listed, quoted, suggestion
from .spelling import field_names, is_module_name, reserved_names

Definition: TypeAlias = EventSpec | ObjectSpec | UnionSpec | EnumSpec | ErrorTableSpec
Path_: TypeAlias = tuple[str | int, ...]
cached_expression = cache(parse_expression)
MOST_COMPARISONS = 50_000
RESERVED_SUBJECT = "event_union"  # types/event_union.py is the generated package's own

_KINDS_OF_VALUES: dict[type[Any], str] = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    list: "array",
    dict: "object",
}
JSON_KINDS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null", "any": "any"}


@dataclass(frozen=True, slots=True)
class Defined:
    """A definition and where it stands. ``name`` is the class name, also for an event."""

    name: str
    spec: Definition
    file: Path
    path: Path_
    sources: tuple[str, ...]


@dataclass(slots=True)
class Names:
    """Every definition of a spec, by the name that type expressions use."""

    events: dict[str, Defined] = field(default_factory=dict[str, Defined])
    types: dict[str, Defined] = field(default_factory=dict[str, Defined])
    clashes: list[Problem] = field(default_factory=list[Problem])


def definitions(spec: Spec) -> Iterator[tuple[str, str, Defined]]:
    """Each definition as (section, key, Defined), in the order of the files."""
    every = tuple(spec.root.sources)
    for subject in spec.subjects:
        sections: tuple[tuple[str, Mapping[str, Definition]], ...] = (
            ("enums", subject.spec.enums),
            ("errors", subject.spec.errors),
            ("objects", subject.spec.objects),
            ("unions", subject.spec.unions),
            ("events", subject.spec.events),
        )
        for section, entries in sections:
            for key, entry in entries.items():
                name = entry.class_ or event_name(key) if isinstance(entry, EventSpec) else key
                yield section, key, Defined(name, entry, subject.file, (section, key), tuple(entry.sources or every))


def collect(spec: Spec) -> Names:
    """All names of a spec; what stands twice is among ``clashes``."""
    names = Names()
    taken: dict[str, str] = dict.fromkeys(reserved_names(), "the generated package itself")
    for section, key, defined in definitions(spec):
        place = Place(defined.file, defined.path, key=True)
        shown = quoted(key)
        if section == "events":
            if key in names.events:
                first = names.events[key]
                names.clashes.append(Problem(place, f"the event {shown} is defined a second time", f"it stands in {first.file.name} already"))
                continue
            names.events[key] = defined
            if not defined.name:
                names.clashes.append(Problem(place, f"no class name can be made of {shown}", "give it one with 'class: …'"))
                continue
        elif key in names.types:
            first = names.types[key]
            names.clashes.append(Problem(place, f"the name {shown} is defined a second time", f"it stands in {first.file.name} already"))
            continue
        else:
            names.types[key] = defined
        made_names = _made_names(section, defined)
        clash = next((made for made in made_names if made in taken), None)
        if clash is not None:
            fix = "choose another name" + (" with 'class: …'" if section == "events" else "")
            names.clashes.append(Problem(place, f"{shown} makes the name {clash}, which {taken[clash]} has", fix))
        for made in made_names:
            taken.setdefault(made, shown)
    return names


def _made_names(section: str, defined: Defined) -> tuple[str, ...]:
    """The names in the generated package that a definition brings."""
    name = defined.name
    if section in ("events", "objects"):
        return name, name + "Dict"
    if section == "unions":
        return (name, name + "Dict", *((f"Unknown{name}", f"Unknown{name}Dict") if isinstance(defined.spec, UnionSpec) and defined.spec.open else ()))
    return name, f"Known{name}", f"is_known_{snake(name)}"


def flat_members(names: Names, members: Sequence[str]) -> tuple[list[str], list[str]]:
    """The objects that members of a union come to, and the unions on the way, each once and in order."""
    found: dict[str, None] = {}
    unions: dict[str, None] = {}
    waiting = list(reversed(members))
    while waiting:
        name = waiting.pop()
        target = names.types.get(name)
        if target is not None and isinstance(target.spec, ObjectSpec):
            found[name] = None
        elif target is not None and isinstance(target.spec, UnionSpec) and name not in unions:
            unions[name] = None
            waiting += reversed(target.spec.members)
    return list(found), list(unions)


def check(spec: Spec) -> list[Problem]:
    """Every problem of a spec that has the right shape, with positions, in the order of files and lines."""
    names = collect(spec)
    checker = _Checker(spec, names)
    checker.problems += names.clashes
    checker.root()
    checker.subjects()
    for section, key, defined in definitions(spec):
        kept = (names.events if section == "events" else names.types).get(key)
        if kept is None or (kept.file, kept.path) != (defined.file, defined.path):
            continue
        checker.sources(defined.spec.sources, tuple(spec.root.sources), defined.file, defined.path)
        match defined.spec:
            case EventSpec() as event:
                checker.event(key, event, defined)
            case ObjectSpec() as object_:
                checker.fields(object_.fields, defined.file, (*defined.path, "fields"), defined.sources)
            case UnionSpec() as union:
                checker.union(key, union, defined)
            case EnumSpec() as enum:
                checker.values(enum.values, defined, "values")
            case ErrorTableSpec() as table:
                checker.values(table.codes, defined, "codes")
    checker.cycles()
    if spec.missing is None:  # what other files define or use is known
        if not any(isinstance(d.spec, EventSpec) for _, _, d in definitions(spec)):
            checker.add(spec.file, (), "the spec has no event", "define one under 'events:' in a file beside spec.yaml")
        checker.unused()
    return placed(checker.problems)


class _Checker:
    def __init__(self, spec: Spec, names: Names) -> None:
        self.spec = spec
        self.names = names
        self.problems: list[Problem] = []
        self.used: dict[str, set[str]] = {}  # a definition's name to the names it mentions
        self.elsewhere = spec.missing or frozenset[str]()
        self.comparisons = 0  # of a name with another, for a suggestion
        self.observed = {name for name, source in spec.root.sources.items() if source.observed}

    def add(self, file: Path, path: Path_, what: str, fix: str, *, key: bool = False, offset: int | None = None) -> None:
        self.problems.append(Problem(Place(file, path, key, offset), what, fix))

    def suggestion(self, name: str, known: Collection[str], otherwise: str) -> str:
        """``did you mean 'x'?``, as long as there are not so many to ask about that all of them would take minutes."""
        self.comparisons += len(known)
        return suggestion(name, known, otherwise) if self.comparisons <= MOST_COMPARISONS else otherwise

    def root(self) -> None:
        root, file = self.spec.root, self.spec.file
        if not is_module_name(root.package):
            self.add(file, ("package",), f"{quoted(root.package)} is a word of Python, so no package can have it as its name", "choose another name")
        self.fields(root.event_fields, file, ("event_fields",), tuple(root.sources), owner="", beside=(root.discriminator,))
        if root.discriminator in root.event_fields:
            self.add(file, ("event_fields", root.discriminator), "the discriminator is implied on every event", "leave it out", key=True)

    def subjects(self) -> None:
        for subject in self.spec.subjects:
            segments = subject.name.split("/")
            bad = next((segment for segment in segments if not is_module_name(segment)), None)
            if bad is not None:
                self.add(subject.file, (), f"{quoted(bad)} is a word of Python, so no module can have it as its name", "rename the file or folder")
            elif segments[0] == RESERVED_SUBJECT:
                self.add(subject.file, (), f"the generated package has a module {RESERVED_SUBJECT} of its own", "rename the file or folder")

    def sources(self, given: Sequence[str] | None, allowed: Sequence[str], file: Path, path: Path_) -> None:
        for index, source in enumerate(given or ()):
            if source not in self.spec.root.sources:
                fix = self.suggestion(source, self.spec.root.sources, f"the sources are {listed(self.spec.root.sources)}")
                self.add(file, (*path, "sources", index), f"the source {quoted(source)} is not defined in spec.yaml", fix)
            elif source not in allowed and source not in self.observed:
                self.add(file, (*path, "sources", index), f"{source} is not among the sources of what this belongs to", f"those are {listed(allowed)}")

    def values(self, values: Mapping[str, Any], defined: Defined, section: str) -> None:
        for value, entry in values.items():
            if not isinstance(entry, str):
                self.sources(entry.sources, tuple(self.spec.root.sources), defined.file, (*defined.path, section, value))

    def event(self, key: str, event: EventSpec, defined: Defined) -> None:
        file, path = defined.file, defined.path
        root = self.spec.root
        if root.discriminator in event.fields:
            self.add(file, (*path, "fields", root.discriminator), "the discriminator is implied by the event's key", "leave it out", key=True)
        for shared in event.fields.keys() & root.event_fields.keys():
            self.add(file, (*path, "fields", shared), f"every event has {quoted(shared)} already", "leave it to event_fields in spec.yaml", key=True)
        self.fields(event.fields, file, (*path, "fields"), defined.sources, owner=defined.name, beside=(root.discriminator, *root.event_fields))
        for index, other in enumerate(event.after):
            if other not in self.names.events and other not in self.elsewhere:
                fix = self.suggestion(other, self.names.events, "name an event by its wire type")
                self.add(file, (*path, "after", index), f"there is no event {quoted(other)}", fix)
        if event.failure:
            self.failure(event.failure, defined)

    def failure(self, failure: Failure, defined: Defined) -> None:
        for part in ("code", "message", "param"):
            for index, dotted in enumerate(getattr(failure, part)):
                fields: Mapping[str, FieldSpec] = {**self.spec.root.event_fields, **getattr(defined.spec, "fields", {})}
                for step in dotted.split("."):
                    if step not in fields:
                        fix = self.suggestion(step, fields, f"the keys there are {listed(fields)}")
                        self.add(defined.file, (*defined.path, "failure", part, index), f"the path {quoted(dotted)} leads nowhere at {quoted(step)}", fix)
                        break
                    inner = self.object_fields(fields[step].type)
                    if inner is None:
                        break
                    fields = inner

    def object_fields(self, text: str) -> Mapping[str, FieldSpec] | None:
        """The fields of the object that a type names; None where its file could not be read."""
        try:
            expression = cached_expression(text)
        except ExpressionError:
            return {}
        options = expression.options if isinstance(expression, ex.OneOf) else (expression,)
        for option in options:
            if isinstance(option, ex.Name) and option.name in self.elsewhere:
                return None
            if isinstance(option, ex.Name) and option.name in self.names.types:
                target = self.names.types[option.name].spec
                if isinstance(target, ObjectSpec):
                    return target.fields
        return {}

    def fields(
        self,
        fields: Mapping[str, FieldSpec],
        file: Path,
        path: Path_,
        sources: tuple[str, ...],
        owner: str | None = None,
        beside: tuple[str, ...] = (),
    ) -> None:
        owner = str(path[1]) if owner is None else owner
        for first, second in field_names([*beside, *fields]).clashes:
            if second not in fields:
                continue  # told where it stands
            fix = f"rename one in the API, or leave out {quoted(second)}: it is kept as an unknown key"
            self.add(file, (*path, second), f"{quoted(first)} and {quoted(second)} become one identifier in Python", fix, key=True)
        for wire, entry in fields.items():
            here = (*path, wire)
            self.sources(entry.sources, sources, file, here)
            if not isinstance(entry.required, bool):
                for index, source in enumerate(entry.required):
                    spot = (*here, "required", index)
                    if source not in (entry.sources or sources):
                        known = [name for name in entry.sources or sources if name not in self.observed]
                        self.add(file, spot, f"{quoted(source)} requires this but is not among its sources", f"those are {listed(known)}")
                    elif source in self.observed:
                        self.add(file, spot, f"{source} is traffic, which requires nothing", "leave it out")
            expression = self.expression(entry.type, file, (*here, "type"), owner)
            if entry.default is not None and expression is not None and not self.accepts(expression, entry.default):
                self.add(file, (*here, "default"), "the default does not fit the type", f"write a value of type {entry.type}")

    def expression(self, text: str, file: Path, path: Path_, owner: str) -> Expression | None:
        try:
            expression = cached_expression(text)
        except ExpressionError as error:
            self.add(file, path, error.what, error.fix, offset=error.offset)
            return None
        self.names_in(expression, file, path, owner)
        self.kinds(expression, file, path)
        return expression

    def names_in(self, expression: Expression, file: Path, path: Path_, owner: str) -> None:
        match expression:
            case ex.Name(name, offset):
                if name in self.names.types:
                    self.used.setdefault(owner, set()).add(name)
                elif self.is_event(name):
                    self.add(file, path, f"{name} is an event, which no other thing can hold", "name an object, union or enum", offset=offset)
                elif name not in self.elsewhere:
                    fix = self.suggestion(name, [*self.names.types, *ex.SCALARS, *ex.CONTAINERS], "define it, or mend the name")
                    self.add(file, path, f"the name {quoted(name)} is not defined", fix, offset=offset)
            case ex.ListOf(inner) | ex.MapOf(inner):
                self.names_in(inner, file, path, owner)
            case ex.OneOf(options):
                for option in options:
                    self.names_in(option, file, path, owner)
            case _:
                pass

    def kinds(self, expression: Expression, file: Path, path: Path_) -> None:
        """A union in an expression holds at most one option for each JSON kind, so that the value tells."""
        match expression:
            case ex.ListOf(inner) | ex.MapOf(inner):
                self.kinds(inner, file, path)
            case ex.OneOf(options):
                seen: dict[str, Expression] = {}
                literals: set[tuple[type, object]] = set()  # 1 and true are equal in Python, and not in JSON
                for option in options:
                    self.kinds(option, file, path)
                    kind = self.kind(option)
                    if kind == "any":
                        self.add(file, path, "'any' takes every value, so the other options mean nothing", "write 'any' alone")
                    elif kind in seen and not (isinstance(option, ex.Literal) and isinstance(seen[kind], ex.Literal) and _told(option) not in literals):
                        fix = {
                            "object": "make a union of them with a discriminator, or one object",
                            "string": "make one enum of them",
                            "array": "make it one list of a union",
                        }.get(kind, "keep one of them")
                        self.add(file, path, f"two options of this type are a JSON {kind}, and nothing tells them apart", fix)
                    seen.setdefault(kind, option)
                    if isinstance(option, ex.Literal):
                        literals.add(_told(option))
            case _:
                pass

    def kind(self, expression: Expression) -> str:
        match expression:
            case ex.Scalar(name):
                return JSON_KINDS[name]
            case ex.Literal(value):
                return "boolean" if isinstance(value, bool) else "number" if isinstance(value, int) else "string"
            case ex.ListOf():
                return "array"
            case ex.Name(name):
                target = self.names.types.get(name)
                if target is None:
                    return f"undefined {name}"
                return "string" if isinstance(target.spec, (EnumSpec, ErrorTableSpec)) else "object"
            case _:
                return "object"

    def accepts(self, expression: Expression, value: object) -> bool:
        kind = _KINDS_OF_VALUES.get(type(value), "null")
        options = expression.options if isinstance(expression, ex.OneOf) else (expression,)
        for option in options:
            if self.kind(option) == "any":
                return True
            if self.kind(option) == kind:
                if isinstance(option, ex.Literal) and option.value != value:
                    continue
                if isinstance(option, ex.Scalar) and option.name == "integer" and isinstance(value, float):
                    continue
                return True
        return False

    def union(self, key: str, union: UnionSpec, defined: Defined) -> None:
        discriminator = union.discriminator or self.spec.root.discriminator
        tags: dict[str, str] = {}
        for index, member, via in self.members(key, union, defined):
            place = (*defined.path, "members", index)
            found = self.tags(member, discriminator)
            if found is None:
                fix = f"give it a field {quoted(discriminator)} whose type is a literal, as '\"{snake(member)}\"'"
                self.add(defined.file, place, f"{member} cannot be told apart by {quoted(discriminator)}", fix)
                continue
            for tag in found:
                if tags.get(tag, member) != member:
                    what = f"{tags[tag]} and {member} both have {discriminator} {quoted(tag)}" + (f" (by way of {via})" if via else "")
                    self.add(defined.file, place, what, "give them different ones, or make one object of the two")
                tags[tag] = member
        if union.untagged is not None:
            place = (*defined.path, "untagged")
            target = self.names.types.get(union.untagged)
            if target is None and union.untagged in self.elsewhere:
                return
            if target is None or not isinstance(target.spec, ObjectSpec):
                objects = [name for name, other in self.names.types.items() if isinstance(other.spec, ObjectSpec)]
                self.add(defined.file, place, f"there is no object {quoted(union.untagged)}", self.suggestion(union.untagged, objects, "name an object"))
                return
            self.used.setdefault(key, set()).add(union.untagged)
            found = self.tags(union.untagged, discriminator)
            if found is None:
                fix = f"give {union.untagged} an optional field {quoted(discriminator)} whose type is a literal"
                self.add(defined.file, place, f"{union.untagged} would also take values of an unknown {discriminator}", fix)
            elif any(tags.get(tag, union.untagged) != union.untagged for tag in found):
                self.add(defined.file, place, f"a value with the {discriminator} of {union.untagged} is another member", "name that member instead")

    def members(self, key: str, union: UnionSpec, defined: Defined) -> Iterator[tuple[int, str, str]]:
        """The objects that a union comes to, each with the index of the member that brings it and the union on the way."""
        for index, name in enumerate(union.members):
            place = (*defined.path, "members", index)
            target = self.names.types.get(name)
            if target is None and self.is_event(name):
                self.add(defined.file, place, f"{name} is an event, which no other thing can hold", "name an object or union")
                continue
            if target is None and name in self.elsewhere:
                continue
            if target is None:
                known = [other for other, d in self.names.types.items() if isinstance(d.spec, (ObjectSpec, UnionSpec))]
                self.add(defined.file, place, f"the name {quoted(name)} is not defined", self.suggestion(name, known, "define it as an object"))
                continue
            self.used.setdefault(key, set()).add(name)
            if name in union.members[:index]:
                self.add(defined.file, place, f"{name} is listed twice", "keep one")
            elif isinstance(target.spec, ObjectSpec):
                yield index, name, ""
            elif isinstance(target.spec, UnionSpec):
                objects, unions = flat_members(self.names, [name])
                if key in unions:
                    self.add(defined.file, place, f"{key} contains itself" + (f" by way of {name}" if name != key else ""), "leave that member out")
                else:
                    yield from ((index, inner, name) for inner in objects)
            else:
                self.add(defined.file, place, f"{name} is an enum", "a union holds objects and unions of objects")

    def is_event(self, name: str) -> bool:
        return any(name == event.name for event in self.names.events.values())

    def tags(self, name: str, discriminator: str) -> tuple[str, ...] | None:
        spec = self.names.types[name].spec
        entry = spec.fields.get(discriminator) if isinstance(spec, ObjectSpec) else None
        return None if entry is None else literal_strings(entry.type)

    def cycles(self) -> None:
        """Objects that could never end: each value would need another one inside."""
        waiting = {name: d for name, d in self.names.types.items() if isinstance(d.spec, (ObjectSpec, UnionSpec))}
        finite: set[str] = set()

        def ends(expression: Expression) -> bool:
            match expression:
                case ex.Name(name):
                    target = self.names.types.get(name)
                    return target is None or isinstance(target.spec, (EnumSpec, ErrorTableSpec)) or name in finite
                case ex.OneOf(options):
                    return any(ends(option) for option in options)
                case _:
                    return True

        def buildable(defined: Defined) -> bool:
            if isinstance(defined.spec, UnionSpec):
                return defined.spec.open or any(ends(ex.Name(member, 0)) for member in defined.spec.members)
            for entry in defined.spec.fields.values() if isinstance(defined.spec, ObjectSpec) else ():
                if is_required(entry, defined.sources, self.observed):
                    try:
                        if not ends(cached_expression(entry.type)):
                            return False
                    except ExpressionError:
                        pass
            return True

        while fresh := {name for name, defined in waiting.items() if buildable(defined)}:
            finite |= fresh
            waiting = {name: defined for name, defined in waiting.items() if name not in fresh}
        for name, defined in waiting.items():
            if isinstance(defined.spec, ObjectSpec):
                self.add(
                    defined.file, defined.path, f"{name} cannot be built: it requires itself without end", "make a field on the way optional or null", key=True
                )

    def unused(self) -> None:
        reached: set[str] = set()
        waiting = ["", *(defined.name for defined in self.names.events.values())]
        while waiting:
            for name in self.used.get(waiting.pop(), ()):
                if name not in reached:
                    reached.add(name)
                    waiting.append(name)
        for name, defined in self.names.types.items():
            if name not in reached:
                self.add(defined.file, defined.path, f"no event reaches {name}", "use it in a type, or leave it out", key=True)


def literal_strings(text: str) -> tuple[str, ...] | None:
    """The values of a type that consists of string literals, null beside them; None for any other type."""
    try:
        expression = cached_expression(text)
    except ExpressionError:
        return None
    options = [o for o in (expression.options if isinstance(expression, ex.OneOf) else (expression,)) if o != ex.Scalar("null")]
    values = tuple(option.value for option in options if isinstance(option, ex.Literal) and isinstance(option.value, str))
    return values if values and len(values) == len(options) else None


def _told(literal: ex.Literal) -> tuple[type, object]:
    return type(literal.value), literal.value


def is_required(entry: FieldSpec, owner_sources: tuple[str, ...], observed: set[str]) -> bool:
    """Must a caller give the field? Only where every documenting source of its owner requires it, and traffic agrees."""
    if entry.seen_absent or entry.required is False:
        return False
    if entry.required is True:
        return True
    documenting = {source for source in owner_sources if source not in observed}
    return bool(documenting) and documenting <= set(entry.required)
