"""TypedDict twins of the models: one module for each subject that has objects or unions."""

from __future__ import annotations

import keyword
from typing import Any

from ..package import EnumRef, Object, ObjectRef, Package, Subject, UnionRef, references
from ..spelling import dict_annotation, docstring, field_name, is_long, relative, string, typing_words
from . import Module, subject_module
from .documents import field_doc, object_doc, union_doc
from .models import grouped, home

FACADE = "types/__init__.py"


def modules(package: Package) -> list[Module]:
    """The TypedDict modules, the union of all events, and what loads them."""
    result = [_module(package, subject) for subject in package.subjects if subject.objects or subject.unions]
    unknown = _typed_dict("UnknownEventDict", package.discriminator, "An event whose kind is not known yet.")
    context = {
        "imports": grouped(f"{relative('types.event_union', home(package, ObjectRef(e.name), 'types'))} {e.name}Dict" for e in package.events.values()),
        "events": [f"{event.name}Dict" for event in package.events.values()],
        "names": [string(name) for name in (*(event.name for event in package.events.values()), "UnknownEvent")],
        "is_long": is_long(package.events),
        "unknown": unknown,
    }
    result.append(Module("types/event_union.py", "types/event_union.py.jinja", context, ("EventDict", "KnownEventDict", "UnknownEventDict"), FACADE))
    result.append(Module("types/_compat.py", "types/_compat.py.jinja", data=False))
    result.append(Module("types/_load.py", "types/_load.py.jinja", {}, ("JSON_PARSER", "is_known_event", "loads_event"), FACADE, data=False))
    return result


def _typed_dict(name: str, key: str, doc: str) -> str:
    if _is_class_key(key):
        return f"class {name}(TypedDict):\n    {docstring(doc, 4)}\n\n    {key}: str"
    return f"{name} = TypedDict({string(name)}, {{{string(key)}: str}})\n{docstring(doc)}"


def _is_class_key(wire: str) -> bool:
    """Can the key be written in the class form of a TypedDict without changing meaning?"""
    return (
        wire.isidentifier()
        and wire.isascii()
        and not keyword.iskeyword(wire)
        and not wire.startswith("__")
        and not wire[0].isupper()
        and wire not in ("str", "int", "float", "bool", "list", "dict")
    )


def _module(package: Package, subject: Subject) -> Module:
    here = subject_module("types", subject.name)
    checking: list[str] = []
    words: set[str] = set()
    compat: set[str] = {"TypedDict"} if subject.objects or any(union.open for union in subject.unions) else set()
    local = {thing.name for thing in subject.objects}

    def mention(ref: ObjectRef | UnionRef | EnumRef) -> None:
        module = home(package, ref, "types")
        if module != here:
            checking.append(f"{relative(here, module)} {ref.name if isinstance(ref, EnumRef) else ref.name + 'Dict'}")

    types: list[dict[str, Any]] = []
    for thing in subject.objects:
        types.append(_type(package, thing, words, compat))
        for field in thing.fields:
            for ref in references(field.type):
                mention(ref)
    unions: list[dict[str, str]] = []
    for union in subject.unions:
        members = [f"{name}Dict" for name in union.objects]
        for name in union.objects:
            if name not in local:
                mention(ObjectRef(name))
        if union.open:
            unknown = f"Unknown{union.name}Dict"
            members.append(unknown)
            key = union.discriminator
            functional = not _is_class_key(key)
            doc = docstring(f"A member of {union.name} whose ``{key}`` is not known yet.", 0 if functional else 4)
            field_text = {"name": key, "key": string(key), "annotation": "str", "doc": docstring(f"The new {key}.", 4)}
            types.append({"name": unknown, "quoted": string(unknown), "doc": doc, "functional": functional, "fields": [field_text]})
        words.add("TypeAlias")
        text = " | ".join(members)
        if is_long(members):
            words.add("Union")
            text = f"Union[{', '.join(members)}]"
        unions.append({"name": f"{union.name}Dict", "members": string(text), "doc": docstring(union_doc(union))})
    if checking:
        words.add("TYPE_CHECKING")
    context: dict[str, object] = {
        "doc": docstring(subject.summary),
        "typing": sorted(words, key=lambda word: (not word.isupper(), word)),
        "runtime_imports": [(relative(here, "types._compat"), sorted(compat))] if compat else [],
        "checking_imports": grouped(checking),
        "types": types,
        "unions": unions,
    }
    exports = tuple(str(thing["name"]) for thing in [*types, *unions])
    return Module(here.replace(".", "/") + ".py", "types/_subject.py.jinja", context, exports, FACADE)


def _type(package: Package, thing: Object, words: set[str], compat: set[str]) -> dict[str, Any]:
    functional = not all(_is_class_key(field.wire) for field in thing.fields)
    indent = 0 if functional else 4
    fields: list[dict[str, str]] = []
    for field in thing.fields:
        annotation = dict_annotation(field.type)
        words |= typing_words(field.type)
        # Names of other definitions are quoted, since they are loaded for checkers alone.
        if references(field.type):
            annotation = string(annotation)
        if not field.required:
            annotation = f"NotRequired[{annotation}]"
            compat.add("NotRequired")
        doc = docstring(field_doc(package, thing, field), 4)
        fields.append({"name": field_name(field.wire) if functional else field.wire, "key": string(field.wire), "annotation": annotation, "doc": doc})
    name = f"{thing.name}Dict"
    return {"name": name, "quoted": string(name), "doc": docstring(object_doc(package, thing), indent), "functional": functional, "fields": fields}
