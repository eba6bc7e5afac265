"""The environment that the benchmarks run in: pinned peers, and ours built from here.

It is a virtual environment of its own, so that no version that the project needs is
bent to a peer's needs. Ours is installed from built wheels, as users get it: an
editable install would add its import hooks to every start-up that is measured.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
VENV = HERE / ".venv"
WORK = HERE / ".work"
REQUIREMENTS = HERE / "requirements.txt"

NOT_INSTALLED = {"tests", ".github", ".ci", "Makefile", "CHANGELOG.md", "CONTRIBUTING.md"}
NOT_SOURCE = ("__pycache__", "build", "dist", "node_modules", "venv")


def is_running_inside() -> bool:
    """Is this interpreter the benchmark environment's own?"""
    return Path(sys.prefix).resolve() == VENV


def prepare() -> Path:
    """Make or refresh the environment; gives the path of its interpreter.

    Raises SystemExit where pip cannot install what is pinned.
    """
    python = VENV / _scripts_folder() / _executable("python")
    if not python.exists():
        _say("making an environment for the benchmarks")
        _run([sys.executable, "-m", "venv", "--clear", str(VENV)])
    _install_peers(python)
    _install_ours(python)
    return python


def command(name: str) -> str | None:
    """The path of a console script of this environment, or None."""
    beside = Path(sys.prefix) / _scripts_folder() / _executable(name)
    return str(beside) if beside.exists() else shutil.which(name)


def source_files(root: Path) -> list[Path]:
    """The files of a checkout that are source: no environment, no cache, no output."""
    listing = subprocess.run(
        ["git", "-C", str(root), "ls-files", "-z", "-co", "--exclude-standard"],
        capture_output=True,
        text=True,
        check=False,
    )
    names = sorted({name for name in listing.stdout.split("\0") if name})
    if names:
        return [root / name for name in names if (root / name).is_file()]
    return sorted(_walk(root))


def copy_checkout(root: Path, destination: Path) -> Path:
    """Copy what generating needs of a checkout, and nothing that a run left there."""
    for path in source_files(root):
        place = path.relative_to(root)
        if place.parts[0] == "tests":
            continue
        target = destination / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    return destination


def _walk(folder: Path) -> Iterable[Path]:
    for path in folder.iterdir():
        if path.name.startswith(".") or path.name in NOT_SOURCE:
            continue
        if path.is_dir():
            yield from _walk(path)
        elif path.is_file():
            yield path


def _install_peers(python: Path) -> None:
    wanted = _digest([REQUIREMENTS], HERE)
    stamp = VENV / "peers.digest"
    if _read(stamp) == wanted:
        return
    _say("installing the pinned peers")
    _pip(python, "install", "-r", str(REQUIREMENTS))
    stamp.write_text(wanted)


def _install_ours(python: Path) -> None:
    """Build typeloom and responses_wire from this checkout, where they changed."""
    files = [path for path in source_files(ROOT) if path.relative_to(ROOT).parts[0] not in NOT_INSTALLED]
    wanted = _digest(files, ROOT)
    stamp = VENV / "ours.digest"
    if _read(stamp) == wanted:
        return
    with tempfile.TemporaryDirectory() as folder:
        checkout = copy_checkout(ROOT, Path(folder) / "checkout")
        projects = [project for project in (checkout, checkout / "generated") if (project / "pyproject.toml").exists()]
        if not projects:
            _say("nothing of ours to install yet: its rows will be skipped")
            return
        _say("installing typeloom and responses_wire from this checkout")
        wheels = Path(folder) / "wheels"
        _pip(python, "wheel", "--no-deps", "-w", str(wheels), *map(str, projects))
        built = sorted(wheels.glob("*.whl"))
        names = [wheel.name.split("-")[0] for wheel in built]
        _pip(python, "uninstall", "-y", *names)
        _pip(python, "install", "-c", str(REQUIREMENTS), *map(str, built))
    stamp.write_text(wanted)


def _digest(paths: Iterable[Path], root: Path) -> str:
    digest = hashlib.sha256(sys.version.encode())
    for path in paths:
        digest.update(str(path.relative_to(root)).encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _read(stamp: Path) -> str:
    return stamp.read_text() if stamp.exists() else ""


def _pip(python: Path, *arguments: str) -> None:
    _run([str(python), "-m", "pip", "-q", "--disable-pip-version-check", *arguments])


def _run(arguments: list[str]) -> None:
    done = subprocess.run(arguments, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"the benchmark environment could not be made: {' '.join(arguments)}\n{done.stdout}{done.stderr}")


def _scripts_folder() -> str:
    return Path(sysconfig.get_path("scripts")).name


def _executable(name: str) -> str:
    return f"{name}.exe" if os.name == "nt" else name


def _say(message: str) -> None:
    print(f"benchmarks: {message}", file=sys.stderr, flush=True)
