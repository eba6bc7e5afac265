"""The steps put together: from settings to the files that should be there, with as little work as is safe."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from .output import Change, compare, files_in, replace_folder
from .settings import Settings
from .state import State, digest, finisher_digest, inputs_digest, read_state, write_state

if TYPE_CHECKING:
    from .package import Package
    from .targets import Module


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
        write_state(settings, State(inputs, finisher_digest(), hashes))
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
    write_state(settings, State(inputs, finisher_digest(), hashes))
    return Result(tuple(changes), len(wanted))


def _in_sync(settings: Settings, state: State, inputs: str) -> bool:
    """Is the state of these inputs, and is every file, and no other, as it says?"""
    if state.inputs != inputs:
        return False
    present = files_in(settings.output)
    return present.keys() == state.files.keys() and all(digest(data) == state.files[path][1] for path, data in present.items())


def _wanted(settings: Settings, state: State | None) -> tuple[Mapping[str, str], Mapping[str, tuple[str, str]]]:
    """Every file's text, and its hashes as rendered and as finished. Only what is new gets finished."""
    from .finish import Finisher

    hashes: dict[str, str] = {}
    done = _still_good(settings, state) if state is not None else {}
    wanted: dict[str, str] = {}

    def fresh(rendered: Iterable[tuple[Module, str]]) -> Iterator[tuple[Module, str]]:
        for module, text in rendered:
            hashes[module.path] = digest(text.encode())
            was_rendered, finished = done.get(module.path, ("", ""))
            wanted[module.path] = finished
            if was_rendered != hashes[module.path]:
                yield module, text

    with Finisher() as finisher:
        package = read_package(settings)
        from .render import render

        wanted |= finisher.finish(fresh(render(package, settings.templates)))
    return wanted, {path: (hashes[path], digest(text.encode())) for path, text in wanted.items()}


def _still_good(settings: Settings, state: State) -> dict[str, tuple[str, str]]:
    """By path, what a present file was rendered as, and its text, if it is as the last run left it."""
    if state.finisher != finisher_digest():
        return {}
    present = files_in(settings.output)
    return {
        path: (rendered, present[path].decode()) for path, (rendered, finished) in state.files.items() if path in present and digest(present[path]) == finished
    }
