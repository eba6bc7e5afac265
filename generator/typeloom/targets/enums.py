"""Enums and error tables: ``Literal[…] | str`` with a Known… alias and a guard for each."""

from __future__ import annotations

from ..package import Package
from ..spelling import docstring, guard_name, relative, string
from . import Module, subject_module
from .documents import enum_docs


def modules(package: Package) -> list[Module]:
    """One module for each subject that has an enum."""
    result: list[Module] = []
    for subject in package.subjects:
        if not subject.enums:
            continue
        enums: list[dict[str, object]] = []
        exports: list[str] = []
        for enum in subject.enums:
            known, doc = enum_docs(enum)
            enums.append(
                {
                    "name": enum.name,
                    "open": enum.open,
                    "guard": guard_name(enum.name),
                    "choices": [string(value.value) for value in enum.values],
                    "known_doc": docstring(known),
                    "doc": docstring(doc),
                }
            )
            exports += [enum.name, f"Known{enum.name}", guard_name(enum.name)]
        here = subject_module("enums", subject.name)
        context = {"doc": docstring(subject.summary), "known": relative(here, "_known"), "enums": enums}
        path = here.replace(".", "/") + ".py"
        result.append(Module(path, "enums/_subject.py.jinja", context, tuple(exports)))
    return result
