"""The Pythons of this machine, and environments made with them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

PYTHONS = ("3.10", "3.11", "3.12", "3.13", "3.14")


@cache
def interpreter(version: str) -> str | None:
    """A working interpreter of a version: this one, the one on the PATH, or one that pyenv keeps; None where there is none."""
    named = shutil.which(f"python{version}")
    ours = sys.executable if version == f"{sys.version_info[0]}.{sys.version_info[1]}" else None
    return next((str(path) for path in (ours, named, *_of_pyenv(version)) if path is not None and _answers(str(path), version)), None)


def _of_pyenv(version: str) -> list[Path]:
    """What pyenv has of a version; its shims are on the PATH but answer for the chosen version alone."""
    if shutil.which("pyenv") is None:
        return []
    root = subprocess.run(["pyenv", "root"], text=True, capture_output=True, check=False).stdout.strip()
    return sorted(Path(root).glob(f"versions/{version}.*/bin/python"))


def _answers(path: str, version: str) -> bool:
    try:
        answer = subprocess.run([path, "--version"], text=True, capture_output=True, check=False)
    except OSError:
        return False
    return answer.returncode == 0 and answer.stdout.startswith(f"Python {version}.")


def environment(python: str, folder: Path, *requirements: str | Path, constraints: Sequence[str] = ()) -> Path:
    """An environment with these distributions and no pip; its interpreter. Ours installs into it."""
    done([python, "-m", "venv", "--without-pip", folder])
    inside = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if requirements:
        pins = folder / "constraints.txt"
        pins.write_text("\n".join(constraints) + "\n", encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "--python", inside, "--disable-pip-version-check", "install", "--quiet", "--no-compile", "--prefer-binary"]
        done([*pip, "--constraint", pins, *requirements])
    return inside


def read_toml(file: Path) -> dict[str, Any]:
    """What a TOML file holds, on Python 3.10 too."""
    return tomllib.loads(file.read_text(encoding="utf-8"))


def done(command: Sequence[str | Path], cwd: Path | None = None, **variables: str) -> str:
    """What a command printed that must succeed, in surroundings where nothing of the test run shows through."""
    surroundings = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV", "PYTHONWARNINGS")} | variables
    result = subprocess.run([*map(str, command)], cwd=cwd, env=surroundings, text=True, capture_output=True, check=False)
    assert result.returncode == 0, f"{' '.join(map(str, command))} gave {result.returncode}:\n{result.stdout}\n{result.stderr}"
    return result.stdout
