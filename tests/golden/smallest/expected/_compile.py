# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""From annotations to validators, a class at a time, when it is first met.

A model's annotations are the one description of its wire shape. They are written by the generator in a
small grammar, which ``parse`` reads without importing what they mention. A ``Unit`` is a compiled
validator for one entry point: the stream's events, or one class. It holds the schemas of the classes
that are loaded, and a stub for each class that is not. A stub loads its class and goes through that
class's own unit; when the stubs of a unit have cost about as much as compiling it anew, it is compiled
anew with what has been loaded since. So a process builds the classes that it meets, and a
long stream soon runs without a stub.
"""

from __future__ import annotations

from ast import literal_eval
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from threading import RLock
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, TypeVar, Union, cast

from pydantic import BaseModel
from pydantic_core import CoreConfig, CoreSchema, SchemaSerializer, SchemaValidator

from . import _index
from ._union_entry import UnionEntry

if TYPE_CHECKING:
    from ._model import WireModel
    from .errors import Misfit

_M = TypeVar("_M", bound="WireModel")

Node: TypeAlias = tuple[Any, ...]
"""A type as data: ``(kind, …)``, the kinds being those of ``parse``."""

_SCALARS: dict[str, Node] = {
    "str": ("string",),
    "int": ("integer",),
    "float": ("float",),
    "bool": ("boolean",),
    "None": ("null",),
    "Any": ("any",),
}
NUMBER: Node = ("number",)
_OWN_API = ("to_dict", "to_json", "degraded")
_WORDS = frozenset([*_SCALARS, "Annotated", "Field", "Literal", "Union", "list", "dict"])
_lock = RLock()


@lru_cache(maxsize=None)
def parse(annotation: str) -> Node:
    """The type that an annotation of a generated model spells.

    Kinds: string integer number boolean null any, ("literal", values), ("list", item), ("map", value),
    ("model", class name), ("union", name), ("enum", name), ("or", options).
    """
    parts = _split(annotation)
    if len(parts) > 1:
        options = [parse(part) for part in parts]
        if ("integer",) in options and ("float",) in options:
            options = [
                NUMBER if option == ("integer",) else option
                for option in options
                if option != ("float",)
            ]
        return options[0] if len(options) == 1 else ("or", tuple(options))
    text = parts[0]
    if text in _SCALARS:
        return _SCALARS[text]
    head, _, inner = text.partition("[")
    inner = inner[:-1]
    if head == "list":
        return ("list", parse(inner))
    if head == "dict":
        return ("map", parse(inner.partition(", ")[2]))
    if head == "Annotated":  # Annotated[type, Field(alias="…")]
        return parse(_split(inner, ",")[0])
    if head == "Literal":
        return ("literal", tuple(literal_eval(f"({inner},)")))
    if text in _index.MODELS:
        return ("model", text)
    if text in _index.UNIONS:
        return ("union", text)
    closed = _index.CLOSED_ENUMS.get(text)
    return ("literal", closed) if closed is not None else ("enum", text)


def _split(annotation: str, mark: str = "|") -> list[str]:
    """The options of a union, or what else a mark parts, brackets and strings respected."""
    parts: list[str] = []
    depth, start, at, quoted = 0, 0, 0, ""
    while at < len(annotation):
        character = annotation[at]
        if quoted:
            if character == "\\":
                at += 1
            elif character == quoted:
                quoted = ""
        elif character in "\"'":
            quoted = character
        elif character == "[":
            depth += 1
        elif character == "]":
            depth -= 1
        elif character == mark and not depth:
            parts.append(annotation[start:at].strip())
            start = at + 1
        at += 1
    return [*parts, annotation[start:].strip()]


class Refused(Exception):
    """An object does not fit its class. Ends a quick validation at once, whatever other options there are."""


class Field(NamedTuple):
    """One key of a model: its Python name, its type, and what it is where the key is absent."""

    name: str
    node: Node
    required: bool
    default: Any
    constant: bool


class Shape:
    """What the runtime knows of a model class."""

    __slots__ = (
        "absent",
        "cls",
        "fields",
        "quick",
        "required",
        "serializer",
        "unit",
        "_constants",
        "_wires",
    )

    serializer: SchemaSerializer | None

    def __init__(self, cls: type[WireModel], fields: dict[str, Field]) -> None:
        self.cls = cls
        self.fields = fields
        self.absent = {field.name: field.default for field in fields.values()}
        self.required = {field.name: wire for wire, field in fields.items() if field.required}
        self._constants = {wire: field.default for wire, field in fields.items() if field.constant}
        self._wires = {field.name: wire for wire, field in fields.items()}
        self.unit = Unit(lambda unit: unit.model(cls))
        self.quick = Unit(lambda unit: unit.model(cls), quick=True)
        self.serializer = None

    def on_the_wire(self, data: dict[str, Any]) -> dict[str, Any]:
        """Constructor arguments by wire name, the constants among them."""
        return self._constants | self.renamed(data, self._wires)

    def renamed(self, data: dict[str, Any], wires: dict[str, str]) -> dict[str, Any]:
        """Arguments by wire name. Raises TypeError where one is given under both its names."""
        result = {wires.get(name, name): value for name, value in data.items()}
        if len(result) != len(data):
            name = next(
                name for name in data if wires.get(name, name) != name and wires[name] in data
            )
            raise TypeError(
                f"{self.cls.__name__}: {name} and {wires[name]} are one key; give one of them"
            )
        return result

    def for_subclass(self, data: dict[str, Any], cls: type[WireModel]) -> dict[str, Any]:
        """Constructor arguments of a class of yours: by wire name where it has the field as it was."""
        own = cls.model_fields
        return self.renamed(
            data,
            {
                name: wire
                for name, wire in self._wires.items()
                if name in own and own[name].alias == wire
            },
        )


class Unit:
    """A validator for one entry point, compiled at its first use and again as classes get loaded."""

    __slots__ = (
        "_entry",
        "_full",
        "_quick",
        "_hits",
        "_pending",
        "_definitions",
        "_validator",
        "validate_json",
        "validate_python",
    )

    validate_json: Callable[..., Any]
    validate_python: Callable[..., Any]

    def __init__(
        self, entry: Callable[[Unit], CoreSchema], *, full: bool = False, quick: bool = False
    ) -> None:
        self._entry = entry
        self._quick = quick  # raise Refused where that is sooner than to collect what is wrong
        self._full = (
            full  # name every class and spell out open enums: what pydantic and its users see
        )
        self._hits = 0
        self._pending: list[type[WireModel]] = []
        self._definitions: dict[type[WireModel], CoreSchema] = {}
        self._validator: SchemaValidator | None = None
        self.validate_json = self._first_json
        self.validate_python = self._first_python

    def __getattr__(self, name: str) -> Any:
        """What pydantic asks of a validator now and then, such as ``validate_strings``."""
        if name.startswith("_"):
            raise AttributeError(name)
        if self._validator is None:
            self.compile()
        return getattr(self._validator, name)

    def _first_json(self, *args: Any, **options: Any) -> Any:
        self.compile()
        return self.validate_json(*args, **options)

    def _first_python(self, *args: Any, **options: Any) -> Any:
        self.compile()
        return self.validate_python(*args, **options)

    def compile(self) -> None:
        """Build the validator out of the classes that are loaded by now."""
        with _lock:
            validator = SchemaValidator(self.schema())
            self._hits = 0
            self._validator = validator
            self.validate_json = validator.validate_json
            self.validate_python = validator.validate_python

    def schema(self) -> CoreSchema:
        """The core schema of the entry point, with the definitions that it needs."""
        self._definitions = {}
        self._pending = []
        schema = self._entry(self)
        while self._pending:
            cls = self._pending.pop()
            if cls not in self._definitions:
                self._definitions[cls] = self._model_schema(cls)
        return cast(
            CoreSchema,
            {
                "type": "definitions",
                "schema": schema,
                "definitions": list(self._definitions.values()),
            },
        )

    def model(self, cls: type[WireModel]) -> CoreSchema:
        """A reference to a class, whose definition the unit will hold."""
        if cls not in self._definitions:
            self._pending.append(cls)
        return {"type": "definition-ref", "schema_ref": _ref(cls)}

    def _model_schema(self, cls: type[WireModel]) -> CoreSchema:
        fields: dict[str, Any] = {}
        shape = cast(Shape, shape_of(cls))
        for wire, field in shape.fields.items():
            value: Any = self.node(field.node)
            if not field.required:
                value = {"type": "default", "schema": value, "default": field.default}
            entry = {"type": "model-field", "schema": value}
            if wire != field.name:
                entry["validation_alias"] = wire
                entry["serialization_alias"] = wire
            fields[field.name] = entry
        schema = {
            "type": "model",
            "cls": cls,
            "schema": {"type": "model-fields", "fields": fields, "extra_behavior": "allow"},
            "config": {"extra_fields_behavior": "allow"},  # what a serializer goes by
        }
        renamed = {field.name for wire, field in shape.fields.items() if wire != field.name}
        if renamed and not self._full:
            check = {"type": "no-info", "function": _told_apart(renamed)}
            schema = {"type": "function-after", "schema": schema, "function": check}
        if self._full and cls.__name__ in _unknown_classes():
            check = {"type": "no-info", "function": _not_known(*_unknown_classes()[cls.__name__])}
            schema = {"type": "function-before", "schema": schema, "function": check}
        if self._full:  # whoever holds an object dumps it as the object dumps itself
            schema = {**schema, "serialization": {"type": "function-plain", "function": _itself}}
        return cast(CoreSchema, {**schema, "ref": _ref(cls)})

    def node(self, node: Node) -> CoreSchema:
        """The core schema of a type. Strict, so that nothing is converted on the way."""
        kind = node[0]
        if kind == "string" or (kind == "enum" and not self._full):
            return {"type": "str", "strict": True}
        if kind == "integer":
            return {"type": "int", "strict": True}
        if kind == "number":  # an integer stays one
            return _left_to_right(
                {"type": "int", "strict": True}, {"type": "float", "strict": True}
            )
        if kind == "boolean":
            return {"type": "bool", "strict": True}
        if kind == "null":
            return {"type": "none"}
        if kind == "any":
            return {"type": "any"}
        if kind == "literal":
            exact = not self._full  # a JSON Schema wants the values alone
            return _literal(node[1]) if exact else {"type": "literal", "expected": list(node[1])}
        if kind == "list":
            return {"type": "list", "items_schema": self.node(node[1]), "strict": True}
        if kind == "map":
            keys: CoreSchema = {"type": "str", "strict": True}
            return {
                "type": "dict",
                "keys_schema": keys,
                "values_schema": self.node(node[1]),
                "strict": True,
            }
        if kind == "enum":
            values = enum_values(node[1])
            return _left_to_right(
                {"type": "literal", "expected": list(values)}, {"type": "str", "strict": True}
            )
        if kind == "model":
            return self.class_or_stub(node[1])
        if kind == "union":
            return self.union(node[1])
        parts = [option for option in node[1] if option != ("null",)]
        if len(parts) == 1:
            schema = self.node(parts[0])
        else:
            schema = _left_to_right(*((self.node(part), _label(part)) for part in parts))
        return {"type": "nullable", "schema": schema} if ("null",) in node[1] else schema

    def union(self, name: str) -> CoreSchema:
        """A union by discriminator; an open one ends in a function that takes what is not known yet."""
        entry = _index.UNIONS[name]
        tagged: CoreSchema = {
            "type": "tagged-union",
            "discriminator": entry.discriminator,
            "choices": {tag: self.class_or_stub(member) for tag, member in entry.members.items()},
        }
        options: list[CoreSchema | tuple[CoreSchema, str]] = [
            (tagged, name)
        ]  # labels stand in the locations of pydantic's errors
        if entry.untagged is not None:
            options.append((self.class_or_stub(entry.untagged), entry.untagged))
        if entry.unknown is not None:
            options.append((self._unknown(entry, entry.unknown), entry.unknown))
        return tagged if len(options) == 1 else _left_to_right(*options)

    def _unknown(self, entry: UnionEntry, name: str) -> CoreSchema:
        """The last option of an open union: an object of a kind that is not known yet, and no other."""

        if self._full:
            return self.class_or_stub(name)

        def unknown(value: Any) -> Any:
            if value.__class__ is dict:
                tag = value.get(entry.discriminator)
                if isinstance(tag, str) and tag not in entry.members:
                    return unknown_member(name, entry.discriminator, value)
            elif value.__class__.__name__ == name and isinstance(value, load(name)):
                return value
            if self._quick:
                raise Refused
            raise ValueError(
                f"it is no member of the union, and no object of a new {entry.discriminator}"
            )

        return {"type": "function-plain", "function": {"type": "no-info", "function": unknown}}

    def class_or_stub(self, name: str) -> CoreSchema:
        cls = _loaded.get(name)
        if cls is None and self._full:
            cls = load(name)
        return self.model(cls) if cls is not None else self._stub(name)

    def _stub(self, name: str) -> CoreSchema:
        def stub(value: Any) -> Any:
            cls = load(name)
            self._hits += 1
            if self._hits > 8 + len(self._definitions) // 2:
                self.compile()
            shape = cast(Shape, shape_of(cls))
            return (shape.quick if self._quick else shape.unit).validate_python(value)

        return {"type": "function-plain", "function": {"type": "no-info", "function": stub}}


def _itself(value: Any) -> Any:
    return value


def _literal(values: tuple[Any, ...]) -> CoreSchema:
    """Literals, JSON types told apart: pydantic's own compares 1, 1.0 and True as equal."""
    options: list[CoreSchema] = []
    for kind, name in ((str, "str"), (int, "int"), (bool, "bool")):
        expected = [value for value in values if type(value) is kind]
        if expected:
            literal: Any = {"type": "literal", "expected": expected}
            chain: Any = {"type": "chain", "steps": [{"type": name, "strict": True}, literal]}
            options.append(literal if kind is str else chain)
    return options[0] if len(options) == 1 else _left_to_right(*options)


def _label(node: Node) -> str:
    return str(node[1] if node[0] in ("enum", "model", "union") else node[0])


def _left_to_right(*options: CoreSchema | tuple[CoreSchema, str]) -> CoreSchema:
    return {"type": "union", "choices": list(options), "mode": "left_to_right"}


@lru_cache(maxsize=None)
def _unknown_classes() -> dict[str, tuple[str, dict[str, str]]]:
    """The Unknown classes: name to the key that tells kinds apart and the kinds that are known."""
    found: dict[str, tuple[str, dict[str, str]]] = {
        "UnknownEvent": (_index.DISCRIMINATOR, _index.EVENTS)
    }
    for entry in _index.UNIONS.values():
        if entry.unknown is not None:
            found[entry.unknown] = (entry.discriminator, entry.members)
    return found


def _not_known(key: str, known: dict[str, str]) -> Callable[[Any], Any]:
    """Refuse data of a known kind, which in a union of classes must not end as an Unknown."""

    def check(value: Any) -> Any:
        tag = value.get(key) if value.__class__ is dict else None
        if isinstance(tag, str) and tag in known:
            raise ValueError(f"its {key} is known: it is no new kind")
        return value

    return check


def _told_apart(names: set[str]) -> Callable[[WireModel], WireModel]:
    """Refuse an unknown wire key that reads like the Python name of a renamed field.

    pydantic notes both under one name, so the two cannot be told apart afterwards. ``_fit`` can.
    """

    def check(model: WireModel) -> WireModel:
        extra = model.__pydantic_extra__
        if extra and not names.isdisjoint(extra):
            raise ValueError(
                f"{', '.join(sorted(names & extra.keys()))}: known under another name on the wire"
            )
        return model

    return check


def unknown_member(name: str, discriminator: str, data: dict[str, Any]) -> WireModel:
    """An object of a kind that its union does not know, with all its keys."""
    cls = load(name)
    field = cast(Shape, shape_of(cls)).fields[discriminator]
    extra = dict(data)
    tag = extra.pop(discriminator)
    return assemble(cls, {field.name: tag}, {field.name}, extra, ())


def assemble(
    cls: type[_M],
    fields: dict[str, Any],
    present: set[str],
    extra: dict[str, Any],
    misfits: tuple[Misfit, ...],
) -> _M:
    """An object of parts that have been looked at already."""
    self = cls.__new__(cls)
    put = object.__setattr__
    put(self, "__dict__", fields)
    put(self, "__pydantic_fields_set__", present)
    put(self, "__pydantic_extra__", extra)
    put(self, "__pydantic_private__", {"degraded": misfits} if misfits else None)
    return self


def _ref(cls: type[Any]) -> str:
    return f"{cls.__module__}.{cls.__qualname__}:{id(cls)}"


# Classes that exist by now, by name, and what is known of them. Filled by `prepare`.
_loaded: dict[str, type[WireModel]] = {}
_shapes: dict[type[Any], Shape] = {}


def shape_of(cls: type[Any]) -> Shape | None:
    """What is known of a generated class; None for any other, subclasses of yours among them."""
    return _shapes.get(cls)


def base_shape(cls: type[Any]) -> Shape | None:
    """What is known of the generated class that a class is, or derives from."""
    return next(filter(None, map(shape_of, cls.__mro__)), None)


def load(name: str) -> type[WireModel]:
    """A generated class by name; its module is imported if need be."""
    cls = _loaded.get(name)
    if cls is None:
        import_module("." + _index.MODELS[name], __package__)
        cls = _loaded[name]
    return cls


def prepare(cls: type[WireModel]) -> None:
    """Make a generated class ready as soon as it exists: validator, serializer, wire names."""
    name = cls.__name__
    module = _index.MODELS.get(name)
    if module is None or cls.__module__ != f"{__package__}.{module}":
        return
    annotations: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base.__module__.startswith(f"{__package__}."):
            annotations.update(base.__dict__.get("__annotations__") or _annotations(base))
    fields: dict[str, Field] = {}
    serialized: dict[str, Any] = {}
    for attribute, info in (
        cls.__pydantic_fields__.items()
        if hasattr(cls, "__pydantic_fields__")
        else cls.model_fields.items()
    ):
        node = parse(annotations[attribute])
        wire = _wire_name(annotations[attribute]) or attribute
        if wire != attribute and info.alias is None:  # pydantic cannot read the annotation yet
            info.alias = info.validation_alias = info.serialization_alias = wire
        required = info.is_required()
        default = None if required else info.default
        fields[wire] = Field(attribute, node, required, default, default is not None)
        entry: dict[str, Any] = {"type": "model-field", "schema": {"type": "any"}}
        if wire != attribute:
            entry["serialization_alias"] = wire
            if not _means_something(cls, wire):
                type.__setattr__(cls, wire, _wire_property(attribute))
        serialized[attribute] = entry
    if cls not in _shapes:
        _shapes[cls] = Shape(cls, fields)
    shape = _shapes[cls]
    # Whatever a field holds is dumped as what it is, so a serializer needs no more than the names.
    schema = {
        "type": "model",
        "cls": cls,
        "schema": {"type": "model-fields", "fields": serialized, "extra_behavior": "allow"},
        "config": {"extra_fields_behavior": "allow"},
    }
    cls.__pydantic_validator__ = cast(SchemaValidator, shape.unit)
    if (
        shape.serializer is None
    ):  # built once: of a class that pydantic has completed, it would hand back its own
        config: CoreConfig = {"ser_json_inf_nan": "constants"}
        shape.serializer = SchemaSerializer(cast(CoreSchema, schema), config)
    cls.__pydantic_serializer__ = shape.serializer
    _loaded[name] = cls  # last: another thread may be waiting for it


def _means_something(cls: type[WireModel], name: str) -> bool:
    """Would an attribute of this name hide one of ours, of pydantic's or Python's, or a name that annotations use?"""
    return (
        name in _OWN_API
        or (name.startswith(("_", "model_")) and hasattr(cls, name))
        or (name.startswith("__") and name.endswith("__"))
        or name in _WORDS
        or name in _index.MODELS
        or name in _index.UNIONS
        or name in _index.ENUMS
    )


def _wire_name(annotation: str) -> str | None:
    if not annotation.startswith("Annotated["):
        return None
    return cast(str, literal_eval(_split(annotation[10:-1], ",")[1][12:-1]))  # Field(alias="…")


def _annotations(cls: type[Any]) -> dict[str, str]:
    return cast(
        "dict[str, str]", cls.__annotations__
    )  # Python 3.14 keeps them out of the class's dict


def _wire_property(attribute: str) -> property:
    return property(
        lambda self: getattr(self, attribute), lambda self, value: setattr(self, attribute, value)
    )


def constants(cls: type[WireModel]) -> set[str]:
    """The fields that a generated class among the bases fills in by itself."""
    shape = base_shape(cls)
    return {field.name for field in shape.fields.values() if field.constant} if shape else set()


def core_schema(cls: type[WireModel]) -> CoreSchema:
    """The schema of a class for pydantic and its users: every type spelled out, every class loaded."""
    return Unit(lambda unit: unit.model(cls), full=True).schema()


def enum_values(name: str) -> tuple[str, ...]:
    """The known values of an enum."""
    module = import_module("." + _index.ENUMS[name], __package__)
    return cast("tuple[str, ...]", getattr(module, f"Known{name}").__args__)


def union(name: str) -> Any:
    """A union of the package as a typing object, its members loaded."""
    return Union[tuple(load(member) for member in _index.UNIONS[name].classes)]


def union_in(module: str, name: str) -> Any:
    """The union that a module has under a name. Raises AttributeError where it has none."""
    if name not in _index.UNIONS or module != f"{__package__}.{_index.UNIONS[name].module}":
        raise AttributeError(f"module {module!r} has no attribute {name!r}")
    return union(name)


def event_alias(name: str) -> Any:
    """The aliases of ``events`` as typing objects."""
    if name == "EventType":
        return Literal[tuple(_index.EVENTS)]
    members = [*_index.EVENTS.values(), *(["UnknownEvent"] if name == "Event" else [])]
    return Union[tuple(load(member) for member in members)]


def namespace() -> dict[str, Any]:
    """Every name that annotations may mention, all of it loaded."""
    names: dict[str, Any] = {name: load(name) for name in _index.MODELS}
    names |= {name: union(name) for name in _index.UNIONS}
    for name, module in _index.ENUMS.items():
        names[name] = getattr(import_module("." + module, __package__), name)
    return names


_PLAIN = frozenset({str, int, float, bool, type(None)})


def _scalar(value: str | int | float) -> str | int | float:
    """The value in Python's own class, whatever a derived one makes of str() or int()."""
    if isinstance(value, str):
        return str.__str__(value)
    return int.__int__(value) if isinstance(value, int) else float.__float__(value)


def plain(value: Any, *, models: bool = True) -> Any:
    """A value as JSON would give it: dicts, lists and Python's own scalars, at any depth.

    Models become dicts, unless they are to stay. Raises ValueError where something holds itself.
    """
    result: list[Any] = [value]
    todo: list[tuple[Any, Any]] = [(result, 0)]
    around: dict[int, Any] = {}  # what is being walked through, from the top to here
    while todo:
        container, key = todo.pop()
        if container is None:
            del around[key]
            continue
        item = container[key]
        kind: type[Any] = item.__class__
        new: Any
        if kind in _PLAIN:
            continue
        if isinstance(item, BaseModel):
            if not models:
                continue
            shape = base_shape(kind)
            names = {field.name: wire for wire, field in shape.fields.items()} if shape else {}
            present = item.__pydantic_fields_set__
            new = {names.get(k, k): v for k, v in item.__dict__.items() if k in present}
            new.update(item.__pydantic_extra__ or {})
        elif isinstance(item, Mapping):
            new = dict(cast("Any", item))
        elif isinstance(item, list):
            new = list(cast("Any", item))
        elif isinstance(item, (str, int, float)):  # of a class derived from these, such as an enum
            container[key] = _scalar(item)
            continue
        else:
            continue
        held = id(cast("object", item))
        if held in around:
            raise ValueError("this holds itself, and JSON cannot")
        around[held] = item
        container[key] = new
        todo.append((None, held))
        todo += [
            (new, inner) for inner in (range(len(new)) if new.__class__ is list else list[Any](new))
        ]
    return result[0]


def events_entry(unit: Unit) -> CoreSchema:
    """The entry point of the stream: every event by its discriminator."""
    choices = {tag: unit.class_or_stub(name) for tag, name in _index.EVENTS.items()}
    return {"type": "tagged-union", "discriminator": _index.DISCRIMINATOR, "choices": choices}


EVENTS = Unit(events_entry, quick=True)
