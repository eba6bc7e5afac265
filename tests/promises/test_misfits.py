"""Promise 4: what does not fit is kept raw at the innermost place, and named."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

import responses_wire as wire
from tests.promises.packages import built, description, fresh
from tests.promises.same import same

CREATED: dict[str, Any] = {
    "type": "response.created",
    "sequence_number": 0,
    "response": {
        "id": "resp_1",
        "object": "response",
        "created_at": 1774499326,
        "status": "in_progress",
        "model": "m",
        "output": [
            {
                "type": "message",
                "id": "msg_1",
                "role": "assistant",
                "status": "completed",
                "content": [{"type": "output_text", "text": "Hi", "annotations": []}],
            },
            {
                "type": "message",
                "id": "msg_2",
                "role": "assistant",
                "status": "completed",
                "content": [{"type": "output_text", "text": 5, "annotations": "none"}],
            },
        ],
    },
}


def test_only_the_innermost_misfits_are_raw_and_all_around_them_is_typed() -> None:
    event = wire.parse_event(CREATED)
    assert isinstance(event, wire.ResponseCreatedEvent)
    assert {misfit.pointer for misfit in event.degraded} == {"/response/output/1/content/0/text", "/response/output/1/content/0/annotations"}
    good, bad = event.response.output
    assert isinstance(good, wire.ResponseOutputMessage) and good.degraded == ()
    assert isinstance(bad, wire.ResponseOutputMessage)
    # Each object tells its own misfits, the pointers starting at itself.
    assert {misfit.pointer for misfit in bad.degraded} == {"/content/0/text", "/content/0/annotations"}
    part = bad.content[0]
    assert isinstance(part, wire.ResponseOutputText)
    assert {misfit.pointer for misfit in part.degraded} == {"/text", "/annotations"}
    assert part.text == 5 and part.annotations == "none"
    assert same(event.to_dict(), CREATED)


def test_a_misfit_says_what_was_expected_and_what_came() -> None:
    event = wire.parse_event({"type": "response.output_text.delta", "item_id": 5, "delta": None, "sequence_number": 1.0})
    reasons = dict(event.degraded)
    assert reasons["/item_id"] == "expected a string, got the integer 5"
    assert reasons["/delta"] == "expected a string, got null"
    assert reasons["/sequence_number"] == "expected an integer or null, got the number 1.0"
    assert len(dict(wire.parse_event({"type": "error", "sequence_number": "x" * 10**6}).degraded)["/sequence_number"]) < 200


def test_a_pointer_escapes_what_json_pointer_escapes() -> None:
    event = wire.parse_event({"type": "error", "error": {"message": "m", "headers": {"a/b~c": 5, "": 6}}})
    assert {misfit.pointer for misfit in event.degraded} == {"/error/headers/a~1b~0c", "/error/headers/"}


def test_strict_raises_all_misfits_at_once() -> None:
    with pytest.raises(wire.InvalidEventError) as caught:
        wire.parse_event(json.dumps(CREATED), strict=True)
    assert isinstance(caught.value, ValueError)
    assert caught.value.misfits == wire.parse_event(CREATED).degraded
    for pointer, reason in caught.value.misfits:
        assert f"{pointer}: {reason}" in str(caught.value)
    assert "ResponseCreatedEvent" in str(caught.value)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), again.misfits, str(again)) == (wire.InvalidEventError, caught.value.misfits, str(caught.value))


def test_a_thousand_misfits_make_no_endless_message() -> None:
    headers = dict.fromkeys(map(str, range(1000)), 5)
    with pytest.raises(wire.InvalidEventError) as caught:
        wire.parse_event({"type": "error", "error": {"message": "m", "headers": headers}}, strict=True)
    assert len(caught.value.misfits) == 1000
    assert "more" in str(caught.value) and len(str(caught.value)) < 5000


def test_misfits_survive_copies_and_pickle() -> None:
    event = wire.parse_event(CREATED)
    for twin in (copy.copy(event), copy.deepcopy(event), event.model_copy(), pickle.loads(pickle.dumps(event))):
        assert twin.degraded == event.degraded
        assert twin == event and event == twin
        assert twin.response.output[1].degraded == event.response.output[1].degraded
        assert same(twin.to_dict(), CREATED)
    assert wire.parse_event(CREATED) == event == wire.parse_event(json.dumps(CREATED))


RECURSIVE = {
    "spec.yaml": {"typeloom": 1, "package": "made", "version": "1.0.0", "summary": "Made by a test.", "sources": {"test": {"title": "A test."}}},
    "trees.yaml": {
        "summary": "Trees.",
        "objects": {
            "Leaf": {
                "summary": "A leaf.",
                "fields": {"type": {"type": '"leaf"', "required": True, "summary": "Kind."}, "size": {"type": "integer", "summary": "Size."}},
            },
            "Branch": {
                "summary": "A branch.",
                "fields": {
                    "type": {"type": '"branch"', "required": True, "summary": "Kind."},
                    "only": {"type": "Node", "summary": "What is on it."},
                    "many": {"type": "list[Node]", "summary": "What is on it."},
                },
            },
        },
        "unions": {"Node": {"summary": "A part of a tree.", "members": ["Leaf", "Branch"]}},
        "events": {"grown": {"summary": "It has grown.", "class": "Grown", "fields": {"tree": {"type": "Node", "required": True, "summary": "The tree."}}}},
    },
}


@pytest.fixture(scope="module")
def made() -> Iterator[ModuleType]:
    with built(RECURSIVE) as (_, folder), fresh(folder) as module:
        yield module


# Around the limits of the JSON parser (200 levels), the validator and the serializer (255), and Python's stack (1,000).
@pytest.mark.parametrize("depth", [150, 199, 201, 256, 1_200])
@pytest.mark.parametrize("way", ["only", "many"])
@pytest.mark.parametrize("size", [3, "large"])
def test_typed_objects_may_be_nested_to_any_depth(made: ModuleType, depth: int, way: str, size: Any) -> None:
    tree: Any = {"type": "leaf", "size": size}
    for _ in range(depth):
        tree = {"type": "branch", way: tree if way == "only" else [tree]}
    payload = {"type": "grown", "tree": tree}
    opening, closing = ('{"type":"branch","only":', "}") if way == "only" else ('{"type":"branch","many":[', "]}")
    text = '{"type":"grown","tree":' + opening * depth + json.dumps({"type": "leaf", "size": size}) + closing * depth + "}"
    for came in (text, payload, text):
        event = made.parse_event(came)
        where = "/tree" + ("/only" if way == "only" else "/many/0") * depth + "/size"
        found = [pointer for pointer, _ in event.degraded]
        as_it_came = same(event.to_dict(), payload)
        as_it_went = same(made.parse_event(event.to_json()).to_dict(), payload)
        # Apart from the asserts, which would print what they hold.
        assert len(found) == (size != 3) and all(pointer == where for pointer in found)
        assert as_it_came and as_it_went
        node = event.tree
        for _ in range(depth):
            assert type(node) is made.Branch
            node = node.only if way == "only" else node.many[0]
        assert type(node) is made.Leaf and node.size == size
        assert [pointer for pointer, _ in node.degraded] == ([] if size == 3 else ["/size"])


def test_an_event_that_is_nothing_but_misfits_is_still_its_class() -> None:
    for kind, cls in wire.EVENT_TYPES.items():
        names = [info.alias or name for name, info in cls.model_fields.items()]
        payload = {key: [{"nothing": ["of", "sense"]}] for key in names} | {"type": kind}
        event = wire.parse_event(payload)
        assert type(event) is cls and same(event.to_dict(), payload)
        event = wire.parse_event({"type": kind})
        assert type(event) is cls and same(event.to_dict(), {"type": kind})
        assert description(event) == {"": cls.__name__}
