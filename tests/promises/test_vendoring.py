"""Promise 9: copied under any dotted name the package works, and copies have nothing to do with each other."""

from __future__ import annotations

import copy
import pickle
import re
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

import responses_wire as wire
from tests.promises.packages import REAL, fresh
from tests.promises.same import same

DONE: dict[str, Any] = {"type": "response.output_item.done", "item": {"type": "message", "id": "m", "role": "assistant", "status": "completed", "content": []}}


def test_copies_under_two_names_are_independent() -> None:
    with fresh() as one, fresh() as two:
        first, second = one.parse_event(DONE), two.parse_event(DONE)
        assert type(first) is one.ResponseOutputItemDoneEvent is not two.ResponseOutputItemDoneEvent
        assert type(second) is two.ResponseOutputItemDoneEvent and type(second.item) is two.ResponseOutputMessage
        assert type(first.item) is one.ResponseOutputMessage and not isinstance(first, two.BaseEvent)
        assert first != second and same(first.to_dict(), second.to_dict())
        for module, event in ((one, first), (two, second)):
            assert copy.deepcopy(event) == event == pickle.loads(pickle.dumps(event))
            assert type(pickle.loads(pickle.dumps(event)).item) is module.ResponseOutputMessage
            with pytest.raises(module.NotAnEventError):
                module.parse_event("[DONE]")
        assert one.NotAnEventError is not two.NotAnEventError
        # An object of one copy is a stranger to the other.
        with pytest.raises(ValidationError):
            two.ResponseOutputItemDoneEvent(item=first.item)
        assert TypeAdapter(list[one.ResponseOutputItemDoneEvent]).validate_python([DONE])[0] == first
        # An event of the real package has never heard of either.
        assert type(wire.parse_event(DONE)) is wire.ResponseOutputItemDoneEvent


def test_no_module_imports_the_package_by_its_name_or_anything_but_pydantic() -> None:
    allowed = {"pydantic", "pydantic_core", "typing_extensions", "__future__"}
    for file in REAL.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        code = re.sub(r'""".*?"""', "", text, flags=re.DOTALL)
        found = set(re.findall(r"^\s*(?:from|import) ([A-Za-z_]\w*)", code, flags=re.MULTILINE))
        import sys

        assert found <= allowed | set(sys.stdlib_module_names), file
