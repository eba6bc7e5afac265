"""The one door for Python text: identifiers, string literals, docstrings and annotations.

Nothing of a spec reaches a template but through here (promise 11): names come out as identifiers that
cannot clash with Python, pydantic or the runtime, and strings as escaped literals.
"""

from __future__ import annotations

import keyword
import re
import textwrap
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

from .naming import snake
from .package import EnumRef, ListOf, Literal, MapOf, ObjectRef, OneOf, Scalar, Type, UnionRef, parts

LINE_LENGTH = 100

# What a model has of its own: a field of that name would hide it.
_MODEL_ATTRIBUTES = frozenset(
    "copy json dict schema schema_json construct parse_obj parse_raw parse_file from_orm update_forward_refs validate mro register "
    "to_dict to_json degraded self".split()
)
# What annotations are written with: a field of that name would change their meaning.
_ANNOTATION_WORDS = frozenset(["str", "int", "float", "bool", "list", "dict"])
_RUNTIME_NAMES = (
    "Any Annotated Literal Field TypeAlias TypedDict NotRequired Union WireModel BaseEvent UnknownMember Misfit "
    "UnknownEvent UnknownEventDict Event EventDict KnownEvent KnownEventDict EventType EventTypes Dispatcher ErrorCode Failure "
    "NotAnEventError InvalidEventError StreamFailedError EVENT_TYPES ERROR_CODES "
    "None True False Ellipsis NotImplemented AttributeError KeyError ValueError Callable Iterator Mapping Protocol TypeVar Registrar TypeIs"
).split()


def reserved_names() -> list[str]:
    """Class names that the generated package needs for itself."""
    return list(_RUNTIME_NAMES)


def is_module_name(name: str) -> bool:
    """Can a module, or a package, have this name?"""
    return name.isidentifier() and not keyword.iskeyword(name)


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
        # A field answers to its wire key as well: that must not be the Python name of another.
        other = next((taken[name] for name in (name, wire) if taken.get(name, wire) != wire), None)
        if other is None and names.get(name, name) != name:
            other = name
        if other is not None:
            clashes.append((other, wire))
        taken.setdefault(name, wire)
        names[wire] = name
    return FieldNames(names, clashes)


def guard_name(enum: str) -> str:
    """``is_known_order_state`` for ``OrderState``."""
    return f"is_known_{snake(enum)}"


def string(text: str) -> str:
    """A Python string literal for any text, printable or not, in double quotes."""
    return '"' + _printable(text).replace('"', '\\"') + '"'


def _printable(text: str) -> str:
    """The text as it may stand in a string literal but for its quotes."""
    return text if text.isprintable() and "\\" not in text else "".join(map(_escape, text))


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
        lines += ([""] if number else []) + _wrapped(" ".join(text.split()), width - (3 if not number else 0))
    safe = [_escaped(line) for line in lines]
    if len(safe) == 1:
        return f'"""{safe[0]}"""'
    pad = " " * indent
    return '"""' + "\n".join((pad + line if number and line else line) for number, line in enumerate(safe)) + f'\n{pad}"""'


def _wrapped(text: str, width: int) -> list[str]:
    return [text] if 0 < len(text) <= width else textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)


def in_docstring(text: str) -> str:
    """A text as it may stand anywhere in a docstring."""
    return _printable(text).replace('"', '\\"')


def _escaped(line: str) -> str:
    text = _printable(line)
    return text.replace('"', '\\"') if '"""' in text or text.endswith('"') else text


def model_annotation(type_: Type) -> str:
    """The annotation of a pydantic field."""
    return _annotation(type_, lambda ref: ref.name)


def dict_annotation(type_: Type) -> str:
    """The annotation of a TypedDict key."""
    return _annotation(type_, lambda ref: ref.name if isinstance(ref, EnumRef) else f"{ref.name}Dict")


def typing_words(type_: Type) -> set[str]:
    """What an annotation of the type needs from typing."""
    found = set(parts(type_))
    return {word for word, needed in (("Any", Scalar("any") in found), ("Literal", any(isinstance(part, Literal) for part in found))) if needed}


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


def import_from(names: Sequence[str], module: str, indent: int) -> str:
    """An import of names, one a line where they are too many for one."""
    line = f"from {module} import {', '.join(names)}"
    if indent + len(line) <= LINE_LENGTH:
        return line
    pad = " " * indent
    return f"from {module} import (\n" + "".join(f"{pad}    {name},\n" for name in names) + f"{pad})"


def is_long(members: Collection[str]) -> bool:
    """Is a union too long for ``A | B``, which Python and checkers read as operators nested in one another?"""
    return len(members) > 100


def alias(members: Sequence[str], name: str, indent: int) -> str:
    """A type alias for a union, one member a line where they are too many for one."""
    if is_long(members):
        return f"{name}: TypeAlias = {choices(members, indent, 'Union')}"
    line = f"{name}: TypeAlias = {' | '.join(members)}"
    if indent + len(line) <= LINE_LENGTH:
        return line
    pad = " " * indent
    fits = indent + 4 + len(" | ".join(members)) <= LINE_LENGTH
    return f"{name}: TypeAlias = (\n{pad}    " + (" | " if fits else f"\n{pad}    | ").join(members) + f"\n{pad})"


def assigned(value: str, target: str, indent: int) -> str:
    """An assignment of one literal, which gets parentheses and a line of its own where it is too long."""
    line = f"{target} = {value}"
    if indent + len(line) <= LINE_LENGTH or indent + len(target) + 4 > LINE_LENGTH:
        return line
    pad = " " * indent
    return f"{target} = (\n{pad}    {value}\n{pad})"


def choices(values: Sequence[str], indent: int, form: str = "Literal") -> str:
    """The values of a Literal, or the members of a Union, one a line where there are several."""
    if len(values) == 1:
        return f"{form}[{values[0]}]"
    pad = " " * indent
    return f"{form}[\n" + "".join(f"{pad}    {value},\n" for value in values) + f"{pad}]"


def stub(signature: str, *parts: str, indent: int = 4) -> str:
    """A signature with its parts filled in; too long, its parameters go to a line of their own, or to one each."""
    line = signature % parts
    if indent + len(line) <= LINE_LENGTH:
        return line
    pad = " " * indent
    start, end = signature.index("(") + 1, signature.rindex(")")
    parameters = signature[start:end]
    if indent + 4 + line.rindex(")") - start > LINE_LENGTH:
        parameters = parameters.replace(", ", f",\n{pad}    ") + ","
    return f"{signature[:start]}\n{pad}    {parameters}\n{pad}{signature[end:]}" % parts


def reexport(names: Sequence[str], module: str) -> str:
    """An import that marks its names as public, for a checker in strict mode."""
    return import_from([f"{name} as {name}" for name in names], module, 4)
