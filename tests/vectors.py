"""Test vectors for each type of a Package, and an independent judge of what fits it.

The vectors are made from the Package alone: values that fit, and values with exactly one fault, each with the
JSON Pointer of its fault known by construction. ``judge`` holds any JSON value against a type: which pointers do not
fit, and which class stands where. Neither knows anything of the generated code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from typeloom.package import EnumRef, Field, ListOf, Literal, MapOf, Object, ObjectRef, OneOf, Package, Scalar, Type, Union, UnionRef
from typeloom.spelling import field_name

ONE_OF_EACH_KIND: tuple[Any, ...] = (None, True, 3, 2.5, "a string", ["an item"], {"a_key": "a value"})
UNKNOWN_WORD = "tomorrow's word"


@dataclass(frozen=True)
class Vector:
    """A value for a type; ``faults`` are the pointers that do not fit, none on a valid one."""

    about: str
    value: Any
    faults: tuple[str, ...] = ()


@dataclass
class Judgement:
    """What a value is, held against a type: the misfits, and by pointer the classes and the unions that stand there."""

    misfits: list[str] = field(default_factory=list)
    classes: dict[str, str] = field(default_factory=dict)
    unions: dict[str, str] = field(default_factory=dict)


def step(key: str | int) -> str:
    """One step of a JSON Pointer (RFC 6901)."""
    return "/" + str(key).replace("~", "~0").replace("/", "~1")


def options(type_: Type) -> tuple[Type, ...]:
    """The alternatives of a type: itself where it has none."""
    return type_.options if isinstance(type_, OneOf) else (type_,)


def field_options(entry: Field) -> tuple[Type, ...]:
    """What a key may hold. A key that may be absent may be null: some server writes null for every key it leaves out."""
    found = options(entry.type)
    if entry.required or entry.constant is not None or Scalar("null") in found or Scalar("any") in found:
        return found
    return (*found, Scalar("null"))


def takes(package: Package, option: Type, value: Any) -> bool:
    """Does a value have the JSON kind of this option? What is inside it is another question."""
    kind = type(value)
    match option:
        case Scalar("any"):
            return True
        case Scalar("string"):
            return kind is str
        case Scalar("integer"):
            return kind is int
        case Scalar("number"):
            return kind in (int, float)
        case Scalar("boolean"):
            return kind is bool
        case Scalar("null"):
            return value is None
        case Literal(wanted):
            return kind is type(wanted) and value == wanted
        case EnumRef(name):
            enum = package.enums[name]
            return kind is str and (enum.open or value in {known.value for known in enum.values})
        case ListOf():
            return kind is list
        case _:
            return kind is dict


def judge_event(package: Package, value: dict[str, Any]) -> Judgement:
    """What an event is, whatever it holds."""
    result = Judgement()
    tag = value.get(package.discriminator)
    event = package.events.get(tag) if isinstance(tag, str) else None
    if event is not None:
        _judge_object(package, event, value, "", result)
    else:
        _judge_unknown(package.discriminator, value, "", "UnknownEvent", result)
    return result


def judge(package: Package, type_: Type, value: Any) -> Judgement:
    """What a value is, held against any type."""
    result = Judgement()
    _judge(package, options(type_), value, "", result)
    return result


def _judge(package: Package, choices: tuple[Type, ...], value: Any, here: str, result: Judgement) -> None:
    chosen = next((option for option in choices if takes(package, option, value)), None)
    match chosen:
        case None:
            result.misfits.append(here)
        case ListOf(item):
            for index, inner in enumerate(value):
                _judge(package, options(item), inner, here + step(index), result)
        case MapOf(of):
            for key, inner in value.items():
                _judge(package, options(of), inner, here + step(key), result)
        case ObjectRef(name):
            _judge_object(package, package.objects[name], value, here, result)
        case UnionRef(name):
            _judge_union(package, package.unions[name], value, here, result)
        case _:
            pass


def _judge_object(package: Package, thing: Object, value: dict[str, Any], here: str, result: Judgement) -> None:
    result.classes[here] = thing.name
    known = {entry.wire: entry for entry in thing.fields}
    for key, inner in value.items():
        if key in known:
            _judge(package, field_options(known[key]), inner, here + step(key), result)
    for key, entry in known.items():
        if entry.required and key not in value and entry.constant is None:
            result.misfits.append(here + step(key))


def _judge_union(package: Package, union: Union, value: dict[str, Any], here: str, result: Judgement) -> None:
    result.unions[here] = union.name
    key = union.discriminator
    tag = value.get(key)
    if union.untagged is not None and tag is None:
        untagged = package.objects[union.untagged]
        entry = next(entry for entry in untagged.fields if entry.wire == key)
        if key not in value or any(takes(package, option, None) for option in field_options(entry)):
            return _judge_object(package, untagged, value, here, result)
    if isinstance(tag, str) and tag in union.members:
        return _judge_object(package, package.objects[union.members[tag]], value, here, result)
    if union.open:
        return _judge_unknown(key, value, here, f"Unknown{union.name}", result)
    result.misfits.append(here + step(key) if key in value else here)
    return None


def _judge_unknown(key: str, value: dict[str, Any], here: str, name: str, result: Judgement) -> None:
    result.classes[here] = name
    if not isinstance(value.get(key), str):
        result.misfits.append(here + step(key))


def minimal(package: Package, type_: Type) -> Any:
    """The smallest value that fits."""
    choices = options(type_)
    # An option without objects first: it always ends.
    match min(choices, key=lambda option: _weight(package, option)):
        case Scalar(kind):
            return {"string": "text", "integer": 7, "number": 1.5, "boolean": False, "null": None, "any": {"any": ["thing", 1, 1.0, None]}}[kind]
        case Literal(value):
            return value
        case EnumRef(name):
            return package.enums[name].values[0].value
        case ListOf():
            return []
        case MapOf():
            return {}
        case ObjectRef(name):
            return minimal_object(package, package.objects[name])
        case UnionRef(name):
            return minimal_member(package, package.unions[name], next(iter(package.unions[name].members)))
        case OneOf():
            raise AssertionError("an option is no union")


def _weight(package: Package, option: Type) -> int:
    return 2 if isinstance(option, ObjectRef | UnionRef) else 1 if option == Scalar("null") else 0


def minimal_object(package: Package, thing: Object) -> dict[str, Any]:
    """An object with the keys that it must have."""
    return {entry.wire: minimal(package, entry.type) for entry in thing.fields if entry.required}


def minimal_member(package: Package, union: Union, tag: str) -> dict[str, Any]:
    """The member of a union that a tag names, with the keys that it must have."""
    return {**minimal_object(package, package.objects[union.members[tag]]), union.discriminator: tag}


def valid(package: Package, thing: Object) -> Iterator[Vector]:
    """Values that fit an object: the least, the most, and each alternative of each key by itself."""
    least = minimal_object(package, thing)
    yield Vector("only what it must have", least)
    yield Vector("every key", {entry.wire: minimal(package, entry.type) for entry in thing.fields})
    yield Vector("a key that it does not know", {**least, "a key of tomorrow": [1, 1.0, None, {"a": True}]})
    for entry in thing.fields:
        for option in field_options(entry):
            for about, value in fitting(package, option):
                yield Vector(f"{entry.wire}: {about}", {**least, entry.wire: value})


def fitting(package: Package, option: Type) -> Iterator[tuple[str, Any]]:
    """Values that fit one alternative, each with what is special about it."""
    yield "the least", minimal(package, option)
    match option:
        case Scalar("integer"):
            yield "a large integer", 2**70
            yield "a negative integer", -1
        case Scalar("number"):
            yield "an integer", 3
            yield "a float that is whole", 3.0
        case Scalar("any"):
            for value in ONE_OF_EACH_KIND:
                yield f"{value!r}", value
        case EnumRef(name):
            for known in package.enums[name].values:
                yield known.value, known.value
            if package.enums[name].open:
                yield "a new value", UNKNOWN_WORD
        case ListOf(item):
            for inner in options(item):
                yield "one of each alternative", [value for _, value in fitting_flat(package, inner)]
        case MapOf(of):
            for inner in options(of):
                yield "one of each alternative", {f"key {number}": value for number, (_, value) in enumerate(fitting_flat(package, inner))}
        case UnionRef(name):
            yield from fitting_flat(package, option)
        case _:
            pass


def fitting_flat(package: Package, option: Type) -> Iterator[tuple[str, Any]]:
    """The like, going no deeper into what it holds."""
    match option:
        case UnionRef(name):
            union = package.unions[name]
            for tag in union.members:
                yield tag, minimal_member(package, union, tag)
            if union.open:
                yield "a new member", {union.discriminator: UNKNOWN_WORD, "more": [1.0]}
            if union.untagged is not None:
                untagged = minimal_object(package, package.objects[union.untagged])
                untagged.pop(union.discriminator, None)
                yield "without its tag", untagged
        case _:
            yield "the least", minimal(package, option)


def invalid(package: Package, thing: Object, depth: int = 2) -> Iterator[Vector]:
    """Values with one fault each, and where it is: in the object itself, or so many levels within."""
    least = minimal_object(package, thing)
    tag = package.discriminator if thing.wire_type is not None else None
    for entry in thing.fields:
        if entry.wire == tag:
            continue  # another tag would make it another event
        if entry.required and entry.constant is None:
            yield Vector(f"{entry.wire} is absent", {key: value for key, value in least.items() if key != entry.wire}, (step(entry.wire),))
        for about, value, fault in faulty(package, field_options(entry), depth):
            yield Vector(f"{entry.wire}: {about}", {**least, entry.wire: value}, (step(entry.wire) + fault,))


def faulty(package: Package, choices: tuple[Type, ...], depth: int) -> Iterator[tuple[str, Any, str]]:
    """Values with one fault: what is wrong, the value, and the pointer to the fault from the value down."""
    for value in (*ONE_OF_EACH_KIND, *_near(choices)):
        if not any(takes(package, option, value) for option in choices):
            yield f"{value!r} instead", value, ""
    if not depth:
        return
    for option in choices:
        match option:
            case ListOf(item):
                for about, value, fault in faulty(package, options(item), depth - 1):
                    yield f"second item: {about}", [minimal(package, item), value], "/1" + fault
            case MapOf(of):
                for about, value, fault in faulty(package, options(of), depth - 1):
                    yield f"a value: {about}", {"good": minimal(package, of), "a/b~c": value}, step("a/b~c") + fault
            case ObjectRef(name):
                yield from _faulty_object(package, package.objects[name], {}, depth)
            case UnionRef(name):
                union = package.unions[name]
                if not union.open:
                    yield "a tag it does not know", {union.discriminator: UNKNOWN_WORD}, step(union.discriminator)
                    if union.untagged is None:
                        yield "no tag", {}, ""
                elif union.untagged is None:
                    yield "no tag", {}, step(union.discriminator)
                yield "a tag that is no string", {union.discriminator: 5}, step(union.discriminator)
                for tag, member in union.members.items():
                    yield from _faulty_object(package, package.objects[member], {union.discriminator: tag}, depth)
            case _:
                pass


def _faulty_object(package: Package, thing: Object, tags: dict[str, str], depth: int) -> Iterator[tuple[str, Any, str]]:
    least = {**minimal_object(package, thing), **tags}
    for entry in thing.fields:
        if entry.wire in tags:
            continue
        if entry.required and entry.constant is None:
            yield f"{entry.wire} is absent", {key: value for key, value in least.items() if key != entry.wire}, step(entry.wire)
        for about, value, fault in faulty(package, field_options(entry), depth - 1):
            yield f"{entry.wire}: {about}", {**least, entry.wire: value}, step(entry.wire) + fault


def _near(choices: tuple[Type, ...]) -> Iterator[Any]:
    """Values that are equal to a fitting one in Python, or look like it, but differ in JSON."""
    for option in choices:
        match option:
            case Scalar("integer"):
                yield 7.0
                yield "7"
            case Scalar("boolean"):
                yield 1
                yield "true"
            case Scalar("number"):
                yield "1.5"
            case Literal(bool() as value):
                yield int(value)
                yield not value
            case Literal(int() as value):
                yield float(value)
                yield value + 1
            case Literal(str() as value):
                yield value + "_"
                yield value.upper() + "!"
            case _:
                pass


def references_to(package: Package, wanted: Type) -> Iterator[tuple[Object, Callable[[Any], dict[str, Any]], Callable[[Any], Any]]]:
    """Where a type is used, bare or in a list: the object, what makes its key of a value, and what takes the value out of a model again."""
    for thing in package.objects.values():
        for entry in thing.fields:
            for option in options(entry.type):
                name = field_name(entry.wire)
                if option == wanted:
                    yield thing, lambda value, key=entry.wire: {key: value}, lambda model, name=name: getattr(model, name)
                elif option == ListOf(wanted):
                    yield thing, lambda value, key=entry.wire: {key: [value]}, lambda model, name=name: getattr(model, name)[0]
