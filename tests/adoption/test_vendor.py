"""``typeloom vendor``: copies in other people's source trees, their lock, and what an upgrade tells."""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from typeloom.definitions import definitions
from typeloom.output import files_in
from typeloom.settings import read_settings
from typeloom.vendor import LOCK, bundled_package, read_original
from typeloom.workflow import read_package, regenerate_output

from .conftest import Answer
from .places import ROOT, WEBHOOKS, done

Typeloom = Callable[..., Answer]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder without settings, as the current one."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


EDITS = {
    "spec.yaml": [("0.4.0", "0.5.0")],
    "parcels.yaml": [
        ("  parcel/cleared:", "  parcel/held:"),
        ("signed_by: {type: string,", "signed_by: {type: string | integer,"),
        ("weight-grams: {type: number | null, summary: Weight in grams.}", "grams: {type: number | null, summary: Weight in grams.}"),
        ("moving: On its way.", "rolling: On its way."),
        ("    summary: The side of the border.\n    open: false", "    summary: The side of the border."),
        ("nobody_home: {summary: Nobody opened; the carrier tries again., retryable: true}", "nobody_home: {summary: Nobody opened., retryable: false}"),
        ("not_ordered: {summary", "unordered: {summary"),
    ],
    "legs.yaml": [
        ("  SeaLeg:", "  ShipLeg:"),
        ("members: [RoadLeg, SeaLeg]", "members: [RoadLeg, ShipLeg]"),
        ("  Proof: {summary: What shows that a parcel was handed over.,", "  Proof: {summary: What shows that it was handed over., open: false,"),
    ],
}


@pytest.fixture(scope="module")
def releases(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Two versions of a generated package; each kind of definition comes, goes and changes between them."""
    folder = tmp_path_factory.mktemp("releases")
    project = folder / "depot"
    shutil.copytree(WEBHOOKS, project)
    settings = read_settings(project)
    regenerate_output(settings)
    old = shutil.copytree(settings.output, folder / "release_1/hooks")
    for file, edits in EDITS.items():
        path = project / "carrier" / file
        text = path.read_text(encoding="utf-8")
        for before, after in edits:
            assert before in text
            text = text.replace(before, after)
        path.write_text(text, encoding="utf-8")
    regenerate_output(settings)
    return old, shutil.copytree(settings.output, folder / "release_2/hooks")


def contents(folder: Path) -> dict[str, bytes]:
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_three_copies_live_in_one_process_each_with_classes_of_its_own(home: Path, typeloom: Typeloom) -> None:
    (home / "src/acme").mkdir(parents=True)
    (home / "src/acme/__init__.py").touch()
    for name in ("acme._vendor.wire", "src/tool/wire", "src/lone_copy"):
        assert typeloom("vendor", name).code == 0
    program = """
import importlib, sys
import acme._vendor.wire._index, tool.wire._index, lone_copy._index
copies = [importlib.import_module(name) for name in ("acme._vendor.wire", "tool.wire", "lone_copy")]
for tag in copies[0].EVENT_TYPES:
    classes = [copy.EVENT_TYPES[tag] for copy in copies]
    assert len({*classes}) == 3, tag
    for copy, own in zip(copies, classes):
        event = copy.parse_event({copy._index.DISCRIMINATOR: tag})
        assert type(event) is own and own.__module__.startswith(copy.__name__ + "."), tag
        assert isinstance(event, copy.BaseEvent) and not any(isinstance(event, other.BaseEvent) for other in copies if other is not copy)
assert all(type(copy.parse_event({"no": "tag"})) is copy.UnknownEvent for copy in copies)
assert not any(name.startswith(("responses_wire", "typeloom")) for name in sys.modules), "a copy leans on what it was copied from"
print(len(copies[0].EVENT_TYPES), "events in", *(copy.__name__ for copy in copies))
"""
    told = done([sys.executable, "-c", program], home, PYTHONPATH=str(home / "src"))
    assert told.endswith("events in acme._vendor.wire tool.wire lone_copy\n")


def test_the_lock_names_the_package_its_version_and_the_hash_of_each_file(home: Path, typeloom: Typeloom) -> None:
    assert typeloom("vendor", "wire").code == 0
    lock = json.loads((home / "wire" / LOCK).read_text(encoding="utf-8"))
    original = read_original(bundled_package())
    assert (lock["package"], lock["version"]) == (original.package, original.version)
    present = contents(home / "wire")
    del present[LOCK]
    assert lock["files"] == {path: hashlib.sha256(data).hexdigest() for path, data in present.items()}
    assert {path: data.decode() for path, data in present.items()} == dict(original.files)


def test_check_is_content_with_a_copy_as_it_was_made(home: Path, typeloom: Typeloom) -> None:
    typeloom("vendor", "lib.wire")
    before = contents(home)
    answer = typeloom("vendor", "lib/wire", "--check")
    assert (answer.code, answer.out) == (0, "")
    assert "as it was copied" in answer.err
    assert contents(home) == before


def test_check_refuses_edited_missing_and_added_files_and_shows_each(home: Path, typeloom: Typeloom) -> None:
    typeloom("vendor", "wire")
    with (home / "wire/parse.py").open("a", encoding="utf-8") as file:
        file.write("HOT_FIX = True\n")
    (home / "wire/py.typed").unlink()
    (home / "wire/helpers.py").write_text("WORDS = 1\n", encoding="utf-8")
    before = contents(home)
    answer = typeloom("vendor", "wire", "--check")
    assert answer.code == 1
    assert "edited: wire/parse.py\n" in answer.err
    assert "missing: wire/py.typed\n" in answer.err
    assert "added: wire/helpers.py\n" in answer.err
    assert "--- a/parse.py\n+++ b/parse.py\n" in answer.out
    assert "\n-HOT_FIX = True\n" in answer.out
    assert "--- /dev/null\n+++ b/py.typed\n" in answer.out
    assert "\n-WORDS = 1\n" in answer.out
    assert contents(home) == before
    rows = typeloom("vendor", "wire", "--check", "--format", "json")
    assert rows.code == 1
    assert {(row["path"], row["kind"]) for row in rows.json["edits"]} == {("parse.py", "edited"), ("py.typed", "missing"), ("helpers.py", "added")}


def test_check_needs_no_original_to_see_an_edit(home: Path, releases: tuple[Path, Path], typeloom: Typeloom) -> None:
    typeloom("vendor", "hooks", "--from", releases[0])
    assert typeloom("vendor", "hooks", "--check").code == 0
    (home / "hooks/errors.py").write_text("# mine now\n", encoding="utf-8")
    answer = typeloom("vendor", "hooks", "--check")
    assert (answer.code, answer.out) == (1, "")
    assert "edited: hooks/errors.py (no diff: the original is not at hand)\n" in answer.err


def test_upgrade_replaces_a_copy_and_tells_what_came_went_and_changed(home: Path, releases: tuple[Path, Path], typeloom: Typeloom) -> None:
    old, new = releases
    typeloom("vendor", "hooks", "--from", old)
    answer = typeloom("vendor", "hooks", "--from", new, "--upgrade")
    assert answer.code == 0
    assert answer.out.splitlines() == [
        "went: event parcel/cleared (ParcelClearedEvent)",
        "came: event parcel/held (ParcelHeldEvent)",
        "went: class SeaLeg",
        "came: class ShipLeg",
        "came: field Parcel.grams (int | float | None = None)",
        "went: field Parcel.weight_grams (Annotated[int | float | None, Field(alias='weight-grams')] = None)",
        "changed: field parcel/delivered.signed_by: str | None = None → str | int | None = None",
        "changed: union Proof: open → closed",
        "went: member Leg.SeaLeg",
        "came: member Leg.ShipLeg",
        "changed: enum Side: closed → open",
        "went: value ParcelState.moving",
        "came: value ParcelState.rolling",
        "went: value RefusalCode.not_ordered",
        "came: value RefusalCode.unordered",
        "changed: code nobody_home: a retry can help → a retry does not help",
        "went: code not_ordered (a retry does not help)",
        "came: code unordered (a retry does not help)",
    ]
    assert "hooks is hooks 0.5.0 now; it was 0.4.0" in answer.err
    copied = contents(home / "hooks")
    assert json.loads(copied.pop(LOCK))["version"] == "0.5.0"
    assert copied == contents(new)
    assert typeloom("vendor", "hooks", "--check", "--from", new).code == 0


def test_upgrade_reads_sources_and_runs_none(home: Path, releases: tuple[Path, Path], typeloom: Typeloom) -> None:
    old, new = (shutil.copytree(release, home / f"release_{number}/hooks") for number, release in enumerate(releases))
    for release in (old, new):
        with (release / "models/parcels.py").open("a", encoding="utf-8") as file:
            file.write("\nraise SystemExit('this module was run')\n")
    typeloom("vendor", "hooks", "--from", old)
    answer = typeloom("vendor", "hooks", "--from", new, "--upgrade", "--format", "json")
    assert answer.code == 0
    assert {"kind": "event", "name": "parcel/held", "before": None, "after": "ParcelHeldEvent"} in answer.json["differences"]


def test_another_version_is_refused_without_upgrade(home: Path, releases: tuple[Path, Path], typeloom: Typeloom) -> None:
    typeloom("vendor", "hooks", "--from", releases[0])
    before = contents(home)
    answer = typeloom("vendor", "hooks", "--from", releases[1])
    assert answer.code == 2
    assert "--upgrade replaces it" in answer.err
    assert contents(home) == before


def test_the_same_copy_twice_is_no_change(home: Path, typeloom: Typeloom) -> None:
    typeloom("vendor", "wire")
    before = contents(home)
    assert typeloom("vendor", "wire", "--format", "json").json["changed"] is False
    assert typeloom("vendor", "wire", "--upgrade", "--format", "json").json["changed"] is False
    assert contents(home) == before


def test_upgrade_refuses_to_drop_local_edits_until_told_to(home: Path, releases: tuple[Path, Path], typeloom: Typeloom) -> None:
    typeloom("vendor", "hooks", "--from", releases[0])
    (home / "hooks/parse.py").write_text("# mine now\n", encoding="utf-8")
    (home / "hooks/notes.py").write_text("# mine too\n", encoding="utf-8")
    before = contents(home)
    refused = typeloom("vendor", "hooks", "--from", releases[1], "--upgrade")
    assert refused.code == 1
    assert "edited: hooks/parse.py" in refused.err
    assert contents(home) == before
    answer = typeloom("vendor", "hooks", "--from", releases[1], "--upgrade", "--discard-edits")
    assert answer.code == 0
    assert "left alone, since typeloom never made it: hooks/notes.py\n" in answer.err
    copied = contents(home / "hooks")
    assert copied.pop("notes.py") == b"# mine too\n"
    del copied[LOCK]
    assert copied == contents(releases[1])


def test_a_copy_made_by_hand_gets_its_lock_when_told_to(home: Path, typeloom: Typeloom) -> None:
    shutil.copytree(bundled_package(), home / "wire", ignore=shutil.ignore_patterns("__pycache__"))
    assert typeloom("vendor", "wire").code == 2
    assert typeloom("vendor", "wire", "--upgrade").code == 2
    assert typeloom("vendor", "wire", "--upgrade", "--discard-edits").code == 0
    assert typeloom("vendor", "wire", "--check").code == 0


@pytest.mark.parametrize("options", [(), ("--upgrade",), ("--upgrade", "--discard-edits"), ("--check",)])
def test_a_folder_with_other_files_is_never_touched(home: Path, typeloom: Typeloom, options: tuple[str, ...]) -> None:
    (home / "wire").mkdir()
    (home / "wire/__init__.py").write_text("# an app's own module\n", encoding="utf-8")
    before = contents(home)
    assert typeloom("vendor", "wire", *options).code == 2
    assert contents(home) == before


@pytest.mark.parametrize("lock", ["", "<<<<<<< ours", "[]", '{"package": "x"}', '{"package": "x", "version": "1", "files": []}'])
def test_a_broken_lock_is_told_and_nothing_is_touched(home: Path, typeloom: Typeloom, lock: str) -> None:
    typeloom("vendor", "wire")
    (home / "wire" / LOCK).write_text(lock, encoding="utf-8")
    before = contents(home)
    for options in ((), ("--check",), ("--upgrade",)):
        answer = typeloom("vendor", "wire", *options)
        assert answer.code == 2
        assert LOCK in answer.err
    assert contents(home) == before


@pytest.mark.parametrize("dest", ["my-wire", "lib/class", "lib/1st", "a.b-c"])
def test_a_name_that_cannot_be_imported_is_refused(home: Path, typeloom: Typeloom, dest: str) -> None:
    answer = typeloom("vendor", dest)
    assert answer.code == 2
    assert "no Python name" in answer.err
    assert contents(home) == {}


@pytest.mark.parametrize(
    ("present", "dest", "made"),
    [
        (["src/acme/__init__.py"], "acme._vendor.inner.wire", ["src/acme/_vendor/__init__.py", "src/acme/_vendor/inner/__init__.py"]),
        (["src/acme/__init__.py"], "other.wire", []),
        (["acme/app.py"], "acme/_vendor/wire", []),
        (["acme/__init__.py", "acme/_vendor/readme.txt"], "acme/_vendor/wire", []),
    ],
    ids=["inside a regular package", "beside it", "inside a namespace package", "in a folder that was there"],
)
def test_folders_on_the_way_become_packages_like_the_one_above(home: Path, typeloom: Typeloom, present: list[str], dest: str, made: list[str]) -> None:
    for path in present:
        (home / path).parent.mkdir(parents=True, exist_ok=True)
        (home / path).touch()
    answer = typeloom("vendor", dest, "--format", "json")
    assert answer.code == 0
    folder = answer.json["folder"]
    assert sorted(path for path in contents(home) if not path.startswith(folder + "/")) == sorted([*present, *made])


def test_a_project_with_its_own_spec_neither_checks_nor_replaces_a_copy_beside_its_output(depot: Path, typeloom: Typeloom) -> None:
    typeloom("regenerate")
    assert typeloom("vendor", "depot.wire.llm").code == 0
    before = contents(depot / "src/depot/wire/llm")
    assert typeloom("check").code == 0
    with (depot / "carrier/legs.yaml").open("a", encoding="utf-8") as file:
        file.write("\nenums:\n  Speed: {summary: How fast it goes., values: {slow: Not fast.}}\n")
    (depot / "carrier/parcels.yaml").write_text(
        (depot / "carrier/parcels.yaml")
        .read_text(encoding="utf-8")
        .replace("      number: {", "      speed: {type: Speed, summary: How fast it goes.}\n      number: {"),
        encoding="utf-8",
    )
    assert typeloom("regenerate").code == 0
    assert contents(depot / "src/depot/wire/llm") == before
    assert typeloom("vendor", "depot.wire.llm", "--check").code == 0


def test_a_copy_is_refused_inside_the_output_that_regenerate_replaces(depot: Path, typeloom: Typeloom) -> None:
    typeloom("regenerate")
    for dest in ("src/depot/wire/hooks", "src/depot/wire/hooks/llm"):
        answer = typeloom("vendor", dest)
        assert answer.code == 2, dest
    assert "name a folder outside it" in answer.err
    assert typeloom("check").code == 0


@pytest.mark.parametrize("options", [("--check", "--upgrade"), ("--discard-edits",), ("--check", "--discard-edits")])
def test_options_that_contradict_each_other_are_refused(home: Path, typeloom: Typeloom, options: tuple[str, ...]) -> None:
    assert typeloom("vendor", "wire", *options).code == 2
    assert contents(home) == {}


def test_the_definitions_read_from_the_sources_are_those_of_the_spec() -> None:
    package = read_package(read_settings(ROOT))
    found = definitions({path: data.decode() for path, data in files_in(read_settings(ROOT).output).items()})

    def names(kind: str) -> set[str]:
        return {name for found_kind, name in found if found_kind == kind}

    assert {name: found["event", name].form for name in names("event")} == {tag: event.name for tag, event in package.events.items()}
    assert names("class") == {thing.name for thing in package.objects.values() if thing.wire_type is None}
    assert len(names("field")) == sum(len(thing.fields) for thing in package.objects.values())
    assert {name: found["union", name].form == "open" for name in names("union")} == {name: union.open for name, union in package.unions.items()}
    assert names("member") == {f"{name}.{member}" for name, union in package.unions.items() for member in union.objects}
    assert {name: found["enum", name].form == "open" for name in names("enum")} == {name: enum.open for name, enum in package.enums.items()}
    assert names("value") == {f"{name}.{value.value}" for name, enum in package.enums.items() for value in enum.values}
    assert names("code") == {value.value for enum in package.enums.values() if enum.errors for value in enum.values}
