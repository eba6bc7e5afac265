"""Promise 7: the dispatch table is a lazy read-only mapping, and the Dispatcher routes the same way."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

import responses_wire as wire
from tests.promises.packages import fresh, the_package

PACKAGE = the_package()
DELTA = {"type": "response.output_text.delta", "item_id": "a", "delta": "x"}


def test_the_table_holds_every_event_of_the_spec() -> None:
    table = wire.EVENT_TYPES
    assert isinstance(table, Mapping)
    assert list(table) == list(PACKAGE.events) and len(table) == len(PACKAGE.events)
    assert {kind: cls.__name__ for kind, cls in table.items()} == {kind: event.name for kind, event in PACKAGE.events.items()}
    assert all(issubclass(cls, wire.BaseEvent) for cls in table.values())
    assert table["error"] is wire.ErrorEvent is table.get("error")
    assert "error" in table and "tomorrow's" not in table
    for stranger in (None, 5, [], {}, b"error"):
        assert stranger not in table
        assert table.get(stranger) is None and table.get(stranger, 3) == 3  # type: ignore[call-overload]
    with pytest.raises(KeyError, match="tomorrow's"):
        table["tomorrow's"]


def test_the_table_is_read_only() -> None:
    table: Any = wire.EVENT_TYPES
    with pytest.raises(TypeError):
        table["error"] = wire.UnknownEvent
    with pytest.raises(TypeError):
        del table["error"]
    with pytest.raises(AttributeError):
        table.anything = 1
    assert not hasattr(table, "pop") and not hasattr(table, "update")


def test_the_table_is_lazy() -> None:
    import sys

    with fresh() as cold:
        table = cold.EVENT_TYPES
        assert len(table) > 50 and list(table) and "error" in table and repr(table)
        assert not [name for name in sys.modules if name.startswith(f"{cold.__name__}.models.")]
        assert table["error"].__name__ == "ErrorEvent"
        assert {name for name in sys.modules if name.startswith(f"{cold.__name__}.models.events.")} == {f"{cold.__name__}.models.events.error"}


def test_events_go_to_the_handler_of_their_type_and_its_result_comes_back() -> None:
    dispatcher = wire.Dispatcher()
    seen: list[Any] = []

    @dispatcher.on("response.output_text.delta")
    def on_delta(event: wire.ResponseOutputTextDeltaEvent) -> str:
        seen.append(event)
        return event.delta

    @dispatcher.on(wire.ErrorEvent)
    def on_error(event: wire.ErrorEvent) -> None:
        seen.append(event)

    @dispatcher.on(wire.UnknownEvent)
    def on_unknown(event: wire.UnknownEvent) -> str | None:
        return event.type

    delta = wire.parse_event(DELTA)
    assert dispatcher.dispatch(delta) == "x" and seen == [delta]
    assert dispatcher.dispatch(wire.parse_event({"type": "error"})) is None and len(seen) == 2
    assert dispatcher.dispatch(wire.parse_event({"type": "tomorrow's"})) == "tomorrow's"
    assert dispatcher.dispatch(wire.parse_event({**DELTA, "delta": 5})) == 5  # degraded, but of its class
    assert dispatcher.dispatch(wire.parse_event({"type": "response.created", "response": {}})) is None
    # The decorator gives the function back as it was.
    assert on_delta(delta) == "x" and on_unknown(wire.UnknownEvent()) is None and on_error.__name__ == "on_error"


def test_all_other_events_go_to_the_fallback() -> None:
    dispatcher = wire.Dispatcher()
    dispatcher.on("error")(lambda event: "error")

    @dispatcher.otherwise
    def rest(event: wire.Event) -> str:
        return type(event).__name__

    assert dispatcher.dispatch(wire.parse_event({"type": "error"})) == "error"
    assert dispatcher.dispatch(wire.parse_event(DELTA)) == "ResponseOutputTextDeltaEvent"
    assert dispatcher.dispatch(wire.parse_event({})) == "UnknownEvent"
    with pytest.raises(ValueError, match="already"):
        dispatcher.otherwise(rest)


def test_a_second_handler_and_a_type_that_does_not_exist_are_refused() -> None:
    dispatcher = wire.Dispatcher()
    dispatcher.on("error")(lambda event: None)
    for again in ("error", wire.ErrorEvent):
        with pytest.raises(ValueError, match="ErrorEvent"):
            dispatcher.on(again)(lambda event: None)  # type: ignore[call-overload]
    for stranger in ("response.output_text.dleta", wire.BaseEvent, wire.ResponseOutputMessage, dict):
        with pytest.raises(KeyError) as caught:
            dispatcher.on(stranger)  # type: ignore[call-overload]
        assert (stranger if isinstance(stranger, str) else stranger.__name__) in str(caught.value)
    with fresh() as other, pytest.raises(KeyError):
        dispatcher.on(other.ResponseCreatedEvent)


def test_an_exception_of_a_handler_is_the_callers() -> None:
    dispatcher = wire.Dispatcher()

    @dispatcher.on("error")
    def fail(event: wire.ErrorEvent) -> None:
        raise RuntimeError(event.message)

    with pytest.raises(RuntimeError, match="it broke"):
        dispatcher.dispatch(wire.parse_event({"type": "error", "message": "it broke"}))


def test_coroutine_functions_are_awaited_and_plain_ones_called() -> None:
    dispatcher = wire.Dispatcher()

    @dispatcher.on("response.output_text.delta")
    async def on_delta(event: wire.ResponseOutputTextDeltaEvent) -> str:
        await asyncio.sleep(0)
        return event.delta

    @dispatcher.on("error")
    def on_error(event: wire.ErrorEvent) -> str:
        return "plain"

    @dispatcher.otherwise
    async def rest(event: wire.Event) -> str:
        return "rest"

    async def main() -> list[Any]:
        events = [wire.parse_event(payload) for payload in (DELTA, {"type": "error"}, {"type": "tomorrow's"})]
        return [await dispatcher.dispatch_async(event) for event in events]

    assert asyncio.run(main()) == ["x", "plain", "rest"]
    assert asyncio.run(wire.Dispatcher().dispatch_async(wire.parse_event(DELTA))) is None


def test_an_event_of_a_users_subclass_goes_where_its_base_goes() -> None:
    class Mine(wire.ResponseOutputTextDeltaEvent):
        pass

    dispatcher = wire.Dispatcher()
    dispatcher.on("response.output_text.delta")(lambda event: type(event).__name__)
    dispatcher.otherwise(lambda event: "rest")
    assert dispatcher.dispatch(Mine(item_id="a", delta="x")) == "Mine"


def test_dispatchers_do_not_share_handlers() -> None:
    one, other = wire.Dispatcher(), wire.Dispatcher()
    one.on("error")(lambda event: 1)
    other.on("error")(lambda event: 2)
    event = wire.parse_event({"type": "error"})
    assert (one.dispatch(event), other.dispatch(event)) == (1, 2)
