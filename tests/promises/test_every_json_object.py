"""Promises 1, 2 and 4 on the real package: every JSON object is an event, comes back as it came, and tells its misfits."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from hypothesis import example, given, settings, strategies as st

import responses_wire as wire
from tests.promises.packages import the_package
from tests.promises.payloads import AWKWARD_KEYS, any_events, fitting_events, objects, values
from tests.promises.same import same
from tests.promises.test_any_spec import check_event
from tests.vectors import judge_event

PACKAGE = the_package()
MANY = settings(max_examples=settings().max_examples * 3)
DELTA = {"type": "response.output_text.delta", "item_id": "msg_1", "output_index": 0, "content_index": 0, "delta": "Hi"}


@MANY
@given(any_events(PACKAGE))
def test_any_event_is_typed_lossless_and_told_of_its_misfits(payload: dict[str, Any]) -> None:
    check_event(wire, PACKAGE, payload)


@MANY
@given(fitting_events(PACKAGE))
def test_an_event_that_fits_is_not_degraded(payload: dict[str, Any]) -> None:
    assert not judge_event(PACKAGE, payload).misfits  # or the payloads are not what they claim
    assert wire.parse_event(json.dumps(payload)).degraded == ()


@given(objects | st.dictionaries(st.just("type"), values))
@example({})
@example({"type": None})
@example({"type": ["response.created"]})
def test_any_json_object_is_an_event(payload: dict[str, Any]) -> None:
    check_event(wire, PACKAGE, payload)


@pytest.mark.parametrize("key", AWKWARD_KEYS)
@pytest.mark.parametrize("kind", ["response.output_text.delta", "a kind of tomorrow"])
def test_unknown_keys_are_kept_whatever_they_are_called(key: str, kind: str) -> None:
    for value in (1, None, {"a": [1.0]}):
        check_event(wire, PACKAGE, {key: value, **DELTA, "type": kind})


@pytest.mark.parametrize("number", ["1", "1.0", "-0", "-0.0", "1e2", "1E+2", "1e400", "-1e400", "0.1e-400", "9" * 400, "1" + "0" * 400 + ".0"])
@pytest.mark.parametrize("key", ["sequence_number", "item_id", "a key of tomorrow"])
def test_numbers_keep_their_json_type_and_value(number: str, key: str) -> None:
    text = json.dumps({**DELTA, key: 123454321}).replace("123454321", number)
    for came in (text, text.encode()):
        event = wire.parse_event(came)
        assert same(event.to_dict(), json.loads(text))
        assert same(json.loads(event.to_json()), json.loads(text))


@pytest.mark.parametrize("digits", [4299, 4301, 5000, 50_000])
@pytest.mark.parametrize("sign", ["", "-"])
def test_integers_may_have_any_number_of_digits(digits: int, sign: str) -> None:
    value = 10**digits - 1 if not sign else 1 - 10**digits
    for key in ("sequence_number", "a key of tomorrow"):
        text = json.dumps({**DELTA, key: 123454321}).replace("123454321", sign + "9" * digits)
        for came in (text, text.encode(), {**DELTA, key: value}):
            event = wire.parse_event(came, strict=True)
            assert event.to_dict()[key] == value
            assert wire.parse_event(event.to_json()).to_dict()[key] == value
            assert sign + "9" * digits in event.to_json()


def test_nan_and_infinity_are_kept_though_json_has_no_word_for_them() -> None:
    text = '{"type": "a kind of tomorrow", "values": [NaN, Infinity, -Infinity], "value": NaN}'
    for came in (text, text.encode(), json.loads(text)):
        event = wire.parse_event(came)
        assert same(event.to_dict(), json.loads(text))
        assert same(json.loads(event.to_json()), json.loads(text))
    assert "Infinity" not in wire.parse_event({"type": "x", "value": math.inf}).to_json()  # few readers know that word


@pytest.mark.parametrize("depth", [100, 199, 201, 260, 1_000, 3_000])
@pytest.mark.parametrize("kind", ["response.output_text.delta", "a kind of tomorrow"])
@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_raw_values_may_be_nested_to_any_depth(depth: int, kind: str, opening: str, closing: str) -> None:
    value: Any = 1.0
    for _ in range(depth):
        value = [value] if opening == "[" else {"a": value}
    payload = {**DELTA, "type": kind, "deep": value, "after": 1}
    text = json.dumps({**DELTA, "type": kind})[:-1] + ', "deep":' + opening * depth + "1.0" + closing * depth + ', "after": 1}'
    for came in (text, text.encode(), payload):
        event = wire.parse_event(came)
        assert type(event) is wire.EVENT_TYPES.get(kind, wire.UnknownEvent)
        assert event.degraded == ()
        as_it_came = same(event.to_dict(), payload)
        as_it_went = same(wire.parse_event(event.to_json()).to_dict(), payload)
        assert as_it_came and as_it_went  # apart, since pytest would print what they hold
        assert "\n" not in repr(event)


def test_of_a_key_that_comes_twice_the_last_counts() -> None:
    for text in (
        '{"type": "error", "delta": 5, "type": "response.output_text.delta", "item_id": "a", "delta": "b", "x": 1, "x": 2.0}',
        '{"type": "error", "type": "a kind of tomorrow", "x": [1], "x": null}',
        '{"type": "error", "message": 5, "message": "fits", "type": "error"}',
    ):
        event = wire.parse_event(text)
        assert type(event) is wire.EVENT_TYPES.get(json.loads(text)["type"], wire.UnknownEvent)
        assert event.degraded == ()
        assert same(event.to_dict(), json.loads(text))


@pytest.mark.parametrize("text", ["\ud800", "a\udfffb", "\\ud800", "\\udfff\\ud800", "\\ud83d\\ude00", "\\u0000", "😀", "\u2028"])
@pytest.mark.parametrize("key", ["delta", "item_id", "a key of tomorrow", "type"])
def test_any_text_is_kept_lone_surrogates_included(text: str, key: str) -> None:
    line = json.dumps({**DELTA, key: "PLACE"}).replace("PLACE", text)
    event = wire.parse_event(line)
    assert same(event.to_dict(), json.loads(line))
    assert same(json.loads(event.to_json()), json.loads(line))
    assert event.degraded == ()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_bytes_may_be_in_any_encoding_of_unicode(encoding: str) -> None:
    event = wire.parse_event(json.dumps({**DELTA, "delta": "é😀"}, ensure_ascii=False).encode(encoding))
    assert same(event.to_dict(), {**DELTA, "delta": "é😀"})
    assert same(wire.parse_event("\ufeff" + json.dumps(DELTA)).to_dict(), DELTA)


def test_white_space_around_an_event_does_not_matter() -> None:
    assert same(wire.parse_event(" \r\n\t" + json.dumps(DELTA, indent=3) + "\n\n").to_dict(), DELTA)


def test_parsing_leaves_the_mapping_as_it_is() -> None:
    payload = {**DELTA, "item_id": 5, "more": {"a": [1]}}
    before = json.dumps(payload)
    dumped = wire.parse_event(payload).to_dict()
    dumped["more"]["a"].append(2)
    assert json.dumps(payload) == before


def test_the_name_of_the_sse_frame_tells_the_kind_of_an_event_whose_body_does_not() -> None:
    body = {key: value for key, value in DELTA.items() if key != "type"}
    event = wire.parse_event(body, event="response.output_text.delta", strict=True)
    assert type(event) is wire.EVENT_TYPES["response.output_text.delta"]
    assert same(event.to_dict(), body)
    # What the body says counts more.
    assert type(wire.parse_event(DELTA, event="error")) is wire.EVENT_TYPES["response.output_text.delta"]
    assert type(wire.parse_event({**DELTA, "type": "new"}, event="error")) is wire.UnknownEvent
    assert type(wire.parse_event(body, event="a kind of tomorrow")) is wire.UnknownEvent
    assert type(wire.parse_event(body)) is wire.UnknownEvent
