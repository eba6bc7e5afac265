"""Payloads for a Package: ones that fit, ones with misfits anywhere, and JSON of every kind."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from tests.vectors import field_options, minimal, options
from typeloom.package import EnumRef, Field, ListOf, Literal, MapOf, Object, ObjectRef, OneOf, Package, Scalar, Type, UnionRef

AWKWARD_KEYS = (
    "schema schema_ degraded to_dict to_json model_config model_fields model_extra __class__ __dict__ __pydantic_extra__ __pydantic_private__ "
    "self cls type copy json dict validate x-y x_y class class_ from data ~ / a/b ~1 é 0 __init__ _private root"
).split() + ["", " ", "\n", "\x00", "\ud800", "😀"]
AWKWARD_FLOATS = (0.0, -0.0, 1.0, 1e22, 1e-320, 1.7976931348623157e308, 0.1, float("inf"), float("-inf"), float("nan"))
AWKWARD_INTEGERS = (0, -1, 2**31, 2**53 + 1, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**30, -(10**40))
AWKWARD_TEXTS = ("", "\ud800", "a\udfff", "\x00", "😀", "NaN", "Infinity", '"', "\\", "\u2028", "response.completed", "null")

keys = st.sampled_from(AWKWARD_KEYS) | st.text(max_size=5)
# Two surrogates in a row are written as one character, so JSON text cannot tell them from it.
texts = st.sampled_from(AWKWARD_TEXTS) | st.text(max_size=8)
integers = st.sampled_from(AWKWARD_INTEGERS) | st.integers()
floats = st.sampled_from(AWKWARD_FLOATS) | st.floats()
scalars = st.none() | st.booleans() | integers | floats | texts
values: SearchStrategy[Any] = st.recursive(scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3), max_leaves=8)
objects: SearchStrategy[dict[str, Any]] = st.dictionaries(keys, values, max_size=5)


@st.composite
def fitting_events(draw: DrawFn, package: Package) -> dict[str, Any]:
    """Events of known kinds that fit."""
    return _object(draw, package, package.events[draw(st.sampled_from(list(package.events)))], 0)


@st.composite
def any_events(draw: DrawFn, package: Package) -> dict[str, Any]:
    """JSON objects: mostly events with a few faults anywhere, some unknown, some without any sense."""
    if draw(st.integers(0, 9)) == 0:
        event = draw(objects)
        return {**event, package.discriminator: draw(st.sampled_from(list(package.events)) | texts)} if draw(st.booleans()) else event
    event = draw(fitting_events(package))
    for _ in range(draw(st.integers(0, 3))):
        _break(draw, event)
    return event


def _object(draw: DrawFn, package: Package, thing: Object, depth: int) -> dict[str, Any]:
    optional = [entry for entry in thing.fields if not entry.required]
    chosen: list[Field] = draw(st.lists(st.sampled_from(optional), max_size=max(0, 4 - depth), unique=True)) if optional and depth < 4 else []
    result = {entry.wire: _value(draw, package, field_options(entry), depth) for entry in thing.fields if entry.required or entry in chosen}
    if draw(st.integers(0, 7)) == 0:
        known = {entry.wire for entry in thing.fields}
        result |= {key: value for key, value in draw(objects).items() if key not in known}
    return result


def _value(draw: DrawFn, package: Package, choices: tuple[Type, ...], depth: int) -> Any:
    if depth > 5:
        return minimal(package, OneOf(choices))
    option = draw(st.sampled_from(choices)) if len(choices) > 1 else choices[0]
    match option:
        case Scalar("any"):
            return draw(values)
        case Scalar("string"):
            return draw(texts)
        case Scalar("integer"):
            return draw(integers)
        case Scalar("number"):
            return draw(integers | floats)
        case Scalar("boolean"):
            return draw(st.booleans())
        case Literal(value):
            return value
        case EnumRef(name):
            enum = package.enums[name]
            known = st.sampled_from([value.value for value in enum.values])
            return draw(known | texts if enum.open else known)
        case ListOf(item):
            return [_value(draw, package, options(item), depth + 1) for _ in range(draw(st.integers(0, 2)))]
        case MapOf(of):
            return {draw(keys): _value(draw, package, options(of), depth + 1) for _ in range(draw(st.integers(0, 2)))}
        case ObjectRef(name):
            return _object(draw, package, package.objects[name], depth + 1)
        case UnionRef(name):
            union = package.unions[name]
            tag = draw(st.sampled_from([*union.members, *([None] if union.untagged else []), *(["a new tag"] if union.open else [])]))
            if tag is None:
                result = _object(draw, package, package.objects[str(union.untagged)], depth + 1)
                result.pop(union.discriminator, None)
                return result
            if tag not in union.members:
                return {**draw(objects), union.discriminator: tag}
            return {**_object(draw, package, package.objects[union.members[tag]], depth + 1), union.discriminator: tag}
        case _:
            return None


def _break(draw: DrawFn, event: dict[str, Any]) -> None:
    """Change one thing somewhere in an event: another value, a key less, a key more."""
    places = list(_places(event))
    container, key = draw(st.sampled_from(places)) if places else (event, "new")
    match draw(st.sampled_from(["replace", "replace", "remove", "add"])):
        case "replace":
            container[key] = draw(values)
        case "remove" if places:
            del container[key]
        case _:
            target = container if isinstance(container, dict) else event
            target[draw(keys)] = draw(values)


def _places(value: Any) -> Any:
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in list(items):
        yield value, key
        if isinstance(inner, dict | list):
            yield from _places(inner)
