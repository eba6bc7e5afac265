"""The promises that matter, held by one interpreter and one pydantic: a program of its own that knows nothing of the test run.

Its argument is a file with one case on each line: ``text`` is what comes, ``class`` what it must become, and ``faults``
the pointers that do not fit. It prints what it counted; a broken promise ends it with an AssertionError.
"""

from __future__ import annotations

import copy
import json
import math
import pickle
import sys
from pathlib import Path
from typing import Any

import responses_wire as wire
from responses_wire.types import loads_event

assert "pydantic" not in sys.modules, "importing the package imports pydantic"


def same(first: Any, second: Any) -> bool:
    """Equal as JSON: 1, 1.0 and true are three things."""
    if type(first) is not type(second):
        return False
    if isinstance(first, dict):
        return first.keys() == second.keys() and all(same(value, second[key]) for key, value in first.items())
    if isinstance(first, list):
        return len(first) == len(second) and all(map(same, first, second))
    return bool(first == second) and (not isinstance(first, float) or math.copysign(1, first) == math.copysign(1, second))


def parsed(case: dict[str, Any]) -> Any:
    """The event of a case, which came in each form and was looked at from all sides."""
    text: str = case["text"]
    data = json.loads(text)
    event = wire.parse_event(text.encode())
    for came in (text.encode(), text, data):
        again = wire.parse_event(came)
        assert type(again).__name__ == case["class"], case
        assert sorted(misfit.pointer for misfit in again.degraded) == case["faults"], (case, again.degraded)
        assert again == event, case
    assert same(event.to_dict(), data), case
    assert same(json.loads(event.to_json()), data), case
    for twin in (pickle.loads(pickle.dumps(event)), copy.copy(event), copy.deepcopy(event), event.model_copy(deep=True)):
        assert type(twin) is type(event) and twin == event and twin.degraded == event.degraded, case
        assert twin.to_json() == event.to_json(), case
    assert same(loads_event(text), data), case
    assert "\n" not in repr(event), case
    return event


def strictness(case: dict[str, Any]) -> None:
    """A strict parse takes what fits and refuses what does not, with the places."""
    try:
        wire.parse_event(case["text"], strict=True)
        refused = []
    except wire.InvalidEventError as error:
        refused = sorted(misfit.pointer for misfit in error.misfits)
    assert refused == case["faults"], (case, refused)


def built(event: Any) -> None:
    """The same event, made by its constructor: no discriminator given, and all of it dumped."""
    data = event.to_dict()
    own = type(event)(**{key: value for key, value in data.items() if key != "type"})
    assert same(own.to_dict(), data), data
    assert type(event).model_validate(data).to_json() == event.to_json(), data


def schemas() -> None:
    """An event class has a JSON Schema that names its wire type."""
    for wire_type in ("error", "response.output_text.delta", "response.output_item.done", "response.completed"):
        named = wire.EVENT_TYPES[wire_type].model_json_schema()["properties"]["type"]
        assert named.get("const", named.get("enum")) in (wire_type, [wire_type]), named


def in_models_of_users() -> None:
    """Our types in the fields of someone's own model, and a class of theirs derived from one of ours."""
    from pydantic import BaseModel, TypeAdapter, ValidationError

    class Turn(BaseModel):
        last: wire.ResponseOutputTextDeltaEvent
        items: list[wire.OutputItem] = []

    class Seen(wire.ResponseOutputTextDeltaEvent):
        at: float = 0.0

    came: dict[str, Any] = {
        "last": {"type": "response.output_text.delta", "item_id": "m", "delta": "Hi", "new": 1.0},
        "items": [{"type": "message", "role": "assistant", "content": [], "new": [1]}, {"type": "tomorrow", "new": {"a": None}}],
    }
    turn = Turn.model_validate(came)
    assert [type(item).__name__ for item in turn.items] == ["ResponseOutputMessage", "UnknownOutputItem"]
    assert same(turn.model_dump(exclude_unset=True), came)
    assert same(json.loads(turn.model_dump_json(exclude_unset=True)), came)
    assert Turn.model_json_schema()["properties"].keys() == came.keys()
    assert type(TypeAdapter(wire.Event).validate_python(came["last"])) is wire.ResponseOutputTextDeltaEvent
    assert Seen(item_id="m", delta="Hi", at=2.0).to_dict() == {"type": "response.output_text.delta", "item_id": "m", "delta": "Hi", "at": 2.0}
    for refused in ({"item_id": 5, "delta": "Hi"}, {"delta": "Hi"}):
        try:
            wire.ResponseOutputTextDeltaEvent(**refused)
        except ValidationError as error:
            assert error.errors()[0]["loc"] == ("item_id",)
        else:
            raise AssertionError(refused)


def what_is_no_event() -> None:
    for data in (b"", b"[DONE]", b"[1]", b'"text"', b"\xff{}", "{", 3.5):
        try:
            wire.parse_event(data)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
        except wire.NotAnEventError:
            continue
        raise AssertionError(data)


def handled() -> None:
    dispatcher = wire.Dispatcher()

    @dispatcher.on("response.output_text.delta")
    def on_delta(event: wire.ResponseOutputTextDeltaEvent) -> str:
        return event.delta

    assert dispatcher.dispatch(wire.parse_event(b'{"type":"response.output_text.delta","item_id":"m","delta":"Hi"}')) == "Hi"
    assert on_delta.__name__ == "on_delta"


def main(file: Path) -> None:
    cases = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    counted = {"good": 0, "degraded": 0, "unknown": 0}
    for case in cases:
        event = parsed(case)
        strictness(case)
        kind = "degraded" if case["faults"] else "unknown" if case["class"] == "UnknownEvent" else "good"
        if kind == "good":
            built(event)
        counted[kind] += 1
    schemas()
    in_models_of_users()
    what_is_no_event()
    handled()
    import pydantic

    print(json.dumps({**counted, "python": ".".join(map(str, sys.version_info[:2])), "pydantic": pydantic.VERSION}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
