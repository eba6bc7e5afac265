"""Package to text: every target's modules through their templates, not looked over and not formatted yet."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jinja2

from .package import Package
from .problems import UsageError
from .spelling import alias, assigned, choices, import_from, reexport, string, stub
from .targets import Module, all_modules
from .targets.facades import facades

HEADER = """\
# Made by typeloom from the spec of {package} {version}. Do not edit: change the spec, then run
# 'typeloom regenerate'."""


def modules(package: Package) -> list[Module]:
    """Every module of the generated package, sorted by path."""
    found = list(all_modules(package))
    found += facades(package, found)
    return sorted(found, key=lambda module: module.path)


def render(package: Package, templates: Path) -> Iterator[tuple[Module, str]]:
    """Each module with its text, as soon as it is rendered. Raises UsageError for a template that cannot be used."""
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(templates),
        undefined=jinja2.StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,  # Python, not HTML: every spec string has come through spelling.py
    )
    filters: dict[str, Any] = environment.filters
    filters |= {"string": string, "unquoted": _unquoted}
    filters |= {spell.__name__: spell for spell in (alias, assigned, choices, import_from, reexport, stub)}
    header = HEADER.format(package=package.name, version=package.version)
    for module in modules(package):
        try:
            text = environment.get_template(module.template).render(module.context, header=header)
            text.encode()
        except jinja2.TemplateNotFound as error:
            raise UsageError(f"there is no template {error.name} in {templates}") from error
        except Exception as error:  # a template is a program: anything may go wrong in it
            line = getattr(error, "lineno", None)
            where = f"{getattr(error, 'name', None) or module.template}" + (f":{line}" if line else "")
            raise UsageError(f"the template {where} cannot be rendered: {error}") from error
        yield module, text


def _unquoted(literal: str) -> str:
    return literal[1:-1]
