"""The command line. Messages go to stderr, results to stdout; exit codes are 0, 1 (drift, news) and 2 (cannot)."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from .problems import SpecError, UsageError

if TYPE_CHECKING:
    from .output import Change
    from .settings import Settings

app = typer.Typer(
    help="Weave one YAML spec of a streaming API into Python types that do not break on tomorrow's events.",
    epilog="Settings live in [tool.typeloom] of pyproject.toml: spec, output, package, templates.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


class OutputFormat(str, Enum):
    """How results are written."""

    text = "text"
    json = "json"


ProjectOption = Annotated[
    Path | None, typer.Option("--project", "-p", help="Folder of the pyproject.toml; default: the nearest one upwards.", show_default=False)
]
FormatOption = Annotated[OutputFormat, typer.Option("--format", help="text for people, json for machines.")]


@app.command()
def regenerate(project: ProjectOption = None, format: FormatOption = OutputFormat.text) -> None:
    """Make the generated package what the spec says, and print what changed.

    The package is replaced as a whole or not at all. Files that an earlier run made and this one does not
    are removed; files that typeloom never made are left alone and reported.
    Exit code 0, or 2 where the spec has problems or the settings cannot work.
    """
    from .workflow import regenerate_output, unchanged_message

    with failures(format):
        settings = _settings(project)
        with working("weaving"):
            result = regenerate_output(settings)
        words = {"edited": "changed", "missing": "added", "outdated": "removed", "stray": "not ours"}
        changed = [change for change in result.changes if change.kind != "stray"]
        strays = [change for change in result.changes if change.kind == "stray"]
        if format is OutputFormat.json:
            _json({"files": result.files, "changes": [{"path": c.path, "kind": words[c.kind]} for c in result.changes]})
            return
        for change in changed:
            typer.echo(f"{words[change.kind]}: {_shown(settings, change)}")
        for change in strays:
            _say(f"left alone, since typeloom never made it: {_shown(settings, change)}")
        _say(f"{result.files} files in {settings.output}, {len(changed)} changed" if changed else unchanged_message(settings, result))


@app.command()
def check(project: ProjectOption = None, format: FormatOption = OutputFormat.text) -> None:
    """Tell whether the generated package is what the spec says. Changes nothing.

    Prints a unified diff of each file that was edited, is missing, or does not belong.
    Exit code 0 where all is in sync, 1 on drift, 2 where the spec has problems or the settings cannot work.
    """
    from .workflow import check_output, unchanged_message

    with failures(format):
        settings = _settings(project)
        with working("comparing"):
            result = check_output(settings)
        if format is OutputFormat.json:
            changes = [{"path": c.path, "kind": c.kind, "diff": c.diff()} for c in result.changes]
            _json({"in_sync": not changes, "files": result.files, "changes": changes})
        else:
            for change in result.changes:
                _print_diff(change.diff())
            for change in result.changes:
                _say(f"{change.kind}: {_shown(settings, change)}")
            if result.changes:
                _say(f"{len(result.changes)} of {result.files} files differ from the spec; 'typeloom regenerate' mends that (stray files are yours to move)")
            else:
                _say(unchanged_message(settings, result))
        if result.changes:
            raise typer.Exit(1)


@app.command()
def validate(project: ProjectOption = None, format: FormatOption = OutputFormat.text) -> None:
    """Print every problem of the spec, as file:line:column: what is wrong, and what would be right.

    Exit code 0 where there is none, 2 otherwise.
    """
    from .workflow import read_package

    with failures(format):
        package = read_package(_settings(project))
        if format is OutputFormat.json:
            _json({"problems": []})
        else:
            things = (
                f"{len(package.events)} events, {len(package.objects) - len(package.events)} objects, {len(package.unions)} unions, {len(package.enums)} enums"
            )
            _say(f"the spec of {package.name} {package.version} is sound: {things}")


@app.command()
def schema(
    project: ProjectOption = None,
    language: Annotated[bool, typer.Option("--language", help="The schema of the spec language instead, for editors.")] = False,
) -> None:
    """Print the API as one JSON Schema document, or the JSON Schema of the spec language.

    An editor with a YAML language server completes and checks spec files from the latter: save it as
    typeloom.schema.json in the spec folder and name it in each file's first line:
    # yaml-language-server: $schema=typeloom.schema.json
    """
    with failures(OutputFormat.text):
        if language:
            from .language import json_schema

            _json(json_schema())
            return
        from .json_schema import package_schema
        from .workflow import read_package

        _json(package_schema(read_package(_settings(project))))


DestArgument = Annotated[
    str, typer.Argument(metavar="DEST", help="The copy's folder (src/acme/_vendor/wire), or a dotted name below ./src or here (acme._vendor.wire).")
]
SourceOption = Annotated[
    Path | None,
    typer.Option("--from", help="Copy the package in this folder; default: the one that comes with typeloom.", show_default=False),
]


@app.command()
def vendor(
    dest: DestArgument,
    check: Annotated[bool, typer.Option("--check", help="Change nothing; tell whether the copy is as it was made.")] = False,
    upgrade: Annotated[bool, typer.Option("--upgrade", help="Replace the copy, and tell which definitions came, went and changed.")] = False,
    discard_edits: Annotated[bool, typer.Option("--discard-edits", help="With --upgrade: even where it was edited, or has no lock.")] = False,
    source: SourceOption = None,
    format: FormatOption = OutputFormat.text,
) -> None:
    """Copy the package that comes with typeloom into your own source tree, or check or upgrade such a copy.

    The copy works under any dotted name and needs pydantic alone. Its lock file, typeloom-vendor.json, names
    the version and the hash of each file. Commit both, and run --check where your other checks run.
    A folder made on the way gets an __init__.py where the package above it has one, else none.
    Exit code 0; 1 where --check or --upgrade finds that the copy was edited; 2 where something stands in
    the way, as a copy of another version does without --upgrade.
    """
    from .vendor import bundled_package, destination, edits, locked, make_copy, read_original, upgrade_copy

    with failures(format):
        if check and upgrade:
            raise UsageError("--check changes nothing, --upgrade does: take one of them")
        if discard_edits and not upgrade:
            raise UsageError("--discard-edits goes with --upgrade")
        folder = destination(dest, Path.cwd())
        original = read_original(source if source is not None else bundled_package())
        what = f"{original.package} {original.version}"
        if check or (upgrade and not discard_edits):
            lock = locked(folder)
            found = edits(folder, lock, original)
            if check and format is OutputFormat.json:
                _json({"in_sync": not found, "package": lock.package, "version": lock.version, "edits": [edit.row() for edit in found]})
            elif found and format is OutputFormat.json:
                _json({"error": "the copy was edited", "edits": [edit.row() for edit in found]})
            elif found:
                for edit in found:
                    _print_diff(edit.diff or "")
                for edit in found:
                    _say(f"{edit.kind}: {_relative(folder / edit.path)}" + ("" if edit.diff else " (no diff: the original is not at hand)"))
                _say(f"{len(found)} files are not as they were copied; --upgrade --discard-edits puts them back (added files are yours to move)")
            elif check:
                _say(
                    f"{_relative(folder)} is {lock.package} {lock.version} as it was copied"
                    + ("" if lock.fits(original) else f"; typeloom brings {what} by now")
                )
            if found:
                raise typer.Exit(1)
            if check:
                return
        done = upgrade_copy(folder, original) if upgrade else make_copy(folder, original)
        if format is OutputFormat.json:
            _json({"package": original.package, "version": original.version, "folder": _relative(folder), **done.row()})
            return
        for difference in done.differences or ():
            typer.echo(str(difference))
        for path in done.left:
            _say(f"left alone, since typeloom never made it: {_relative(folder / path)}")
        if done.differences is None:
            _say("the old copy could not be read any more, so there is no telling what changed")
        if not done.changed:
            _say(f"{_relative(folder)} was {what} already")
        elif upgrade:
            _say(f"{_relative(folder)} is {what} now; it was {done.before or 'a copy without a lock'}; {len(done.differences or ())} definitions differ")
        else:
            _say(f"{_relative(folder)} is {what} now: {len(original.files)} files and their lock")


@app.command()
def explain(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A wire type, class, union, enum, value or code, or a field as Owner.field.")],
    project: ProjectOption = None,
    format: FormatOption = OutputFormat.text,
) -> None:
    """Tell what the spec knows of a name: fields and types, who documents and requires them, the place in the stream.

    Reads the spec of your project where there is one, else the spec that comes with typeloom.
    Exit code 0, or 2 where nothing has that name.
    """
    from .explain import bundled_settings, find_explanations, nearest_settings, write_explanations
    from .workflow import read_package

    with failures(format):
        settings = _settings(project) if project is not None else nearest_settings(Path.cwd())
        if settings is None:
            _say("from the spec that comes with typeloom, since no project with a [tool.typeloom] table is here:")
            settings = bundled_settings()
        with working("reading the spec"):
            found = find_explanations(read_package(settings), name)
        if format is OutputFormat.json:
            _json({"name": name, "found": found})
        else:
            write_explanations(found, sys.stdout)


def _settings(project: Path | None) -> Settings:
    from .settings import find_project, read_settings

    folder = project if project is not None else find_project(Path.cwd())
    if not (folder / "pyproject.toml").is_file():
        raise UsageError(f"there is no pyproject.toml in {folder}")
    return read_settings(folder)


@contextmanager
def failures(format: OutputFormat) -> Generator[None]:
    """Turn what cannot go on into messages and exit code 2."""
    from .guard import UnsafeError

    try:
        yield
    except SpecError as error:
        if format is OutputFormat.json:
            rows = [{"file": _relative(p.place.file), "line": p.line, "column": p.column, "what": p.what, "fix": p.fix} for p in error.problems]
            _json({"problems": rows})
        else:
            for problem in error.problems:
                typer.echo(str(problem).replace(str(problem.place.file), _relative(problem.place.file), 1), err=True)
            count = len(error.problems)
            _say(f"{count} problem{'s' if count > 1 else ''} in the spec; nothing was written")
        raise typer.Exit(2) from None
    except (UsageError, UnsafeError) as error:
        _fail(str(error), format)


def _fail(message: str, format: OutputFormat) -> NoReturn:
    if format is OutputFormat.json:
        _json({"error": message})
    else:
        typer.echo(f"typeloom: {message}", err=True)
    raise typer.Exit(2)


@contextmanager
def working(word: str) -> Generator[None]:
    """A spinner while it takes long, on a terminal only; pre-commit's is one, but nobody watches it."""
    if not sys.stderr.isatty() or "PRE_COMMIT" in os.environ:
        yield
        return
    from rich.console import Console

    with Console(stderr=True).status(f"{word} …"):
        yield


def _say(message: str) -> None:
    typer.echo(message, err=True)


def _json(value: Any) -> None:
    plain = (sys.stdout.encoding or "").lower().replace("-", "") != "utf8"  # escapes are JSON in any encoding
    typer.echo(json.dumps(value, indent=2, ensure_ascii=plain))


def _relative(file: Path) -> str:
    try:
        return (file.parent.resolve() / file.name).relative_to(Path.cwd().resolve()).as_posix()
    except (ValueError, OSError):
        return str(file)


def _shown(settings: Settings, change: Change) -> str:
    return _relative(settings.output / change.path)


def _print_diff(text: str) -> None:
    colours: dict[str, Any] = {"+": typer.colors.GREEN, "-": typer.colors.RED, "@": typer.colors.CYAN}
    paint: Callable[[str], str] = (lambda line: typer.style(line, fg=colours.get(line[:1]))) if sys.stdout.isatty() else str
    typer.echo("".join(map(paint, text.splitlines(keepends=True))), nl=False)
