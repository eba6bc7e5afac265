"""What stands in for JSON values in Python: other mappings, lists and scalars are read as what they stand for."""

from __future__ import annotations

import json
from collections import OrderedDict, UserDict
from enum import Enum, IntEnum
from types import MappingProxyType
from typing import Any

import pytest

import responses_wire as wire
import responses_wire.types as typed
from tests.promises.same import same

RESPONSE: dict[str, Any] = {"id": "r", "object": "response", "created_at": 1, "status": "completed", "model": "m", "output": []}
CREATED: dict[str, Any] = {"type": "response.created", "response": RESPONSE}


class Status(str, Enum):
    DONE = "completed"


class Number(IntEnum):
    ONE = 1


class Real(float):
    pass


class Row(list[Any]):
    pass


STAND_INS: list[Any] = [
    OrderedDict(RESPONSE),
    UserDict(RESPONSE),
    MappingProxyType(RESPONSE),
    {**RESPONSE, "status": Status.DONE},
    {**RESPONSE, "created_at": Number.ONE},
    {**RESPONSE, "output": Row()},
    {**RESPONSE, "metadata": OrderedDict(a="b")},
]


@pytest.mark.parametrize("response", STAND_INS, ids=lambda value: type(value).__name__)
@pytest.mark.parametrize("rest", [{}, {"sequence_number": "1"}], ids=["fits", "holds a misfit"])
@pytest.mark.parametrize("outer", [dict, OrderedDict, MappingProxyType, UserDict])
def test_a_stand_in_fits_where_what_it_stands_for_does(outer: Any, rest: dict[str, Any], response: Any) -> None:
    event = wire.parse_event(outer({**CREATED, "response": response, **rest}))
    assert isinstance(event, wire.ResponseCreatedEvent) and isinstance(event.response, wire.Response)
    assert [misfit.pointer for misfit in event.degraded] == ["/" + key for key in rest]
    expected = json.loads(json.dumps({**CREATED, "response": dict(response), **rest}))
    if isinstance(response, dict) and "metadata" not in response:
        assert same(event.to_dict(), expected)
    assert json.loads(event.to_json()) == expected


def test_a_new_kind_may_come_in_any_mapping() -> None:
    event = wire.parse_event({"type": "response.output_item.done", "output_index": 0, "item": OrderedDict(type="new", x=Real(1))})
    assert isinstance(event, wire.ResponseOutputItemDoneEvent) and type(event.item) is wire.UnknownOutputItem
    assert not event.degraded and same(event.to_dict()["item"], {"type": "new", "x": 1.0})


def test_what_holds_itself_is_refused_and_does_not_go_on_for_ever() -> None:
    loop: dict[str, Any] = {"type": "response.output_text.delta", "item_id": "a", "delta": "x"}
    loop["x"] = [loop]
    event = wire.parse_event(loop)
    for dump in (event.to_dict, event.to_json):
        with pytest.raises(ValueError, match="holds itself"):
            dump()
    with pytest.raises(wire.NotAnEventError, match="holds itself"):
        wire.parse_event({**loop, "delta": 5})
    twice = {"n": 1}
    assert wire.parse_event({**CREATED, "x": [twice, twice, {"y": twice}], "sequence_number": "1"}).to_dict()["x"] == [twice, twice, {"y": twice}]


def test_one_byte_order_mark_is_read_over_and_no_more() -> None:
    for read in (wire.parse_event, typed.loads_event):
        for text in ('\ufeff{"type":"a"}', b'\xef\xbb\xbf{"type":"a"}'):
            assert read(text)
        for text in ('\ufeff\ufeff{"type":"a"}', b'\xef\xbb\xbf\xef\xbb\xbf{"type":"a"}'):
            with pytest.raises(wire.NotAnEventError):
                read(text)


def test_any_buffer_is_read() -> None:
    data = b'{"type":"a"}'
    for buffer in (data, bytearray(data), memoryview(data)):
        assert typed.loads_event(buffer) == wire.parse_event(buffer).to_dict() == {"type": "a"}
