"""The commands as people and machines meet them: exit codes, what is printed where, and nothing done by halves."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from typeloom.output import files_in
from typeloom.settings import bundled
from typeloom.vendor import LOCK

from .specs import EVENTS

Typeloom = Callable[..., Any]
OUTPUT = Path("src") / "parcels"


def texts(folder: Path) -> dict[str, bytes]:
    return files_in(folder)


def drift(project: Path) -> None:
    """One file edited, one deleted, one added."""
    edited = project / OUTPUT / "models" / "events.py"
    edited.write_text(edited.read_text().replace("cannot be found", "will not be found"))
    (project / OUTPUT / "parse.py").unlink()
    (project / OUTPUT / "added.py").write_text("mine = 1\n")


def mistype(project: Path) -> None:
    (project / "spec" / "events.yaml").write_text(EVENTS.replace("type: string", "type: strnig"))


def test_check_says_0_where_all_is_in_sync(project: Path, typeloom: Typeloom) -> None:
    answer = typeloom("check")
    assert (answer.code, answer.out) == (0, "")
    assert "in sync" in answer.err


def test_check_says_1_and_shows_what_was_edited_deleted_and_added(project: Path, typeloom: Typeloom) -> None:
    drift(project)
    before = texts(project / OUTPUT)
    answer = typeloom("check")
    assert answer.code == 1
    for line in (
        "--- a/models/events.py",
        "+++ b/models/events.py",
        '-    """The parcel will not be found.',
        '+    """The parcel cannot be found.',
        "--- /dev/null\n+++ b/parse.py",
        "--- a/added.py\n+++ /dev/null",
        "-mine = 1",
    ):
        assert line in answer.out
    for line in ("edited: src/parcels/models/events.py", "missing: src/parcels/parse.py", "stray: src/parcels/added.py"):
        assert line in answer.err
    assert texts(project / OUTPUT) == before, "check changes nothing"


def test_check_tells_machines_the_same(project: Path, typeloom: Typeloom) -> None:
    drift(project)
    answer = typeloom("check", "--format", "json")
    assert answer.code == 1
    assert answer.err == ""
    assert answer.json["in_sync"] is False
    assert {change["path"]: change["kind"] for change in answer.json["changes"]} == {
        "models/events.py": "edited",
        "parse.py": "missing",
        "added.py": "stray",
    }
    assert all(change["diff"].startswith("--- ") for change in answer.json["changes"])
    (project / OUTPUT / "added.py").unlink()
    typeloom("regenerate")
    answer = typeloom("check", "--format", "json")
    assert (answer.code, answer.json["in_sync"], answer.json["changes"]) == (0, True, [])


def test_regenerate_mends_what_is_ours_and_leaves_what_is_not(project: Path, typeloom: Typeloom) -> None:
    good = texts(project / OUTPUT)
    drift(project)
    outdated = project / OUTPUT / "models" / "gone.py"
    outdated.write_bytes(good["models/events.py"])
    answer = typeloom("regenerate")
    assert answer.code == 0
    assert sorted(answer.out.splitlines()) == [
        "added: src/parcels/parse.py",
        "changed: src/parcels/models/events.py",
        "removed: src/parcels/models/gone.py",
    ]
    assert "left alone, since typeloom never made it: src/parcels/added.py" in answer.err
    assert texts(project / OUTPUT) == {**good, "added.py": b"mine = 1\n"}


def test_regenerate_tells_machines_the_same(project: Path, typeloom: Typeloom) -> None:
    drift(project)
    answer = typeloom("regenerate", "--format", "json")
    assert (answer.code, answer.err) == (0, "")
    assert {change["path"]: change["kind"] for change in answer.json["changes"]} == {
        "models/events.py": "changed",
        "parse.py": "added",
        "added.py": "not ours",
    }
    assert typeloom("regenerate", "--format", "json").json["changes"] in ([], [{"path": "added.py", "kind": "not ours"}])


def test_regenerate_has_nothing_to_say_the_second_time(project: Path, typeloom: Typeloom) -> None:
    before = {path.relative_to(project): path.stat().st_mtime_ns for path in (project / OUTPUT).rglob("*")}
    answer = typeloom("regenerate")
    assert (answer.code, answer.out) == (0, "")
    assert "in sync with the spec" in answer.err
    assert {path.relative_to(project): path.stat().st_mtime_ns for path in (project / OUTPUT).rglob("*")} == before


@pytest.mark.parametrize("command", ["regenerate", "check", "validate", "schema"])
def test_a_mistake_in_the_spec_is_2_with_its_place_and_what_would_be_right(project: Path, typeloom: Typeloom, command: str) -> None:
    mistype(project)
    before = texts(project / OUTPUT)
    answer = typeloom(command)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.splitlines()[0] == "spec/events.yaml:6:21: the name 'strnig' is not defined, did you mean 'string'?"
    assert "1 problem in the spec; nothing was written" in answer.err
    assert texts(project / OUTPUT) == before


@pytest.mark.parametrize("command", ["regenerate", "check", "validate"])
def test_machines_get_each_problem_in_parts(project: Path, typeloom: Typeloom, command: str) -> None:
    mistype(project)
    answer = typeloom(command, "--format", "json")
    assert (answer.code, answer.err) == (2, "")
    assert answer.json == {
        "problems": [
            {"file": "spec/events.yaml", "line": 6, "column": 21, "what": "the name 'strnig' is not defined", "fix": "did you mean 'string'?"},
        ]
    }


def test_validate_says_what_a_good_spec_holds(project: Path, typeloom: Typeloom) -> None:
    answer = typeloom("validate")
    assert (answer.code, answer.out) == (0, "")
    assert "parcels 1.0.0 is sound: 1 events" in answer.err
    assert typeloom("validate", "--format", "json").json == {"problems": []}


def test_schema_prints_the_api_or_the_language(project: Path, typeloom: Typeloom) -> None:
    answer = typeloom("schema")
    assert answer.code == 0
    assert answer.json["$defs"]["ParcelLostEvent"]["required"] == ["type", "where"]
    assert typeloom("schema", "--language").json["$defs"].keys() >= {"RootSpec", "SubjectSpec"}


@pytest.mark.parametrize("command", ["regenerate", "check", "validate", "schema"])
def test_a_missing_spec_is_2(project: Path, typeloom: Typeloom, command: str) -> None:
    (project / "spec" / "spec.yaml").unlink()
    answer = typeloom(command)
    assert answer.code == 2
    assert answer.err.startswith("spec/spec.yaml:1:1: there is no such file")


@pytest.mark.parametrize("command", ["regenerate", "check", "validate", "schema"])
def test_settings_that_cannot_work_are_2(project: Path, typeloom: Typeloom, command: str) -> None:
    (project / "pyproject.toml").write_text('[tool.typeloom]\nspec = "spec"\noutptu = "x"\n')
    answer = typeloom(command)
    assert (answer.code, answer.out) == (2, "")
    assert "did you mean 'output'?" in answer.err
    assert answer.err.startswith("typeloom: ")


def test_a_project_elsewhere_can_be_named(project: Path, typeloom: Typeloom, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert typeloom("check").code == 2
    assert typeloom("check", "--project", project).code == 0
    assert typeloom("check", "--project", "project").code == 0
    assert typeloom("check", "--project", "nowhere").code == 2


def test_a_project_is_found_from_its_folders(project: Path, typeloom: Typeloom, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project / "spec")
    assert typeloom("check").code == 0
    mistype(project)
    assert typeloom("check").err.startswith("events.yaml:6:21: ")


def test_an_output_that_cannot_be_written_is_2(project: Path, typeloom: Typeloom) -> None:
    (project / "pyproject.toml").write_text('[tool.typeloom]\nspec = "spec"\noutput = "pyproject.toml/wire"\n')
    answer = typeloom("regenerate")
    assert answer.code == 2
    assert "cannot be a folder" in answer.err


def test_the_command_and_the_module_are_the_same_and_print_no_colour_to_a_pipe(project: Path) -> None:
    drift(project)
    module = subprocess.run([sys.executable, "-m", "typeloom", "check", "--format", "json"], capture_output=True, text=True)
    command = subprocess.run([Path(sys.executable).with_name("typeloom"), "check", "--format", "json"], capture_output=True, text=True)
    assert module.returncode == command.returncode == 1
    assert json.loads(module.stdout) == json.loads(command.stdout)
    plain = subprocess.run([sys.executable, "-m", "typeloom", "check"], capture_output=True, text=True)
    assert plain.returncode == 1
    assert "\x1b" not in plain.stdout + plain.stderr


@pytest.mark.parametrize("command", ["regenerate", "check", "validate", "schema"])
def test_help_tells_the_exit_codes_or_what_is_printed(typeloom: Typeloom, command: str) -> None:
    answer = typeloom(command, "--help")
    assert answer.code == 0
    assert "Exit code 0" in answer.out or "JSON Schema" in answer.out


@pytest.mark.parametrize("key", ["spec", "output", "templates"])
@pytest.mark.parametrize("value", ["a\\u0000b", "x" * 300], ids=["NUL", "long"])
def test_settings_that_no_folder_can_have_are_2(project: Path, typeloom: Typeloom, key: str, value: str) -> None:
    settings = {"spec": "spec", "output": "src/parcels"} | {key: value}
    (project / "pyproject.toml").write_text("[tool.typeloom]\n" + "".join(f'{name} = "{text}"\n' for name, text in settings.items()))
    for command in ("validate", "check", "regenerate"):
        answer = typeloom(command)
        assert answer.code == 2 and key in answer.err and "cannot be a folder" in answer.err


def test_a_spec_file_that_leads_nowhere_is_2(project: Path, typeloom: Typeloom) -> None:
    (project / "spec" / "more.yaml").symlink_to(project / "nowhere.yaml")
    for command in ("validate", "check", "regenerate"):
        answer = typeloom(command)
        assert answer.code == 2 and "spec/more.yaml:1:1" in answer.err


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="everything can be read here")
def test_what_cannot_be_read_is_2(project: Path, typeloom: Typeloom) -> None:
    for path in (project / "spec" / "events.yaml", project / "src" / "parcels" / "parse.py"):
        path.chmod(0)
        assert typeloom("regenerate").code == 2
        path.chmod(0o644)


@pytest.mark.parametrize(
    "text",
    [
        "{{ 1 / 0 }}",
        "{{ 10.0 ** 400 }}",
        "{{ [][1] }}",
        '{% include "errors.py.jinja" %}',
        '{{ "\\ud800" }}',
        "{{ none.x }}",
        "{% if %}",
        "x = " + "-" * 5000 + "1\n",
    ],
)
def test_a_template_that_fails_is_named_and_2(project: Path, typeloom: Typeloom, text: str) -> None:
    shutil.copytree(bundled("templates"), project / "mine")
    (project / "mine" / "errors.py.jinja").write_text(text)
    (project / "pyproject.toml").write_text((project / "pyproject.toml").read_text() + 'templates = "mine"\n')
    before = texts(project / OUTPUT)
    answer = typeloom("regenerate")
    assert answer.code == 2 and "errors.py" in answer.err
    assert texts(project / OUTPUT) == before


def test_a_template_that_ends_in_a_block_for_checkers_is_formatted(project: Path, typeloom: Typeloom) -> None:
    shutil.copytree(bundled("templates"), project / "mine")
    with (project / "mine" / "events.py.jinja").open("a") as file:
        file.write("\nif TYPE_CHECKING: pass\n")
    (project / "pyproject.toml").write_text((project / "pyproject.toml").read_text() + 'templates = "mine"\n')
    assert typeloom("regenerate").code == 0
    assert (project / OUTPUT / "events.py").read_text().endswith("\nif TYPE_CHECKING:\n    pass\n")


def test_results_are_written_in_any_encoding(project: Path) -> None:
    (project / "spec" / "events.yaml").write_text(EVENTS.replace("cannot be found", "went here → there"), encoding="utf-8")
    for arguments, code in ((["check"], 1), (["check", "--format", "json"], 1), (["schema"], 0), (["explain", "parcel.lost"], 0)):
        done = subprocess.run(
            [sys.executable, "-m", "typeloom", *arguments],
            cwd=project,
            env={**os.environ, "PYTHONIOENCODING": "cp1252"},
            capture_output=True,
            check=False,
        )
        assert done.returncode == code, done.stderr
        assert b"Traceback" not in done.stderr
        if "json" in arguments or arguments == ["schema"]:
            json.loads(done.stdout)


def test_a_copy_is_not_made_where_you_stand(project: Path, typeloom: Typeloom, monkeypatch: pytest.MonkeyPatch) -> None:
    place = project / "empty"
    place.mkdir()
    monkeypatch.chdir(place)
    for name in (".", "..", ""):
        answer = typeloom("vendor", name, "--from", project / OUTPUT)
        assert answer.code == 2 and "where you are" in answer.err
    assert not list(place.iterdir())
    for name in ("x" * 300, "a/" + "y" * 300):
        answer = typeloom("vendor", name, "--from", project / OUTPUT)
        assert answer.code == 2 and "long" in answer.err


@pytest.mark.parametrize("text", ["ErrorCode()\n", "ErrorCode(str(1), 2)\n", "x = " + "-" * 9000 + "1\n"])
def test_a_copy_edited_beyond_recognition_can_be_replaced(project: Path, typeloom: Typeloom, text: str) -> None:
    copy = project / "copy"
    assert typeloom("vendor", str(copy), "--from", project / OUTPUT).code == 0
    (copy / "failures.py").write_text(text)
    assert typeloom("vendor", str(copy), "--upgrade", "--discard-edits", "--from", project / OUTPUT).code == 0
    assert (copy / "failures.py").read_bytes() == (project / OUTPUT / "failures.py").read_bytes()
    (copy / LOCK).write_text("[" * 200_000)
    answer = typeloom("vendor", str(copy), "--check")
    assert answer.code == 2 and LOCK in answer.err
