"""Small specs of an invented API, written to a folder for a test."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

from typeloom.check import check
from typeloom.load import load
from typeloom.package import Package
from typeloom.problems import Problem, SpecError
from typeloom.resolve import resolve

ROOT = """\
typeloom: 1
package: parcels
version: 1.0.0
summary: Parcels on their way, as a stream of events.
sources:
  handbook: {title: The carrier's handbook}
"""
EVENTS = """\
summary: All that can happen.
events:
  parcel.lost:
    summary: The parcel cannot be found.
    fields:
      where: {type: string, required: true, summary: Where it was last.}
"""


def write_spec(folder: Path, **files: str) -> Path:
    """A spec in a folder: ``events="…"`` makes events.yaml; ``spec`` is the root, which is there anyway."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in {"spec": ROOT, **files}.items():
        (folder / f"{name}.yaml").write_text(dedent(text), encoding="utf-8")
    return folder


def problems_of(folder: Path) -> list[Problem]:
    """What load and check say of a spec."""
    try:
        return check(load(folder))
    except SpecError as error:
        return list(error.problems)


def shown(folder: Path) -> list[str]:
    """The problems as people see them, file names relative to the spec."""
    return [str(problem).replace(f"{folder}/", "", 1) for problem in problems_of(folder)]


def package_of(folder: Path) -> Package:
    """The Package of a spec that has no problems."""
    assert shown(folder) == []
    return resolve(load(folder))
