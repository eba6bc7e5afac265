"""The last look at what is rendered: nothing but types, whatever the spec says."""

from __future__ import annotations

import pytest

from typeloom.guard import UnsafeError, check_module
from typeloom.targets import Module

DATA = Module("models/events.py", "models/_subject.py.jinja")
RUNTIME = Module("parse.py", "parse.py.jinja", data=False)


@pytest.mark.parametrize(
    "text",
    [
        'x: Literal["__import__(\'os\')"] = "a"',
        "class A(WireModel):\n    'text'\n    a: int | None = None",
        "class A(WireModel):\n    a: Annotated[str, Field(alias='b')]",
        "from typing import Any\nfrom pydantic import Field\nfrom ._model import WireModel",
        'X = TypedDict("X", {"a-b": str})',
    ],
)
def test_types_and_data_pass(text: str) -> None:
    check_module(DATA, text)


@pytest.mark.parametrize(
    "text",
    [
        "import os",
        "from os import abort",
        "from subprocess import run",
        "abort()",
        "x = eval('1')",
        "__import__('os').abort()",
        "Field(alias=open('f'))",
        "x: Literal['a', abort()]",
        "getattr(x, 'y')()",
        "x = [y for y in z]",
        "x = lambda: 1",
        "while True: pass",
        "with x: pass",
        "for x in y: pass",
        "del x",
        "assert x",
        "try: pass\nexcept x: pass",
        "async def f(): pass",
        "x += 1",
        "(x := 1)",
    ],
)
def test_anything_that_could_act_is_refused_in_a_module_of_types(text: str) -> None:
    with pytest.raises(UnsafeError, match=r"models/events\.py"):
        check_module(DATA, text)


@pytest.mark.parametrize("module", [DATA, RUNTIME])
@pytest.mark.parametrize("text", ['"""open', "def f(:", "x = '\0'", "  x = 1"])
def test_what_is_no_python_is_refused_in_every_module(module: Module, text: str) -> None:
    with pytest.raises(UnsafeError, match=module.path):
        check_module(module, text)


def test_the_runtime_may_act() -> None:
    check_module(RUNTIME, "import json\nfor x in y: json.loads(x)")
