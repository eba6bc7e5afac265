"""The generator with the lowest version of each dependency that it declares: it installs, and weaves the same bytes as with today's."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.adoption.places import copy_of_sources
from tests.promises.packages import ROOT

from .interpreters import done, environment, interpreter, read_toml

pytestmark = pytest.mark.slow

_BOUND = re.compile(r"(?P<name>[\w.-]+)>=(?P<lowest>[\d.]+),<(?P<end>\d[\d.]*)(?:; .*)?")
_OLD_ENOUGH = ("3.10", "3.11", "3.12")  # younger Pythons have no wheels of the lowest versions


def lowest() -> list[str]:
    """The lower bound of each dependency, as pins."""
    bounds = [_BOUND.fullmatch(text) for text in read_toml(ROOT / "pyproject.toml")["project"]["dependencies"]]
    return [f"{bound['name']}=={bound['lowest']}" for bound in bounds if bound is not None]


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts}


def test_every_dependency_has_a_lowest_version_and_an_end() -> None:
    declared = read_toml(ROOT / "pyproject.toml")["project"]["dependencies"]
    assert len(lowest()) == len(declared) == 8


def test_the_lowest_versions_weave_the_same_bytes(tmp_path: Path) -> None:
    python = next(filter(None, map(interpreter, _OLD_ENOUGH)), None)
    if python is None:
        pytest.skip(f"there is no Python of {', '.join(_OLD_ENOUGH)} here")
    oldest, newest = copy_of_sources(tmp_path / "oldest"), copy_of_sources(tmp_path / "newest")
    inside = environment(python, tmp_path / "environment", oldest, constraints=lowest())
    woven = {}
    for project, runs in ((oldest, inside), (newest, Path(sys.executable))):
        for path in sorted((project / "generated" / "responses_wire").rglob("*.py")):
            path.unlink()  # so that each file is rendered and formatted anew
        done([runs, "-m", "typeloom", "regenerate"], project)
        woven[project] = files(project / "generated" / "responses_wire")
    assert len(woven[oldest]) > 200
    assert woven[oldest] == woven[newest]
    done([inside, "-m", "typeloom", "check"], oldest)
    done([inside, "-m", "typeloom", "validate"], oldest)
    assert "--help" in done([inside, "-m", "typeloom", "check", "--help"], oldest)
    assert "delta" in done([inside, "-m", "typeloom", "explain", "response.output_text.delta"], oldest)
