"""Promise 1: what is no JSON object raises NotAnEventError, which says what came."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st

import responses_wire as wire
from responses_wire.types import loads_event
from tests.promises.payloads import values

NOT_EVENTS: dict[Any, str] = {
    "": "nothing came",
    " \n": "nothing came",
    b"": "nothing came",
    "[DONE]": "stop reading",
    b"[DONE]\n": "stop reading",
    "[]": "array",
    b'[{"type": "error"}]': "array",
    "1": "number",
    "-1.5e3": "number",
    "9" * 5000: "number",
    '"error"': "string",
    "null": "null",
    "true": "boolean",
    b"false": "boolean",
    'data: {"type": "error"}': "what follows 'data:'",
    "event: error\ndata: {}": "what follows 'data:'",
    b"\xff\xff\xff": "byte 0",
    b'{"type": "\xff"}': "byte 10",
    '{"type": "error"': "not JSON",
    '{"type": "error",}': "not JSON",
    "{'type': 'error'}": "not JSON",
    '{"type": "error"} {}': "Extra data",
    '{"a": 01}': "not JSON",
    '{"a": +1}': "not JSON",
    '{"a": .5}': "not JSON",
    '{"a": 1.}': "not JSON",
    '{"a": "\n"}': "not JSON",
    '{"a": "\\x"}': "not JSON",
    '{"a": tru}': "not JSON",
    '{"a" 1}': "not JSON",
    '{"a": 1 "b": 2}': "not JSON",
    "[" * 5000: "not JSON",
    '{"a":' * 5000: "not JSON",
    "{1: 2}": "not JSON",
    "<html>502 Bad Gateway</html>": "<html>502",
}
NOT_TEXTS: list[tuple[Any, str]] = [
    (None, "NoneType"),
    (5, "int"),
    (1.5, "float"),
    (True, "bool"),
    ([], "list"),
    ((), "tuple"),
    (object(), "object"),
    ({1}, "set"),
]


@pytest.mark.parametrize(("came", "told"), NOT_EVENTS.items(), ids=lambda value: repr(value[:20]))
@pytest.mark.parametrize("strict", [False, True])
def test_what_is_no_json_object_is_refused_with_what_it_is(came: Any, told: str, strict: bool) -> None:
    with pytest.raises(wire.NotAnEventError) as caught:
        wire.parse_event(came, strict=strict)
    assert isinstance(caught.value, ValueError)
    assert told in str(caught.value)
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize(("came", "told"), NOT_TEXTS)
def test_what_is_no_text_and_no_mapping_is_refused_with_its_type(came: Any, told: str) -> None:
    for parse in (wire.parse_event, loads_event):
        with pytest.raises(wire.NotAnEventError, match=told):
            parse(came)


@pytest.mark.parametrize("came", list(NOT_EVENTS), ids=lambda value: repr(value[:20]))
def test_loads_event_refuses_the_same(came: Any) -> None:
    with pytest.raises(wire.NotAnEventError) as caught:
        loads_event(came)
    assert len(str(caught.value)) < 400


@given(st.binary(max_size=40) | st.text(max_size=40) | values.filter(lambda value: not isinstance(value, dict)).map(json.dumps))
def test_any_bytes_and_any_text_either_parse_or_raise_the_one_error(came: Any) -> None:
    try:
        event = wire.parse_event(came)
    except wire.NotAnEventError as error:
        assert str(error)
    else:
        assert isinstance(event, wire.BaseEvent)
