"""Language targets: each module here turns a Package into generated modules by way of its templates.

A target is a module with a function ``modules(package) -> list[Module]``. All that are in this folder are
used; adding one touches nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from ..package import Package


@dataclass(frozen=True, slots=True)
class Module:
    """One generated file: ``path`` below the package, the template that makes it, and what the template gets.

    ``exports`` are the public names in it; ``facade`` is the path of the ``__init__.py`` that offers them.
    ``data`` tells that the file is made of a spec's facts alone: it is held to the stricter rules of ``guard``.
    """

    path: str
    template: str
    context: dict[str, Any] = field(default_factory=dict[str, Any])
    exports: tuple[str, ...] = ()
    facade: str = "__init__.py"
    data: bool = True

    @property
    def dotted(self) -> str:
        """The module's path within the package, as an import spells it."""
        return self.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def all_modules(package: Package) -> Iterator[Module]:
    """The modules of every target, in the order of the targets' names."""
    for info in sorted(iter_modules(__path__), key=lambda info: info.name):
        target = import_module(f"{__name__}.{info.name}")
        if hasattr(target, "modules"):
            yield from target.modules(package)


def subject_module(kind: str, subject: str) -> str:
    """The dotted path of the module that a target makes of a subject."""
    return f"{kind}.{subject.replace('/', '.')}"
