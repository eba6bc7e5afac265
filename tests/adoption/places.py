"""Where things are, and the few commands that these tests run outside of their own process."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEBHOOKS = Path(__file__).parent / "webhooks"
BIN = Path(sys.executable).parent
_SHIPPED = ("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "generator", "templates", "spec", "generated", ".pre-commit-hooks.yaml", "action.yml")


def run(command: Sequence[str | Path], cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end; both of its streams come back as text, stderr within stdout."""
    variables = {name: value for name, value in os.environ.items() if name not in _LEAKING} | environment
    return subprocess.run([*map(str, command)], cwd=cwd, env=variables, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)


# What an outer run of pytest, git or pre-commit may have set, and no command here may see.
_LEAKING = {
    "GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX", "PRE_COMMIT", "PYTHONPATH", "MYPYPATH", "VIRTUAL_ENV", "COLUMNS", "FORCE_COLOR",
}  # fmt: skip


def done(command: Sequence[str | Path], cwd: Path, **environment: str) -> str:
    """What a command printed that must succeed."""
    result = run(command, cwd, **environment)
    assert result.returncode == 0, f"{' '.join(map(str, command))} gave {result.returncode}:\n{result.stdout}"
    return result.stdout


def copy_of_sources(folder: Path) -> Path:
    """The repository's sources as they are now, in a folder of their own: what a clone would hold once they are committed."""
    for name in _SHIPPED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build", "dist", ".*"))
        else:
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, folder / name)
    return folder


def repository(folder: Path, tag: str | None = None) -> str:
    """Make a git repository of a folder with all that is in it committed; the commit's hash."""
    git(folder, "init", "--quiet", "--initial-branch=main")
    git(folder, "config", "user.name", "A. Tester")
    git(folder, "config", "user.email", "tester@example.org")
    git(folder, "config", "commit.gpgsign", "false")
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--no-verify", "--message", "All there is")
    if tag is not None:
        git(folder, "tag", tag)
    return git(folder, "rev-parse", "HEAD").strip()


def git(folder: Path, *arguments: str) -> str:
    """What a git command printed that must succeed."""
    return done(["git", *arguments], folder)


def empty_environment(folder: Path) -> Path:
    """A virtual environment with nothing in it but pip; the folder of its commands."""
    venv.create(folder, with_pip=True)
    return folder / ("Scripts" if os.name == "nt" else "bin")
