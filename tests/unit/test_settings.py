"""Settings: what pyproject.toml may say, and an answer that helps where it says something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from typeloom.problems import UsageError
from typeloom.settings import bundled, find_project, read_settings

GOOD = '[tool.typeloom]\nspec = "spec"\noutput = "out/wire"\n'


def project(folder: Path, text: str) -> Path:
    (folder / "pyproject.toml").write_text(text)
    return folder


def test_settings_are_paths_below_the_project(tmp_path: Path) -> None:
    found = read_settings(project(tmp_path, GOOD))
    assert (found.spec, found.output, found.package, found.templates) == (tmp_path / "spec", tmp_path / "out/wire", None, bundled("templates"))


def test_every_setting_can_be_given(tmp_path: Path) -> None:
    found = read_settings(project(tmp_path, GOOD + 'package = "other"\ntemplates = "mine"\n'))
    assert (found.package, found.templates) == ("other", tmp_path / "mine")


def test_the_spec_may_be_named_by_its_root_file(tmp_path: Path) -> None:
    assert read_settings(project(tmp_path, GOOD.replace('"spec"', '"api/spec.yaml"'))).spec == tmp_path / "api"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ('[tool.typeloom]\nspec = "spec"\n', "lacks output"),
        ('[tool.typeloom]\noutput = "out"\n', "lacks spec"),
        (GOOD + 'templates_ = "x"\n', "did you mean 'templates'?"),
        (GOOD + 'zzz = "x"\n', "it has spec, output, package or templates"),
        (GOOD.replace('"spec"', "5"), "spec must be a string"),
        (GOOD.replace('"spec"', '""'), "spec must be a string that is not empty"),
        (GOOD + 'package = "a-b"\n', "no Python name"),
        (GOOD + 'package = "class"\n', "no Python name"),
        (GOOD.replace("out/wire", "."), "the project itself"),
        (GOOD.replace("out/wire", ".."), "the project itself"),
        (GOOD.replace("out/wire", "spec"), "holds the spec"),
        (GOOD.replace("out/wire", "a").replace('"spec"', '"a/spec"'), "holds the spec"),
        ("[tool]\ntypeloom = 5\n", "not a table"),
        ("tool = 5\n", "lacks spec"),
        ("[tool.typeloom\n", "not TOML"),
    ],
)
def test_what_cannot_work_is_answered_with_what_would(tmp_path: Path, text: str, answer: str) -> None:
    with pytest.raises(UsageError) as caught:
        read_settings(project(tmp_path, text))
    assert answer in str(caught.value)
    assert "pyproject.toml" in str(caught.value)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(UsageError, match="not TOML"):
        read_settings(tmp_path)


def test_the_nearest_project_with_settings_is_found_from_below(tmp_path: Path) -> None:
    below = project(tmp_path, GOOD) / "a" / "b"
    below.mkdir(parents=True)
    project(tmp_path / "a", "[project]\nname = 'x'\n")
    project(below, "tool = 5\n")
    assert find_project(below) == tmp_path


def test_where_there_is_none_the_answer_shows_one(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"\[tool\.typeloom\]"):
        find_project(tmp_path)
