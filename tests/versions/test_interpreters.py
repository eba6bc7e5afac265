"""Every Python that is here, with the oldest pydantic that it can have, with the newest, and with none."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.promises.packages import ROOT

from . import cases
from .interpreters import PYTHONS, done, environment, interpreter, read_toml

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
DECLARED = "pydantic>=2.7.4,<3"
# The declared lowest, and for younger Pythons the first pydantic that has a wheel for them.
OLDEST = {"3.10": "2.7.4", "3.11": "2.7.4", "3.12": "2.7.4", "3.13": "2.8.0", "3.14": "2.12.0"}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The generated package in a folder where nothing else is."""
    folder = tmp_path_factory.mktemp("package")
    shutil.copytree(ROOT / "generated" / "responses_wire", folder / "responses_wire", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, int]]:
    """The file of cases, and how many it has of each kind."""
    file = tmp_path_factory.mktemp("cases") / "cases.jsonl"
    return file, cases.write(file)


def present(version: str) -> str:
    python = interpreter(version)
    if python is None:
        pytest.skip(f"there is no Python {version} here")
    return python


def test_the_lowest_pydantic_that_is_tried_is_the_declared_one() -> None:
    project = read_toml(ROOT / "generated" / "pyproject.toml")["project"]
    assert project["dependencies"] == [DECLARED]
    assert {f"Programming Language :: Python :: {version}" for version in PYTHONS} <= {*project["classifiers"]}
    assert {*OLDEST} == {*PYTHONS} and OLDEST["3.10"] == "2.7.4"


@pytest.mark.parametrize("end", ["oldest", "newest"])
@pytest.mark.parametrize("version", PYTHONS)
def test_the_promises_hold(version: str, end: str, package: Path, written: tuple[Path, dict[str, int]], tmp_path: Path) -> None:
    wanted = f"pydantic=={OLDEST[version]}" if end == "oldest" else DECLARED
    python = environment(present(version), tmp_path / "environment", wanted)
    file, counted = written
    told = json.loads(done([python, "-W", "error", HERE / "promises.py", file], PYTHONPATH=str(package)))
    assert told["python"] == version
    assert (told["pydantic"] == OLDEST[version]) is (end == "oldest")
    assert {kind: told[kind] for kind in counted} == counted
    assert min(counted["good"], counted["degraded"]) > 300


@pytest.mark.parametrize("version", PYTHONS)
def test_typed_dicts_and_errors_need_nothing_but_python(version: str, package: Path, written: tuple[Path, dict[str, int]], tmp_path: Path) -> None:
    python = environment(present(version), tmp_path / "environment")
    told = json.loads(done([python, "-W", "error", HERE / "without_pydantic.py", written[0]], PYTHONPATH=str(package)))
    assert "[DONE]" in told["refused"]
