"""``typeloom explain``: what the spec knows of a name, for people and for machines."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from typeloom.explain import bundled_settings, find_explanations, write_explanations
from typeloom.package import Docs, Field, Object, Package, Scalar
from typeloom.workflow import read_package

from .conftest import Answer

Typeloom = Callable[..., Answer]


@pytest.fixture(scope="module")
def flagship() -> Package:
    return read_package(bundled_settings())


class Terminal(io.StringIO):
    """Text that believes it is shown to somebody."""

    def isatty(self) -> bool:
        return True


def test_an_event_comes_with_its_fields_sources_and_place_in_the_stream(depot: Path, typeloom: Typeloom) -> None:
    answer = typeloom("explain", "parcel/cleared")
    assert (answer.code, answer.err) == (0, "")
    assert (
        answer.out
        == """\
parcel/cleared (event, class ParcelClearedEvent)
Customs let the parcel pass.

Since        2024-03
After        parcel/registered
Ends stream  no
Sources      handbook, customs
Spec         parcels.yaml

Field        Type              Required  Required by  Meaning
event_kind   "parcel/cleared"  yes       all          Tells the kind of the event.
parcel_no    integer           no        customs      Number of the parcel.
duty         number | null     yes       all          What was due, in euros; null where nothing was.
delivery-id  string            yes       all          Identifies the delivery of the webhook; the same when it is sent again.
sent_at      string            no        handbook     When the carrier sent it, as RFC 3339 text.
"""
    )


def test_an_event_tells_what_it_opens_and_whether_it_ends_the_stream(depot: Path, typeloom: Typeloom) -> None:
    opener = typeloom("explain", "parcel/registered", "--format", "json").json["found"][0]
    assert opener["opens"] == ["parcel/moved", "parcel/cleared", "parcel/delivered", "parcel/refused"]
    assert (opener["after"], opener["terminal"]) == ([], False)
    last = typeloom("explain", "ParcelDeliveredEvent", "--format", "json").json["found"][0]
    assert (last["name"], last["opens"], last["after"], last["terminal"]) == ("parcel/delivered", [], ["parcel/registered"], True)


@pytest.mark.parametrize(
    ("name", "kind", "line"),
    [
        ("Parcel", "object", "weight-grams number | null no Weight in grams."),
        ("Parcel.class", "field", 'Default "box"'),
        ("parcel/delivered.signed_by", "field", "Deprecated Read the signature among the proofs."),
        ("parcel/cleared.parcel_no", "field", "Required by customs"),
        ("Leg", "union", "ship SeaLeg A leg by ship."),
        ("UnknownLeg", "union", "Told apart by mode"),
        ("ship", "object", "Used by Leg"),
        ("ParcelState", "enum", "resting In a depot. Deprecated: Read moving. Sources: seen."),
        ("is_known_parcel_state", "enum", "Open yes, a server may send more"),
        ("Side", "enum", "Open no, there are no others"),
        ("ParcelState.resting", "value", "Deprecated Read moving."),
        ("RefusalCode", "error table", "nobody_home can help Nobody opened; the carrier tries again."),
        ("not_ordered", "code", "Retry does not help"),
        ("ParcelDict", "object", "Spec parcels.yaml"),
    ],
)
def test_every_kind_of_name_is_explained(depot: Path, typeloom: Typeloom, name: str, kind: str, line: str) -> None:
    answer = typeloom("explain", name)
    assert answer.code == 0
    assert f"({kind}" in answer.out.splitlines()[0]
    assert " ".join(line.split()) in [" ".join(told.split()) for told in answer.out.splitlines()]


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("parcel/registred", "did you mean 'parcel/registered'?"),
        ("Parcell", "did you mean 'Parcel'?"),
        ("nobody_hom", "did you mean 'nobody_home'?"),
        ("Parcel.wait-grams", "did you mean 'weight-grams'?"),
        ("Side.hone", "did you mean 'home'?"),
        ("zzz", "ask for a wire type, class, union, enum, code or Owner.field"),
        ("", "ask for a wire type, class, union, enum, code or Owner.field"),
    ],
)
def test_an_unknown_name_is_refused_with_the_nearest_known_one(depot: Path, typeloom: Typeloom, name: str, hint: str) -> None:
    answer = typeloom("explain", name)
    assert (answer.code, answer.out) == (2, "")
    assert hint in answer.err
    assert hint in typeloom("explain", name, "--format", "json").json["error"]


def test_where_no_project_is_the_spec_that_comes_with_typeloom_is_explained(tmp_path: Path, typeloom: Typeloom, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    answer = typeloom("explain", "response.output_text.delta")
    assert answer.code == 0
    assert "the spec that comes with typeloom" in answer.err
    assert answer.out.startswith("response.output_text.delta (event, class ResponseOutputTextDeltaEvent)\n")
    assert "After        response.content_part.added\n" in answer.out
    assert "\ndelta            string " in answer.out


def test_a_project_whose_settings_cannot_work_is_told_so(depot: Path, typeloom: Typeloom) -> None:
    (depot / "pyproject.toml").write_text('[tool.typeloom]\nspce = "carrier"\n', encoding="utf-8")
    answer = typeloom("explain", "Parcel")
    assert answer.code == 2
    assert "did you mean 'spec'?" in answer.err


def test_everything_in_the_flagship_spec_can_be_asked_for(flagship: Package) -> None:
    names: list[tuple[str, str]] = [(tag, tag) for tag in flagship.events]
    names += [(event.name, tag) for tag, event in flagship.events.items()]
    for thing in flagship.objects.values():
        names += [(thing.name, thing.wire_type or thing.name)]
        names += [(f"{thing.name}.{field.wire}", f"{thing.wire_type or thing.name}.{field.wire}") for field in thing.fields]
        names += [(f"{thing.wire_type}.{field.wire}", f"{thing.wire_type}.{field.wire}") for field in thing.fields if thing.wire_type]
    names += [(name, name) for name in (*flagship.unions, *flagship.enums)]
    names += [(f"{enum.name}.{value.value}", value.value) for enum in flagship.enums.values() for value in enum.values]
    for asked, told in names:
        found = find_explanations(flagship, asked)
        assert found[0]["name"] == told, asked
        write_explanations(found, io.StringIO())


def test_a_code_in_several_tables_is_explained_for_each(flagship: Package) -> None:
    tables = [enum.name for enum in flagship.enums.values() if enum.errors and any(value.value == "server_error" for value in enum.values)]
    assert [found["of"] for found in find_explanations(flagship, "server_error")] == tables


def test_a_terminal_gets_tables_and_a_pipe_plain_text(flagship: Package, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    found = find_explanations(flagship, "response.output_text.delta")
    shown, piped = Terminal(), io.StringIO()
    write_explanations(found, shown)
    write_explanations(found, piped)
    assert "─────" in shown.getvalue()
    assert max(len(re.sub(r"\x1b\[[0-9;]*m", "", line)) for line in shown.getvalue().splitlines()) == 120
    assert "─" not in piped.getvalue()
    assert "\x1b" not in piped.getvalue()
    for field in found[0]["fields"]:
        assert field["name"] in shown.getvalue()
        assert any(line.startswith(field["name"] + " ") for line in piped.getvalue().splitlines())


def test_no_text_of_a_spec_is_taken_for_markup_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    docs = Docs("Set [bold red]this[/] to :smile: or \\[x].", ("manual",))
    thing = Object("Thing", "things", docs, (Field("[b]", Scalar("string"), docs, False),))
    package = Package("p", "1.0.0", "P.", "type", (), (), {}, {"Thing": thing}, {}, {})
    shown = Terminal()
    write_explanations(find_explanations(package, "Thing"), shown)
    assert shown.getvalue().count("[bold red]this[/] to :smile: or \\[x].") == 2
    assert "[b]" in shown.getvalue()
