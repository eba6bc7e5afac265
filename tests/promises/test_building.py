"""Promise 5: built in Python an event needs no type, is validated, and its dump carries the discriminator."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest
from hypothesis import assume, given, settings
from pydantic import ValidationError

import responses_wire as wire
from tests.promises.packages import the_package
from tests.promises.payloads import fitting_events
from tests.promises.same import same
from tests.vectors import minimal_object

PACKAGE = the_package()


@pytest.mark.parametrize("kind", list(PACKAGE.events))
def test_an_event_needs_no_type_and_its_dump_carries_it(kind: str) -> None:
    least = minimal_object(PACKAGE, PACKAGE.events[kind])
    cls = wire.EVENT_TYPES[kind]
    made = cls(**{key: value for key, value in least.items() if key != "type"})
    assert made.type == kind
    assert same(made.to_dict(), least) and same(json.loads(made.to_json()), least)
    assert made.degraded == () and type(wire.parse_event(made.to_json(), strict=True)) is cls
    with pytest.raises(ValidationError):
        cls(**{**least, "type": "another type"})


@pytest.mark.parametrize("name", sorted({member for union in PACKAGE.unions.values() for member in union.objects}))
def test_a_member_of_a_union_carries_its_tag_where_it_has_but_one(name: str) -> None:
    thing = PACKAGE.objects[name]
    least = minimal_object(PACKAGE, thing)
    constants = {entry.wire: entry.constant for entry in thing.fields if entry.constant is not None}
    made = getattr(wire, name)(**{key: value for key, value in least.items() if key not in constants})
    assert same(made.to_dict(), {**least, **constants})


@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"delta": "x"},
        {"delta": 5, "item_id": "a"},
        {"delta": "x", "item_id": "a", "output_index": "0"},
        {"delta": "x", "item_id": "a", "output_index": True},
    ],
)
def test_what_is_built_is_validated_and_nothing_is_converted(arguments: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        wire.ResponseOutputTextDeltaEvent(**arguments)


@settings(max_examples=150)
@given(fitting_events(PACKAGE))
def test_an_event_built_from_parts_is_the_event_that_was_parsed(payload: dict[str, Any]) -> None:
    assume("\\ud" not in json.dumps(list(payload)))  # pydantic takes no lone surrogate for an argument's name
    assume("NaN" not in json.dumps(payload))  # which equals nothing, itself included
    event = wire.parse_event(payload)
    cls = type(event)
    wires = {info.alias or name: name for name, info in cls.model_fields.items()}
    by_wire_name = cls(**{key: value for key, value in payload.items() if key != "type"})
    by_name = cls(**{wires.get(key, key): value for key, value in payload.items()})
    of_models = cls(**{key: getattr(event, wires[key]) if key in wires else value for key, value in payload.items()})
    for made in (by_wire_name, by_name, of_models):
        assert made == event and same(made.to_dict(), payload)
    for twin in (copy.copy(event), copy.deepcopy(event), event.model_copy(), event.model_copy(deep=True), pickle.loads(pickle.dumps(event))):
        assert twin == event and type(twin) is cls
        assert same(twin.to_dict(), payload) and same(json.loads(twin.to_json()), payload)


class TestARenamedKey:
    """``schema`` would hide a method of pydantic's, so the attribute is ``schema_``; both names do everywhere."""

    payload = {"type": "json_schema", "name": "answer", "schema": {"type": "object"}}  # noqa: RUF012

    def test_is_read_and_written_under_both_names(self) -> None:
        made = wire.ResponseFormatTextJSONSchemaConfig.model_validate(self.payload)
        assert made.schema_ == made.schema == {"type": "object"}
        made.schema = {"type": "string"}
        assert made.schema_ == {"type": "string"}
        made.schema_ = {"type": "array"}
        assert made.schema == {"type": "array"}
        assert same(made.to_dict(), {**self.payload, "schema": {"type": "array"}})

    def test_is_built_under_both_names(self) -> None:
        for key in ("schema", "schema_"):
            made = wire.ResponseFormatTextJSONSchemaConfig(**{"name": "answer", key: {"type": "object"}})
            assert same(made.to_dict(), self.payload)

    def test_is_told_from_an_unknown_key_of_its_python_name(self) -> None:
        payload = {**self.payload, "schema_": "another thing"}
        made = wire.ResponseFormatTextJSONSchemaConfig.model_validate(self.payload)
        holder = {
            "type": "response.created",
            "response": {"id": "r", "object": "response", "created_at": 1, "status": "x", "output": [], "model": "m", "text": {"format": payload}},
        }
        event = wire.parse_event(holder)
        assert event.response.text.format.schema_ == {"type": "object"} == made.schema_
        assert same(event.to_dict(), holder) and same(json.loads(event.to_json()), holder)


def test_what_is_set_is_dumped_and_what_is_not_set_is_not() -> None:
    event = wire.ResponseOutputTextDeltaEvent(item_id="a", delta="x")
    assert event.output_index is None and event.degraded == ()
    event.output_index = 3
    event.tomorrow = [1.0]  # type: ignore[attr-defined]
    assert same(event.to_dict(), {"type": "response.output_text.delta", "item_id": "a", "delta": "x", "output_index": 3, "tomorrow": [1.0]})
    assert same(json.loads(event.to_json()), event.to_dict())
    event.delta = None  # type: ignore[assignment]
    assert event.to_dict()["delta"] is None


def test_models_put_into_models_are_dumped_by_their_wire_names() -> None:
    event = wire.parse_event({"type": "a kind of tomorrow"})
    event.format = wire.ResponseFormatTextJSONSchemaConfig(name="answer", schema={})  # type: ignore[attr-defined]
    event.many = [event.format]  # type: ignore[attr-defined]
    expected = {"type": "json_schema", "name": "answer", "schema": {}}
    assert same(event.to_dict(), {"type": "a kind of tomorrow", "format": expected, "many": [expected]})
    assert same(json.loads(event.to_json()), event.to_dict())


def test_equal_events_are_equal_and_others_are_not() -> None:
    one = wire.ResponseOutputTextDeltaEvent(item_id="a", delta="x")
    assert one == wire.parse_event({"type": "response.output_text.delta", "item_id": "a", "delta": "x"})
    assert one != wire.ResponseOutputTextDeltaEvent(item_id="a", delta="y")
    assert one != wire.parse_event({"type": "response.output_text.delta", "item_id": "a", "delta": "x", "more": 1})
    assert one != wire.parse_event({"type": "response.refusal.delta", "item_id": "a", "delta": "x"})


def test_repr_is_one_short_readable_line() -> None:
    event = wire.parse_event({"type": "response.output_text.delta", "item_id": "a", "delta": "two\nlines" * 100, "\n": list(range(10_000)), "é": "é"})
    text = repr(event)
    assert text.startswith("ResponseOutputTextDeltaEvent(type='response.output_text.delta', item_id='a', delta='two\\nlines")
    assert "\n" not in text and len(text) < 400 and "10000 items" in text
    assert str(event) == text or "\n" not in str(event)
