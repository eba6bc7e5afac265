"""Promise 3: what is new arrives whole, what is known is its class, and guards tell the two apart."""

from __future__ import annotations

import importlib
import json
import typing
from typing import Any

import pytest
from hypothesis import given, settings

import responses_wire as wire
from tests.promises.packages import the_package
from tests.promises.payloads import objects, values
from tests.promises.same import same
from tests.vectors import invalid, minimal_member, minimal_object, references_to, valid
from typeloom.naming import snake
from typeloom.package import UnionRef

PACKAGE = the_package()
OPEN = [name for name, union in PACKAGE.unions.items() if union.open]


@pytest.mark.parametrize("name", OPEN)
def test_a_member_of_a_new_kind_is_unknown_and_keeps_all_its_data(name: str) -> None:
    union = PACKAGE.unions[name]
    new = {"first": 1.0, union.discriminator: "tomorrow's", "null": None, "nested": {"a": [1, 1.0, True]}}
    known = minimal_member(PACKAGE, union, next(iter(union.members)))
    for holder, wrap, unwrap in references_to(PACKAGE, UnionRef(name)):
        payload = {**minimal_object(PACKAGE, holder), **wrap(new)}
        model = getattr(wire, holder.name).model_validate(payload)
        member = unwrap(model)
        assert type(member).__name__ == f"Unknown{name}" and isinstance(member, wire.UnknownMember)
        assert same(member.to_dict(), new) and same(model.to_dict(), payload)
        assert type(unwrap(getattr(wire, holder.name).model_validate({**payload, **wrap(known)}))).__name__ == union.members[next(iter(union.members))]


@pytest.mark.parametrize(("tag", "member"), PACKAGE.unions["OutputItem"].members.items())
def test_a_member_of_a_known_kind_that_does_not_fit_is_its_class_and_never_unknown(tag: str, member: str) -> None:
    for vector in invalid(PACKAGE, PACKAGE.objects[member]):
        if vector.faults == ("/type",):
            continue  # of another kind, then
        event = wire.parse_event({"type": "response.output_item.done", "item": {**vector.value, "type": tag}})
        assert type(event.item).__name__ == member, vector
        assert [misfit.pointer for misfit in event.item.degraded] == list(vector.faults), vector
        assert [misfit.pointer for misfit in event.degraded] == ["/item" + fault for fault in vector.faults], vector


@settings(max_examples=100)
@given(objects, values)
def test_a_member_without_a_usable_kind_is_unknown_and_told(data: dict[str, Any], tag: Any) -> None:
    for item in ({**data, "type": tag}, {key: value for key, value in data.items() if key != "type"}):
        event = wire.parse_event({"type": "response.output_item.added", "item": item})
        if isinstance(item.get("type"), str) and item["type"] in PACKAGE.unions["OutputItem"].members:
            continue
        assert type(event.item) is wire.UnknownOutputItem
        assert [misfit.pointer for misfit in event.degraded] == ([] if isinstance(item.get("type"), str) else ["/item/type"])
        assert same(event.item.to_dict(), item)


@pytest.mark.parametrize("name", list(PACKAGE.enums))
def test_an_enum_lists_what_is_known_and_its_guard_knows_it(name: str) -> None:
    enum = PACKAGE.enums[name]
    known = getattr(wire, f"Known{name}")
    guard = getattr(wire, f"is_known_{snake(name)}")
    assert list(typing.get_args(known)) == [value.value for value in enum.values]
    assert all(guard(value.value) for value in enum.values)
    for stranger in ("tomorrow's", None, 5, [], {}, b"completed", *(value.value.upper() + "!" for value in enum.values)):
        assert not guard(stranger)
    if enum.open:
        assert str in typing.get_args(getattr(wire, name)), "an open enum takes any string"


def test_a_new_value_of_an_open_enum_is_no_misfit_and_a_new_value_of_a_closed_one_is() -> None:
    payload = {"type": "response.created", "response": {"id": "r", "object": "response", "created_at": 1, "status": "dreaming", "output": [], "model": "m"}}
    event = wire.parse_event(payload, strict=True)
    assert event.response.status == "dreaming" and not wire.is_known_response_status(event.response.status)
    assert same(json.loads(event.to_json()), payload)


@pytest.mark.parametrize("name", sorted(PACKAGE.objects))
def test_each_object_takes_its_valid_vectors_and_refuses_its_invalid_ones(name: str) -> None:
    thing = PACKAGE.objects[name]
    cls = getattr(wire, name)
    for vector in valid(PACKAGE, thing):
        made = cls.model_validate(vector.value)
        assert type(made) is cls and made.degraded == () and same(made.to_dict(), vector.value), vector
    for vector in invalid(PACKAGE, thing):
        if thing.wire_type is not None:
            event = wire.parse_event(vector.value)
            assert type(event) is cls and same(event.to_dict(), vector.value), vector
            assert [misfit.pointer for misfit in event.degraded] == list(vector.faults), vector
        with pytest.raises(ValueError):
            cls.model_validate(vector.value)


def test_every_public_name_can_be_imported_and_is_what_it_is_called() -> None:
    for facade in ("", ".types"):
        module = importlib.import_module(wire.__name__ + facade)
        for name in module.__all__:
            value = getattr(module, name)
            if isinstance(value, type):
                assert value.__name__ == name
        assert set(module.__all__) <= set(dir(module))
        with pytest.raises(AttributeError, match="no_such_name"):
            _ = module.no_such_name
