"""Golden tests: each folder of tests/golden is a behaviour, and its name says which.

``spec/`` is the input. A good spec has the whole generated package in ``expected/``; a bad one has its
problems in ``problems.txt``, as ``typeloom validate`` prints them from within the folder. A new behaviour is
a new folder and no new code; ``pytest --update-golden tests/test_golden.py`` writes what is expected.

So that a person can read them, ``expected/`` leaves out each module that is the same in ``smallest``, which
keeps them all.
"""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from tests import vectors
from typeloom.check import check
from typeloom.finish import finished
from typeloom.load import load
from typeloom.output import compare
from typeloom.package import Package
from typeloom.problems import SpecError
from typeloom.render import render
from typeloom.resolve import resolve
from typeloom.settings import bundled

from .promises.packages import fresh

GOLDEN = Path(__file__).parent / "golden"
WHOLE = "smallest"
FOLDERS = sorted(folder.name for folder in GOLDEN.iterdir() if (folder / "spec").is_dir())


@cache
def read(name: str) -> Package | str:
    """The Package of a golden spec, or its problems, a line each."""
    folder = GOLDEN / name
    try:
        spec = load(folder / "spec")
        problems = check(spec)
        if problems:
            raise SpecError(problems)
    except SpecError as error:
        lines = [str(problem).replace(str(problem.place.file), problem.place.file.relative_to(folder).as_posix(), 1) for problem in error.problems]
        return "".join(line + "\n" for line in lines)
    return resolve(spec)


def good(name: str) -> Package:
    """The Package of a golden spec that has no problems."""
    package = read(name)
    assert isinstance(package, Package), package
    return package


@cache
def woven(name: str) -> Mapping[str, str]:
    """Every file of the package that a golden spec makes."""
    return finished(render(good(name), bundled("templates")))


def told(name: str) -> dict[str, str]:
    """The files that ``expected`` holds."""
    same = {} if name == WHOLE else woven(WHOLE)
    return {path: text for path, text in woven(name).items() if same.get(path) != text}


def write(files: Mapping[str, str], folder: Path) -> None:
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(text.encode())


GOOD = [name for name in FOLDERS if isinstance(read(name), Package)]
BAD = [name for name in FOLDERS if name not in GOOD]


@pytest.mark.parametrize("name", FOLDERS)
def test_a_spec_gives_what_its_golden_folder_holds(name: str, request: pytest.FixtureRequest) -> None:
    expected, problems = GOLDEN / name / "expected", GOLDEN / name / "problems.txt"
    package = read(name)
    if request.config.getoption("--update-golden"):
        shutil.rmtree(expected, ignore_errors=True)
        problems.unlink(missing_ok=True)
        if isinstance(package, str):
            problems.write_bytes(package.encode())
        else:
            write(told(name), expected)
        return
    if isinstance(package, str):
        assert not expected.exists(), "this spec used to be good:\n" + package
        assert package == problems.read_bytes().decode()
    else:
        assert not problems.exists(), "this spec used to have problems, and now has none"
        assert "".join(change.diff() for change in compare(told(name), expected)) == ""


@pytest.mark.parametrize("name", BAD)
def test_every_problem_says_where_it_is_and_what_to_do(name: str) -> None:
    package = read(name)
    assert isinstance(package, str)
    for line in package.splitlines():
        file, number, column, message = line.split(":", 3)
        path = GOLDEN / name / file
        if path.is_file():
            lines = path.read_bytes().decode(errors="replace").split("\n")
            assert 1 <= int(number) <= len(lines), line
            assert 1 <= int(column) <= len(lines[int(number) - 1]) + 1, line
        assert len(message) > 20, line
        assert ", " in message, line


@pytest.mark.parametrize("name", GOOD)
def test_what_a_golden_spec_makes_parses_builds_and_writes(name: str, tmp_path: Path) -> None:
    write(woven(name), tmp_path / "wire")
    package = good(name)
    with fresh(tmp_path / "wire") as wire:
        for public in wire.__all__:
            assert getattr(wire, public) is not None
        assert list(wire.EVENT_TYPES) == list(package.events)
        for tag, thing in package.events.items():
            for vector in vectors.valid(package, thing):
                wanted = {package.discriminator: tag, **vector.value}
                for given in (wanted, json.dumps(wanted)):
                    event = wire.parse_event(given, strict=True)
                    assert type(event) is wire.EVENT_TYPES[tag], vector
                    assert as_json(event.to_dict()) == as_json(wanted), vector
                    assert as_json(json.loads(event.to_json())) == as_json(wanted), vector
                built = wire.EVENT_TYPES[tag](**{key: value for key, value in wanted.items() if key != package.discriminator})
                assert built.to_dict() == {**constants(package, tag), **wanted}, vector
        types = __import__(f"{wire.__name__}.types", fromlist=["types"])
        for public in types.__all__:
            assert getattr(types, public) is not None


@pytest.mark.parametrize("name", [name for name in GOOD if name.startswith("hostile")])
def test_no_string_of_a_hostile_spec_becomes_code(name: str) -> None:
    for path, text in woven(name).items():
        for node in ast.walk(ast.parse(text)):
            assert not (isinstance(node, ast.Attribute) and node.attr == "getpid"), f"{path}:{node.lineno}"


def as_json(value: object) -> str:
    """The value as text that tells every JSON type, whatever the order of keys."""
    return json.dumps(value, sort_keys=True)


def constants(package: Package, tag: str) -> dict[str, object]:
    """What building an event fills in."""
    return {field.wire: field.constant for field in package.events[tag].fields if field.constant is not None}


@pytest.fixture(scope="module")
def every_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the whole package of every good golden spec."""
    folder = tmp_path_factory.mktemp("packages")
    for name in GOOD:
        write(woven(name), folder / f"golden_{name}")
    return folder


@pytest.mark.slow
def test_mypy_strict_has_nothing_to_say_about_any_golden_package(every_package: Path) -> None:
    arguments = ["--strict", "--python-version=3.10", "--no-incremental", *(f"--package=golden_{name}" for name in GOOD)]
    done = subprocess.run([sys.executable, "-m", "mypy", *arguments], cwd=every_package, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_pyright_strict_has_nothing_to_say_about_any_golden_package(every_package: Path) -> None:
    settings = {"typeCheckingMode": "strict", "pythonVersion": "3.10", "include": [f"golden_{name}" for name in GOOD]}
    (every_package / "pyrightconfig.json").write_text(json.dumps(settings))
    done = subprocess.run([sys.executable, "-m", "pyright", "--pythonpath", sys.executable], cwd=every_package, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
