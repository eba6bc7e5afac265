"""Pydantic models: one module for each subject that has objects or unions."""

from __future__ import annotations

from collections.abc import Iterable

from ..package import EnumRef, Object, ObjectRef, Package, Subject, UnionRef, references, takes_null
from ..spelling import docstring, field_name, is_long, literal, model_annotation, relative, string, typing_words
from . import Module, subject_module
from .documents import field_doc, object_doc, union_doc


def modules(package: Package) -> list[Module]:
    """The model modules, and the module with the union of all events."""
    result = [_module(package, subject) for subject in package.subjects if subject.objects or subject.unions]
    events = package.events.values()
    context = {
        "imports": grouped(relative("events", home(package, ObjectRef(event.name))) + f" {event.name}" for event in events),
        "events": [event.name for event in events],
        "is_long": is_long(package.events),
        "tags": [string(tag) for tag in package.events],
    }
    result.append(Module("events.py", "events.py.jinja", context, ("Event", "KnownEvent", "EventType")))
    return result


def home(package: Package, ref: ObjectRef | UnionRef | EnumRef, kind: str = "models") -> str:
    """The dotted path of the module that defines what a reference names."""
    match ref:
        case EnumRef(name):
            return subject_module("enums", package.enums[name].subject)
        case UnionRef(name):
            return subject_module(kind, package.unions[name].subject)
        case ObjectRef(name):
            return subject_module(kind, package.objects[name].subject)


def grouped(pairs: Iterable[str]) -> list[tuple[str, list[str]]]:
    """``"module name"`` pairs as sorted (module, names): the deepest relative imports first, as isort has them."""
    found: dict[str, set[str]] = {}
    for pair in pairs:
        module, name = pair.split(" ")
        found.setdefault(module, set()).add(name)

    def order(module: str) -> tuple[int, str]:
        bare = module.lstrip(".")
        return len(bare) - len(module), bare

    return [(module, sorted(found[module])) for module in sorted(found, key=order)]


def _module(package: Package, subject: Subject) -> Module:
    here = subject_module("models", subject.name)
    checking: list[str] = []
    words: set[str] = set()
    runtime: set[str] = set()
    models: list[dict[str, object]] = []

    def mention(ref: ObjectRef | UnionRef | EnumRef) -> None:
        module = home(package, ref)
        if module != here:
            checking.append(f"{relative(here, module)} {ref.name}")

    for thing in subject.objects:
        base = "BaseEvent" if thing.wire_type is not None else "WireModel"
        runtime.add(base)
        for field in thing.fields:
            for ref in references(field.type):
                mention(ref)
        models.append({"name": thing.name, "base": base, "doc": docstring(object_doc(package, thing), 4), "fields": _fields(package, thing, words)})
    unions: list[dict[str, object]] = []
    for union in subject.unions:
        for name in union.objects:
            mention(ObjectRef(name))
        unknown = [f"Unknown{union.name}"] if union.open else []
        members = [*union.objects, *unknown]
        if is_long(members):
            words.add("Union")
        unions.append({"name": union.name, "members": members, "doc": docstring(union_doc(union), 4)})
        if union.open:
            runtime.add("UnknownMember")
            doc = docstring(f"A member of {union.name} whose ``{union.discriminator}`` is not known yet; all its keys are kept.", 4)
            tag = {"name": field_name(union.discriminator), "annotation": "str", "default": "", "doc": docstring(f"The new {union.discriminator}.", 4)}
            if tag["name"] != union.discriminator:
                words.update(("Annotated", "Field"))
                tag["annotation"] = f"Annotated[str, Field(alias={string(union.discriminator)})]"
            models.append({"name": f"Unknown{union.name}", "base": "UnknownMember", "doc": doc, "fields": [tag]})
    if subject.unions:
        words.update(("TypeAlias", "Any"))
    if checking or subject.unions:
        words.add("TYPE_CHECKING")
    package_root = relative(here, "_model")
    context: dict[str, object] = {
        "doc": docstring(subject.summary),
        "typing": sorted(words - {"Field"}, key=lambda word: (not word.isupper(), word)),
        "aliases": "Field" in words,
        "runtime_imports": [
            *([(package_root.removesuffix("_model"), ["_compile"])] if unions else []),
            *([(package_root, sorted(runtime))] if runtime else []),
        ],
        "checking_imports": grouped(checking),
        "unions": unions,
        "union_names": "(" + "".join(f"{string(str(union['name']))}, " for union in unions) + ")",
        "models": models,
    }
    exports = tuple(str(thing["name"]) for thing in [*models, *unions])
    return Module(here.replace(".", "/") + ".py", "models/_subject.py.jinja", context, exports)


def _fields(package: Package, thing: Object, words: set[str]) -> list[dict[str, str]]:
    result: list[dict[str, str]] = []
    for field in thing.fields:
        annotation = model_annotation(field.type)
        if not (field.required or field.constant is not None or takes_null(field.type) or annotation == "Any"):
            annotation += " | None"
        name = field_name(field.wire)
        words |= typing_words(field.type)
        if name != field.wire:
            annotation = f"Annotated[{annotation}, Field(alias={string(field.wire)})]"
            words.update(("Annotated", "Field"))
        default = literal(field.constant) if field.constant is not None else "" if field.required else "None"
        result.append({"name": name, "annotation": annotation, "default": default, "doc": docstring(field_doc(package, thing, field), 4)})
    return result
