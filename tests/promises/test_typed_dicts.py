"""Promise 6: a TypedDict twin for each model, without pydantic, and JSON to a typed dict at the parser's speed."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
import typing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

import responses_wire as wire
from responses_wire import types
from tests.promises.packages import REAL, built, fresh, the_package
from tests.promises.payloads import any_events
from tests.promises.same import same
from tests.promises.specs import specs
from tests.promises.test_any_spec import MANY_SPECS
from typeloom.package import Package

PACKAGE = the_package()


def check_twins(package: Package, module: Any) -> None:
    for thing in package.objects.values():
        twin = getattr(module, f"{thing.name}Dict")
        assert typing.is_typeddict(twin)
        assert list(twin.__annotations__) == [entry.wire for entry in thing.fields]
        assert twin.__required_keys__ == {entry.wire for entry in thing.fields if entry.required}
        assert twin.__optional_keys__ == {entry.wire for entry in thing.fields if not entry.required}
    for union in package.unions.values():
        assert hasattr(module, f"{union.name}Dict")
        if union.open:
            assert typing.is_typeddict(getattr(module, f"Unknown{union.name}Dict"))


def test_each_model_has_a_twin_with_its_wire_keys() -> None:
    check_twins(PACKAGE, types)
    assert {f"{event.name}Dict" for event in PACKAGE.events.values()} <= {member.__name__ for member in typing.get_args(types.EventDict)}
    assert types.UnknownEventDict in typing.get_args(types.EventDict)


@settings(MANY_SPECS, max_examples=5)
@given(specs())
def test_each_model_of_any_spec_has_a_twin(files: dict[str, Any]) -> None:
    with built(files) as (package, folder), fresh(folder) as module:
        check_twins(package, importlib.import_module(f"{module.__name__}.types"))


@given(any_events(PACKAGE))
def test_loads_event_gives_what_the_json_says(payload: dict[str, Any]) -> None:
    text = json.dumps(payload)
    for came in (text, text.encode(), bytearray(text.encode())):
        assert same(types.loads_event(came), payload)


@pytest.mark.parametrize(
    "text",
    ['{"type": "\\ud800"}', '{"type": "\ud800"}', '{"a": ' + "9" * 5000 + "}", '{"a": 1e400, "b": -0.0}', '\ufeff{"a": 1}', '{"a": 1, "a": 1.0}'],
    ids=lambda text: repr(text[:14]),
)
def test_loads_event_takes_every_json_object(text: str) -> None:
    assert same(types.loads_event(text), wire.parse_event(text).to_dict())


def test_loads_event_takes_any_depth() -> None:
    event: Any = types.loads_event('{"a":' * 5000 + "1" + "}" * 5000)
    for _ in range(5000):
        event = event["a"]
    assert event == 1


WITHOUT = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Blocked())
sys.path.insert(0, {folder!r})
"""


def run(code: str, blocked: tuple[str, ...]) -> str:
    script = WITHOUT.format(blocked=blocked, folder=str(REAL.parent)) + code
    done = subprocess.run([sys.executable, "-I", "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("blocked", [("pydantic", "pydantic_core"), ("pydantic", "pydantic_core", "typing_extensions", "annotated_types")])
def test_types_and_loads_event_work_without_pydantic(blocked: tuple[str, ...]) -> None:
    code = """
import responses_wire, json
from responses_wire import types
from responses_wire.types import ResponseOutputTextDeltaEventDict, loads_event
from responses_wire import ERROR_CODES, NotAnEventError, KnownItemStatus, is_known_item_status
assert loads_event(b'{"type": "error", "a": 1.0}') == {"type": "error", "a": 1.0}
for text in ("[DONE]", "[]", "", b"\\xff", None, "[" * 100000):
    try:
        loads_event(text)
    except NotAnEventError as error:
        assert str(error)
    else:
        raise AssertionError(text)
deep = loads_event('{"a":' * 5000 + "1" + "}" * 5000)
assert loads_event('{"a": ' + "9" * 5000 + "}")["a"] == 10**5000 - 1
assert is_known_item_status("completed") and not is_known_item_status("new")
assert ERROR_CODES
for name in types.__all__:
    getattr(types, name)
assert not [name for name in sys.modules if name.startswith("pydantic")]
try:
    responses_wire.parse_event
except ModuleNotFoundError as error:
    assert "pydantic" in str(error)
"""
    run(code, blocked)


def test_the_package_folder_has_a_marker_for_type_checkers() -> None:
    assert (Path(wire.__file__).parent / "py.typed").is_file()
