"""Users' programs under both checkers: what is right passes, what is wrong is caught at its line, and types are revealed as documented."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from responses_wire import EVENT_TYPES

from . import checkers, every_event
from .expectations import expected

PROGRAMS = sorted((Path(__file__).parent / "programs").glob("*.py"))
EXAMPLES = sorted((Path(__file__).parents[1] / "clients").glob("example_*.py"))
MADE = {"every_event.py": False, "every_event_but_one.py": True}
CHECKERS: dict[str, Callable[[Path], list[checkers.Finding]]] = {"mypy": checkers.mypy, "pyright": checkers.pyright}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All programs in one folder, so that each checker runs once."""
    folder = tmp_path_factory.mktemp("programs")
    for program in (*PROGRAMS, *EXAMPLES):
        shutil.copy(program, folder)
    classes = [cls.__name__ for cls in EVENT_TYPES.values()]
    for name, misses_one in MADE.items():
        (folder / name).write_text(every_event.match_over(classes, misses_one=misses_one), encoding="utf-8")
    return folder


@pytest.mark.parametrize("checker", CHECKERS)
def test_a_checker_says_of_users_programs_what_their_comments_say(folder: Path, checker: str) -> None:
    said = CHECKERS[checker](folder)
    awaited = [finding for program in sorted(folder.glob("*.py")) for finding in expected(program, checker)]
    unforeseen = [str(finding) for finding in said if finding not in awaited]
    missing = [str(finding) for finding in awaited if finding not in said]
    assert said == awaited, "\n".join([f"{checker} says:", *unforeseen, "and does not say:", *missing])


def test_every_program_has_something_to_say() -> None:
    assert len(PROGRAMS) >= 9 and len(EXAMPLES) == 2
    for program in PROGRAMS:
        for checker in CHECKERS:
            kinds = {finding.kind for finding in expected(program, checker)}
            assert kinds == {"error", "reveals"}, f"{program.name} shows {checker} only {kinds}"
