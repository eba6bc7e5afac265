"""The pages beside the README keep up with the code: spec/README.md, generated/README.md, CONTRIBUTING.md, CHANGELOG.md."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import responses_wire
from responses_wire import types
from typeloom import __version__
from typeloom.check import check
from typeloom.language import json_schema
from typeloom.load import load
from typeloom.naming import snake
from typeloom.package import Package
from typeloom.problems import Problem
from typeloom.resolve import resolve
from typeloom.settings import read_settings
from typeloom.workflow import read_package

from . import openai_names
from .adoption.places import ROOT

FACTS = ROOT.parent / "shared" / "facts" / "openai.schema.json"
LANGUAGE_PAGE = (ROOT / "spec" / "README.md").read_text(encoding="utf-8")
PACKAGE_PAGE = (ROOT / "generated" / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
PAGES = {name: (ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "spec/README.md", "generated/README.md")}


def example(folder: Path) -> tuple[Package | None, list[Problem]]:
    """The Package of the spec language's example, written to a folder as its page names the files."""
    for path, text in re.findall(r"`([\w/]+\.yaml)`:\n\n```yaml\n(.*?)^```$", LANGUAGE_PAGE, re.MULTILINE | re.DOTALL):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    spec = load(folder)
    problems = check(spec)
    return (None if problems else resolve(spec)), problems


def test_the_spec_languages_example_has_no_problem_and_means_what_the_page_says(tmp_path: Path) -> None:
    package, problems = example(tmp_path)
    assert [str(problem) for problem in problems] == []
    assert package is not None
    required = {field.wire for event in package.events.values() for field in event.fields if field.required}
    assert {"eta", "distance"}.isdisjoint(required)
    assert "place" in required
    assert package.unions["Place"].untagged == "Doorstep"
    assert package.unions["Place"].members == {"depot": "Depot", "hub": "Depot", "van": "Van", "doorstep": "Doorstep"}
    assert package.events["parcel.delivered"].name == "ParcelArrivedEvent"


def keys_of(schema: Any) -> set[str]:
    """Every key that the spec language has a name for."""
    return {key for definition in schema["$defs"].values() for key in definition.get("properties", {})}


def test_the_spec_languages_page_explains_every_key_and_its_example_uses_every_one() -> None:
    blocks = "".join(re.findall(r"^```yaml\n(.*?)^```$", LANGUAGE_PAGE, re.MULTILINE | re.DOTALL))
    prose = re.sub(r"^```.*?^```$", "", LANGUAGE_PAGE, flags=re.MULTILINE | re.DOTALL)
    for key in keys_of(json_schema()):
        assert re.search(rf"`{key}[`:]", prose), f"spec/README.md does not explain {key}"
        assert re.search(rf"\b{key}:", blocks), f"the example in spec/README.md does not use {key}"


def test_the_problems_that_the_spec_languages_page_shows_are_what_typeloom_says() -> None:
    said = {line.split(":", 3)[3].strip() for file in (ROOT / "tests/golden").glob("*/problems.txt") for line in file.read_text(encoding="utf-8").splitlines()}
    (shown,) = re.findall(r"^```text\n(.*?)^```$", LANGUAGE_PAGE, re.MULTILINE | re.DOTALL)
    assert len(shown.splitlines()) > 15
    assert set(shown.splitlines()) <= said


def test_the_schema_for_editors_is_the_one_of_the_language() -> None:
    committed = json.loads((ROOT / "spec/typeloom.schema.json").read_text(encoding="utf-8"))
    assert committed == json_schema(), "'make regenerate' brings spec/typeloom.schema.json up to date"


def test_every_spec_file_names_that_schema_in_its_first_line() -> None:
    for file in (ROOT / "spec").rglob("*.yaml"):
        way = "../" * (len(file.relative_to(ROOT / "spec").parts) - 1)
        assert file.read_text(encoding="utf-8").startswith(f"# yaml-language-server: $schema={way}typeloom.schema.json\n"), file.name


def test_every_python_block_of_the_packages_page_runs_and_prints_what_it_shows(capsys: pytest.CaptureFixture[str]) -> None:
    namespace: dict[str, Any] = {"__name__": "page"}
    found = re.findall(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", PACKAGE_PAGE, re.MULTILINE | re.DOTALL)
    assert found
    for number, (text, shown) in enumerate(found, 1):
        exec(compile(text, f"generated/README.md, block {number}", "exec"), namespace)
        assert capsys.readouterr().out == shown


def test_the_packages_page_lists_names_that_there_are_and_all_but_those_of_the_spec() -> None:
    table = PACKAGE_PAGE.partition("## What is in it\n")[2].partition("\n## ")[0]
    cells = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    named = {name for cell in cells for name in re.findall(r"`([A-Za-z_]\w*)(?=[`(])", cell)}
    in_types = {name for cell in cells for name in re.findall(r"`types\.(\w+)`", cell)}
    package = read_package(read_settings(ROOT))
    made = {*package.objects, *package.unions, *package.enums}
    made |= {f"Unknown{name}" for name in package.unions} | {f"Known{name}" for name in package.enums} | {f"is_known_{snake(name)}" for name in package.enums}
    assert named == set(responses_wire.__all__) - made
    assert in_types == {name for name in types.__all__ if name.removesuffix("Dict") not in {*made, "UnknownEvent"}}


def migration_rows() -> list[tuple[str, list[str]]]:
    table = PACKAGE_PAGE.partition(openai_names.START)[2].partition(openai_names.END)[0]
    return [(ours, re.findall(r"`(\w+)`", theirs)) for ours, theirs in re.findall(r"^\| `(\w+)` \| (.*) \|$", table, re.MULTILINE)]


def test_the_table_of_names_for_those_who_migrate_names_classes_that_there_are() -> None:
    rows = migration_rows()
    assert len(rows) > 50
    for ours, theirs in rows:
        assert ours in responses_wire.__all__
        assert ours not in theirs


@pytest.mark.skipif(not FACTS.is_file(), reason="the openai package's names are not here")
def test_the_table_of_names_for_those_who_migrate_is_complete() -> None:
    assert openai_names.main([str(FACTS), "--check"]) == 0


@pytest.mark.skipif(not FACTS.is_file(), reason="the openai package's names are not here")
def test_every_class_of_the_openai_package_has_its_counterpart() -> None:
    facts = json.loads(FACTS.read_text(encoding="utf-8"))
    found = openai_names.matches(read_package(read_settings(ROOT)), facts)
    assert set(facts["$defs"]) - {theirs for theirs, _ in found} == set()


@pytest.mark.parametrize("name", PAGES)
def test_links_and_files_that_a_page_names_exist(name: str) -> None:
    page = ROOT / name
    text = re.sub(r"^```.*?^```$", "", PAGES[name], flags=re.MULTILINE | re.DOTALL)
    anchors = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}
    for target in re.findall(r"\]\(([^)]+)\)", text):
        path, _, anchor = target.partition("#")
        if path.startswith("https://"):
            continue
        assert not path or (page.parent / path).exists(), f"{name} links to {path}"
        assert path or anchor in anchors, f"{name} has no heading for #{anchor}"


def test_the_architecture_names_every_module_of_the_generator_and_every_template() -> None:
    for file in [*(ROOT / "generator/typeloom").rglob("*.py")]:
        if file.stem not in ("__init__", "__main__"):
            assert f"`{file.stem}`" in CONTRIBUTING, f"CONTRIBUTING.md does not place {file.stem}.py"
    for template in (ROOT / "templates").glob("*.py.jinja"):
        assert f"`{template.name.split('.')[0]}`" in CONTRIBUTING, f"CONTRIBUTING.md does not place {template.name}"
    for name in re.findall(r"`(tests/[\w/.]+)`", CONTRIBUTING):
        assert (ROOT / name).exists(), f"CONTRIBUTING.md names {name}"


def test_the_changelog_has_an_entry_for_this_version() -> None:
    assert re.search(rf"^## \[{re.escape(__version__)}\] - \d{{4}}-\d\d-\d\d$", CHANGELOG, re.MULTILINE)
