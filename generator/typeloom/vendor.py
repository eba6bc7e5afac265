"""Copies of a generated package in other people's source trees: making, checking and replacing them.

A copy is the package byte for byte, with a lock file that names its version and the hash of each file.
Nothing but the lock is needed to see local edits; where the original is at hand too, it shows them.
"""

from __future__ import annotations

import json
import keyword
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from .definitions import Difference, differences
from .output import MARK, Change, files_in, replace_folder
from .problems import UsageError, quoted
from .settings import find_project, read_settings
from .state import digest

LOCK = "typeloom-vendor.json"
_NOTE = "Copied by 'typeloom vendor'. Do not edit: 'typeloom vendor --check' refuses edits, 'typeloom vendor --upgrade' replaces the copy."
_HEADER = re.compile(re.escape(MARK.decode()) + r"from the spec of (\S+) (\S+)\. ")
_DOTTED = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)+")


@dataclass(frozen=True, slots=True)
class Original:
    """A generated package to copy: ``files`` maps a path below it to a text."""

    package: str
    version: str
    files: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Lock:
    """What a copy was when it was made: ``files`` maps a path below it to the SHA-256 of the file."""

    package: str
    version: str
    files: Mapping[str, str]

    def fits(self, original: Original) -> bool:
        """Was the copy made of just this original?"""
        return self == lock_of(original)


@dataclass(frozen=True, slots=True)
class Edit:
    """A file of a copy that is not as it was copied. ``diff`` leads back; None where the original is not at hand."""

    path: str
    kind: Literal["edited", "missing", "added"]
    diff: str | None

    def row(self) -> dict[str, str | None]:
        """The edit for machines."""
        return {"path": self.path, "kind": self.kind, "diff": self.diff}


@dataclass(frozen=True, slots=True)
class Done:
    """What making or replacing a copy meant.

    ``before`` is the version that was there, None where none or no lock was. ``differences`` are the definitions
    that came, went and changed; None where the old copy had been edited until it was no Python. ``left`` are
    files in the folder that typeloom never made.
    """

    changed: bool
    before: str | None = None
    differences: tuple[Difference, ...] | None = ()
    left: tuple[str, ...] = ()

    def row(self) -> dict[str, Any]:
        """The same for machines."""
        told = None if self.differences is None else [{"kind": d.kind, "name": d.name, "before": d.before, "after": d.after} for d in self.differences]
        return {"changed": self.changed, "before": self.before, "differences": told, "left": list(self.left)}


def destination(text: str, start: Path) -> Path:
    """The folder that DEST names: a path, or a dotted name below ./src or here. Raises UsageError."""
    if _DOTTED.fullmatch(text):
        parts = text.split(".")
        folder = (start / "src" if (start / "src" / parts[0]).is_dir() else start).joinpath(*parts)
    else:
        folder = start / text
    try:
        folder = folder.resolve()
        is_file = folder.exists() and not folder.is_dir()
    except (OSError, ValueError, RuntimeError) as error:
        raise UsageError(f"{quoted(text)} cannot be a folder: {getattr(error, 'strerror', None) or error}") from error
    if start.resolve().is_relative_to(folder):
        raise UsageError(f"{folder} is where you are, or holds it; name a new folder for the copy")
    if not folder.name.isidentifier() or keyword.iskeyword(folder.name):
        raise UsageError(f"{quoted(folder.name)} is no Python name, so the copy could not be imported; end {quoted(text)} in one")
    if is_file:
        raise UsageError(f"{folder} is a file; name a folder for the copy")
    return folder


def bundled_package() -> Path:
    """The package that travels with typeloom: in the installed wheel, or where its repository generates it."""
    inside = Path(__file__).parent / "vendored"
    found = sorted(inside.glob("*/__init__.py"))
    if found:
        return found[0].parent
    repository = Path(__file__).parents[2]
    if not (repository / "pyproject.toml").is_file():
        raise UsageError("this installation of typeloom brings no package; name one with --from")
    return read_settings(repository).output


def read_original(folder: Path) -> Original:
    """The generated package in a folder. Raises UsageError where there is none."""
    try:
        files = {path: data.decode() for path, data in files_in(folder).items() if path != LOCK}
    except UnicodeDecodeError as error:
        raise UsageError(f"{folder} holds files that typeloom never made") from error
    made = _HEADER.match(files.get("__init__.py", ""))
    if made is None:
        raise UsageError(f"{folder} holds no package that typeloom made: its __init__.py does not say so")
    return Original(made[1], made[2], files)


def read_lock(folder: Path) -> Lock | None:
    """The lock of the copy in a folder; None where there is no lock. Raises UsageError for one that cannot be read."""
    file = folder / LOCK
    if not file.is_file():
        return None
    try:
        data: dict[str, Any] = json.loads(file.read_bytes())
        return Lock(str(data["package"]), str(data["version"]), {str(path): str(hash) for path, hash in data["files"].items()})
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, OSError) as error:
        raise UsageError(f"{file} is no lock file that typeloom wrote; restore it, or vendor afresh: {error}") from error


def locked(folder: Path) -> Lock:
    """The lock of the copy that must be in a folder. Raises UsageError where it is not."""
    lock = read_lock(folder)
    if lock is None:
        raise UsageError(f"{folder} holds no copy that 'typeloom vendor' made: there is no {LOCK} in it")
    return lock


def edits(folder: Path, lock: Lock, original: Original | None) -> list[Edit]:
    """How a copy differs from what its lock says, by path."""
    present = files_in(folder)
    present.pop(LOCK, None)
    found: list[Edit] = []
    for path in sorted({*present, *lock.files}):
        data, hash = present.get(path), lock.files.get(path)
        if data is not None and digest(data) == hash:
            continue
        now = None if data is None else data.decode("utf-8", "replace")
        if hash is None:
            found.append(Edit(path, "added", Change(path, "stray", now, None).diff()))
            continue
        wanted = None if original is None else original.files.get(path)
        diff = None if wanted is None or digest(wanted.encode()) != hash else Change(path, "edited", now, wanted).diff()
        found.append(Edit(path, "missing" if data is None else "edited", diff))
    return found


def make_copy(folder: Path, original: Original) -> Done:
    """Put a copy with its lock in a new folder. Raises UsageError where something stands in the way.

    Folders that must be made on the way from a regular package down to the copy become regular packages
    themselves; elsewhere none gets an ``__init__.py``, so that namespace packages stay what they are.
    """
    _refuse_generated(folder)
    lock = read_lock(folder)
    if lock is not None:
        if lock.fits(original) and not edits(folder, lock, original):
            return Done(False, lock.version)
        raise UsageError(f"{folder} holds a copy of {lock.package} {lock.version}: --check shows whether it was edited, --upgrade replaces it")
    if folder.is_dir() and files_in(folder):
        raise UsageError(f"{folder} is not empty and no copy that 'typeloom vendor' made: name a new folder, or empty it")
    missing = [parent for parent in folder.parents if not parent.exists()]
    _write(folder, original)
    for parent in reversed(missing):
        if (parent.parent / "__init__.py").is_file():
            (parent / "__init__.py").touch()
    return Done(True)


def upgrade_copy(folder: Path, original: Original) -> Done:
    """Replace a copy at one stroke, edits and all, and tell what that meant. Raises UsageError where there is no copy."""
    _refuse_generated(folder)
    lock = read_lock(folder)
    if lock is None:
        read_original(folder)  # a copy made by hand is welcome, anything else is not
    elif lock.package != original.package:
        raise UsageError(f"{folder} holds a copy of {lock.package}, not of {original.package}: name that one's folder, or another --from")
    elif lock.fits(original) and not edits(folder, lock, original):
        return Done(False, lock.version)
    before = {path: data.decode("utf-8", "replace") for path, data in files_in(folder).items() if lock is None or path in lock.files}
    try:
        told = tuple(differences(before, original.files))
    except UsageError:
        told = None
    _write(folder, original)
    if lock is not None:
        for path in before.keys() - original.files.keys():
            (folder / path).unlink(missing_ok=True)  # replace_folder keeps what carries no mark, were it part of the old copy
    left = tuple(sorted(files_in(folder).keys() - original.files.keys() - {LOCK}))
    return Done(True, None if lock is None else lock.version, told, left)


def _write(folder: Path, original: Original) -> None:
    replace_folder({**original.files, LOCK: lock_text(lock_of(original))}, folder)


def lock_of(original: Original) -> Lock:
    """The lock of a copy made now."""
    return Lock(original.package, original.version, {path: digest(text.encode()) for path, text in sorted(original.files.items())})


def lock_text(lock: Lock) -> str:
    """The lock file: the same for everyone who makes the copy."""
    return json.dumps({"note": _NOTE, "package": lock.package, "version": lock.version, "files": dict(lock.files)}, indent=2, ensure_ascii=False) + "\n"


def _refuse_generated(folder: Path) -> None:
    """A copy inside a project's own output would be taken for drift there, and be gone with the next regenerate."""
    try:
        output = read_settings(find_project(folder)).output
    except UsageError:
        return
    if folder.is_relative_to(output):
        raise UsageError(f"{folder} lies in {output}, the output that 'typeloom regenerate' replaces; name a folder outside it")
