"""A reported failure becomes an exception with code, message, retryable and the event, whichever shape it came in."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest
from hypothesis import given, settings

import responses_wire as wire
from tests.promises.packages import the_package
from tests.promises.payloads import any_events

PACKAGE = the_package()
RESPONSE = {"id": "r", "object": "response", "created_at": 1, "output": [], "model": "m"}

SHAPES: dict[str, tuple[dict[str, Any], tuple[Any, Any, Any, Any]]] = {
    "flat": ({"type": "error", "code": "rate_limit_exceeded", "message": "Slow down.", "param": None}, ("rate_limit_exceeded", "Slow down.", None, True)),
    "nested": (
        {"type": "error", "error": {"type": "invalid_request_error", "code": "context_length_exceeded", "message": "Too long.", "param": "input"}},
        (
            "context_length_exceeded",
            "Too long.",
            "input",
            None if "context_length_exceeded" not in wire.ERROR_CODES else wire.ERROR_CODES["context_length_exceeded"].retryable,
        ),
    ),
    "an HTTP status for a code": ({"type": "error", "code": 429, "message": "Slow down."}, ("429", "Slow down.", None, None)),
    "a mere text": ({"type": "error", "error": "It broke."}, (None, "It broke.", None, None)),
    "a new code": ({"type": "error", "code": "tomorrow's", "message": "m"}, ("tomorrow's", "m", None, None)),
    "nothing told": ({"type": "error"}, (None, None, None, None)),
    "nothing of sense": ({"type": "error", "code": [1], "message": {"a": 1}, "param": 1.5, "error": [None]}, (None, None, None, None)),
    "a failed response": (
        {"type": "response.failed", "response": {**RESPONSE, "status": "failed", "error": {"code": "server_error", "message": "Oops."}}},
        ("server_error", "Oops.", None, True),
    ),
    "a failed response that says nothing": ({"type": "response.failed", "response": {**RESPONSE, "status": "failed", "error": None}}, (None, None, None, None)),
    "a failed response that is a text": ({"type": "response.failed", "response": "gone"}, (None, None, None, None)),
}
INCOMPLETE = {"type": "response.incomplete", "response": {**RESPONSE, "status": "incomplete", "incomplete_details": {"reason": "max_output_tokens"}}}


@pytest.mark.parametrize("about", list(SHAPES))
def test_a_failure_is_raised_with_all_that_the_event_tells(about: str) -> None:
    payload, (code, message, param, retryable) = SHAPES[about]
    event = wire.parse_event(json.dumps(payload))
    assert wire.failure_of(event) == wire.Failure(code, message, param, retryable)
    with pytest.raises(wire.StreamFailedError) as caught:
        wire.raise_for_failure(event)
    error = caught.value
    assert (error.code, error.message, error.param, error.retryable) == (code, message, param, retryable)
    assert error.event is event
    assert all(part in str(error) for part in (code, message) if part) and str(error)
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert (twin.code, twin.message, twin.param, twin.retryable, twin.event, str(twin)) == (code, message, param, retryable, event, str(error))


def test_an_incomplete_response_is_raised_on_request_only() -> None:
    event = wire.parse_event(INCOMPLETE)
    wire.raise_for_failure(event)
    with pytest.raises(wire.StreamFailedError) as caught:
        wire.raise_for_failure(event, optional=True)
    assert caught.value.code == "max_output_tokens"
    failure = wire.failure_of(event)
    assert failure is not None and failure.code == "max_output_tokens"


@pytest.mark.parametrize(
    "payload",
    [{"type": "response.completed", "response": RESPONSE}, {"type": "response.created", "response": {**RESPONSE, "error": {"code": "x"}}}, {"type": "new"}, {}],
)
def test_other_events_are_no_failures(payload: dict[str, Any]) -> None:
    event = wire.parse_event(payload)
    assert wire.failure_of(event) is None
    wire.raise_for_failure(event, optional=True)


@settings(max_examples=150)
@given(any_events(PACKAGE))
def test_asking_for_a_failure_never_breaks(payload: dict[str, Any]) -> None:
    event = wire.parse_event(payload)
    failure = wire.failure_of(event)
    assert (failure is not None) == (type(event).__name__ in {thing.name for thing in PACKAGE.events.values() if thing.failure})
    if failure is not None:
        assert all(part is None or isinstance(part, str) for part in failure[:3])
        with pytest.raises(wire.StreamFailedError):
            wire.raise_for_failure(event, optional=True)


def test_a_code_of_thousands_of_digits_is_no_code() -> None:
    assert wire.failure_of(wire.parse_event('{"type": "error", "code": ' + "9" * 5000 + "}")) == wire.Failure(None, None, None, None)


def test_a_users_subclass_of_a_failure_is_a_failure() -> None:
    class Mine(wire.ErrorEvent):
        pass

    with pytest.raises(wire.StreamFailedError, match="broke"):
        wire.raise_for_failure(Mine(message="It broke."))


def test_the_table_of_codes_is_the_specs_and_read_only() -> None:
    codes: Any = wire.ERROR_CODES
    expected = {value.value: (value.docs.summary, value.retryable) for enum in PACKAGE.enums.values() if enum.errors for value in enum.values}
    assert {code: (entry.summary, entry.retryable) for code, entry in codes.items()} == expected
    assert all(code == entry.code for code, entry in codes.items())
    with pytest.raises(TypeError):
        codes["new"] = None
    assert codes["server_error"].retryable and not codes["invalid_prompt"].retryable
