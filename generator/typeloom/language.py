"""The spec language, version 1: what may stand in a spec file, as pydantic models.

These models are the single definition of the language: they check a file's shape, and the JSON Schema
that editors complete from is made of them (``json_schema``). What a spec *means*, and the rules that
reach across files, are the business of ``check`` and ``resolve``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Summary = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]
PascalName = Annotated[str, StringConstraints(pattern=r"^[A-Z][A-Za-z0-9]{0,79}$")]
SourceName = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$")]
WireName = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class _Documented(_Part):
    summary: Summary = Field(description="One plain sentence in our own words, for a hover text.")
    sources: list[SourceName] | None = Field(None, min_length=1, description="The sources that document it; default: those of what it belongs to.")
    deprecated: Summary | None = Field(None, description="Set where it should no longer be used: says what to use instead.")
    since: Summary | None = Field(None, description="The version of the API or the date since which it exists, quoted.")


class FieldSpec(_Documented):
    """One key of an event or object."""

    type: str = Field(description='A type expression: string, integer, list[T], map[T], A | B | null, "literal" or a name.')
    required: bool | list[SourceName] = Field(False, description="true, false, or the sources that document it as required.")
    default: Any = Field(None, description="What a server assumes where the key is absent; stands in the docstring.")
    seen_absent: bool = Field(False, description="Recorded traffic shows it absent although its sources require it.")


class Failure(_Part):
    """Where an event that reports a failure keeps the parts of its story, as dotted paths of wire keys."""

    optional: bool = Field(False, description="true: raise_for_failure raises it only when asked to.")
    code: list[str] = Field([], description="Paths to try, in order, for the code.")
    message: list[str] = Field([], description="Paths to try, in order, for the message.")
    param: list[str] = Field([], description="Paths to try, in order, for the parameter at fault.")


class EventSpec(_Documented):
    """One event of the stream; its key is its wire type."""

    class_: PascalName | None = Field(None, alias="class", description="Its class; default: the wire type in PascalCase plus Event.")
    after: list[str] = Field([], description="Events that open what this one belongs to.")
    terminal: bool = Field(False, description="true where nothing follows it in a stream.")
    failure: Failure | None = Field(None, description="Set on events that report a failure.")
    fields: dict[WireName, FieldSpec] = Field({}, description="Its keys, the discriminator and the shared ones left out.")


class ObjectSpec(_Documented):
    """One JSON object that events carry."""

    fields: dict[WireName, FieldSpec] = Field({}, description="Its keys, by wire name.")


class UnionSpec(_Documented):
    """Objects told apart by a discriminator key."""

    discriminator: WireName | None = Field(None, description="The wire key that tells the members apart; default: the root's.")
    open: bool = Field(True, description="true: values of a tag yet unknown are kept whole in an Unknown member.")
    members: list[PascalName] = Field(min_length=1, description="Objects, or unions to take the members of.")
    untagged: PascalName | None = Field(None, description="The object taken where the discriminator key is absent.")


class ValueSpec(_Documented):
    """One value of an enum."""


class EnumSpec(_Documented):
    """A set of strings."""

    open: bool = Field(True, description="true: a server may send further values.")
    values: dict[str, Summary | ValueSpec] = Field(min_length=1, description="Wire value to what it means.")


class CodeSpec(_Documented):
    """One error code."""

    retryable: bool = Field(description="Can the same request succeed when it is sent again?")


class ErrorTableSpec(_Documented):
    """A set of error codes: an enum whose values say whether a retry can help."""

    open: bool = Field(True, description="true: a server may send further codes.")
    codes: dict[str, CodeSpec] = Field(min_length=1, description="Wire code to what it means to a caller.")


class SubjectSpec(_Part):
    """A spec file other than the root: one subject, one generated module."""

    summary: Summary = Field(description="What the subject is about: the docstring of its modules.")
    events: dict[WireName, EventSpec] = {}
    objects: dict[PascalName, ObjectSpec] = {}
    unions: dict[PascalName, UnionSpec] = {}
    enums: dict[PascalName, EnumSpec] = {}
    errors: dict[PascalName, ErrorTableSpec] = {}


class SourceSpec(_Part):
    """A document, or a body of evidence, that facts are taken from."""

    title: Summary
    document: Summary | None = Field(None, description="The file or address of the document.")
    observed: bool = Field(False, description="true: seen in recorded traffic rather than documented; requires nothing.")


class RootSpec(_Part):
    """spec.yaml, the root of a spec."""

    typeloom: Literal[1] = Field(description="The version of the spec language.")
    package: Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$")] = Field(description="The package to generate.")
    version: Annotated[str, StringConstraints(pattern=r"^\d+\.\d+\.\d+([-.+][0-9A-Za-z.]+)?$")] = Field(
        description="The version of the package, as MAJOR.MINOR.PATCH."
    )
    summary: Summary = Field(description="What the API is: the first line of the package's docstring.")
    discriminator: WireName = Field("type", description="The wire key that tells events apart.")
    sources: dict[SourceName, SourceSpec] = Field(min_length=1)
    event_fields: dict[WireName, FieldSpec] = Field({}, description="Keys that every event may have.")


def json_schema() -> dict[str, Any]:
    """JSON Schema (draft 2020-12) of a spec file, root or subject, for editors."""
    from pydantic.json_schema import models_json_schema

    _, schema = models_json_schema([(RootSpec, "validation"), (SubjectSpec, "validation")], by_alias=True)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "typeloom spec, version 1",
        "if": {"required": ["typeloom"]},
        "then": {"$ref": "#/$defs/RootSpec"},
        "else": {"$ref": "#/$defs/SubjectSpec"},
        **schema,
    }
