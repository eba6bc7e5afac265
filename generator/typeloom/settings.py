"""The settings in ``[tool.typeloom]`` of a project's pyproject.toml."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from .problems import UsageError, listed, suggestion
from .spelling import is_module_name

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

KEYS = ("spec", "output", "package", "templates")


@dataclass(frozen=True, slots=True)
class Settings:
    """Where things are, as absolute paths. ``package`` overrides the spec's name for the generated package."""

    project: Path
    spec: Path
    output: Path
    package: str | None
    templates: Path


def bundled(name: str) -> Path:
    """A folder that travels with typeloom: in the installed package, or at the top of its repository."""
    inside = Path(__file__).parent / name
    return inside if inside.is_dir() else Path(__file__).parents[2] / name


def find_project(start: Path) -> Path:
    """The nearest folder, from ``start`` upwards, whose pyproject.toml has settings for typeloom. Raises UsageError."""
    for folder in (start, *start.parents):
        file = folder / "pyproject.toml"
        if file.is_file() and "typeloom" in _tools(file):
            return folder
    raise UsageError(
        f"no pyproject.toml with a [tool.typeloom] table in {start} or above it; add one, as:\n\n"
        '[tool.typeloom]\nspec = "spec"          # the folder of spec.yaml\noutput = "src/my_wire" # the package to write'
    )


def read_settings(project: Path) -> Settings:
    """The settings of a project. Raises UsageError, which says what to write instead."""
    file = project / "pyproject.toml"
    table: Any = _tools(file).get("typeloom", {})
    if not isinstance(table, dict):
        raise UsageError(f"{file}: [tool.typeloom] is not a table")
    values: dict[str, str] = {}
    for key, value in table.items():  # pyright: ignore[reportUnknownVariableType]
        name = str(key)  # pyright: ignore[reportUnknownArgumentType]
        if name not in KEYS:
            raise UsageError(f"{file}: [tool.typeloom] has no setting {name!r}; {suggestion(name, KEYS, f'it has {listed(KEYS)}')}")
        if not isinstance(value, str) or not value:
            raise UsageError(f"{file}: [tool.typeloom] {name} must be a string that is not empty")
        values[name] = value
    for key in ("spec", "output"):
        if key not in values:
            raise UsageError(f"{file}: [tool.typeloom] lacks {key}: {'the folder of spec.yaml' if key == 'spec' else 'the folder of the package to write'}")
    for key in ("spec", "output", "templates"):
        try:
            (project / values.get(key, ".")).resolve().stat()
        except FileNotFoundError:
            pass  # said where it is used, or made
        except (OSError, ValueError, RuntimeError) as error:
            raise UsageError(f"{file}: {key} {values[key]!r} cannot be a folder: {getattr(error, 'strerror', None) or error}") from error
    spec = project / values["spec"]
    output = (project / values["output"]).resolve()
    if spec.name.endswith((".yaml", ".yml")):
        spec = spec.parent
    if output == project.resolve() or project.resolve().is_relative_to(output):
        raise UsageError(f"{file}: output {values['output']!r} is the project itself; name a folder of its own for the package")
    if output == spec.resolve() or spec.resolve().is_relative_to(output):
        raise UsageError(f"{file}: output {values['output']!r} holds the spec; name a folder of its own for the package")
    package = values.get("package")
    if package is not None and not is_module_name(package):
        raise UsageError(f"{file}: package {package!r} is no Python name")
    templates = project / values["templates"] if "templates" in values else bundled("templates")
    return Settings(project, spec, output, package, templates)


def _tools(file: Path) -> dict[str, Any]:
    try:
        tools: Any = tomllib.loads(file.read_text(encoding="utf-8")).get("tool", {})
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"{file}: this is not TOML: {error}") from error
    except OSError as error:
        raise UsageError(f"{file} cannot be read: {error.strerror}") from error
    return cast("dict[str, Any]", tools) if isinstance(tools, dict) else {}
