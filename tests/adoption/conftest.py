"""Fixtures: typeloom's command line in this process, and a project with a spec of another protocol."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from typeloom.cli import app

from .places import WEBHOOKS


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


@pytest.fixture
def depot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project that listens to webhooks, nothing generated yet, as the current folder."""
    folder = tmp_path / "depot"
    shutil.copytree(WEBHOOKS, folder)
    monkeypatch.chdir(folder)
    return folder
