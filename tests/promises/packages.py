"""Packages to test on: the real one, fresh copies of it, and ones made of any spec."""

from __future__ import annotations

import importlib
import json
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import responses_wire
from typeloom.check import check
from typeloom.guard import check_module
from typeloom.load import load
from typeloom.package import Package
from typeloom.problems import SpecError
from typeloom.render import render
from typeloom.resolve import resolve

ROOT = Path(__file__).parents[2]
TEMPLATES = ROOT / "templates"
REAL = Path(responses_wire.__file__).parent
_numbers = count()


@cache
def the_package() -> Package:
    """The Package of the real spec."""
    return resolve(load(ROOT / "spec"))


class BadSpec(Exception):
    """The spec has problems, so there is nothing to build."""


@contextmanager
def built(files: dict[str, Any]) -> Iterator[tuple[Package, Path]]:
    """The Package and the folder of what is generated from spec files, given as data by path."""
    folder = Path(tempfile.mkdtemp(prefix="typeloom-"))
    try:
        spec = folder / "spec"
        for path, content in files.items():
            (spec / path).parent.mkdir(parents=True, exist_ok=True)
            (spec / path).write_text(json.dumps(content), encoding="utf-8")  # JSON is YAML
        try:
            loaded = load(spec)
            problems = check(loaded)
        except SpecError as error:
            problems = error.problems
        if problems:
            raise BadSpec("\n".join(map(str, problems)))
        package = resolve(loaded)
        output = folder / "generated"
        for module, text in render(package, TEMPLATES):
            check_module(module, text)
            (output / module.path).parent.mkdir(parents=True, exist_ok=True)
            (output / module.path).write_text(text, encoding="utf-8")
        yield package, output
    finally:
        shutil.rmtree(folder)


@contextmanager
def fresh(folder: Path = REAL) -> Iterator[ModuleType]:
    """The package in a folder imported under a dotted name of its own, nothing of it loaded yet."""
    name = f"copy_{next(_numbers)}"
    home = Path(tempfile.mkdtemp(prefix="typeloom-"))
    (home / name / "vendored").mkdir(parents=True)
    (home / name / "vendored" / "wire").symlink_to(folder, target_is_directory=True)
    sys.path.insert(0, str(home))
    importlib.invalidate_caches()
    try:
        yield importlib.import_module(f"{name}.vendored.wire")
    finally:
        sys.path.remove(str(home))
        for module in [module for module in sys.modules if module == name or module.startswith(name + ".")]:
            del sys.modules[module]
        shutil.rmtree(home)


def description(value: Any, here: str = "") -> dict[str, str]:
    """The classes of the models in a value, by JSON Pointer."""
    found: dict[str, str] = {}
    todo: list[tuple[str, Any]] = [(here, value)]
    while todo:
        where, item = todo.pop()
        if hasattr(type(item), "model_fields"):
            found[where] = type(item).__name__
            wires = {name: info.alias or name for name, info in type(item).model_fields.items()}
            todo += [(where + _step(wires[name]), inner) for name, inner in vars(item).items()]
        elif isinstance(item, list):
            todo += [(where + _step(index), inner) for index, inner in enumerate(item)]
        elif isinstance(item, dict):
            todo += [(where + _step(key), inner) for key, inner in item.items()]
    return found


def _step(key: str | int) -> str:
    return "/" + str(key).replace("~", "~0").replace("/", "~1")
