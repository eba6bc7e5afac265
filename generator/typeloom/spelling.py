"""The one door for Python text: identifiers, string literals, docstrings and annotations.

Nothing of a spec reaches a template but through here (promise 11): names come out as identifiers that
cannot clash with Python, pydantic or the runtime, and strings as escaped literals.
"""

from __future__ import annotations

import keyword
import re
import textwrap
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from .naming import snake
from .package import EnumRef, ListOf, Literal, MapOf, ObjectRef, OneOf, Scalar, Type, UnionRef

LINE_LENGTH = 100

# What a model has of its own: a field of that name would hide it.
_MODEL_ATTRIBUTES = frozenset(
    "copy json dict schema schema_json construct parse_obj parse_raw parse_file from_orm update_forward_refs validate to_dict to_json degraded self".split()
)
# What annotations are written with: a field of that name would change their meaning.
_ANNOTATION_WORDS = frozenset(["str", "int", "float", "bool", "list", "dict"])
_RUNTIME_NAMES = (
    "Any Annotated Literal Field TypeAlias TypedDict NotRequired Union WireModel BaseEvent UnknownMember Misfit "
    "UnknownEvent UnknownEventDict Event EventDict KnownEvent EventType EventTypes Dispatcher ErrorCode Failure "
    "NotAnEventError InvalidEventError StreamFailedError EVENT_TYPES ERROR_CODES"
).split()


def reserved_names() -> list[str]:
    """Class names that the generated package needs for itself."""
    return list(_RUNTIME_NAMES)


@dataclass(frozen=True, slots=True)
class FieldNames:
    """Python names by wire name, and pairs of wire names that would share one."""

    names: dict[str, str]
    clashes: list[tuple[str, str]]


def field_name(wire: str) -> str:
    """A Python attribute name for a wire key: itself where that is safe, else as close as can be."""
    name = re.sub(r"[^A-Za-z0-9_]", "_", wire).lstrip("_")
    if not name or name[0].isdigit():
        name = f"field_{name}" if name else "field_"
    if keyword.iskeyword(name) or name in _MODEL_ATTRIBUTES or name in _ANNOTATION_WORDS:
        return name + "_"
    if name.startswith("model_") or name[0].isupper():
        return name + "_"
    return name


def field_names(wires: Iterable[str]) -> FieldNames:
    """Python names for all keys of one object."""
    names: dict[str, str] = {}
    taken: dict[str, str] = {}
    clashes: list[tuple[str, str]] = []
    for wire in wires:
        name = field_name(wire)
        if name in taken and taken[name] != wire:
            clashes.append((taken[name], wire))
        taken.setdefault(name, wire)
        names[wire] = name
    return FieldNames(names, clashes)


def guard_name(enum: str) -> str:
    """``is_known_item_status`` for ``ItemStatus``."""
    return f"is_known_{snake(enum)}"


def string(text: str) -> str:
    """A Python string literal for any text, printable or not, in double quotes."""
    return '"' + "".join('\\"' if c == '"' else _escape(c) for c in text) + '"'


def _escape(character: str) -> str:
    """The character as it may stand in a string literal; only what prints stays itself."""
    return character if character.isprintable() and character != "\\" else repr(character)[1:-1]


def literal(value: str | int | bool) -> str:
    """A Python literal for a JSON scalar of a spec."""
    return string(value) if isinstance(value, str) else repr(value)


def docstring(paragraphs: str | Sequence[str], indent: int = 0) -> str:
    """Paragraphs as a docstring literal, wrapped, its further lines indented by ``indent`` spaces."""
    texts = [paragraphs] if isinstance(paragraphs, str) else paragraphs
    lines: list[str] = []
    for number, text in enumerate(filter(None, texts)):
        width = LINE_LENGTH - indent - 3
        wrapped = textwrap.wrap(" ".join(text.split()), width - (3 if not number else 0), break_long_words=False, break_on_hyphens=False)
        lines += ([""] if number else []) + wrapped
    safe = [_escaped(line) for line in lines]
    if len(safe) == 1:
        return f'"""{safe[0]}"""'
    pad = " " * indent
    return '"""' + "\n".join((pad + line if number and line else line) for number, line in enumerate(safe)) + f'\n{pad}"""'


def _escaped(line: str) -> str:
    text = "".join(map(_escape, line))
    return text.replace('"', '\\"') if '"""' in text or text.endswith('"') else text


def model_annotation(type_: Type) -> str:
    """The annotation of a pydantic field."""
    return _annotation(type_, lambda ref: ref.name)


def dict_annotation(type_: Type) -> str:
    """The annotation of a TypedDict key."""
    return _annotation(type_, lambda ref: ref.name if isinstance(ref, EnumRef) else f"{ref.name}Dict")


def _annotation(type_: Type, name: Callable[[ObjectRef | UnionRef | EnumRef], str]) -> str:
    match type_:
        case Scalar(kind):
            return {
                "string": "str",
                "integer": "int",
                "number": "int | float",
                "boolean": "bool",
                "null": "None",
                "any": "Any",
            }[kind]
        case Literal(value):
            return f"Literal[{literal(value)}]"
        case ListOf(item):
            return f"list[{_annotation(item, name)}]"
        case MapOf(value):
            return f"dict[str, {_annotation(value, name)}]"
        case OneOf(options):
            literals = [option for option in options if isinstance(option, Literal)]
            first = literals[0] if literals else None
            parts = [
                f"Literal[{', '.join(literal(o.value) for o in literals)}]" if option is first else _annotation(option, name)
                for option in options
                if not isinstance(option, Literal) or option is first
            ]
            return " | ".join(sorted(parts, key=lambda part: part == "None"))
        case _:
            return name(type_)


def relative(module: str, target: str) -> str:
    """The relative import path from one module of the package to another, both as dotted paths within it."""
    here, there = module.split(".")[:-1], target.split(".")
    shared = 0
    while shared < min(len(here), len(there) - 1) and here[shared] == there[shared]:
        shared += 1
    return "." * (len(here) - shared + 1) + ".".join(there[shared:])
