"""Package to JSON Schema: the API as one document, a second opinion on what the models accept.

It is as strict as the documentation: an open enum lists its known values beside any string, an open
union ends in an object with any other discriminator. Unknown keys are allowed everywhere.
"""

from __future__ import annotations

import json
from typing import Any

from .package import Docs, Enum, EnumRef, Field, ListOf, Literal, MapOf, Object, ObjectRef, OneOf, Package, Scalar, Type, Union, UnionRef


def package_schema(package: Package) -> dict[str, Any]:
    """One document: every definition under ``$defs``, the root being any known event."""
    events = {tag: _pointer(event.name) for tag, event in package.events.items()}
    definitions: dict[str, Any] = {}
    for enum in package.enums.values():
        definitions[enum.name] = _enum(enum)
    for thing in package.objects.values():
        definitions[thing.name] = _object(thing)
    for union in package.unions.values():
        definitions[union.name] = _union(union)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{package.name} {package.version}",
        "description": package.summary,
        "oneOf": [{"$ref": pointer} for pointer in events.values()],
        "discriminator": {"propertyName": package.discriminator, "mapping": events},
        "$defs": dict(sorted(definitions.items())),
    }


def _pointer(name: str) -> str:
    return f"#/$defs/{name}"


def _documented(docs: Docs, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": docs.summary, **({"deprecated": True} if docs.deprecated else {}), **schema}


def _enum(enum: Enum) -> dict[str, Any]:
    known: dict[str, Any] = {"type": "string", "enum": [value.value for value in enum.values]}
    return _documented(enum.docs, {"anyOf": [known, {"type": "string"}]} if enum.open else known)


def _object(thing: Object) -> dict[str, Any]:
    properties = {field.wire: _property(field) for field in thing.fields}
    required = [field.wire for field in thing.fields if field.required]
    return _documented(
        thing.docs,
        {"type": "object", "properties": properties, **({"required": required} if required else {}), "additionalProperties": True},
    )


def _property(field: Field) -> dict[str, Any]:
    schema = type_schema(field.type)
    if field.default is not None:
        schema = {**schema, "default": json.loads(field.default)}
    return _documented(field.docs, schema)


def _union(union: Union) -> dict[str, Any]:
    known = [{"$ref": _pointer(name)} for name in union.objects]
    if not union.open:
        mapping = {tag: _pointer(name) for tag, name in union.members.items()}
        return _documented(union.docs, {"oneOf": known, "discriminator": {"propertyName": union.discriminator, "mapping": mapping}})
    other = {
        "type": "object",
        "properties": {union.discriminator: {"type": "string", "not": {"enum": list(union.members)}}},
        "required": [union.discriminator],
        "additionalProperties": True,
    }
    return _documented(union.docs, {"anyOf": [*known, other]})


def type_schema(type_: Type) -> dict[str, Any]:
    """The JSON Schema of a type."""
    match type_:
        case Scalar("any"):
            return {}
        case Scalar(kind):
            return {"type": kind}
        case Literal(value):
            return {"const": value}
        case ListOf(item):
            return {"type": "array", "items": type_schema(item)}
        case MapOf(value):
            return {"type": "object", "additionalProperties": type_schema(value)}
        case OneOf(options):
            return {"anyOf": [type_schema(option) for option in options]}
        case ObjectRef(name) | UnionRef(name) | EnumRef(name):
            return {"$ref": _pointer(name)}
