"""The steps put together: from settings to the files that should be there, with as little work as is safe."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from .output import Change, compare, files_in, replace_folder
from .settings import Settings
from .state import State, digest, formatter_digest, inputs_digest, read_state, write_state

if TYPE_CHECKING:
    from .package import Package


@dataclass(frozen=True, slots=True)
class Result:
    """``changes`` is what differed; ``files`` how many files the package has."""

    changes: tuple[Change, ...]
    files: int


def read_package(settings: Settings) -> Package:
    """The Package of a project's spec. Raises SpecError with every problem."""
    from .check import check
    from .load import placed, read
    from .problems import SpecError
    from .resolve import resolve

    spec, problems = read(settings.spec)
    if spec is not None:
        problems += check(spec)
    if spec is None or problems:
        raise SpecError(placed(problems))
    package = resolve(spec)
    return package if settings.package is None else replace(package, name=settings.package)


def unchanged(settings: Settings) -> Result | None:
    """The result of a run that finds everything as the last one left it; None where anything differs."""
    state = read_state(settings)
    return Result((), len(state.files)) if state is not None and _in_sync(settings, state, inputs_digest(settings)) else None


def unchanged_message(settings: Settings, result: Result) -> str:
    """What a command says where there is nothing to do."""
    return f"{result.files} files in {settings.output} are in sync with the spec"


def check_output(settings: Settings) -> Result:
    """How the output differs from what the spec says. Changes nothing. Raises SpecError, UsageError."""
    inputs = inputs_digest(settings)
    state = read_state(settings)
    if state is not None and _in_sync(settings, state, inputs):
        return Result((), len(state.files))
    wanted, hashes = _wanted(settings, state)
    changes = compare(wanted, settings.output)
    if not changes:
        write_state(settings, State(inputs, formatter_digest(), hashes))
    return Result(tuple(changes), len(wanted))


def regenerate_output(settings: Settings) -> Result:
    """Make the output what the spec says, and tell what changed. Raises SpecError, UsageError."""
    inputs = inputs_digest(settings)
    state = read_state(settings)
    if state is not None and _in_sync(settings, state, inputs):
        return Result((), len(state.files))
    wanted, hashes = _wanted(settings, state)
    changes = compare(wanted, settings.output)
    if any(change.kind != "stray" for change in changes):
        replace_folder(wanted, settings.output)
    write_state(settings, State(inputs, formatter_digest(), hashes))
    return Result(tuple(changes), len(wanted))


def _in_sync(settings: Settings, state: State, inputs: str) -> bool:
    """Is the state of these inputs, and is every file, and no other, as it says?"""
    if state.inputs != inputs:
        return False
    present = files_in(settings.output)
    return present.keys() == state.files.keys() and all(digest(data) == state.files[path][1] for path, data in present.items())


def _wanted(settings: Settings, state: State | None) -> tuple[Mapping[str, str], Mapping[str, tuple[str, str]]]:
    """Every file's text, and its hashes as rendered and as formatted. Only what is new gets formatted."""
    from .format import formatted
    from .render import render

    rendered = render(read_package(settings), settings.templates)
    before = {path: digest(text.encode()) for path, text in rendered.items()}
    done: dict[str, str] = {}
    if state is not None and state.formatter == formatter_digest():
        present = files_in(settings.output)
        for path, (was_rendered, was_formatted) in state.files.items():
            data = present.get(path)
            if data is not None and before.get(path) == was_rendered and digest(data) == was_formatted:
                done[path] = data.decode()
    fresh = formatted({path: text for path, text in rendered.items() if path not in done})
    wanted = {path: done[path] if path in done else fresh[path] for path in rendered}
    return wanted, {path: (before[path], digest(text.encode())) for path, text in wanted.items()}
