"""Fixtures: a project with a small spec and its generated package, and the command line in this process."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from typeloom.cli import app
from typeloom.settings import read_settings
from typeloom.state import FOLDER, read_state, write_state
from typeloom.workflow import regenerate_output

from .specs import EVENTS, write_spec

SETTINGS = """\
[tool.typeloom]
spec = "spec"
output = "src/parcels"
"""


@dataclass(frozen=True)
class Answer:
    """What a command did: its exit code, its results on stdout and its messages on stderr."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def typeloom(capsys: pytest.CaptureFixture[str]) -> Callable[..., Answer]:
    """Call ``typeloom`` with these arguments."""

    def call(*arguments: str | Path) -> Answer:
        capsys.readouterr()
        code = 0
        try:
            app([*map(str, arguments)])
        except SystemExit as exit:
            code = exit.code if isinstance(exit.code, int) else 1
        return Answer(code, *capsys.readouterr())

    return call


@pytest.fixture(scope="session")
def made_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project whose package has been generated. Not to be changed: ``project`` is a copy that may be."""
    folder = tmp_path_factory.mktemp("made") / "project"
    write_spec(folder / "spec", events=EVENTS)
    (folder / "pyproject.toml").write_text(SETTINGS)
    regenerate_output(read_settings(folder))
    return folder


@pytest.fixture
def project(made_project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project in sync with its spec, as the current folder, with the state that the last run left."""
    folder = tmp_path / "project"
    shutil.copytree(made_project, folder, ignore=shutil.ignore_patterns(FOLDER))
    state = read_state(read_settings(made_project))
    assert state is not None
    write_state(read_settings(folder), state)
    monkeypatch.chdir(folder)
    return folder
