"""What an event becomes does not depend on what was parsed before, nor on who else is parsing."""

from __future__ import annotations

import json
import threading
from itertools import islice
from types import ModuleType
from typing import Any

import pytest

import responses_wire as wire
from tests.promises.packages import description, fresh, the_package
from tests.promises.same import same
from tests.vectors import invalid, judge_event, valid

PACKAGE = the_package()


def payloads_of(kind: str, limit: int) -> list[dict[str, Any]]:
    """Some vectors of an event, spread over all that there are."""
    event = PACKAGE.events[kind]
    found = [vector.value for vectors in (valid, invalid) for vector in vectors(PACKAGE, event)]
    return list(islice(found, 0, None, max(1, len(found) // limit)))


def seen(module: ModuleType, came: Any) -> Any:
    """All there is to see of an event, apart from the package it comes from."""
    event = module.parse_event(came)
    return description(event), [tuple(misfit) for misfit in event.degraded], event.to_json(), repr(event)


KINDS = list(PACKAGE.events)


@pytest.mark.parametrize("group", range(8))
def test_the_first_event_of_a_process_is_what_it_is_after_thousands(group: int) -> None:
    kinds = KINDS[group::8]
    warm = {kind: [seen(wire, payload) for payload in payloads_of(kind, 12)] for kind in kinds}
    with fresh() as cold:
        for kind in kinds:
            for payload, expected in zip(payloads_of(kind, 12), warm[kind], strict=True):
                assert seen(cold, json.dumps(payload)) == expected
                assert expected[0] == judge_event(PACKAGE, payload).classes
    # Each kind as the very first, one way in and the other.
    for kind in kinds[:3]:
        for came in (dict, json.dumps):
            with fresh() as cold:
                assert [seen(cold, came(payload)) for payload in payloads_of(kind, 12)] == warm[kind]


@pytest.mark.parametrize("turn", range(2))
def test_threads_that_parse_at_once_from_a_fresh_import_get_what_one_gets(turn: int) -> None:
    work = [(kind, payload) for kind in KINDS for payload in payloads_of(kind, 4)]
    expected = {number: seen(wire, payload) for number, (_, payload) in enumerate(work)}
    wrong: list[Any] = []
    start = threading.Barrier(8)

    def run(module: ModuleType, offset: int) -> None:
        start.wait()
        # Half of them walk through the events from other ends, half all along the same way.
        order = list(range(len(work)))
        order = order[offset * 31 % len(work) :] + order[: offset * 31 % len(work)] if offset % 2 else order
        for number in order:
            payload = work[number][1]
            try:
                found = seen(module, json.dumps(payload) if (number + turn) % 2 else payload)
            except BaseException as error:
                wrong.append((work[number], error))
                return
            if found != expected[number]:
                wrong.append((work[number], found, expected[number]))

    with fresh() as cold:
        threads = [threading.Thread(target=run, args=(cold, offset)) for offset in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert not wrong, wrong[0]


def test_constructors_and_dumps_do_not_depend_on_what_is_loaded() -> None:
    item = {"type": "message", "id": "msg_1", "role": "assistant", "status": "completed", "content": [{"type": "output_text", "text": "Hi", "annotations": []}]}
    with fresh() as cold:
        made = cold.ResponseOutputItemDoneEvent(item=item, output_index=0)
        assert same(made.to_dict(), {"type": "response.output_item.done", "output_index": 0, "item": item})
        assert type(made.item) is cold.ResponseOutputMessage
    with fresh() as cold:
        assert type(cold.ResponseOutputItemDoneEvent.model_validate({"type": "response.output_item.done", "item": item}).item) is cold.ResponseOutputMessage
    with fresh() as cold:
        assert cold.ResponseOutputItemDoneEvent.model_json_schema()["properties"]["item"]
