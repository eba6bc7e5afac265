# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The second road: building a model from data that does not fit it, or telling why it does not.

The compiled validators say yes or no to a whole event. Where they say no, this walks the data along the
declared types, keeps raw the innermost values that do not fit, and names each with its pointer. It keeps
a list of what is still to do instead of calling itself, so data may be nested to any depth.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias, cast

from . import _index
from ._compile import Node, Shape, assemble, load, shape_of
from ._model import WireModel
from .errors import Misfit

_PYTHON_KINDS: dict[type[Any], str] = {
    str: "string",
    bool: "boolean",
    int: "integer",
    float: "number",
    type(None): "null",
    list: "array",
    dict: "object",
}

Path: TypeAlias = tuple[Any, ...]
"""Where a value stands: ``(path of what holds it, its key there, depth)``; empty at the top."""

Reason: TypeAlias = "str | tuple[Node, Any]"
"""Why a value does not fit: in words, or the type and the value, to be put in words when asked for."""


def fit_event(data: dict[str, Any], name: str) -> WireModel:
    """An event of the class ``name`` holding the data, whatever it is."""
    return _Fitter().whole(("model", name), data)


def unknown_event(data: dict[str, Any]) -> WireModel:
    """An UnknownEvent holding the data."""
    return _Fitter().whole(("unknown", "UnknownEvent", _index.DISCRIMINATOR), data)


class _Fitter:
    def __init__(self) -> None:
        self.found: list[tuple[Path, Reason]] = []
        # What is still to build: (type, data, its path, what holds it, the key there); or, with a None for
        # the type, what is complete when all above it is done: (None, model, its path, misfits so far).
        self.todo: list[tuple[Any, ...]] = []

    def whole(self, node: Node, data: dict[str, Any]) -> WireModel:
        top: dict[str, Any] = {}
        self.todo.append((node, data, (), top, "event"))
        while self.todo:
            task = self.todo.pop()
            if task[0] is None:
                _, model, path, first = task
                if len(self.found) > first:
                    misfits = Misfits(self.found, first, len(self.found), path[2] if path else 0)
                    object.__setattr__(model, "__pydantic_private__", {"degraded": misfits})
            else:
                node, value, path, holder, key = task
                start = len(self.todo)
                holder[key] = self.build(node, value, path)
                if len(self.todo) > start + 1:  # so that the first is done first
                    start += self.todo[start][0] is None
                    self.todo[start:] = self.todo[start:][::-1]
        return cast(WireModel, top["event"])

    def build(self, node: Node, value: Any, path: Path) -> Any:
        """What an array or object becomes; what is nested in it is left to do."""
        kind = node[0]
        if kind == "list":
            items = list[Any](value)
            for index, item in enumerate(items):
                self.place(node[1], item, path, index, items, index)
            return items
        if kind == "map":
            entries = dict[str, Any](value)
            for key, entry in value.items():
                self.place(node[1], entry, path, key, entries, key)
            return entries
        if kind == "model":
            return self.model(node[1], value, path)
        if kind == "union":
            return self.union(node[1], value, path)
        return self.unknown(node[1], node[2], value, path)

    def place(
        self, node: Node, value: Any, path: Path, step: str | int, holder: Any, key: Any
    ) -> None:
        """Put a value where it belongs: as it is, or by and by as what its type makes of it."""
        option = _option(node, value)
        holder[key] = value
        if option is None:
            self.found.append((_below(path, step), (node, value)))
        elif option[0] in _CONTAINERS and value.__class__ in ((dict, list) if value else (dict,)):
            self.todo.append((option, value, _below(path, step), holder, key))

    def tell(self, path: Path, step: str | int, reason: str) -> None:
        self.found.append((_below(path, step), reason))

    def model(self, class_name: str, data: dict[str, Any], path: Path) -> WireModel:
        cls = load(class_name)
        shape = cast(Shape, shape_of(cls))
        places = _places.get(cls) or _places_of(cls)
        values = shape.absent.copy()
        present: set[str] = set()
        extra: dict[str, Any] = {}
        model = assemble(cls, values, present, extra, ())
        todo = self.todo
        todo.append((None, model, path, len(self.found)))
        for key, value in data.items():
            place = places.get(key)
            if place is None:
                extra[key] = value
                continue
            name, node, scalars, words, containers = place
            present.add(name)
            kind = value.__class__
            if kind in scalars or (kind is str and value in words):
                values[name] = value
            elif kind in containers:
                values[name] = value
                if value or kind is dict:
                    todo.append((containers[kind], value, _below(path, key), values, name))
            else:
                self.place(node, value, path, key, values, name)
        if not present.issuperset(shape.required):
            for name, wire in shape.required.items():
                if name not in present:
                    self.tell(path, wire, "required, but absent")
        return model

    def union(self, name: str, data: dict[str, Any], path: Path) -> Any:
        entry = _index.UNIONS[name]
        key = entry.discriminator
        tag = data.get(key)
        if (
            tag is None
            and entry.untagged is not None
            and (key not in data or _takes_null(entry.untagged, key))
        ):
            return self.model(entry.untagged, data, path)
        member = entry.members.get(tag) if isinstance(tag, str) else None
        if member is not None:
            return self.model(member, data, path)
        if entry.unknown is not None:
            return self.unknown(entry.unknown, key, data, path)
        known = ", ".join(entry.members)
        if key in data:
            self.tell(path, key, f"expected {key} to be one of {known}, got {shown(tag)}")
        else:
            self.found.append((path, f"expected {key} to be one of {known}, got none"))
        return data

    def unknown(self, name: str, key: str, data: dict[str, Any], path: Path) -> WireModel:
        cls = load(name)
        field = cast(Shape, shape_of(cls)).fields[key]
        extra = dict(data)
        tag = extra.pop(key, None)
        model = assemble(cls, {field.name: tag}, {field.name} if key in data else set(), extra, ())
        self.todo.append((None, model, path, len(self.found)))
        if key not in data:
            self.tell(path, key, "required, but absent")
        elif not isinstance(tag, str):
            self.tell(path, key, f"expected a string, got {shown(tag)}")
        return model


def _below(path: Path, step: str | int) -> Path:
    return path, step, path[2] + 1 if path else 1


def _takes_null(name: str, wire: str) -> bool:
    field = cast(Shape, shape_of(load(name))).fields.get(wire)
    return field is None or _option(field.node, None) is not None


_PYTHON_TYPES: dict[str, tuple[type[Any], ...]] = {
    "string": (str,),
    "enum": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
    "list": (list,),
    "model": (dict,),
    "union": (dict,),
    "map": (dict,),
}
_CONTAINERS = ("model", "union", "list", "map")
_ALL: frozenset[type[Any]] = frozenset({str, bool, int, float, type(None), list, dict})
_tables: dict[int, tuple[Node, dict[type[Any], Node]]] = {}


def _takers(node: Node) -> dict[type[Any], Node]:
    """Which part of a type takes a value of which Python type. Kept by the node's identity: nodes live on."""
    entry = _tables.get(id(node))
    if entry is None:
        table: dict[type[Any], Node] = {}
        for option in node[1] if node[0] == "or" else (node,):
            for python in _PYTHON_TYPES.get(option[0], ()):
                table[python] = option
        entry = _tables[id(node)] = (node, table)
    return entry[1]


class _Place(NamedTuple):
    """What a key of a class takes without a second look."""

    name: str
    node: Node
    scalars: frozenset[type[Any]]
    words: frozenset[str]
    containers: dict[type[Any], Node]


_places: dict[type[Any], dict[str, _Place]] = {}


def _places_of(cls: type[WireModel]) -> dict[str, _Place]:
    """By wire key, what a class takes there."""
    places = _places[cls] = {
        wire: _place_of(field.name, field.node)
        for wire, field in cast(Shape, shape_of(cls)).fields.items()
    }
    return places


def _place_of(name: str, node: Node) -> _Place:
    takers = _takers(node)
    containers = {kind: taker for kind, taker in takers.items() if taker[0] in _CONTAINERS}
    options = node[1] if node[0] == "or" else (node,)
    literals = [value for option in options if option[0] == "literal" for value in option[1]]
    words = frozenset(value for value in literals if isinstance(value, str))
    scalars = _ALL if ("any",) in options else frozenset(takers)
    return _Place(name, node, scalars - frozenset(containers), words, containers)


def _option(node: Node, value: Any) -> Node | None:
    """The part of a type that takes a value; None where no part does."""
    taker = _takers(node).get(value.__class__)
    if taker is not None:
        return taker
    python: type[Any] = value.__class__
    for option in node[1] if node[0] == "or" else (node,):
        kind = option[0]
        if (
            kind == "any"
            or (kind == "literal" and any(python is type(v) and value == v for v in option[1]))
            or (
                kind in ("model", "union")
                and isinstance(value, WireModel)
                and _is_built(option, value)
            )
        ):
            return cast(Node, option)
    return None


def _is_built(option: Node, value: WireModel) -> bool:
    """Is this an object of the type, built before?"""
    names = (option[1],) if option[0] == "model" else _index.UNIONS[option[1]].classes
    return any(
        base.__name__ in names and shape_of(base) is not None for base in type(value).__mro__
    )


class Misfits:
    """The misfits inside one object. Their pointers are spelled when they are asked for.

    All objects of an event share the list of what was found: an object's own are in one piece of it, since
    an object is done before its neighbour is begun.
    """

    __slots__ = ("_found", "_first", "_end", "_depth")

    def __init__(self, found: list[tuple[Path, Reason]], first: int, end: int, depth: int) -> None:
        self._found, self._first, self._end, self._depth = found, first, end, depth

    def __iter__(self) -> Iterator[Misfit]:
        for path, reason in self._found[self._first : self._end]:
            steps: list[Any] = []
            while path and path[2] > self._depth:
                path, step, _ = path
                steps.append(step)
            if not isinstance(reason, str):
                reason = f"expected {describe(reason[0])}, got {shown(reason[1])}"
            yield Misfit(pointer(steps[::-1]), reason)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Misfits, tuple)) and tuple(self) == tuple(
            cast("tuple[Misfit, ...]", other)
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(tuple(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return tuple, (tuple(self),)


def pointer(path: list[str | int]) -> str:
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
    if kind == "integer" and abs(value) >= 10**20:
        return f"the integer {value:.3e}" if abs(value) < 10**300 else "a huge integer"
    text = repr(value[:60] if kind == "string" else value)
    return f"the {kind} {text if len(text) <= 60 else text[:59] + '…'}"
