"""What every generated package brings along: base model, compiler, parser, errors, dispatch table, index."""

from __future__ import annotations

from collections.abc import Iterable

from ..package import ObjectRef, Package
from ..spelling import field_name, in_docstring, relative, string
from . import Module, subject_module
from .models import grouped, home


def modules(package: Package) -> list[Module]:
    """The runtime's modules. Static but for the names that the spec brings."""
    events = [(string(tag), event.name) for tag, event in package.events.items()]
    imports = grouped(f"{relative('dispatch', home(package, ObjectRef(e.name)))} {e.name}" for e in package.events.values())
    example = next((event for event in package.events.values() if event.terminal), next(iter(package.events.values())))
    tag = {
        "discriminator": string(package.discriminator),
        "discriminator_field": field_name(package.discriminator),
        "discriminator_text": f"``{in_docstring(package.discriminator)}``",
    }
    return [
        Module("_index.py", "_index.py.jinja", _index(package)),
        Module("_known.py", "_known.py.jinja", data=False),
        Module("_union_entry.py", "_union_entry.py.jinja", data=False),
        Module("_json.py", "_json.py.jinja", data=False),
        Module("_model.py", "_model.py.jinja", tag, ("BaseEvent", "UnknownEvent", "UnknownMember", "WireModel"), data=False),
        Module("_compile.py", "_compile.py.jinja", data=False),
        Module("_fit.py", "_fit.py.jinja", data=False),
        Module("parse.py", "parse.py.jinja", tag, ("parse_event",), data=False),
        Module("errors.py", "errors.py.jinja", {}, ("InvalidEventError", "Misfit", "NotAnEventError"), data=False),
        Module("failures.py", "failures.py.jinja", _failures(package), _FAILURE_EXPORTS, data=False),
        Module(
            "dispatch.py",
            "dispatch.py.jinja",
            {"events": events, "imports": imports, "example": {"tag": string(example.wire_type or ""), "name": example.name}},
            ("EVENT_TYPES", "Dispatcher", "EventTypes"),
            data=False,
        ),
        Module("py.typed", "py.typed.jinja", data=False),
    ]


_FAILURE_EXPORTS = (
    "ERROR_CODES",
    "ErrorCode",
    "Failure",
    "StreamFailedError",
    "failure_of",
    "raise_for_failure",
)


def _index(package: Package) -> dict[str, object]:
    models = [(string(name), string(subject_module("models", thing.subject))) for name, thing in package.objects.items()]
    unions: list[dict[str, object]] = []
    for union in package.unions.values():
        if union.open:
            models.append((string(f"Unknown{union.name}"), string(subject_module("models", union.subject))))
        unions.append(
            {
                "name": string(union.name),
                "module": string(subject_module("models", union.subject)),
                "discriminator": string(union.discriminator),
                "members": [(string(tag), string(name)) for tag, name in union.members.items()],
                "untagged": string(union.untagged) if union.untagged else "None",
                "unknown": string(f"Unknown{union.name}") if union.open else "None",
            }
        )
    models.append(('"UnknownEvent"', '"_model"'))
    return {
        "discriminator": string(package.discriminator),
        "events": [(string(tag), string(event.name)) for tag, event in package.events.items()],
        "models": sorted(models),
        "unions": unions,
        "enums": sorted((string(name), string(subject_module("enums", enum.subject))) for name, enum in package.enums.items()),
        "closed": [(string(e.name), [string(v.value) for v in e.values]) for e in package.enums.values() if not e.open],
    }


def _failures(package: Package) -> dict[str, object]:
    codes = {
        value.value: {"code": string(value.value), "summary": string(value.docs.summary), "retryable": value.retryable}
        for enum in package.enums.values()
        if enum.errors
        for value in enum.values
    }
    failures = [(event, event.failure) for event in package.events.values() if event.failure]
    return {
        "error_codes": list(codes.values()),
        "failures": [
            {
                "name": string(event.name),
                "optional": failure.optional,
                "code": _paths(failure.code),
                "message": _paths(failure.message),
                "param": _paths(failure.param),
            }
            for event, failure in failures
        ],
        "optional_failures": " and ".join(f"``{in_docstring(event.wire_type or '')}``" for event, failure in failures if failure.optional),
    }


def _paths(paths: tuple[tuple[str, ...], ...]) -> str:
    """Paths as a tuple of tuples of string literals."""
    return _tuple(_tuple(map(string, path)) for path in paths)


def _tuple(entries: Iterable[str]) -> str:
    texts = list(entries)
    return f"({texts[0]},)" if len(texts) == 1 else f"({', '.join(texts)})"
