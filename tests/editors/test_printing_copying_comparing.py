"""What people see of objects when they print them, and what Python does with them: copy, pickle, compare, hash."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path

import pytest
from pydantic import ConfigDict

import responses_wire as wire

STREAMS = sorted((Path(__file__).parents[1] / "conformance" / "streams").glob("*.jsonl"))
EVENTS = [wire.parse_event(line) for file in STREAMS for line in file.read_text(encoding="utf-8").splitlines()]
DELTA = '{"type":"response.output_text.delta","item_id":"m","delta":"Hi","new":[1,1.0]}'


class FrozenDelta(wire.ResponseOutputTextDeltaEvent):
    """A class of a user's own, for sets and keys."""

    model_config = ConfigDict(frozen=True, extra="ignore")


def test_every_repr_is_one_line_that_names_the_class() -> None:
    assert len(EVENTS) > 200
    for event in EVENTS:
        shown = repr(event)
        assert shown.startswith(f"{type(event).__name__}(") and "\n" not in shown


def test_the_repr_of_a_delta_fits_on_a_line_of_a_terminal() -> None:
    assert repr(wire.parse_event(DELTA)) == "ResponseOutputTextDeltaEvent(type='response.output_text.delta', item_id='m', delta='Hi', new=[1, 1.0])"


def test_a_repr_shortens_what_is_long_and_leaves_out_what_did_not_come() -> None:
    event = wire.ResponseOutputTextDeltaEvent(item_id="m", delta="word " * 5000, logprobs=[wire.Logprob(token="t", logprob=-1.0)] * 1000)
    shown = repr(event)
    assert len(shown) < 250
    assert "word word" in shown and "…" in shown and "1000 items" in shown
    assert "sequence_number" not in shown


@pytest.mark.parametrize("hostile", ["a\nb", "\x1b[31m", "\u2028", "\ud800"])
def test_what_comes_from_outside_cannot_break_the_line(hostile: str) -> None:
    event = wire.parse_event({"type": "response.tomorrow", hostile: hostile, "list": [hostile], "object": {hostile: hostile}})
    assert len(repr(event).splitlines()) == 1
    assert "\x1b" not in repr(event)
    assert len(str(event).splitlines()) == 1


def test_every_event_survives_pickling_and_copying() -> None:
    for event in EVENTS:
        text = event.to_json()
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            again = pickle.loads(pickle.dumps(event, protocol))
            assert type(again) is type(event) and again == event and again.to_json() == text
        for twin in (copy.copy(event), copy.deepcopy(event), event.model_copy(), event.model_copy(deep=True)):
            assert twin == event and twin is not event and twin.to_json() == text


def test_a_deep_copy_is_independent_and_a_shallow_one_shares() -> None:
    event = wire.parse_event('{"type":"response.output_item.done","output_index":0,"item":{"type":"message","role":"assistant","content":[]}}')
    assert isinstance(event, wire.ResponseOutputItemDoneEvent)
    deep, shallow = copy.deepcopy(event), copy.copy(event)
    assert isinstance(event.item, wire.ResponseOutputMessage) and event.item.content is not None
    event.item.content.append(wire.ResponseOutputText(text="Hi", annotations=[]))
    assert shallow == event != deep


def test_what_did_not_fit_is_still_named_in_a_copy() -> None:
    event = wire.parse_event(DELTA.replace('"Hi"', "5"))
    assert [misfit.pointer for misfit in event.degraded] == ["/delta"]
    for twin in (pickle.loads(pickle.dumps(event)), copy.deepcopy(event), event.model_copy()):
        assert twin.degraded == event.degraded


def test_equal_is_what_has_the_same_class_and_content() -> None:
    event = wire.parse_event(DELTA)
    assert event == wire.parse_event(json.loads(DELTA))
    assert event != wire.parse_event(DELTA.replace("Hi", "Ho"))
    assert event != wire.parse_event(DELTA.replace("new", "other"))
    assert event != wire.parse_event(DELTA.replace("output_text.delta", "refusal.delta"))
    assert event != json.loads(DELTA)
    assert wire.ResponseOutputTextDeltaEvent(item_id="m", delta="Hi") == wire.parse_event(DELTA.replace(',"new":[1,1.0]', ""))


def test_events_can_be_changed_so_they_have_no_hash_and_frozen_classes_of_users_have() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(wire.parse_event(DELTA))
    one, other = FrozenDelta(item_id="m", delta="Hi"), FrozenDelta(item_id="m", delta="Hi")
    assert len({one, other, FrozenDelta(item_id="m", delta="Ho")}) == 2
    with pytest.raises(ValueError, match="frozen"):
        one.delta = "Ho"
    assert one.to_dict() == {"type": "response.output_text.delta", "item_id": "m", "delta": "Hi"}
    assert pickle.loads(pickle.dumps(one)) == one


def test_failures_survive_pickling() -> None:
    failed = wire.parse_event('{"type":"error","code":"server_error","message":"again"}')
    with pytest.raises(wire.StreamFailedError) as raised:
        wire.raise_for_failure(failed)
    again = pickle.loads(pickle.dumps(raised.value))
    assert (again.code, again.message, again.retryable, again.event) == ("server_error", "again", True, failed)
    assert str(again) == str(raised.value)
