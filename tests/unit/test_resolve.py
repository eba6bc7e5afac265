"""From spec to Package: every default filled in, every name resolved, nothing to be changed."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from pathlib import Path
from typing import Any

import pytest

from typeloom.package import EnumRef, Field, ListOf, Literal, MapOf, ObjectRef, OneOf, Package, Scalar, UnionRef

from .specs import package_of, write_spec

ROOT = """\
typeloom: 1
package: parcels
version: 1.0.0
summary: Parcels.
discriminator: kind
sources:
  handbook: {title: Handbook, document: handbook.pdf}
  website: {title: Website}
  recorded: {title: Recordings, observed: true}
event_fields:
  number: {type: integer, required: true, summary: Counts.}
"""
EVENTS = """\
summary: Events.
events:
  parcel.lost:
    summary: |
      Lost,
      and gone.
    sources: [handbook, website, recorded]
    after: [parcel.found]
    terminal: true
    failure: {optional: true, code: [a.b, c], message: [c]}
    fields:
      a: {type: Parcel, required: [handbook, website], summary: A.}
      c: {type: 'list[Place | null] | map[Status] | "x" | 5', required: [handbook], summary: C., default: [1, "é"]}
      d: {type: '"x" | null', required: true, summary: D.}
      e: {type: string, required: true, seen_absent: true, summary: E.}
      f: {type: Fault, sources: [website], required: [website], summary: F.}
  parcel.found: {summary: Found., class: Hooray, sources: [website], fields: {a: {type: string, required: [website], summary: A.}}}
objects:
  Parcel: {summary: P., fields: {kind: {type: '"parcel"', summary: K.}, b: {type: '7', required: true, summary: B.}, c: {type: '"x"', summary: C.}}}
  Box: {summary: B., fields: {kind: {type: '"box" | "crate"', required: true, summary: K.}}}
  House: {summary: H., fields: {kind: {type: '"house"', summary: K.}}}
unions:
  Place: {summary: P., open: false, members: [Inner, Parcel], untagged: House}
  Inner: {summary: I., members: [Box]}
enums:
  Status: {summary: S., sources: [website], values: {a: A., b: {summary: B., sources: [handbook], since: "1"}}}
errors:
  Fault: {summary: F., open: false, codes: {x: {summary: X., retryable: true}}}
"""


@pytest.fixture
def package(tmp_path: Path) -> Package:
    # The website alone documents parcel.found, so its field there is required by all that count.
    return package_of(write_spec(tmp_path, spec=ROOT, events=EVENTS.replace("code: [a.b, c]", "code: [a.b, c]")))


def fields(package: Package, name: str) -> dict[str, Field]:
    return {field.wire: field for field in package.objects[name].fields}


def test_an_event_has_its_discriminator_its_own_and_the_shared_fields(package: Package) -> None:
    lost = package.events["parcel.lost"]
    assert [field.wire for field in lost.fields] == ["kind", "a", "c", "d", "e", "f", "number"]
    assert (lost.fields[0].type, lost.fields[0].constant, lost.fields[0].required) == (Literal("parcel.lost"), "parcel.lost", True)
    assert (lost.name, lost.terminal, lost.after, lost.wire_type) == ("ParcelLostEvent", True, ("parcel.found",), "parcel.lost")
    assert lost.docs.summary == "Lost, and gone."
    assert package.events["parcel.found"].name == "Hooray"


def test_types_are_resolved_to_kinds_and_references(package: Package) -> None:
    found = fields(package, "ParcelLostEvent")
    assert found["a"].type == ObjectRef("Parcel")
    assert found["c"].type == OneOf((ListOf(OneOf((UnionRef("Place"), Scalar("null")))), MapOf(EnumRef("Status")), Literal("x"), Literal(5)))
    assert found["f"].type == EnumRef("Fault")


@pytest.mark.parametrize(
    ("owner", "wire", "required", "required_by", "constant"),
    [
        ("ParcelLostEvent", "a", True, ("handbook", "website"), None),
        ("ParcelLostEvent", "c", False, ("handbook",), None),
        ("ParcelLostEvent", "d", True, ("handbook", "website"), "x"),
        ("ParcelLostEvent", "e", False, ("handbook", "website"), None),
        ("ParcelLostEvent", "f", False, ("website",), None),
        ("Hooray", "a", True, ("website",), None),
        ("Hooray", "number", True, ("website",), None),
        ("Parcel", "kind", False, (), "parcel"),
        ("Parcel", "b", True, ("handbook", "website"), 7),
        ("Parcel", "c", False, (), None),
        ("Box", "kind", True, ("handbook", "website"), None),
        ("House", "kind", False, (), "house"),
    ],
)
def test_required_and_constant_follow_from_sources_and_unions(package: Package, owner: str, wire: str, required: bool, required_by: Any, constant: Any) -> None:
    field = fields(package, owner)[wire]
    assert (field.required, field.required_by, field.constant) == (required, required_by, constant)


def test_defaults_are_json_and_sources_are_inherited(package: Package) -> None:
    found = fields(package, "ParcelLostEvent")
    assert found["c"].default == '[1, "é"]'
    assert found["a"].default is None
    assert found["a"].docs.sources == ("handbook", "website", "recorded")
    assert found["f"].docs.sources == ("website",)
    assert package.objects["Parcel"].docs.sources == ("handbook", "website", "recorded")


def test_unions_are_flattened_and_enums_told_apart_from_error_tables(package: Package) -> None:
    place = package.unions["Place"]
    assert dict(place.members) == {"box": "Box", "crate": "Box", "parcel": "Parcel", "house": "House"}
    assert (place.objects, place.untagged, place.open, place.discriminator) == (("Box", "Parcel", "House"), "House", False, "kind")
    status, fault = package.enums["Status"], package.enums["Fault"]
    assert [(value.value, value.docs.sources, value.docs.since, value.retryable) for value in status.values] == [
        ("a", ("website",), None, None),
        ("b", ("handbook",), "1", None),
    ]
    assert (status.errors, status.open, fault.errors, fault.open, fault.values[0].retryable) == (False, True, True, False, True)


def test_a_failure_is_paths_of_keys(package: Package) -> None:
    failure = package.events["parcel.lost"].failure
    assert failure is not None
    assert (failure.optional, failure.code, failure.message, failure.param) == (True, (("a", "b"), ("c",)), (("c",),), ())


def test_a_package_cannot_be_changed(package: Package) -> None:
    with pytest.raises(FrozenInstanceError):
        package.name = "other"  # type: ignore[misc]
    with pytest.raises(TypeError):
        package.events["x"] = package.events["parcel.lost"]  # type: ignore[index]
    with pytest.raises(TypeError):
        package.unions["Place"].members["x"] = "Box"  # type: ignore[index]
    assert isinstance(package.subjects, tuple)
