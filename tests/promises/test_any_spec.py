"""Every promise of parsing, for any spec and any payload."""

from __future__ import annotations

import json
from types import MappingProxyType, ModuleType
from typing import Any

import pytest
from hypothesis import Phase, assume, given, settings, strategies as st

from tests.promises.packages import BadSpec, built, description, fresh
from tests.promises.payloads import any_events, fitting_events
from tests.promises.same import same
from tests.promises.specs import specs
from tests.vectors import judge_event
from typeloom.package import Package

# Each example renders and imports a package, so one that fails is shown as it is: to shrink it would take minutes.
MANY_SPECS = settings(max_examples=max(10, settings().max_examples // 5), phases=[Phase.explicit, Phase.reuse, Phase.generate])


@MANY_SPECS
@given(specs(), st.data())
def test_any_payload_of_any_spec_is_typed_lossless_and_told_of_its_misfits(files: dict[str, Any], data: st.DataObject) -> None:
    try:
        with built(files) as (package, folder), fresh(folder) as cold, fresh(folder) as warm:
            payloads = data.draw(st.lists(any_events(package), min_size=1, max_size=12))
            for payload in payloads:
                check_event(cold, package, payload)
            # The other copy meets the same payloads backwards and again and again: what it compiled in between must not show.
            for payload in (*reversed(payloads), *payloads, *payloads):
                check_event(warm, package, payload)
    except BadSpec:
        assume(False)


def check_event(wire: ModuleType, package: Package, payload: dict[str, Any]) -> None:
    """Everything that holds for one JSON object, on every road into the package."""
    expected = judge_event(package, payload)
    text = json.dumps(payload)
    first = wire.parse_event(text)
    assert type(first) is wire.EVENT_TYPES.get(payload.get(package.discriminator), wire.UnknownEvent)
    for came in (payload, text, text.encode(), bytearray(text.encode()), memoryview(text.encode()), MappingProxyType(payload)):
        event = wire.parse_event(came)
        assert type(event) is type(first)
        assert description(event) == expected.classes
        assert sorted(pointer for pointer, _ in event.degraded) == sorted(expected.misfits)
        assert all(reason for _, reason in event.degraded)
        assert same(event.to_dict(), payload)
        assert same(json.loads(event.to_json()), payload)
        assert same(json.loads(event.to_json(indent=2)), payload)
        assert "\n" not in repr(event)
        if expected.misfits:
            with pytest.raises(wire.InvalidEventError) as caught:
                wire.parse_event(came, strict=True)
            assert caught.value.misfits == event.degraded
        else:
            assert description(wire.parse_event(came, strict=True)) == expected.classes


@settings(MANY_SPECS, max_examples=MANY_SPECS.max_examples // 2)
@given(specs(), st.data())
def test_any_fitting_payload_builds_the_same_event_in_python(files: dict[str, Any], data: st.DataObject) -> None:
    try:
        with built(files) as (package, folder), fresh(folder) as wire:
            for payload in data.draw(st.lists(fitting_events(package), min_size=1, max_size=6)):
                event = wire.parse_event(payload)
                cls = type(event)
                arguments = {key: value for key, value in payload.items() if key != package.discriminator}
                made = cls(**arguments)
                assert same(made.to_dict(), payload)
                wires = {name: info.alias or name for name, info in cls.model_fields.items()}
                names = {wire_name: name for name, wire_name in wires.items()}
                by_name = cls(**{names.get(key, key): value for key, value in arguments.items()})
                assert same(by_name.to_dict(), payload)
                # Parts that have been parsed already are taken as they are.
                parts = cls(**{key: getattr(event, names[key]) if key in names else value for key, value in arguments.items()})
                assert same(parts.to_dict(), payload)
                assert description(parts) == description(event)
    except BadSpec:
        assume(False)
