# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The second road: building a model from data that does not fit it, or telling why it does not.

The compiled validators say yes or no to a whole event. Where they say no, ``fit`` walks the data along
the declared types, keeps raw the innermost values that do not fit, and names each with its pointer.
"""

from __future__ import annotations

from typing import Any, cast

from . import _index
from ._compile import Node, assemble, load, shape_of
from ._model import WireModel
from .errors import Misfit

_MAX_DEPTH = 150  # levels of typed nesting; deeper values are kept raw and named
_PYTHON_KINDS: dict[type[Any], str] = {
    str: "string",
    bool: "boolean",
    int: "integer",
    float: "number",
    type(None): "null",
    list: "array",
    dict: "object",
}


def fit_event(data: dict[str, Any], name: str) -> WireModel:
    """An event of the class ``name`` holding the data, whatever it is."""
    return _Fitter().model(name, data, (), 0)


def unknown_event(data: dict[str, Any]) -> WireModel:
    """An UnknownEvent holding the data."""
    return _Fitter().unknown("UnknownEvent", _index.DISCRIMINATOR, data, ())


class _Fitter:
    def __init__(self) -> None:
        self.misfits: list[tuple[tuple[str, ...], str]] = []

    def value(self, node: Node, value: Any, path: tuple[str, ...], depth: int) -> Any:
        """The value as the type wants it, or raw where it does not fit."""
        option = self.option(node, value)
        if option is None:
            self.misfits.append((path, f"expected {describe(node)}, got {shown(value)}"))
            return value
        kind = option[0]
        if kind in ("model", "union", "list", "map") and depth > _MAX_DEPTH:
            self.misfits.append((path, f"nested deeper than {_MAX_DEPTH} levels"))
            return value
        if kind == "model":
            return (
                value
                if isinstance(value, WireModel)
                else self.model(option[1], value, path, depth + 1)
            )
        if kind == "union":
            return (
                value
                if isinstance(value, WireModel)
                else self.union(option[1], value, path, depth + 1)
            )
        if kind == "list":
            return [
                self.value(option[1], item, (*path, str(i)), depth + 1)
                for i, item in enumerate(value)
            ]
        if kind == "map":
            return {
                key: self.value(option[1], item, (*path, str(key)), depth + 1)
                for key, item in value.items()
            }
        return value

    def option(self, node: Node, value: Any) -> Node | None:
        """The part of the type that takes a value of this JSON kind; None where no part does."""
        for option in node[1] if node[0] == "or" else (node,):
            kind = option[0]
            python: type[Any] = value.__class__
            if (
                kind == "any"
                or (python is str and kind in ("string", "enum"))
                or (python is int and kind in ("integer", "number"))
                or (python is float and kind == "number")
                or (python is bool and kind == "boolean")
                or (value is None and kind == "null")
                or (python is list and kind == "list")
                or (python is dict and kind in ("model", "union", "map"))
                or (kind == "literal" and any(python is type(v) and value == v for v in option[1]))
                or (kind == "model" and isinstance(value, load(option[1])))
                or (
                    kind == "union"
                    and type(value).__name__ in _index.UNIONS[option[1]].classes
                    and isinstance(value, WireModel)
                )
            ):
                return option
        return None

    def model(
        self, name: str, data: dict[str, Any], path: tuple[str, ...], depth: int
    ) -> WireModel:
        cls = load(name)
        shape = shape_of(cls)
        assert shape is not None
        first = len(self.misfits)
        values: dict[str, Any] = {}
        present: set[str] = set()
        extra: dict[str, Any] = {}
        for key, value in data.items():
            field = shape.fields.get(key)
            if field is None:
                extra[key] = value
            else:
                values[field.name] = self.value(field.node, value, (*path, key), depth)
                present.add(field.name)
        if len(present) < len(shape.fields):
            for wire, field in shape.fields.items():
                if field.name not in present:
                    values[field.name] = field.default
                    if field.required:
                        self.misfits.append(((*path, wire), "required, but absent"))
        return assemble(cls, values, present, extra, self.since(first, len(path)))

    def union(self, name: str, data: dict[str, Any], path: tuple[str, ...], depth: int) -> Any:
        entry = _index.UNIONS[name]
        key = entry.discriminator
        if key not in data and entry.untagged is not None:
            return self.model(entry.untagged, data, path, depth)
        tag = data.get(key)
        member = entry.members.get(tag) if isinstance(tag, str) else None
        if member is not None:
            return self.model(member, data, path, depth)
        if entry.unknown is not None:
            return self.unknown(entry.unknown, key, data, path)
        known = ", ".join(entry.members)
        got = shown(tag) if key in data else "none"
        self.misfits.append(
            (
                (*path, key) if key in data else path,
                f"expected {key} to be one of {known}, got {got}",
            )
        )
        return data

    def unknown(
        self, name: str, key: str, data: dict[str, Any], path: tuple[str, ...]
    ) -> WireModel:
        cls = load(name)
        shape = shape_of(cls)
        assert shape is not None
        field = shape.fields[key]
        first = len(self.misfits)
        extra = dict(data)
        present: set[str] = set()
        tag = None
        if key in extra:
            tag = extra.pop(key)
            present.add(field.name)
            if not isinstance(tag, str):
                self.misfits.append(((*path, key), f"expected a string, got {shown(tag)}"))
        else:
            self.misfits.append(((*path, key), "required, but absent"))
        return assemble(cls, {field.name: tag}, present, extra, self.since(first, len(path)))

    def since(self, first: int, depth: int) -> tuple[Misfit, ...]:
        """The misfits found since, their pointers starting at the object in hand."""
        return tuple(Misfit(pointer(path[depth:]), reason) for path, reason in self.misfits[first:])


def pointer(path: tuple[str, ...]) -> str:
    """A JSON Pointer (RFC 6901) from its steps."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)


def describe(node: Node) -> str:
    """A type in words, for a message."""
    kind = node[0]
    if kind == "or":
        names = [describe(option) for option in node[1]]
        return ", ".join(names[:-1]) + " or " + names[-1]
    if kind == "literal":
        return " or ".join(map(repr, cast("tuple[object, ...]", node[1])))
    if kind in ("list", "map"):
        return "an array" if kind == "list" else "an object"
    if kind in ("model", "union"):
        return f"an object ({node[1]})"
    return {"null": "null", "any": "anything", "integer": "an integer"}.get(
        kind, "a string" if kind == "enum" else f"a {kind}"
    )


def shown(value: Any) -> str:
    """A value in words, short, for a message."""
    kind = _PYTHON_KINDS.get(value.__class__, value.__class__.__name__)
    if kind in ("array", "object", "null"):
        return "null" if value is None else f"an {kind}"
    text = (
        repr(value)
        if not isinstance(value, int) or abs(value) < 10**20
        else f"{value:.3e}" if abs(value) < 10**300 else "a huge one"
    )
    return f"the {kind} {text if len(text) <= 60 else text[:59] + '…'}"
