"""Spec to Package: every name resolved, every default filled in. The spec has been checked before."""

from __future__ import annotations

import json
from types import MappingProxyType
from typing import Any

from . import expressions as ex
from .check import Defined, Names, cached_expression, collect, flat_members, is_required, literal_strings
from .expressions import Expression
from .language import EnumSpec, ErrorTableSpec, EventSpec, FieldSpec, ObjectSpec, UnionSpec, ValueSpec
from .load import Spec
from .package import (
    Docs,
    Enum,
    EnumRef,
    Failure,
    Field,
    ListOf,
    Literal,
    MapOf,
    Object,
    ObjectRef,
    OneOf,
    Package,
    Scalar,
    Source,
    Subject,
    Type,
    Union,
    UnionRef,
    Value,
)


def resolve(spec: Spec) -> Package:
    """The meaning of a spec in which ``check`` found no problem."""
    names = collect(spec)
    resolver = _Resolver(spec, names)
    subjects = tuple(resolver.subject(subject.name, subject.spec.summary) for subject in spec.subjects)
    objects = {object_.name: object_ for subject in subjects for object_ in subject.objects}
    return Package(
        name=spec.root.package,
        version=spec.root.version,
        summary=spec.root.summary,
        discriminator=spec.root.discriminator,
        sources=tuple(Source(name, s.title, s.document, s.observed) for name, s in spec.root.sources.items()),
        subjects=subjects,
        events=MappingProxyType({o.wire_type: o for o in objects.values() if o.wire_type is not None}),
        objects=MappingProxyType(objects),
        unions=MappingProxyType({union.name: union for subject in subjects for union in subject.unions}),
        enums=MappingProxyType({enum.name: enum for subject in subjects for enum in subject.enums}),
    )


class _Resolver:
    def __init__(self, spec: Spec, names: Names) -> None:
        self.spec = spec
        self.names = names
        self.observed = {name for name, source in spec.root.sources.items() if source.observed}
        # The fields by which unions tell their members apart, as (object, wire name).
        self.tag_fields = {
            (name, union.discriminator or spec.root.discriminator)
            for subject in spec.subjects
            for union in subject.spec.unions.values()
            for name in (*self.members(union), *((union.untagged,) if union.untagged else ()))
        }

    def subject(self, name: str, summary: str) -> Subject:
        spec = next(subject.spec for subject in self.spec.subjects if subject.name == name)
        enums = [self.enum(key, name, self.names.types[key]) for key in (*spec.enums, *spec.errors)]
        objects = [self.object(key, name, self.names.types[key]) for key in spec.objects]
        events = [self.event(key, name, self.names.events[key]) for key in spec.events]
        unions = [self.union(key, name, self.names.types[key]) for key in spec.unions]
        return Subject(name, summary, tuple(enums), (*objects, *events), tuple(unions))

    def docs(self, entry: Any, sources: tuple[str, ...]) -> Docs:
        return Docs(" ".join(entry.summary.split()), tuple(entry.sources or sources), entry.deprecated, entry.since)

    def enum(self, name: str, subject: str, defined: Defined) -> Enum:
        spec = defined.spec
        assert isinstance(spec, (EnumSpec, ErrorTableSpec))
        entries: dict[str, Any] = dict(spec.values if isinstance(spec, EnumSpec) else spec.codes)
        values: list[Value] = []
        for value, entry in entries.items():
            full = ValueSpec(summary=entry, sources=None, deprecated=None, since=None) if isinstance(entry, str) else entry
            values.append(Value(value, self.docs(full, defined.sources), getattr(full, "retryable", None)))
        return Enum(name, subject, self.docs(spec, defined.sources), spec.open, tuple(values), isinstance(spec, ErrorTableSpec))

    def object(self, name: str, subject: str, defined: Defined) -> Object:
        assert isinstance(defined.spec, ObjectSpec)
        fields = tuple(self.field(wire, entry, defined.sources, name) for wire, entry in defined.spec.fields.items())
        return Object(name, subject, self.docs(defined.spec, defined.sources), fields)

    def event(self, wire_type: str, subject: str, defined: Defined) -> Object:
        spec = defined.spec
        assert isinstance(spec, EventSpec)
        root = self.spec.root
        documented = tuple(source for source in defined.sources if source not in self.observed)
        docs = Docs("Tells the kind of the event.", defined.sources)
        tag = Field(root.discriminator, Literal(wire_type), docs, True, documented, constant=wire_type)
        own = [self.field(wire, entry, defined.sources) for wire, entry in spec.fields.items()]
        shared = [self.field(wire, entry, defined.sources) for wire, entry in root.event_fields.items()]
        told = spec.failure
        failure = None if told is None else Failure(told.optional, _paths(told.code), _paths(told.message), _paths(told.param))
        return Object(
            defined.name,
            subject,
            self.docs(spec, defined.sources),
            (tag, *own, *shared),
            wire_type,
            tuple(spec.after),
            spec.terminal,
            failure,
        )

    def field(self, wire: str, entry: FieldSpec, owner_sources: tuple[str, ...], owner: str = "") -> Field:
        sources = entry.sources or owner_sources
        documented = tuple(source for source in sources if source not in self.observed)
        required_by = () if entry.required is False else documented if entry.required is True else tuple(entry.required)
        type_ = self.type(cached_expression(entry.type))
        required = is_required(entry, owner_sources, self.observed)
        return Field(
            wire=wire,
            type=type_,
            docs=self.docs(entry, owner_sources),
            required=required,
            constant=_only_value(type_) if required or (owner, wire) in self.tag_fields else None,
            required_by=tuple(source for source in required_by if source in owner_sources),
            default=None if entry.default is None else json.dumps(entry.default, ensure_ascii=False),
        )

    def type(self, expression: Expression) -> Type:
        match expression:
            case ex.Scalar(name):
                return Scalar(name)
            case ex.Literal(value):
                return Literal(value)
            case ex.ListOf(item):
                return ListOf(self.type(item))
            case ex.MapOf(value):
                return MapOf(self.type(value))
            case ex.OneOf(options):
                return OneOf(tuple(self.type(option) for option in options))
            case ex.Name(name):
                match self.names.types[name].spec:
                    case UnionSpec():
                        return UnionRef(name)
                    case EnumSpec() | ErrorTableSpec():
                        return EnumRef(name)
                    case _:
                        return ObjectRef(name)

    def union(self, name: str, subject: str, defined: Defined) -> Union:
        spec = defined.spec
        assert isinstance(spec, UnionSpec)
        discriminator = spec.discriminator or self.spec.root.discriminator
        members = {tag: member for member in self.members(spec) for tag in self.tags(member, discriminator)}
        if spec.untagged is not None:
            members |= dict.fromkeys(self.tags(spec.untagged, discriminator), spec.untagged)
        return Union(name, subject, self.docs(spec, defined.sources), discriminator, spec.open, MappingProxyType(members), spec.untagged)

    def members(self, spec: UnionSpec) -> list[str]:
        return flat_members(self.names, spec.members)[0]

    def tags(self, name: str, discriminator: str) -> tuple[str, ...]:
        spec = self.names.types[name].spec
        return (literal_strings(spec.fields[discriminator].type) or ()) if isinstance(spec, ObjectSpec) else ()


def _paths(dotted: list[str]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(path.split(".")) for path in dotted)


def _only_value(type_: Type) -> str | int | bool | None:
    """The one value that a type allows beside null; None where there are several."""
    options = [option for option in (type_.options if isinstance(type_, OneOf) else (type_,)) if option != Scalar("null")]
    return options[0].value if len(options) == 1 and isinstance(options[0], Literal) else None
