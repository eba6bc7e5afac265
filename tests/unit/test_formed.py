"""formed: the statements that typeloom does not ask black about are the templates' own, and as black has them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from black import format_str
from black.mode import Mode, TargetVersion

from typeloom import formed
from typeloom.canonical import canonical
from typeloom.package import Package
from typeloom.render import render
from typeloom.settings import bundled
from typeloom.spelling import LINE_LENGTH
from typeloom.state import version_of

from ..test_golden import good


def asked(package: Package) -> dict[str, str]:
    """The statements that black is asked about and leaves as they are, by their fingerprint."""
    found: dict[str, str] = {}

    def black(text: str, line_length: int) -> str:
        result = format_str(text, mode=Mode(line_length=line_length, target_versions={TargetVersion.PY310}))
        if result == text:
            found[formed.fingerprint(text, line_length)] = text
        return result

    for module, text in render(package, bundled("templates")):
        if module.path.endswith(".py"):
            canonical(text, ast.parse(text), LINE_LENGTH, black)
    return found


@pytest.fixture(scope="module")
def of_the_templates() -> dict[str, str]:
    """What comes out of the templates alike for two APIs that have nothing in common."""
    one, other = asked(good("smallest")), asked(good("other_discriminators"))
    return {key: text for key, text in one.items() if key in other}


def test_the_table_holds_the_templates_statements_in_blacks_form(of_the_templates: dict[str, str], request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--update-golden"):
        rows = "".join(f'        "{key}",\n' for key in sorted(of_the_templates))
        file = Path(formed.__file__)
        text = re.sub(r"(?s)STATEMENTS = .*?\n\n\n", f"STATEMENTS = frozenset(\n    {{\n{rows}    }}\n)\n\n\n", file.read_text(encoding="utf-8"))
        file.write_text(re.sub(r'YEAR = ".*"', f'YEAR = "{version_of("black").partition(".")[0]}"', text), encoding="utf-8")
        return
    missing = [text.splitlines()[0] for key, text in of_the_templates.items() if key not in formed.STATEMENTS]
    assert not missing, "the templates changed; 'pytest --update-golden tests/unit/test_formed.py' makes the table anew"
    assert of_the_templates.keys() == formed.STATEMENTS, "the table has statements that no template has"


def test_what_is_in_the_table_is_not_formatted_and_what_is_not_is(of_the_templates: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    key, text = next(iter(of_the_templates.items()))
    length = next(length for length in (LINE_LENGTH, LINE_LENGTH - 4, LINE_LENGTH - 8) if formed.fingerprint(text, length) == key)
    assert formed.is_formed(text, length)
    assert not formed.is_formed(text, length - 1)
    assert not formed.is_formed(text + " ", length)
    monkeypatch.setattr(formed, "_year", lambda: "27")
    assert not formed.is_formed(text, length), "another year's black may see it otherwise"
