"""Problems of a spec or of the settings, as values: where, what, and what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Place:
    """A spot in a YAML file, named by the keys that lead there.

    ``path`` holds mapping keys (str) and list indices (int) from the root of the file; ``key`` asks for
    the position of the last key itself rather than of its value. ``offset`` counts characters into the
    text of a scalar value. Line and column are looked up only when a problem is shown.
    """

    file: Path
    path: tuple[str | int, ...] = ()
    key: bool = False
    offset: int | None = None


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong. ``what`` says what it is, ``fix`` what would be right instead."""

    place: Place
    what: str
    fix: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        where = str(self.place.file) + (f":{self.line}:{self.column}" if self.line else "")
        return f"{where}: {self.what}, {self.fix}" if self.fix else f"{where}: {self.what}"


class SpecError(Exception):
    """The spec has problems; ``problems`` holds all that were found, in the order of files and lines."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


class UsageError(Exception):
    """The command was called, or the project is set up, in a way that cannot work."""


def suggestion(name: str, known: Iterable[str], otherwise: str) -> str:
    """``did you mean 'x'?`` where a known name is close to the given one, else ``otherwise``."""
    candidates = list(known)
    close = difflib.get_close_matches(name, candidates, n=1, cutoff=0.6)
    if not close:
        by_fold = {candidate.lower(): candidate for candidate in candidates}
        close = [by_fold[name.lower()]] if name.lower() in by_fold else []
    return f"did you mean {quoted(close[0])}?" if close else otherwise


def quoted(text: str) -> str:
    """The text in single quotes, on one line and of a bearable length, whatever it holds."""
    shown = text if len(text) <= 80 else text[:77] + "…"
    return repr(shown) if not shown.isprintable() or "'" in shown else f"'{shown}'"


def listed(names: Iterable[str], limit: int = 12) -> str:
    """Names for a message: ``a, b or c``; a long list is cut with the number of the rest."""
    all_names = list(names)
    shown = all_names[:limit]
    if len(all_names) > limit:
        return ", ".join(shown) + f" … ({len(all_names) - limit} more)"
    return " or ".join(filter(None, [", ".join(shown[:-1]), shown[-1]])) if shown else "nothing"
