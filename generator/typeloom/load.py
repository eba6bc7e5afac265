"""Spec files to a Spec: reading, shape checking, and turning what is wrong into placed problems."""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, cast

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from .language import RootSpec, SubjectSpec
from .problems import Place, Problem, SpecError, listed, quoted
from .yaml_text import Inside, Position, parse, positions, read_text

ROOT = "spec.yaml"
_KEY = re.compile(r"([A-Za-z_][\w.]*)[\"']?[ \t]*:")
_SEGMENT = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True, slots=True)
class Subject:
    """One spec file below the root: ``name`` is its path in the spec folder without the ending."""

    name: str
    file: Path
    spec: SubjectSpec


@dataclass(frozen=True, slots=True)
class Spec:
    """What the YAML says, checked for shape only. Names are not resolved yet.

    ``missing`` is None where every file was read; else the names that the others may define.
    """

    file: Path
    root: RootSpec
    subjects: tuple[Subject, ...]
    missing: frozenset[str] | None = None


def spec_files(folder: Path) -> list[Path]:
    """The spec files of a folder, the root first, the rest by name; hidden files and folders are passed over."""
    return _spec_files(folder, [])


def _spec_files(folder: Path, problems: list[Problem]) -> list[Path]:
    def unreadable(error: OSError) -> None:
        problems.append(Problem(Place(Path(error.filename)), f"this folder cannot be read: {error.strerror}", "make it readable, or move it elsewhere", 1, 1))

    found: list[Path] = []
    for root, folders, names in os.walk(folder, onerror=unreadable):
        folders[:] = [name for name in folders if not name.startswith(".")]
        files = [Path(root, name) for name in names if name.endswith((".yaml", ".yml")) and not name.startswith(".")]
        found += [file for file in files if file.is_file() or (file.is_symlink() and not file.exists())]  # a link to nothing is told when it is read
    return sorted(found, key=lambda file: (file != folder / ROOT, file.relative_to(folder).as_posix()))


def load(folder: Path) -> Spec:
    """Read the spec in a folder. Raises SpecError with every problem of shape in every file."""
    spec, problems = read(folder)
    if problems or spec is None:
        raise SpecError(placed(problems))
    return spec


def read(folder: Path) -> tuple[Spec | None, list[Problem]]:
    """What can be read of the spec in a folder, and every problem of shape; None where the root is at fault."""
    if not (folder / ROOT).is_file():
        return None, [Problem(Place(folder / ROOT), "there is no such file", "a spec's root is spec.yaml in its folder", 1, 1)]
    missing: set[str] = set()
    problems: list[Problem] = []
    root: RootSpec | None = None
    subjects: list[Subject] = []
    for file in _spec_files(folder, problems):
        text, unreadable = read_text(file)
        document = parse(text, file)
        problems += unreadable or document.problems
        if unreadable or document.problems:
            missing |= _names_seen(file)
            continue
        if file == folder / ROOT:
            root = cast("RootSpec | None", _shaped(RootSpec, document.data, file, problems))
            continue
        name = file.relative_to(folder).with_suffix("").as_posix()
        problems += _name_problems(name, file, {subject.name for subject in subjects})
        subject = _shaped(SubjectSpec, document.data, file, problems)
        if subject is not None:
            subjects.append(Subject(name, file, cast(SubjectSpec, subject)))
        else:
            missing |= _names_in(document.data)
    if root is None:
        return None, problems
    return Spec(folder / ROOT, root, tuple(subjects), frozenset(missing) if problems else None), problems


def _names_in(data: object) -> set[str]:
    """What a file without the right shape seems to define."""
    sections = list(cast("dict[object, object]", data).values()) if isinstance(data, dict) else []
    return {str(key) for section in sections if isinstance(section, dict) for key in cast("dict[object, object]", section)}


def _names_seen(file: Path) -> set[str]:
    """What a file that is no YAML of ours may define: every word before a colon."""
    try:
        return set(_KEY.findall(file.read_bytes().decode(errors="replace")))
    except OSError:
        return set()


def placed(problems: Iterable[Problem]) -> list[Problem]:
    """The problems with line and column filled in, in the order of files, lines and columns."""
    texts: dict[Path, str] = {}
    found: dict[Path, Mapping[tuple[str | int, ...], Any]] = {}
    walks: dict[tuple[Path, Position], Inside] = {}
    result: dict[Problem, None] = {}
    for problem in problems:
        place = problem.place
        if not problem.line and place.file.is_file():
            if place.file not in found:
                texts[place.file] = read_text(place.file)[0]
                found[place.file] = positions(texts[place.file])
            path = place.path
            while path not in found[place.file] and path:
                path = path[:-1]
            here = found[place.file].get(path)
            if here is not None:
                position = here[0] if place.key else here[1]
                if place.offset is not None and path == place.path:
                    walk = walks.get((place.file, position)) or Inside(texts[place.file], position)
                    walks[place.file, position] = walk
                    position = walk.place(place.offset)
                problem = replace(problem, line=position.line, column=position.column)
            else:
                problem = replace(problem, line=1, column=1)
        result[problem] = None
    return sorted(result, key=lambda p: (str(p.place.file), p.line, p.column))


def _name_problems(name: str, file: Path, others: set[str]) -> list[Problem]:
    problems: list[Problem] = []
    if name in others:
        problems.append(Problem(Place(file), f"a second file makes the subject {name}", "keep one of .yaml and .yml", 1, 1))
    for segment in name.split("/"):
        if not _SEGMENT.fullmatch(segment):
            fix = "name files and folders in lower case letters, digits and underscores"
            problems.append(Problem(Place(file), f"{quoted(segment)} cannot name a module", fix, 1, 1))
    folders = {"/".join(other.split("/")[:depth]) for other in {*others, name} for depth in range(1, other.count("/") + 1)}
    clash = next((other for other in sorted({*others, name}) if other in folders and (other == name or name.startswith(other + "/"))), None)
    if clash:
        problems.append(Problem(Place(file), f"{clash} is both a file and a folder", "one module cannot be both: rename the file", 1, 1))
    return problems


def _shaped(model: type[BaseModel], data: Any, file: Path, problems: list[Problem]) -> BaseModel | None:
    if not isinstance(data, dict):
        found = "empty" if data is None else f"a {_kind(data)}"
        problems.append(Problem(Place(file), f"this file is {found}", f"it holds a mapping with the keys {listed(model.model_fields)}"))
        return None
    try:
        return model.model_validate(data)
    except ValidationError as error:
        shapes = [(detail["type"], _shape_problem(model, detail, cast("object", data), file)) for detail in error.errors(include_url=False)]
        # Where several kinds of value are allowed, each one that does not fit has its say: the one that got furthest is heard.
        deeper = {problem.place.path[:depth] for kind, problem in shapes for depth in range(len(problem.place.path) + (not kind.endswith("_type")))}
        seen: set[Place] = set()
        for kind, problem in shapes:
            if problem.place not in seen and not (kind.endswith("_type") and problem.place.path in deeper):
                seen.add(problem.place)
                problems.append(problem)
        return None


def _kind(value: object) -> str:
    names: dict[type[Any], str] = {
        dict: "mapping",
        list: "list",
        str: "string",
        bool: "boolean",
        int: "number",
        float: "number",
        type(None): "null",
    }
    return names.get(type(value), type(value).__name__)


def _shape_problem(model: type[BaseModel], detail: ErrorDetails, data: object, file: Path) -> Problem:
    path, value = _walk(data, detail["loc"])
    kind = detail["type"]
    name = str(detail["loc"][-1]) if detail["loc"] else ""
    context = detail.get("ctx", {})
    if kind == "extra_forbidden":
        known = _known_keys(model, detail["loc"][:-1])
        close = difflib.get_close_matches(name, known, n=1, cutoff=0.6)
        fix = f"did you mean {quoted(close[0])}?" if close else f"the keys here are {listed(known)}"
        if value is None and " " in name:  # {summary: One thing, and another}
            fix = "a comma ends a value inside {…}: put the text before it in quotes"
        return Problem(Place(file, path, key=True), f"the key {quoted(name)} is unknown", fix)
    if kind == "missing":
        return Problem(Place(file, path, key=True), f"the key {quoted(name)} is missing", f"add '{name}: …' here")
    if name == "[key]":
        key = str(detail["input"])
        rule = f"must match {context['pattern']}" if "pattern" in context else f"has 1 to {context.get('max_length', 200)} characters"
        return Problem(Place(file, path, key=True), f"the name {quoted(key)} is malformed", f"it {rule}")
    if kind == "string_pattern_mismatch":
        return Problem(Place(file, path), f"{quoted(str(value))} is malformed", f"it must match {context['pattern']}")
    if kind == "string_type":
        hint = "put it in quotes" if isinstance(value, (bool, int, float)) else "write a string"
        return Problem(Place(file, path), f"a {_kind(value)} stands where a string belongs", hint)
    if kind in ("string_too_short", "too_short"):
        fix = "write at least one sentence" if name == "summary" else "write something, or leave the key out" if value == "" else "write at least one"
        return Problem(Place(file, path), "this is empty", fix)
    expected = {
        "dict_type": "a mapping (key: value)",
        "model_type": "a mapping (key: value)",
        "model_attributes_type": "a mapping (key: value)",
        "list_type": "a list ([a, b])",
        "bool_type": "true or false",
        "literal_error": str(context.get("expected", "")),
    }.get(kind)
    if expected:
        return Problem(Place(file, path), f"{_shown(value)} stands where {expected} belongs", f"write {expected}")
    return Problem(Place(file, path), f"{_shown(value)} does not fit", detail["msg"][0].lower() + detail["msg"][1:])


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return quoted(value) if isinstance(value, str) else str(value)[:40] if isinstance(value, (int, float)) else f"a {_kind(value)}"


def _walk(data: Any, loc: tuple[int | str, ...]) -> tuple[tuple[str | int, ...], object]:
    """The path in the file that a pydantic location means: parts that name union branches are passed over."""
    path: list[str | int] = []
    for part in loc:
        if not (isinstance(data, dict) or (isinstance(data, list) and isinstance(part, int))):
            continue
        try:
            data = cast("Any", data)[part]
        except LookupError:
            continue
        path.append(part)
    return tuple(path), cast("object", data)


@cache
def _schema(model: type[BaseModel]) -> Any:
    return model.model_json_schema(by_alias=True)


def _known_keys(model: type[BaseModel], loc: tuple[int | str, ...]) -> list[str]:
    """The keys that the language knows at a location."""
    schema = _schema(model)
    definitions = schema.get("$defs", {})

    def resolved(node: Any) -> list[Any]:
        if "$ref" in node:
            return resolved(definitions[node["$ref"].rsplit("/", 1)[-1]])
        return [inner for option in node.get("anyOf", [node]) for inner in (resolved(option) if "anyOf" in node else [option])]

    nodes = resolved(schema)
    for part in loc:
        following: list[Any] = []
        for node in nodes:
            for child in (
                node.get("properties", {}).get(part),
                *node.get("patternProperties", {}).values(),
                node.get("additionalProperties"),
                node.get("items"),
            ):
                if isinstance(child, dict):
                    following += resolved(child)
                    break
        nodes = following or nodes
    return sorted({key for node in nodes for key in node.get("properties", {})}) or ["none"]
