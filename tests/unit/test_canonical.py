"""canonical: what is written without black is what black would have written."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from black import format_str
from black.mode import Mode, TargetVersion

from typeloom.canonical import canonical
from typeloom.spelling import LINE_LENGTH

GENERATED = Path(__file__).parents[2] / "generated" / "responses_wire"
GOLDEN = Path(__file__).parents[1] / "golden"
PARTS = sorted({file.relative_to(GENERATED).parts[0] for file in GENERATED.rglob("*.py")})


def black(text: str, line_length: int) -> str:
    return format_str(text, mode=Mode(line_length=line_length, target_versions={TargetVersion.PY310}))


@pytest.mark.parametrize("part", PARTS)
def test_black_finds_nothing_to_do_in_the_generated_package(part: str) -> None:
    folder = GENERATED / part
    for file in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
        text = file.read_text(encoding="utf-8")
        assert black(text, LINE_LENGTH) == text, f"black would change {file.name}"


@pytest.mark.parametrize("name", sorted({folder.parent.name for folder in GOLDEN.glob("*/expected")}))
def test_black_finds_nothing_to_do_in_any_golden_package(name: str) -> None:
    for file in sorted((GOLDEN / name / "expected").rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        assert black(text, LINE_LENGTH) == text, f"black would change {file.name}"


@pytest.mark.parametrize(
    "text",
    [
        'x: Literal["a",] = "a"\n',
        "x = (1)\n",
        "x = {'a': 1}\n",
        "x: int=1\n",
        "class A(B):\n    x: int\n\n\n\n    y: int = 2\n",
        'class A(B):\n    """Doc."""\n    x: int\n',
        'class A(B):\n    """Doc. """\n\n    x: int\n',
        'class A(B):\n    """Doc\n    more."""\n\n    x: int\n',
        'class A(B):\n\n    """Doc."""\n\n    x: int\n    """ Field. """\n',
        "from a import b\nx = 1\n",
        "from a import (b, c)\n",
        "from a import (\n    b,\n)\n",
        "if TYPE_CHECKING:\n\n    from a import b\n    x: TypeAlias = (\n        b\n        | c\n    )\n"
        "else:\n    def f(x: int) -> Any:\n        return x\ny = 1\n",
        "@overload\ndef f(a: int) -> int: ...\n@overload\ndef f(a: str) -> str: ...\n",
        "x: dict[str, str] = {\n}\n",
        "x: dict[str, str] = {\n    'a': \"b\",\n}\n",
        "# A comment.\n\nx = 1\n# Another.\ny = 2  # and one more\n",
        "def f(x: int) -> int:\n    # why\n    return x\n",
        'X = "\\""\n',
        "class A(B): pass\n",
        'x = "a" if b else "c"\n',
        f"x: {'int | ' * 30}str = 5\n",
        f"from a import {', '.join(f'name_{n}' for n in range(20))}\n",
        "from a import b\n\n\nx = 1\n",
        "if True:\n    from a import b\n\n\n    x = 1\n",
        "x = f(\n    1,\n)\n",
        "x = f(\n    [\n        1,\n        2,\n    ]\n)\n",
        "x = f(\n    [\n        1,\n        2,\n    ],\n    3\n)\n",
        "x = [\n    1, 2,\n]\n",
        "x = [\n    1,\n    2\n]\n",
        "x = (\n    1,\n)\n",
        "x = {\n      'a': f(\n        1,\n        2,\n    ),\n}\n",
        'x = {\n    "a": f(\n        1,\n        {\n            "b": 1,\n        },\n    ),\n}\n',
        'x = {\n    "a": f(\n        1,\n        {\n            "b": 1},\n    ),\n}\n',
        f'x = {{\n    "a": "{"b" * 120}",\n}}\n',
        f'x = {{\n    "a": f({"b" * 120}),\n}}\n',
        f'x: str = (\n    "{"a" * 120}"\n)\n',
        f'x: str = (\n    "{"a" * 90}"\n)\n',
        'x: str = (\n    "a"\n)\n',
        f"x: str = (\n    {'a' * 60} + {'b' * 60}\n)\n",
        f"class A:\n    @overload\n    def f(self, a: Literal['{'a' * 90}'], /) -> int: ...\n",
        f'class A:\n    @overload\n    def f(\n        self, a: Literal["{"a" * 60}"], /\n    ) -> int: ...\n',
        f'class A:\n    @overload\n    def f(\n        self,\n        a: Literal["{"a" * 60}"],\n        /,\n    ) -> int: ...\n',
        f'class A:\n    @overload\n    def f(\n        self, b: int,\n        a: Literal["{"a" * 90}"],\n        /,\n    ) -> int: ...\n',
        "",
        "# Nothing.\n",
        "\n\n# Nothing.   \n",
    ],
)
def test_what_is_not_in_blacks_form_gets_it(text: str) -> None:
    assert canonical(text, ast.parse(text), LINE_LENGTH, black) == black(text, LINE_LENGTH)


def test_most_of_a_module_of_types_needs_no_black() -> None:
    asked: list[str] = []

    def counting(text: str, line_length: int) -> str:
        asked.append(text)
        return black(text, line_length)

    text = (GENERATED / "models" / "response" / "response.py").read_text(encoding="utf-8")
    assert canonical(text, ast.parse(text), LINE_LENGTH, counting) == text
    assert sum(map(len, asked)) < len(text) / 10
