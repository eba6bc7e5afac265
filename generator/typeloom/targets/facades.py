"""The ``__init__`` modules: they offer every public name and load its module when it is first used."""

from __future__ import annotations

from collections.abc import Iterable

from ..package import Package
from ..spelling import docstring, relative, string
from . import Module
from .models import grouped


def facades(package: Package, modules: Iterable[Module]) -> list[Module]:
    """A facade for each one that modules name, and an empty ``__init__`` for each other folder."""
    modules = list(modules)
    documents = {
        "__init__.py": [package.summary, "Every name is loaded when it is first used."],
        "types/__init__.py": ["The same API as TypedDicts: types for checkers, no pydantic at run time."],
    }
    result: list[Module] = []
    for facade in sorted({module.facade for module in modules if module.exports} | {"__init__.py"}):
        here = facade.removesuffix(".py").replace("/", ".")
        members = [module for module in modules if module.facade == facade]
        context = {
            "doc": docstring(documents.get(facade, [package.summary])),
            "imports": grouped(f"{relative(here, module.dotted)} {name}" for module in members for name in module.exports),
            "names": sorted(name for module in members for name in module.exports),
            "version": string(package.version) if facade == "__init__.py" else "",
        }
        result.append(Module(facade, "_facade.py.jinja", context, data=False))
    folders = {"/".join(module.path.split("/")[:depth]) for module in modules for depth in range(1, module.path.count("/") + 1)}
    made = {module.path for module in result}
    for folder in sorted(folders):
        if f"{folder}/__init__.py" not in made:
            result.append(Module(f"{folder}/__init__.py", "_folder.py.jinja", data=False))
    return result
