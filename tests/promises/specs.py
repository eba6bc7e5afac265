"""Specs of every shape that the language allows, as data by path."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from typeloom.spelling import field_names

DISCRIMINATORS = ("type", "kind", "@type", "class", "schema", "x-kind", "model_type", "_t", "event", "Type", "to_dict")
WIRE_NAMES = (
    "a b id schema copy json model_config model_x x-y x.y class from self cls __class__ __dict__ _private degraded to_dict to_json model_dump 1st "
    "Name str list é $ref data name fields validate type_ event_ _setattr_handler"
).split() + ["with space", '"quoted"', "back\\slash", "new\nline", "\u2028", "}{", "{{ x }}"]
LITERALS = ('"fixed"', "5", "true", "false", '"\\"q\\""', "-1")
ENUM_VALUES = ("low", "high", "", "None", "with space", '"', "\\", "é", "\n")


@st.composite
def specs(draw: DrawFn) -> dict[str, Any]:
    """The files of a small spec: enums, recursive objects, nested unions, events with renamed keys."""
    discriminator = draw(st.sampled_from(DISCRIMINATORS))
    enums = {f"Enum{n}": _enum(draw) for n in range(draw(st.integers(0, 2)))}
    plain = [f"Thing{n}" for n in range(draw(st.integers(1, 3)))]
    union_count = draw(st.integers(0, 2))
    unions = [f"Choice{n}" for n in range(union_count)]
    containers = [*plain, *unions]
    objects: dict[str, Any] = {}
    for number, name in enumerate(plain):
        objects[name] = {"summary": "A thing.", "fields": _fields(draw, enums, plain[:number], containers, [])}
    union_specs: dict[str, Any] = {}
    for number, name in enumerate(unions):
        key = draw(st.sampled_from([discriminator, "role", "x-tag", "schema"]))
        members: list[str] = []
        for index in range(draw(st.integers(1, 3))):
            member = f"Member{number}{'abc'[index]}"
            tags = [f"t{number}{index}", *([f"t{number}{index} more"] if draw(st.integers(0, 3)) == 0 else [])]
            tag = {"type": " | ".join(map(json.dumps, tags)), "required": draw(st.booleans()), "summary": "Its kind."}
            objects[member] = {"summary": "A member.", "fields": {key: tag, **_fields(draw, enums, plain, containers, [key])}}
            members.append(member)
        union: dict[str, Any] = {"summary": "A choice.", "discriminator": key, "open": draw(st.booleans()), "members": members}
        if number and union_specs[unions[0]]["discriminator"] == key and draw(st.booleans()):
            union["members"] = [*members, unions[0]]
        if draw(st.booleans()):
            union["untagged"] = members[0]
        union_specs[name] = union
    events: dict[str, Any] = {}
    for number in range(draw(st.integers(1, 3))):
        wire_type = draw(st.sampled_from([f"made.event_{number}", f"Event {number}!", f"e{number}"]))
        events[wire_type] = {"summary": "An event.", "class": f"Event{number}", "fields": _fields(draw, enums, plain, containers, [discriminator, "sequence"])}
    # Whatever has been defined is reached from an event.
    reach = {f"reach_{number}": _field(f"list[{name}] | null", False) for number, name in enumerate([*enums, *objects, *unions])}
    events["reaches.all"] = {"summary": "An event that can hold all there is.", "fields": reach}
    return {
        "spec.yaml": {
            "typeloom": 1,
            "package": "made",
            "version": "1.0.0",
            "summary": "Made by a test.",
            "discriminator": discriminator,
            "sources": {"test": {"title": "A test."}},
            "event_fields": {"sequence": _field("integer", False)},
        },
        "things.yaml": {"summary": "Things.", "enums": enums, "objects": objects, "unions": union_specs},
        "events/made.yaml": {"summary": "Events.", "events": events},
    }


def _field(type_: str, required: bool) -> dict[str, Any]:
    return {"type": type_, "required": required, "summary": "A key."}


def _enum(draw: DrawFn) -> dict[str, Any]:
    values = draw(st.lists(st.sampled_from(ENUM_VALUES), min_size=1, max_size=3, unique=True))
    return {"summary": "A set of words.", "open": draw(st.booleans()), "values": dict.fromkeys(values, "A word.")}


def _fields(draw: DrawFn, enums: dict[str, Any], buildable: list[str], containers: list[str], taken: list[str]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for wire in draw(st.lists(st.sampled_from(WIRE_NAMES), max_size=4, unique=True)):
        if wire in taken or field_names([*taken, *fields, wire]).clashes:
            continue
        required = draw(st.booleans())
        # What is required must be buildable: only what stands before may be required bare.
        fields[wire] = _field(_type(draw, enums, buildable if required else containers, containers, 2), required)
    return fields


def _type(draw: DrawFn, enums: dict[str, Any], bare: list[str], containers: list[str], depth: int) -> str:
    strings = ["string", *enums, '"fixed"', '"one" | "other"']
    kinds = {
        "string": lambda: draw(st.sampled_from(strings)),
        "number": lambda: draw(st.sampled_from(["integer", "number", "5", "-1"])),
        "boolean": lambda: draw(st.sampled_from(["boolean", "true", "false"])),
        "null": lambda: "null",
        "array": lambda: f"list[{_type(draw, enums, containers, containers, depth - 1)}]",
        "object": lambda: draw(st.sampled_from([*bare, "map"])),
    }
    if not depth or draw(st.integers(0, 5)) == 0:
        return draw(st.sampled_from(["any", "string", "integer", "number", *enums]))
    chosen = draw(st.lists(st.sampled_from(sorted(kinds)), min_size=1, max_size=3, unique=True))
    parts = [kinds[kind]() for kind in chosen]
    return " | ".join(f"map[{_type(draw, enums, containers, containers, depth - 1)}]" if part == "map" else part for part in parts)
