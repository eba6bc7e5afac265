"""The schemas that datamodel-code-generator gets, and what it makes of them.

It gets each as a closure: the stream's union and what that reaches, and no more. Where
the union does not say so itself, it is marked as told apart by `type`, so that the
models made from it are a tagged union: the fastest that it can make.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from .environment import ROOT, WORK, command
from .settings import Settings

PROGRAM = "datamodel-codegen"
COMPONENTS = "#/components/schemas/"
ROOT_NAME = "AnyStreamEvent"

COMMON = (
    *("--formatters", "black", "isort", "--disable-timestamp", "--target-python-version", "3.10"),
    *("--allow-extra-fields", "--enum-field-as-literal", "all", "--use-single-value-enum-as-const"),
    *("--use-annotated", "--use-union-operator", "--use-standard-collections"),
)
FLAVOURS = {"pydantic": "pydantic_v2.BaseModel", "TypedDict": "typing.TypedDict"}


@dataclass(frozen=True)
class Closure:
    """One schema of a whole event stream, as a file."""

    title: str
    path: Path
    file_type: str
    root: str
    definitions: int


def upstream(settings: Settings, root: str) -> Closure | None:
    """One union of OpenAI's published API and all that it reaches, if at hand."""
    source = settings.shared / "upstream" / "openai.openapi.json"
    if not source.exists():
        return None
    schemas = json.loads(source.read_text())["components"]["schemas"]
    names = _reached(schemas, root)
    chosen = {name: schemas[name] for name in names}
    chosen[root] = _tagged(chosen[root])
    document = {
        "openapi": "3.1.0",
        "info": {"title": "closure", "version": "1"},
        "paths": {},
        "components": {"schemas": chosen},
    }
    title = f"OpenAI's OpenAPI, {root}"
    return _closure(title, document, "openapi", root, len(chosen))


def facts(settings: Settings) -> Closure | None:
    """The wire facts of OpenAI's stream union, if at hand."""
    source = settings.shared / "facts" / "openai.schema.json"
    if not source.exists():
        return None
    return _whole("the wire facts of OpenAI's SDK", json.loads(source.read_text()))


def exported() -> Closure | None:
    """What our own spec says, as the JSON Schema that `typeloom schema` prints.

    None where the command is not there or prints something else.
    """
    typeloom = command("typeloom")
    if typeloom is None:
        return None
    done = subprocess.run(
        [typeloom, "schema"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0 or "response.output_text.delta" not in done.stdout:
        return None
    try:
        document = json.loads(done.stdout)
    except ValueError:
        return None
    return _whole("our own spec, exported as JSON Schema", document)


def closures(settings: Settings) -> list[Closure]:
    """The schemas at hand, the one that its goals are held against first."""
    found = (
        upstream(settings, "BetaResponseStreamEvent"),
        upstream(settings, "ResponseStreamEvent"),
        facts(settings),
    )
    at_hand = [closure for closure in found if closure]
    return at_hand or [closure for closure in (exported(),) if closure]


def generate(closure: Closure, flavour: str, output: Path) -> None:
    """Run datamodel-code-generator once, as a user would, with black and isort.

    Raises RuntimeError with what it said where it fails.
    """
    program = command(PROGRAM)
    if program is None:
        raise RuntimeError(f"{PROGRAM} is not installed here")
    done = subprocess.run(
        [
            program,
            *("--input", str(closure.path), "--input-file-type", closure.file_type),
            *("--output-model-type", FLAVOURS[flavour], "--output", str(output)),
            *COMMON,
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise RuntimeError(f"{PROGRAM} failed: {done.stderr.strip()[-300:]}")


def models(closure: Closure) -> ModuleType:
    """The pydantic models made from a closure, imported; made once and kept."""
    digest = hashlib.sha256(closure.path.read_bytes())
    digest.update(" ".join(COMMON).encode())
    name = f"models_{digest.hexdigest()[:16]}"
    path = WORK / f"{name}.py"
    if not path.exists():
        generate(closure, "pydantic", path)
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise RuntimeError(f"cannot import {path.name}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # pydantic looks a model's module up there
    spec.loader.exec_module(module)
    return module


def _whole(title: str, document: dict[str, Any]) -> Closure:
    tagged = {**_tagged(document), "title": ROOT_NAME}
    count = len(document.get("$defs", {}))
    return _closure(title, tagged, "jsonschema", ROOT_NAME, count)


def _closure(title: str, document: dict[str, Any], file_type: str, root: str, definitions: int) -> Closure:
    WORK.mkdir(exist_ok=True)
    path = WORK / f"{root}.{file_type}.json"
    path.write_text(json.dumps(document))
    return Closure(title, path, file_type, root, definitions)


def _tagged(union: dict[str, Any]) -> dict[str, Any]:
    """The union with its members told apart by `type`, in the words of OpenAPI."""
    if "oneOf" in union or "anyOf" not in union:
        return union
    rest = {key: value for key, value in union.items() if key != "anyOf"}
    return {
        **rest,
        "oneOf": union["anyOf"],
        "discriminator": {"propertyName": "type"},
    }


def _reached(schemas: dict[str, Any], root: str) -> list[str]:
    """The names that a schema refers to, directly or through others, itself first."""
    found = {root: None}
    waiting = [root]
    while waiting:
        for name in _references(schemas[waiting.pop()]):
            if name not in found:
                found[name] = None
                waiting.append(name)
    return list(found)


def _references(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        target = value.get("$ref")
        if isinstance(target, str) and target.startswith(COMPONENTS):
            yield target.removeprefix(COMPONENTS)
        for part in value.values():
            yield from _references(part)
    elif isinstance(value, list):
        yield from _all_references(value)


def _all_references(values: Iterable[object]) -> Iterator[str]:
    for value in values:
        yield from _references(value)
