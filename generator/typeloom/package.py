"""The Package: the spec's meaning, immutable, every name resolved. It knows neither YAML nor Python text.

A closed set of kinds: a type is a Scalar, Literal, ListOf, MapOf, OneOf or a reference to an Object,
Union or Enum by name (``Package.objects`` and its kin hold the targets).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal as TypingLiteral, TypeAlias


@dataclass(frozen=True, slots=True)
class Scalar:
    """A JSON scalar, or any value at all."""

    kind: TypingLiteral["string", "integer", "number", "boolean", "null", "any"]


@dataclass(frozen=True, slots=True)
class Literal:
    """Exactly this value."""

    value: str | int | bool


@dataclass(frozen=True, slots=True)
class ListOf:
    item: Type


@dataclass(frozen=True, slots=True)
class MapOf:
    """A JSON object with free keys, its values of one type."""

    value: Type


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of several types, at most one for each JSON kind (string literals may be many)."""

    options: tuple[Type, ...]


@dataclass(frozen=True, slots=True)
class ObjectRef:
    name: str


@dataclass(frozen=True, slots=True)
class UnionRef:
    name: str


@dataclass(frozen=True, slots=True)
class EnumRef:
    name: str


Type: TypeAlias = Scalar | Literal | ListOf | MapOf | OneOf | ObjectRef | UnionRef | EnumRef


@dataclass(frozen=True, slots=True)
class Docs:
    """What documentation says of a thing; ``sources`` are names in ``Package.sources``."""

    summary: str
    sources: tuple[str, ...] = ()
    deprecated: str | None = None
    since: str | None = None


@dataclass(frozen=True, slots=True)
class Source:
    name: str
    title: str
    document: str | None
    observed: bool


@dataclass(frozen=True, slots=True)
class Field:
    """One key on the wire. ``required`` is what a caller must give; ``required_by`` what each source says.

    ``constant`` is the value of a key that can have no other: building the object fills it in.
    """

    wire: str
    type: Type
    docs: Docs
    required: bool
    required_by: tuple[str, ...] = ()
    default: str | None = None  # as JSON text
    constant: str | int | bool | None = None


@dataclass(frozen=True, slots=True)
class Failure:
    """Paths of wire keys, to try in order, to the parts of a failure's story."""

    optional: bool
    code: tuple[tuple[str, ...], ...]
    message: tuple[tuple[str, ...], ...]
    param: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Object:
    """A JSON object; an event when ``wire_type`` is set. Its discriminator fields are among ``fields``."""

    name: str
    subject: str
    docs: Docs
    fields: tuple[Field, ...]
    wire_type: str | None = None
    after: tuple[str, ...] = ()
    terminal: bool = False
    failure: Failure | None = None


@dataclass(frozen=True, slots=True)
class Union:
    """Objects told apart by ``discriminator``; ``members`` maps each of its values to an object's name."""

    name: str
    subject: str
    docs: Docs
    discriminator: str
    open: bool
    members: Mapping[str, str]
    untagged: str | None

    @property
    def objects(self) -> tuple[str, ...]:
        """The members' names, each once, in the order of the spec, the untagged one included."""
        names = dict.fromkeys(self.members.values())
        return (*names, *((self.untagged,) if self.untagged and self.untagged not in names else ()))


@dataclass(frozen=True, slots=True)
class Value:
    """One value of an enum; ``retryable`` is set in error tables."""

    value: str
    docs: Docs
    retryable: bool | None = None


@dataclass(frozen=True, slots=True)
class Enum:
    """A set of strings. ``errors`` is true where it is a table of error codes."""

    name: str
    subject: str
    docs: Docs
    open: bool
    values: tuple[Value, ...]
    errors: bool = False


@dataclass(frozen=True, slots=True)
class Subject:
    """A file of the spec: its definitions in order. ``name`` is a path such as ``orders/delivery``."""

    name: str
    summary: str
    enums: tuple[Enum, ...]
    objects: tuple[Object, ...]
    unions: tuple[Union, ...]


@dataclass(frozen=True, slots=True)
class Package:
    """One spec, resolved. The mappings are read-only and hold what the subjects hold, by name."""

    name: str
    version: str
    summary: str
    discriminator: str
    sources: tuple[Source, ...]
    subjects: tuple[Subject, ...]
    events: Mapping[str, Object]
    objects: Mapping[str, Object]
    unions: Mapping[str, Union]
    enums: Mapping[str, Enum]


def takes_null(type_: Type) -> bool:
    """Is null among the options of a type?"""
    return Scalar("null") in (type_.options if isinstance(type_, OneOf) else (type_,))


def parts(type_: Type) -> Iterator[Type]:
    """A type and all that it is made of."""
    yield type_
    match type_:
        case ListOf(inner) | MapOf(inner):
            yield from parts(inner)
        case OneOf(options):
            for option in options:
                yield from parts(option)
        case _:
            pass


def references(type_: Type) -> tuple[ObjectRef | UnionRef | EnumRef, ...]:
    """The definitions that a type names, in order."""
    match type_:
        case ObjectRef() | UnionRef() | EnumRef():
            return (type_,)
        case ListOf(item):
            return references(item)
        case MapOf(value):
            return references(value)
        case OneOf(options):
            return tuple(ref for option in options for ref in references(option))
        case _:
            return ()
