"""Rows about generating: from nothing, with nothing changed, and after an edit.

Each run from nothing has a checkout of its own, a fresh copy without the generated
package, and an empty home for caches, so that whatever a run leaves behind, no other
run finds it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import perf_counter

from . import schemas
from .environment import command, copy_checkout
from .report import (
    Row,
    at_least,
    duration,
    for_comparison,
    seconds_at_most,
    skipped,
)
from .settings import Settings
from .timing import Samples, alternate

REGENERATE_GOAL = 4.0
UNCHANGED_SECONDS = 0.3
UNCHANGED_GOAL = 20.0

PACKAGE = Path("generated") / "responses_wire"
PATIENCE = 300.0
"""Seconds after which a command counts as hanging, and its row as stopped."""

NOT_HERE = "the command typeloom is not installed here"


@dataclass(frozen=True)
class Project:
    """A checkout to generate in, and the home of caches that belongs to it."""

    root: Path
    home: Path

    def typeloom(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run one command of ours in the project."""
        return subprocess.run(
            [command("typeloom") or "typeloom", *arguments],
            cwd=self.root,
            env={
                **os.environ,
                "HOME": str(self.home),
                "XDG_CACHE_HOME": str(self.home / "cache"),
            },
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )

    def succeed(self, *arguments: str) -> None:
        """Run one command; raises RuntimeError with its last words where it fails."""
        done = self.typeloom(*arguments)
        if done.returncode != 0:
            said = (done.stderr or done.stdout).strip().splitlines()
            last = said[-1][:200] if said else f"exit status {done.returncode}"
            raise RuntimeError(f"`typeloom {' '.join(arguments)}` failed: {last}")


def can_generate(root: Path) -> str:
    """Why nothing can be generated here; empty where it can."""
    if command("typeloom") is None:
        return NOT_HERE
    if not (root / "pyproject.toml").exists() or not (root / "spec").is_dir():
        return "this checkout has no spec to generate from"
    return ""


@contextmanager
def fresh_project(root: Path, spec: Path | None = None) -> Iterator[Project]:
    """A copy of a checkout with nothing generated; another spec where one is given."""
    with tempfile.TemporaryDirectory() as folder:
        copy = copy_checkout(root, Path(folder) / "checkout")
        shutil.rmtree(copy / PACKAGE, ignore_errors=True)
        _use_own_templates(copy)
        if spec is not None:
            shutil.rmtree(copy / "spec", ignore_errors=True)
            shutil.copytree(spec, copy / "spec")
        home = Path(folder) / "home"
        home.mkdir()
        yield Project(copy, home)


def _use_own_templates(project: Path) -> None:
    """Have a copy render its own templates, where it would render the installed ones."""
    settings = project / "pyproject.toml"
    text = settings.read_text(encoding="utf-8")
    table = "[tool.typeloom]\n"
    if table in text and "\ntemplates =" not in text and (project / "templates").is_dir():
        text = text.replace(table, f'{table}templates = "templates"\n', 1)
        settings.write_text(text, encoding="utf-8")


def from_nothing(root: Path, spec: Path | None = None) -> Callable[[], float]:
    """A contender: `typeloom regenerate` in a fresh project, copying not counted."""

    def one_run() -> float:
        with fresh_project(root, spec) as project:
            start = perf_counter()
            project.succeed("regenerate")
            return perf_counter() - start

    return one_run


def regenerate(settings: Settings) -> list[Row]:
    """Regenerating from nothing against datamodel-code-generator's two flavours."""
    what = "`typeloom regenerate` from nothing, times as fast as datamodel-code-generator"
    try:
        theirs = _their_closures(settings)
        samples = _generated(settings)
    except RuntimeError as error:
        return [skipped(what, str(error))]
    if not samples.seconds:
        return [skipped(what, "no schema at hand and nothing of ours")]
    missing = can_generate(settings.root)
    rows = []
    for number, closure in enumerate(theirs):
        made = f"{closure.definitions} definitions of {closure.title}"
        took = duration(samples.median(closure.title))
        if missing:
            note = f"both flavours of {made} in {took}; {missing}"
            rows.append(skipped(what, note))
            continue
        ratio = samples.ratio(closure.title, "ours")
        note = f"{duration(samples.median('ours'))} against {took} for {made}"
        row = at_least(what, ratio, REGENERATE_GOAL, note)
        rows.append(row if number == 0 else for_comparison(what, ratio, note))
    return rows


def unchanged(settings: Settings) -> list[Row]:
    """`check` and `regenerate` where nothing changed, and after each kind of edit."""
    names = ("check", "regenerate")
    missing = can_generate(settings.root)
    if missing:
        return [skipped(f"`typeloom {name}`, nothing changed", missing) for name in names]
    with fresh_project(settings.root) as project:
        try:
            project.succeed("regenerate")
            samples = alternate({name: _timed(project, name) for name in names}, settings.processes)
        except RuntimeError as error:
            return [skipped("`typeloom check`, nothing changed", str(error))]
        noticed = _edits_noticed(project)
    rows = []
    theirs = _their_closures(settings)[:1]
    for name in names:
        took = samples.median(name)
        what = f"`typeloom {name}`, nothing changed"
        rows.append(seconds_at_most(what, took, UNCHANGED_SECONDS, "whole process"))
        for closure in theirs:
            made = _generated(settings).median(closure.title)
            note = f"{duration(took)} against {duration(made)}"
            title = f"{what}, times as fast as datamodel-code-generator from nothing"
            rows.append(at_least(title, made / took, UNCHANGED_GOAL, note))
    for edit, seen in noticed.items():
        verdict = "met" if seen else "missed"
        told = "exit 1 or 2" if seen else "called in sync"
        rows.append(Row(f"`typeloom check` after {edit}", "noticed", told, verdict))
    return rows


@cache
def _generated(settings: Settings) -> Samples:
    """Ours and each of theirs from nothing, alternately; asked for by two rows."""
    contenders = {closure.title: _both_flavours(closure) for closure in _their_closures(settings)}
    if not can_generate(settings.root):
        contenders["ours"] = from_nothing(settings.root)
    return alternate(contenders, settings.generations) if contenders else Samples()


@cache
def _their_closures(settings: Settings) -> list[schemas.Closure]:
    """Our own closure where it can be exported, and what OpenAI publishes."""
    if command(schemas.PROGRAM) is None:
        return []
    found = [schemas.exported(), *schemas.closures(settings)[:1]]
    distinct = {closure.title: closure for closure in found if closure}
    return list(distinct.values())[: 1 if settings.quick else 2]


def _both_flavours(closure: schemas.Closure) -> Callable[[], float]:
    def one_run() -> float:
        with tempfile.TemporaryDirectory() as folder:
            start = perf_counter()
            for flavour in schemas.FLAVOURS:
                schemas.generate(closure, flavour, Path(folder) / f"{flavour}.py")
            return perf_counter() - start

    return one_run


def _timed(project: Project, name: str) -> Callable[[], float]:
    def one_run() -> float:
        start = perf_counter()
        project.succeed(name)
        return perf_counter() - start

    return one_run


def _edits_noticed(project: Project) -> dict[str, bool]:
    """Does `check` see an edit that leaves sizes as they were, of each kind of input?

    Times are set back as well, since a cache that trusts times and sizes would miss
    exactly such an edit.
    """
    kinds = {
        "an edit of the spec": (project.root / "spec", "*.yaml"),
        "an edit of a template": (project.root / "templates", "*.jinja"),
        "an edit of the output": (project.root / PACKAGE, "*.py"),
    }
    noticed = {}
    for name, (folder, pattern) in kinds.items():
        path = next(iter(sorted(folder.rglob(pattern), key=_size)[-1:]), None)
        if path is None:
            continue
        before, status = path.read_text(encoding="utf-8"), path.stat()
        edited = _one_word_changed(before)
        path.write_text(edited, encoding="utf-8")
        os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
        noticed[name] = project.typeloom("check").returncode in (1, 2)
        path.write_text(before, encoding="utf-8")
    return noticed


def _one_word_changed(text: str) -> str:
    """The text with one article made another word of the same length."""
    for old, new in (("The ", "Thy "), (" the ", " thy "), (" a ", " o ")):
        if old in text:
            return text.replace(old, new, 1)
    return text[:-1] + " "


def _size(path: Path) -> int:
    return path.stat().st_size
