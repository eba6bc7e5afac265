"""Docstrings out of what a spec documents."""

from __future__ import annotations

from ..package import Docs, Enum, Field, Object, Package, Union


def sources_line(package: Package, names: tuple[str, ...]) -> str:
    """``Sources: handbook, changelog.`` for a docstring; empty where there are none."""
    titles = [source.name for source in package.sources if source.name in names]
    return f"Sources: {', '.join(titles)}." if titles else ""


def notes(docs: Docs) -> list[str]:
    """What else is known: deprecation and age, a sentence each."""
    found: list[str] = []
    if docs.deprecated:
        found.append(f"Deprecated: {docs.deprecated}")
    if docs.since:
        found.append(f"Since {docs.since}.")
    return found


def object_doc(package: Package, thing: Object) -> list[str]:
    """The paragraphs of a class docstring."""
    lines = [thing.docs.summary, *notes(thing.docs)]
    if thing.wire_type is not None:
        place = f"Wire type: ``{thing.wire_type}``."
        if thing.terminal:
            place += " It ends the stream."
        if thing.after:
            place += " After: " + ", ".join(f"``{other}``" for other in thing.after) + "."
        lines.append(place)
    return [*lines, sources_line(package, thing.docs.sources)]


def field_doc(package: Package, owner: Object, field: Field) -> list[str]:
    """The paragraphs of the text below a field."""
    lines = [field.docs.summary, *notes(field.docs)]
    if field.default is not None:
        lines.append(f"Default: ``{field.default}``.")
    if field.docs.sources and set(field.docs.sources) != set(owner.docs.sources):
        lines.append(sources_line(package, field.docs.sources))
    return [" ".join(filter(None, lines))]


def union_doc(union: Union) -> list[str]:
    """The text below a union."""
    by = f"Told apart by ``{union.discriminator}``."
    return [union.docs.summary, *notes(union.docs), by]


def enum_docs(enum: Enum) -> tuple[list[str], list[str]]:
    """The texts below the known values and below the open enum."""
    values: list[str] = []
    for value in enum.values:
        text = f"- ``{value.value}``: {value.docs.summary}"
        if value.docs.deprecated:
            text += f" Deprecated: {value.docs.deprecated}"
        if value.retryable is not None:
            text += " A retry can help." if value.retryable else " A retry does not help."
        values.append(text)
    known = [f"The known values of {enum.name}.", *values]
    rest = "A server may send further values." if enum.open else "There are no other values."
    return known, [" ".join([enum.docs.summary, *notes(enum.docs), rest])]
