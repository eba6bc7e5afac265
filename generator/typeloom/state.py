"""What the last run knew, so that an unchanged project needs no work, and proof that it is unchanged.

The state is trusted only as far as hashes go: it names a digest of everything that the output is made
of (spec, templates, settings, typeloom's own sources, the versions of what reads, renders and formats),
and the hash of every file as rendered and as finished. An edit of any of these makes it worthless.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import unicodedata
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .settings import Settings

FOLDER = ".typeloom-cache"
FINISHERS = ("finish.py", "guard.py", "canonical.py", "formed.py", "spelling.py")
_MAKERS = ("black", "jinja2", "ruamel.yaml", "ruamel.yaml.clib")


@dataclass(frozen=True, slots=True)
class State:
    """``inputs`` is the digest of what the output is made of; ``files`` maps a path to the hashes of its text
    as rendered and as finished; ``finisher`` tells what finished it."""

    inputs: str
    finisher: str
    files: Mapping[str, tuple[str, str]]


def digest(data: bytes) -> str:
    """The hash of a file's bytes."""
    return hashlib.sha256(data).hexdigest()


def finisher_digest() -> str:
    """What a finished text depends on besides the rendered one."""
    own = b"".join((Path(__file__).parent / name).read_bytes() for name in FINISHERS)
    return digest(f"{version_of('black')} {sys.version_info[:2]} ".encode() + own)


def inputs_digest(settings: Settings) -> str:
    """The digest of everything that the output is made of."""
    hasher = hashlib.sha256()
    facts = [sys.version_info[:3], unicodedata.unidata_version, settings.package, *(version_of(name) for name in _MAKERS)]
    hasher.update(repr(facts).encode())
    own = Path(__file__).parent
    for label, folder, patterns in (
        ("spec", settings.spec, ("*.yaml", "*.yml")),
        ("templates", settings.templates, ("*.jinja",)),
        ("typeloom", own, ("*.py",)),
    ):
        for file in _files(folder, patterns):
            if folder is own and "vendored" in file.parts[len(own.parts) :]:
                continue  # what `vendor` copies makes nothing
            try:
                data = file.read_bytes()
            except OSError:
                data = b"unreadable"  # which reading the spec, or the template, will report
            hasher.update(f"{label} {file.relative_to(folder).as_posix()} {len(data)}\n".encode(errors="surrogateescape"))
            hasher.update(data)
    return hasher.hexdigest()


def _files(folder: Path, patterns: Iterable[str]) -> list[Path]:
    found = (file for pattern in patterns for file in folder.rglob(pattern))
    return sorted(file for file in found if file.is_file() or (file.is_symlink() and not file.exists()))


def version_of(name: str) -> str:
    """A distribution's version. Read off the folders' names: importlib.metadata takes longer than all the rest."""
    return _versions().get(name.replace(".", "_"), "absent")


@cache
def _versions() -> dict[str, str]:
    found: dict[str, str] = {}
    for entry in reversed(sys.path):
        with suppress(OSError):
            for name in os.listdir(entry or "."):
                if name.endswith(".dist-info"):
                    distribution, _, number = name.removesuffix(".dist-info").rpartition("-")
                    found[distribution.lower().replace(".", "_").replace("-", "_")] = number
    return found


def read_state(settings: Settings) -> State | None:
    """The state that the last run left for this output; None where there is none to use."""
    try:
        data = json.loads(_file(settings).read_bytes())
        files = {str(path): (str(rendered), str(finished)) for path, (rendered, finished) in data["files"].items()}
        return State(str(data["inputs"]), str(data["finisher"]), files)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def write_state(settings: Settings, state: State) -> None:
    """Leave the state for the next run. A project that cannot be written to goes without."""
    file = _file(settings)
    try:
        file.parent.mkdir(exist_ok=True)
        ignore = file.parent / ".gitignore"
        if not ignore.exists():
            ignore.write_text("*\n", encoding="utf-8")
        content = {"inputs": state.inputs, "finisher": state.finisher, "files": state.files}
        temporary = file.with_suffix(f".{digest(state.inputs.encode())[:8]}.tmp")
        temporary.write_text(json.dumps(content), encoding="utf-8")
        temporary.replace(file)
    except OSError:
        pass


def _file(settings: Settings) -> Path:
    return settings.project / FOLDER / f"{digest(str(settings.output).encode())[:16]}.json"
