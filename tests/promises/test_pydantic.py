"""The models are pydantic models: what pydantic and its users do with models works with them."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from pydantic import BaseModel, TypeAdapter, ValidationError
from pydantic.json_schema import models_json_schema

import responses_wire as wire
from responses_wire.models.items.unions import OutputItem
from tests.promises.packages import description, fresh, the_package
from tests.promises.payloads import fitting_events
from tests.promises.same import same
from tests.vectors import invalid, valid

PACKAGE = the_package()
DELTA = {"type": "response.output_text.delta", "item_id": "msg_1", "delta": "Hi", "tomorrow": [1.0]}
MESSAGE = {"type": "message", "id": "msg_1", "role": "assistant", "status": "completed", "content": [{"type": "output_text", "text": "Hi", "annotations": []}]}
DONE = {"type": "response.output_item.done", "output_index": 0, "item": MESSAGE}
BAD_MESSAGE = {**MESSAGE, "content": [{"type": "output_text", "text": 5, "annotations": []}]}


class Holder(BaseModel):
    """A user's model with one of our classes, a union of them, and every event."""

    done: wire.ResponseOutputItemDoneEvent | None = None
    item: OutputItem | None = None
    event: wire.Event | None = None
    many: list[wire.ResponseOutputTextDeltaEvent] = []
    by_name: dict[str, wire.ResponseOutputMessage] = {}


@settings(max_examples=120)
@given(fitting_events(PACKAGE))
def test_validating_a_model_gives_what_parsing_gives(payload: dict[str, Any]) -> None:
    event = wire.parse_event(payload)
    cls = type(event)
    for made in (cls.model_validate(payload), cls.model_validate(payload, strict=True), cls.model_validate(event)):
        assert made == event and description(made) == description(event) and same(made.to_dict(), payload)
    text = event.to_json()
    if same(json.loads(text), payload) and "\\ud" not in text and "1e999" not in text and "NaN" not in text:  # what pydantic's own parser takes
        assert cls.model_validate_json(text) == event
    assert same(event.model_dump(by_alias=True, exclude_unset=True), payload)


@pytest.mark.parametrize("kind", list(PACKAGE.events))
def test_validating_a_model_refuses_what_does_not_fit(kind: str) -> None:
    cls = wire.EVENT_TYPES[kind]
    for vector in list(invalid(PACKAGE, PACKAGE.events[kind]))[:40]:
        with pytest.raises(ValidationError):
            cls.model_validate(vector.value)
        with pytest.raises(ValidationError):
            cls.model_validate_json(json.dumps(vector.value))


def test_dumps_of_pydantics_own_work() -> None:
    event = wire.parse_event(DELTA)
    assert event.model_dump(exclude_unset=True) == DELTA
    assert json.loads(event.model_dump_json(exclude_unset=True)) == DELTA
    assert event.model_dump()["output_index"] is None
    assert event.model_dump(include={"delta"}) == {"delta": "Hi"}
    assert event.model_dump(exclude={"tomorrow"}, exclude_none=True) == {key: value for key, value in DELTA.items() if key != "tomorrow"}
    assert dict(event)["delta"] == "Hi"
    assert event.model_extra == {"tomorrow": [1.0]}
    assert event.model_fields_set >= {"type", "item_id", "delta"}
    assert event.model_copy(update={"delta": "Ho"}).to_dict()["delta"] == "Ho"


def test_models_and_unions_are_fields_of_a_users_model() -> None:
    payload = {"done": DONE, "item": MESSAGE, "event": DELTA, "many": [DELTA, DELTA], "by_name": {"a": MESSAGE}}
    for made in (
        Holder.model_validate(payload),
        Holder.model_validate_json(json.dumps(payload)),
        Holder.model_validate(Holder.model_validate(payload).model_dump(exclude_unset=True)),
    ):
        assert type(made.done) is wire.ResponseOutputItemDoneEvent and type(made.done.item) is wire.ResponseOutputMessage
        assert type(made.item) is wire.ResponseOutputMessage and type(made.item.content[0]) is wire.ResponseOutputText
        assert type(made.event) is type(made.many[1]) is wire.ResponseOutputTextDeltaEvent
        assert type(made.by_name["a"]) is wire.ResponseOutputMessage
        assert same(made.model_dump(exclude_unset=True, by_alias=True), payload)
        assert same(json.loads(made.model_dump_json(exclude_unset=True, by_alias=True)), payload)
    parts = Holder(done=wire.parse_event(DONE), item=wire.ResponseOutputMessage(**MESSAGE), event=wire.parse_event({"type": "tomorrow's"}))
    assert type(parts.event) is wire.UnknownEvent and same(parts.done.to_dict() if parts.done else None, DONE)


@pytest.mark.filterwarnings("error")
def test_what_a_users_model_holds_is_dumped_as_it_is() -> None:
    raw = {**DELTA, "item_id": 5, "logprobs": [{"token": None}, 3]}
    held = wire.parse_event(raw)
    assert isinstance(held, wire.ResponseOutputTextDeltaEvent) and held.degraded
    holder = Holder(event=held, many=[held], done=wire.parse_event({**DONE, "item": BAD_MESSAGE}))
    expected = {"event": raw, "many": [raw], "done": {**DONE, "item": BAD_MESSAGE}}
    assert same(holder.model_dump(exclude_unset=True, by_alias=True), expected)
    assert same(json.loads(holder.model_dump_json(exclude_unset=True, by_alias=True)), expected)
    assert same(json.loads(TypeAdapter(wire.Event).dump_json(held, exclude_unset=True, by_alias=True)), raw)


def test_constructing_without_validation_keeps_the_constants() -> None:
    made = wire.ResponseOutputTextDeltaEvent.model_construct(item_id="msg_1", delta=5)
    assert same(made.to_dict(), {"type": DELTA["type"], "item_id": "msg_1", "delta": 5})
    assert made.output_index is None
    assert same(wire.ResponseOutputTextDeltaEvent.model_construct({"delta"}, delta="Hi").to_dict(), {"delta": "Hi"})


def test_a_user_can_make_an_event_class() -> None:
    class Mine(wire.BaseEvent):
        note: str = "none"

    assert Mine(note="new").to_dict() == Mine.model_construct(note="new").to_dict() == {"note": "new"}
    assert wire.BaseEvent.model_construct().to_dict() == {}


def test_base_classes_hold_anything() -> None:
    for cls in (wire.BaseEvent, wire.UnknownMember):
        assert cls(a=1).to_dict() == cls.model_validate({"a": 1}).to_dict() == {"a": 1}  # pyright: ignore[reportCallIssue]


def test_a_subclass_takes_either_name_of_a_renamed_key_and_not_both() -> None:
    class Mine(wire.ResponseFormatTextJSONSchemaConfig):
        note: str = ""

    for cls in (wire.ResponseFormatTextJSONSchemaConfig, Mine):
        make: Any = cls
        assert make(name="a", schema={"b": 1}).to_dict() == make(name="a", schema_={"b": 1}).to_dict()
        with pytest.raises(TypeError, match="schema_ and schema are one key"):
            make(name="a", schema={"b": 1}, schema_={"c": 2})


def test_text_values_are_validated() -> None:
    made = wire.ResponseOutputTextDeltaEvent.model_validate_strings({"item_id": "msg_1", "delta": "Hi"})
    assert made.to_dict() == {"item_id": "msg_1", "delta": "Hi"}
    with pytest.raises(ValidationError):
        wire.ResponseOutputTextDeltaEvent.model_validate_strings({"item_id": "msg_1"})


def test_a_users_model_refuses_a_known_kind_that_does_not_fit() -> None:
    with pytest.raises(ValidationError):
        Holder.model_validate({"done": {**DONE, "item": BAD_MESSAGE}})
    with pytest.raises(ValidationError):
        Holder.model_validate({"many": [{**DELTA, "delta": 5}]})
    new = {"type": "tomorrow's", "x": 1.0}
    made = Holder.model_validate({"done": {**DONE, "item": new}})
    assert made.done is not None and type(made.done.item) is wire.UnknownOutputItem
    assert same(made.model_dump(exclude_unset=True), {"done": {**DONE, "item": new}})


@pytest.mark.parametrize(
    ("annotation", "payload", "cls"), [(wire.Event, DELTA, wire.ResponseOutputTextDeltaEvent), (OutputItem, MESSAGE, wire.ResponseOutputMessage)]
)
def test_type_adapters_of_unions_work(annotation: Any, payload: dict[str, Any], cls: type[Any]) -> None:
    adapter = TypeAdapter(list[annotation])
    for made in (adapter.validate_python([payload]), adapter.validate_json(json.dumps([payload]))):
        assert type(made[0]) is cls
        assert same(adapter.dump_python(made, exclude_unset=True, by_alias=True), [payload])
        assert same(json.loads(adapter.dump_json(made, exclude_unset=True, by_alias=True)), [payload])
    assert adapter.json_schema()["type"] == "array"


def test_type_adapters_of_unions_do_not_call_a_known_kind_unknown() -> None:
    for annotation, payload in ((OutputItem, BAD_MESSAGE), (wire.Event, {**DELTA, "delta": 5})):
        with pytest.raises(ValidationError):
            TypeAdapter(annotation).validate_python(payload)


def test_json_schemas_of_all_models_can_be_made_at_once_and_each_alone() -> None:
    classes = [getattr(wire, name) for name in PACKAGE.objects]
    for cls in classes:
        if "__pydantic_core_schema__" not in cls.__dict__:
            cls.model_rebuild()  # pydantic 2.7 makes the schemas of many only of classes that are complete
    for mode in ("validation", "serialization"):
        _, together = models_json_schema([(cls, mode) for cls in classes])
        assert {cls.__name__ for cls in classes} <= together["$defs"].keys()
    schema = wire.ResponseOutputTextDeltaEvent.model_json_schema()
    assert schema["properties"]["type"]["const"] == "response.output_text.delta"
    assert {"item_id", "delta"} <= set(schema["required"])
    status = wire.ResponseOutputMessage.model_json_schema()["properties"]["status"]
    assert "completed" in json.dumps(status) and '"string"' in json.dumps(status), "an open enum lists what is known, and takes any string"


@pytest.mark.parametrize("name", sorted(PACKAGE.objects)[::6])
def test_json_schemas_agree_with_validation(name: str) -> None:
    cls = getattr(wire, name)
    validator = jsonschema.Draft202012Validator(cls.model_json_schema(by_alias=True))
    for vector in list(valid(PACKAGE, PACKAGE.objects[name]))[:60]:
        assert validator.is_valid(vector.value), vector


class Mine(wire.ResponseOutputTextDeltaEvent):
    """A user's subclass, with a key and a method of its own."""

    mine: int = 0

    def shout(self) -> str:
        return self.delta.upper()


class Narrow(wire.ResponseOutputItemDoneEvent):
    item: wire.ResponseOutputMessage  # type: ignore[assignment]


def test_subclasses_of_users_work() -> None:
    made = Mine(item_id="a", delta="x", mine=3)
    assert made.shout() == "X" and made.degraded == ()
    assert same(made.to_dict(), {"item_id": "a", "delta": "x", "mine": 3, "type": "response.output_text.delta"})
    assert same(json.loads(made.to_json()), made.to_dict())
    assert Mine.model_validate({**DELTA, "mine": 4}).mine == 4
    assert Mine.model_validate_json(json.dumps({**DELTA, "mine": 4})).to_dict() == {**DELTA, "mine": 4}
    with pytest.raises(ValidationError):
        Mine(item_id="a", delta="x", mine="many")
    assert "mine" in Mine.model_json_schema()["properties"]
    narrow = Narrow(item=MESSAGE)
    assert type(narrow.item) is wire.ResponseOutputMessage and same(narrow.to_dict()["item"], MESSAGE)
    assert isinstance(made, wire.ResponseOutputTextDeltaEvent) and type(wire.parse_event(DELTA)) is wire.ResponseOutputTextDeltaEvent
    assert type(Holder(many=[made]).many[0]) is Mine


def test_generic_tools_see_the_fields() -> None:
    fields = wire.ResponseFormatTextJSONSchemaConfig.model_fields
    assert fields["schema_"].alias == "schema"
    for name, thing in PACKAGE.objects.items():
        wires = {info.alias or field for field, info in getattr(wire, name).model_fields.items()}
        assert wires == {entry.wire for entry in thing.fields}


@pytest.mark.parametrize("rebuild", [lambda cls: cls.model_rebuild(force=True), lambda cls: cls.model_json_schema(), TypeAdapter])
def test_rebuilding_a_model_changes_nothing(rebuild: Any) -> None:
    with fresh() as cold:
        rebuild(cold.ResponseOutputItemDoneEvent)
        event = cold.parse_event(DONE)
        assert type(event) is cold.ResponseOutputItemDoneEvent and same(event.to_dict(), DONE)
        assert same(cold.ResponseOutputItemDoneEvent(item=MESSAGE).to_dict(), {"type": "response.output_item.done", "item": MESSAGE})
        bad = cold.parse_event({**DONE, "output_index": True, "item": BAD_MESSAGE})
        assert {misfit.pointer for misfit in bad.degraded} == {"/output_index", "/item/content/0/text"}
        assert same(bad.to_dict(), {**DONE, "output_index": True, "item": BAD_MESSAGE})


def test_construct_makes_an_event_without_looking() -> None:
    made = wire.ResponseOutputTextDeltaEvent.model_construct(delta="x", item_id=5)
    assert made.delta == "x" and made.type == "response.output_text.delta" and made.degraded == ()
    assert made.to_dict().items() >= {"delta": "x", "item_id": 5}.items()
