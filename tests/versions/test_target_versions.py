"""The generator and the generated package have nothing for a strict checker to say, whichever Python they are checked for."""

from __future__ import annotations

import sys

import pytest

from tests.promises.packages import ROOT

from .interpreters import PYTHONS, done, read_toml

pytestmark = pytest.mark.slow

_TOOLS = read_toml(ROOT / "pyproject.toml")["tool"]
# 'make types' checks for the version in the settings; the others are checked here.
OTHERS = [version for version in PYTHONS if version != _TOOLS["mypy"]["python_version"]]


def test_make_types_and_these_tests_check_for_every_version() -> None:
    assert _TOOLS["mypy"]["python_version"] == _TOOLS["pyright"]["pythonVersion"]
    assert len(OTHERS) == len(PYTHONS) - 1
    for settings, paths in ((_TOOLS["mypy"], "files"), (_TOOLS["pyright"], "include")):
        assert settings[paths] == ["generator/typeloom", "generated/responses_wire"]


@pytest.mark.parametrize("version", OTHERS)
def test_mypy_strict_has_nothing_to_say(version: str) -> None:
    assert "Success" in done([sys.executable, "-m", "mypy", "--python-version", version], ROOT)


@pytest.mark.parametrize("version", OTHERS)
def test_pyright_strict_has_nothing_to_say(version: str) -> None:
    assert "0 errors, 0 warnings" in done([sys.executable, "-m", "pyright", "--pythonversion", version], ROOT)
