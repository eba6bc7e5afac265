"""The output folder: comparing it with what it should hold, and replacing it as a whole."""

from __future__ import annotations

import ctypes
import difflib
import glob
import os
import shutil
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from .problems import UsageError

MARK = b"# Made by typeloom "
_COMPILER = "_compile.py"  # which each package has once, at its top
Kind = Literal["edited", "missing", "outdated", "stray"]


@dataclass(frozen=True, slots=True)
class Change:
    """One file that is not as it should be.

    edited: its text differs; missing: it should be there; outdated: an earlier run made it and this one
    does not; stray: typeloom never made it. ``now`` and ``wanted`` are texts, None where there is none.
    """

    path: str
    kind: Kind
    now: str | None
    wanted: str | None

    def diff(self) -> str:
        """From what is there to what should be, as a unified diff."""
        now = (self.now or "").splitlines(keepends=True)
        wanted = (self.wanted or "").splitlines(keepends=True)
        before = "/dev/null" if self.now is None else f"a/{self.path}"
        after = "/dev/null" if self.wanted is None else f"b/{self.path}"
        lines = list(difflib.unified_diff(now, wanted, before, after))
        if not lines:  # an empty file that comes or goes
            lines = [f"--- {before}\n", f"+++ {after}\n"]
        return "".join(line if line.endswith("\n") else line + "\n\\ No newline at end of file\n" for line in lines)


def files_in(folder: Path) -> dict[str, bytes]:
    """The files of an output folder by path; Python's caches and hidden files are passed over.

    Raises UsageError for a file that cannot be read.
    """
    found: dict[str, bytes] = {}
    for root, folders, names in os.walk(folder):
        links = [name for name in folders if Path(root, name).is_symlink()]  # to folders: as little walked into as a file
        folders[:] = sorted(name for name in folders if name != "__pycache__" and not name.startswith(".") and name not in links)
        for name in sorted([*names, *links]):
            if not name.startswith(".") and not name.endswith(".pyc"):
                file = Path(root, name)
                try:
                    found[file.relative_to(folder).as_posix()] = file.read_bytes() if file.is_file() else b""
                except OSError as error:
                    raise UsageError(f"{file} cannot be read: {error.strerror}") from error
    return found


def compare(wanted: Mapping[str, str], folder: Path) -> list[Change]:
    """How the folder differs from what it should hold, by path."""
    present = files_in(folder)
    others = _other_packages(present)
    changes: list[Change] = []
    for path in sorted({*wanted, *present}):
        data = present.get(path)
        text = wanted.get(path)
        if data is None:
            changes.append(Change(path, "missing", None, text))
        elif text is None:
            kind: Kind = "outdated" if data.startswith(MARK) and not path.startswith(others) else "stray"
            changes.append(Change(path, kind, _text(data), None))
        elif data != text.encode():
            changes.append(Change(path, "edited", _text(data), text))
    return changes


def _other_packages(present: Mapping[str, bytes]) -> tuple[str, ...]:
    """Folders inside that are packages of their own, made by typeloom from another spec."""
    return tuple(path.removesuffix(_COMPILER) for path, data in present.items() if path.endswith("/" + _COMPILER) and data.startswith(MARK))


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def replace_folder(wanted: Mapping[str, str], folder: Path) -> None:
    """Make the folder hold the wanted files, at one stroke; files that typeloom never made move along.

    The new folder is made beside the old one and swapped in by one rename where the system can
    exchange two folders, else by two; an interruption between those is mended by the next run.
    Raises UsageError where the folder cannot be written, or is full of what typeloom never made.
    """
    _refuse_foreign(folder)
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        recover(folder)
        fresh = Path(tempfile.mkdtemp(prefix=f".{folder.name}.new-", dir=folder.parent))
    except OSError as error:
        raise UsageError(f"{folder.parent} cannot be written: {error.strerror}") from error
    try:
        os.chmod(fresh, folder.stat().st_mode & 0o7777 if folder.is_dir() else 0o777 & ~_umask())
        for path, text in wanted.items():
            file = fresh / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(text.encode())
        if folder.is_dir():
            _keep_strays(wanted, folder, fresh)
            if not _exchange(fresh, folder):
                old = folder.parent / f".{folder.name}.old"
                os.rename(folder, old)
                try:
                    os.rename(fresh, folder)
                except BaseException:
                    os.rename(old, folder)
                    raise
                fresh = old
        else:
            os.rename(fresh, folder)
    except OSError as error:
        raise UsageError(f"{folder} cannot be written: {error.strerror or error}") from error
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def recover(folder: Path) -> None:
    """Undo what an interrupted run left: put back an old folder that was moved away, sweep unfinished ones.

    Folders of such names that typeloom did not make are left alone.
    """
    old = folder.parent / f".{folder.name}.old"
    if old.is_dir() and _is_ours(old):
        if folder.exists():
            shutil.rmtree(old, ignore_errors=True)
        else:
            os.rename(old, folder)
    for unfinished in folder.parent.glob(f".{glob.escape(folder.name)}.new-*"):
        if unfinished.is_dir() and not unfinished.is_symlink() and _is_ours(unfinished):
            shutil.rmtree(unfinished, ignore_errors=True)


def _is_ours(folder: Path) -> bool:
    """Did typeloom make this, be it whole or up to some file in the middle?"""
    if files_in(folder).get("__init__.py", b"").startswith(MARK):
        return True
    files = [Path(root, name) for root, _, names in os.walk(folder) for name in names]
    return all(MARK.startswith(file.read_bytes()[: len(MARK)]) for file in files)


def _refuse_foreign(folder: Path) -> None:
    present = files_in(folder)
    if any(present.values()) and not any(data.startswith(MARK) for data in present.values()):
        raise UsageError(f"{folder} holds files, and none that typeloom made; name a folder of its own for the package, or empty this one")


def _keep_strays(wanted: Mapping[str, str], folder: Path, fresh: Path) -> None:
    """Copy all that is not ours, hidden files and empty folders too; only Python's caches are not worth it."""
    present = files_in(folder)
    others = _other_packages(present)
    gone = {path for path, data in present.items() if path in wanted or (data.startswith(MARK) and not path.startswith(others))}
    for root, folders, names in os.walk(folder):
        here = Path(root)
        inside = here.relative_to(folder)
        if not folders and not names:
            (fresh / inside).mkdir(parents=True, exist_ok=True)
        folders[:] = [name for name in folders if name != "__pycache__"]
        whole = [name for name in folders if name.startswith(".") or (here / name).is_symlink()]
        folders[:] = [name for name in folders if name not in whole]
        for name in [*names, *whole]:
            target = fresh / inside / name
            if (inside / name).as_posix() in gone:
                continue
            if os.path.lexists(target):
                raise UsageError(f"{here / name} is in the way of the package's own {(inside / name).as_posix()}; move it")
            target.parent.mkdir(parents=True, exist_ok=True)
            _copy(here / name, target)


def _copy(source: Path, target: Path) -> None:
    if source.is_dir() and not source.is_symlink():
        shutil.copytree(source, target, symlinks=True)
    else:
        shutil.copy2(source, target, follow_symlinks=False)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _exchange(one: Path, other: Path) -> bool:
    """Let two folders trade names in one step. False where the system cannot."""
    try:
        libc = ctypes.CDLL(None, use_errno=True)
        if sys.platform == "linux":
            return bool(libc.renameat2(-100, os.fsencode(one), -100, os.fsencode(other), 2) == 0)  # AT_FDCWD, RENAME_EXCHANGE
        if sys.platform == "darwin":
            return bool(libc.renamex_np(os.fsencode(one), os.fsencode(other), 2) == 0)  # RENAME_SWAP
    except (OSError, AttributeError, TypeError):
        pass
    return False
