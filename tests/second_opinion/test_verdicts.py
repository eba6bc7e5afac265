"""Three judges, one verdict: ours (strict), jsonschema's, and that of models made by datamodel-code-generator.

All three are given the JSON Schema of the spec or what is made of the same Package, and the test vectors of each
type. Where a judge differs from us it is by one of the differences in the table below, and by nothing else.
"""

from __future__ import annotations

import copy
import importlib.util
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import jsonschema
import pytest
from datamodel_code_generator import DataModelType, InputFileType, LiteralType, PythonVersion, generate
from datamodel_code_generator.types import StrictTypes
from hypothesis import HealthCheck, Phase, assume, given, settings, strategies as st

import responses_wire as wire
from tests.promises.packages import BadSpec, built, fresh, the_package
from tests.promises.payloads import any_events
from tests.promises.specs import specs
from tests.vectors import UNKNOWN_WORD, Judgement, Vector, invalid, judge, judge_event, valid
from typeloom.json_schema import package_schema
from typeloom.package import Object, ObjectRef, Package

PACKAGE = the_package()
SCHEMA = package_schema(PACKAGE)
JSONSCHEMA, GENERATED = "jsonschema", "datamodel-code-generator"


@dataclass(frozen=True)
class Difference:
    """Something that a judge sees otherwise than we do.

    ``forgive`` makes of a value the like without that: there both must agree. ``example`` is an event of TINY that shows it.
    """

    judge: str
    about: str
    why: str
    forgive: Callable[[Package, Object, Any], Any]
    example: str


def whole_floats_as_integers(package: Package, thing: Object, value: Any) -> Any:
    if isinstance(value, dict):
        return {key: whole_floats_as_integers(package, thing, inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [whole_floats_as_integers(package, thing, inner) for inner in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def judged(package: Package, thing: Object, value: Any) -> Judgement:
    return judge_event(package, value) if thing.wire_type is not None else judge(package, ObjectRef(thing.name), value)


def inside(value: Any, pointer: str) -> Any:
    for key in pointer.split("/")[1:]:
        key = key.replace("~1", "/").replace("~0", "~")
        value = value[int(key) if isinstance(value, list) else key]
    return value


def nulls_as_absent(package: Package, thing: Object, value: Any) -> Any:
    result = copy.deepcopy(value)
    for pointer, name in judged(package, thing, value).classes.items():
        if name in package.objects:
            found = inside(result, pointer)
            for entry in package.objects[name].fields:
                if not entry.required and entry.wire in found and found[entry.wire] is None:
                    del found[entry.wire]
    return result


def constants_filled_in(package: Package, thing: Object, value: Any) -> Any:
    result = copy.deepcopy(value)
    for pointer, name in judged(package, thing, value).classes.items():
        if name in package.objects:
            found = inside(result, pointer)
            found.update({entry.wire: entry.constant for entry in package.objects[name].fields if entry.constant is not None and entry.wire not in found})
    return result


def members_of_open_unions_as_unknown(package: Package, thing: Object, value: Any) -> Any:
    result = copy.deepcopy(value)
    for pointer, name in judged(package, thing, value).unions.items():
        union = package.unions[name]
        member = inside(result, pointer)
        if union.open and isinstance(member.get(union.discriminator), str):
            member[union.discriminator] = UNKNOWN_WORD
    return result


DIFFERENCES = (
    Difference(
        JSONSCHEMA,
        "a float that is whole, where an integer belongs",
        "JSON Schema has one kind of number, of which 7.0 is an integer. We keep JSON's types apart: 7.0 that came as a float must go out as one, "
        "and a caller who was promised an int must not get a float.",
        whole_floats_as_integers,
        '{"type": "made", "count": 7.0}',
    ),
    Difference(
        JSONSCHEMA,
        "null, where a key may be absent",
        "Servers write null for what they leave out. A key that may be absent may be null in Python too, whatever the documents say of it.",
        nulls_as_absent,
        '{"type": "made", "count": 7, "name": null}',
    ),
    Difference(
        JSONSCHEMA,
        "a required key that can have but one value, left out",
        "What it would say is known without it: the object is that of its place, or the one that its union takes where there is no tag. Building it in "
        "Python fills the key in, parsing adds nothing.",
        constants_filled_in,
        '{"type": "made", "count": 7, "only": {}}',
    ),
    Difference(
        GENERATED,
        "a fault in a member of an open union",
        "The last member of an open union is an object with any *other* discriminator. The generator does not read JSON Schema's 'not', so its models "
        "take a faulty member of a known kind for that one. We call it its own class, and say what is wrong with it.",
        members_of_open_unions_as_unknown,
        '{"type": "made", "count": 7, "item": {"type": "known", "size": "large"}}',
    ),
)

TINY: dict[str, Any] = {
    "spec.yaml": {"typeloom": 1, "package": "made", "version": "1.0.0", "summary": "Made by a test.", "sources": {"test": {"title": "A test."}}},
    "made.yaml": {
        "summary": "What shows the differences.",
        "objects": {
            "Known": {
                "summary": "A member.",
                "fields": {"type": {"type": '"known"', "required": True, "summary": "Kind."}, "size": {"type": "integer | null", "summary": "Size."}},
            },
        },
        "unions": {"Item": {"summary": "An open union.", "members": ["Known"]}},
        "events": {
            "made": {
                "summary": "An event.",
                "class": "Made",
                "fields": {
                    "count": {"type": "integer", "required": True, "summary": "A number."},
                    "name": {"type": "string", "summary": "A text."},
                    "item": {"type": "Item | null", "summary": "A member."},
                    "only": {"type": "Known | null", "summary": "An object that can be no other."},
                },
            }
        },
    },
}


def our_verdict(module: ModuleType, thing: Object, value: Any) -> bool:
    try:
        if thing.wire_type is not None:
            module.parse_event(json.dumps(value), strict=True)
        else:
            getattr(module, thing.name).model_validate(value)
    except ValueError:
        return False
    return True


def schema_judge(schema: dict[str, Any], name: str) -> Callable[[Any], bool]:
    validator = jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})
    return lambda value: bool(validator.is_valid(value))


def generated_models(schema: dict[str, Any], file: Path) -> ModuleType:
    """The models that datamodel-code-generator makes of a JSON Schema, as strict as it can make them."""
    generate(
        json.dumps(schema),
        input_file_type=InputFileType.JsonSchema,
        output=file,
        output_model_type=DataModelType.PydanticV2BaseModel,
        target_python_version=PythonVersion.PY_310,
        enum_field_as_literal=LiteralType.All,
        strict_types=[StrictTypes.str, StrictTypes.int, StrictTypes.float, StrictTypes.bool],
        allow_extra_fields=True,
        use_annotated=True,
        class_name="AnyEvent",
        formatters=[],
    )
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def generated_judge(models: ModuleType, name: str) -> Callable[[Any], bool]:
    def verdict(value: Any) -> bool:
        try:
            getattr(models, name).model_validate_json(json.dumps(value))
        except ValueError:
            return False
        return True

    return verdict


def spread(vectors: Iterator[Vector], limit: int) -> list[Vector]:
    """So many of the vectors, from all over."""
    found = list(vectors)
    return list(islice(found, 0, None, -(-len(found) // limit))) if found else []


def vectors_of(thing: Object) -> list[Vector]:
    """Faults in the object itself and, fewer, within what it holds: that has vectors of its own."""
    return [*spread(valid(PACKAGE, thing), 12), *spread(invalid(PACKAGE, thing, 0), 20), *spread(invalid(PACKAGE, thing, 2), 8)]


def hold_against(name: str, verdict_of: Callable[[Any], bool], module: ModuleType, package: Package, thing: Object, value: Any) -> None:
    """Judge and package agree on a value or, where the table has differences that play a part in it, on the value without them."""
    theirs, ours = verdict_of(value), our_verdict(module, thing, value)
    if theirs == ours:
        return
    forgiven = value
    for known in DIFFERENCES:
        if known.judge == name:
            forgiven = known.forgive(package, thing, forgiven)
    assert json.dumps(forgiven) != json.dumps(value), f"{name} says {theirs}, we say {ours}: {thing.name} {json.dumps(value)}"
    assert verdict_of(forgiven) == our_verdict(module, thing, forgiven), f"{name} says {theirs}, we say {ours}: {thing.name} {json.dumps(value)}"


def test_jsonschema_agrees_on_each_type() -> None:
    for thing in PACKAGE.objects.values():
        verdict_of = schema_judge(SCHEMA, thing.name)
        for vector in vectors_of(thing):
            assert our_verdict(wire, thing, vector.value) == (not vector.faults), (thing.name, vector)
            hold_against(JSONSCHEMA, verdict_of, wire, PACKAGE, thing, vector.value)


def test_models_of_another_generator_agree_on_each_type(tmp_path: Path) -> None:
    models = generated_models(SCHEMA, tmp_path / "models_of_the_spec.py")
    for thing in PACKAGE.objects.values():
        verdict_of = generated_judge(models, thing.name)
        for vector in (*spread(valid(PACKAGE, thing), 30), *spread(invalid(PACKAGE, thing), 24)):
            assert our_verdict(wire, thing, vector.value) == (not vector.faults), (thing.name, vector)
            hold_against(GENERATED, verdict_of, wire, PACKAGE, thing, vector.value)


@pytest.mark.parametrize("known", DIFFERENCES, ids=lambda known: known.about)
def test_each_difference_of_the_table_is_real(known: Difference, tmp_path: Path) -> None:
    value = json.loads(known.example)
    with built(TINY) as (package, folder), fresh(folder) as module:
        schema, thing = package_schema(package), package.events["made"]
        models = generated_models(schema, tmp_path / "models_of_tiny.py")
        verdict_of = {JSONSCHEMA: schema_judge(schema, thing.name), GENERATED: generated_judge(models, thing.name)}[known.judge]
        assert verdict_of(value) != our_verdict(module, thing, value)
        forgiven = known.forgive(package, thing, value)
        assert verdict_of(forgiven) and our_verdict(module, thing, forgiven)


def test_the_vectors_are_what_they_claim_to_be() -> None:
    for thing in PACKAGE.objects.values():
        for vector in (*spread(valid(PACKAGE, thing), 300), *spread(invalid(PACKAGE, thing), 300)):
            assert tuple(judged(PACKAGE, thing, vector.value).misfits) == vector.faults, (thing.name, vector)


def test_the_schema_speaks_of_every_definition() -> None:
    assert SCHEMA["$defs"].keys() == {*PACKAGE.objects, *PACKAGE.unions, *PACKAGE.enums}


@settings(max_examples=8, phases=[Phase.generate], derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(specs(), st.data())
def test_jsonschema_agrees_on_any_event_of_any_spec(files: dict[str, Any], data: st.DataObject) -> None:
    try:
        with built(files) as (package, folder), fresh(folder) as module:
            schema = package_schema(package)
            jsonschema.Draft202012Validator.check_schema(schema)
            for payload in data.draw(st.lists(any_events(package), min_size=1, max_size=12)):
                tag = payload.get(package.discriminator)
                thing = package.events.get(tag) if isinstance(tag, str) else None
                if thing is not None:
                    hold_against(JSONSCHEMA, schema_judge(schema, thing.name), module, package, thing, payload)
    except BadSpec:
        assume(False)
