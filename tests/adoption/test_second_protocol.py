"""A made-up carrier's webhooks: proof that nothing in the generator knows the Responses API."""

from __future__ import annotations

import importlib
import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from typeloom.check import check
from typeloom.load import load
from typeloom.settings import bundled, read_settings
from typeloom.workflow import check_output, read_package, regenerate_output

from .places import BIN, ROOT, WEBHOOKS, run


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The depot with its package generated, as its settings say."""
    folder = tmp_path_factory.mktemp("second") / "depot"
    shutil.copytree(WEBHOOKS, folder)
    regenerate_output(read_settings(folder))
    return folder


@pytest.fixture(scope="module")
def hooks(project: Path) -> Iterator[ModuleType]:
    sys.path.insert(0, str(project / "src"))
    try:
        yield importlib.import_module("depot.wire.hooks")
    finally:
        sys.path.remove(str(project / "src"))
        for name in [name for name in sys.modules if name.split(".")[0] == "depot"]:
            del sys.modules[name]


MOVED: dict[str, Any] = {
    "event_kind": "parcel/moved",
    "delivery-id": "d-1",
    "sent_at": "2024-03-01T08:00:00Z",
    "parcel_no": 7,
    "leg": {"mode": "ship", "vessel": "Ida", "stops": [{"mode": "lorry", "plate": "X 1"}, {"mode": "balloon", "height": 80.0}]},
    "from": {"code": "HAM", "side": "home"},
    "mood": [1, 1.0, None],
}


def test_the_project_generates_its_own_package_at_its_own_place(project: Path) -> None:
    assert (project / "src/depot/wire/hooks/models/parcels.py").is_file()
    assert check_output(read_settings(project)).changes == ()


def test_events_are_told_apart_by_the_projects_own_key(hooks: Any) -> None:
    event = hooks.parse_event(MOVED)
    assert type(event) is hooks.EVENT_TYPES["parcel/moved"] is hooks.ParcelMovedEvent
    assert event.event_kind == "parcel/moved"
    assert type(hooks.parse_event({"event_kind": "parcel/eaten"})) is hooks.UnknownEvent
    assert type(hooks.parse_event({"type": "parcel/moved"})) is hooks.UnknownEvent
    assert not event.degraded


def test_what_came_goes_out_again_awkward_names_and_all(hooks: Any) -> None:
    event = hooks.parse_event(MOVED)
    assert json.dumps(event.to_dict(), sort_keys=True) == json.dumps(MOVED, sort_keys=True)  # as text, 1 is not 1.0
    assert event.delivery_id == "d-1"
    assert event.from_.code == "HAM"
    parcel = {"number": 1, "state": "floating", "weight-grams": 2.0, "class": "box", "to": {"code": "X"}}
    registered = hooks.parse_event({"event_kind": "parcel/registered", "delivery-id": "d", "sent_at": "s", "parcel": parcel})
    assert (registered.parcel.weight_grams, registered.parcel.class_, registered.parcel.state) == (2.0, "box", "floating")
    assert not registered.degraded
    assert not hooks.is_known_parcel_state(registered.parcel.state)


def test_unions_have_discriminators_of_their_own(hooks: Any) -> None:
    leg = hooks.parse_event(MOVED).leg
    assert type(leg) is hooks.SeaLeg
    assert [type(stop) for stop in leg.stops] == [hooks.RoadLeg, hooks.UnknownLeg]
    proofs = [{"proof_kind": "photo", "url": "u"}, {"name": "Ann"}, {"proof_kind": "stamp", "ink": "red"}]
    delivered = hooks.parse_event({"event_kind": "parcel/delivered", "delivery-id": "d", "sent_at": "s", "parcel_no": 1, "proof": proofs})
    assert [type(proof) for proof in delivered.proof] == [hooks.Photo, hooks.Signature, hooks.UnknownProof]
    assert delivered.to_dict()["proof"] == proofs


def test_a_closed_enum_and_a_wrong_type_are_kept_and_named(hooks: Any) -> None:
    event = hooks.parse_event({**MOVED, "parcel_no": "seven", "from": {"code": "HAM", "side": "odd"}})
    assert {misfit.pointer for misfit in event.degraded} == {"/parcel_no", "/from/side"}
    assert event.to_dict()["parcel_no"] == "seven"
    with pytest.raises(hooks.InvalidEventError):
        hooks.parse_event({**MOVED, "parcel_no": "seven"}, strict=True)


def test_a_reported_failure_becomes_an_exception_with_the_projects_codes(hooks: Any) -> None:
    refusal = {"code": "nobody_home", "words": "Nobody there."}
    event = hooks.parse_event({"event_kind": "parcel/refused", "delivery-id": "d", "sent_at": "s", "parcel_no": 1, "refusal": refusal})
    with pytest.raises(hooks.StreamFailedError) as caught:
        hooks.raise_for_failure(event)
    assert (caught.value.code, caught.value.message, caught.value.retryable) == ("nobody_home", "Nobody there.", True)
    assert set(hooks.ERROR_CODES) == {"nobody_home", "not_ordered"}


def test_an_event_is_built_without_its_kind_and_dumped_with_it(hooks: Any) -> None:
    event = hooks.ParcelClearedEvent(delivery_id="d", sent_at="s", parcel_no=1, duty=None)
    assert event.to_dict() == {"event_kind": "parcel/cleared", "delivery-id": "d", "sent_at": "s", "parcel_no": 1, "duty": None}


def test_handlers_and_typed_dicts_speak_the_projects_names(hooks: Any) -> None:
    dispatcher = hooks.Dispatcher()
    heard: list[Any] = []
    dispatcher.on("parcel/moved")(heard.append)
    event = hooks.parse_event(MOVED)
    dispatcher.dispatch(event)
    assert heard == [event]
    types = importlib.import_module("depot.wire.hooks.types")
    assert "event_kind" in types.ParcelMovedEventDict.__annotations__
    assert types.loads_event(b'{"event_kind": "parcel/moved"}') == {"event_kind": "parcel/moved"}


@pytest.mark.slow
def test_type_checkers_have_nothing_to_say_about_the_package(project: Path) -> None:
    user = project / "src/depot/listen.py"
    user.write_text(
        "from .wire.hooks import EVENT_TYPES, ParcelMovedEvent, SeaLeg, parse_event\n\n\n"
        "def vessel(body: bytes) -> str | None:\n"
        "    event = parse_event(body)\n"
        "    reveal_type(EVENT_TYPES['parcel/moved'])\n"
        "    if isinstance(event, ParcelMovedEvent) and isinstance(event.leg, SeaLeg):\n"
        "        return event.leg.vessel\n"
        "    return None\n",
        encoding="utf-8",
    )
    (project / "mypy.ini").write_text("[mypy]\nstrict = true\n", encoding="utf-8")
    result = run([BIN / "mypy", "--config-file", "../mypy.ini", "-p", "depot"], project / "src")
    assert result.returncode == 0, result.stdout
    assert "ParcelMovedEvent" in result.stdout


def test_nothing_in_the_generator_or_its_templates_names_the_responses_api() -> None:
    package = read_package(read_settings(ROOT))
    names = {package.name, *(tag for tag in package.events if "." in tag), *(source.name for source in package.sources if not source.observed)}
    names |= {name for name in (*package.objects, *package.unions, *package.enums) if len(re.findall("[A-Z]", name)) > 1}
    names |= {part for tag in package.events for part in tag.split(".") if "_" in part and part != "in_progress"}
    telling = re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})(?:Dict)?\b|response", re.IGNORECASE)
    offenders: list[str] = []
    for folder in (ROOT / "generator", ROOT / "templates"):
        for file in sorted(file for pattern in ("*.py", "*.jinja") for file in folder.rglob(pattern)):
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                offenders += [f"{file.relative_to(ROOT).as_posix()}:{number}: {found}" for found in telling.findall(line)]
    assert offenders == []


def test_the_two_specs_share_no_name() -> None:
    # Otherwise what the tests above show of one could be owed to the other.
    flagship, hooks = load(bundled("spec")), load(WEBHOOKS / "carrier")
    assert not check(hooks)
    ours = {name for subject in flagship.subjects for name in (*subject.spec.events, *subject.spec.objects, *subject.spec.unions, *subject.spec.enums)}
    theirs = {name for subject in hooks.subjects for name in (*subject.spec.events, *subject.spec.objects, *subject.spec.unions, *subject.spec.enums)}
    assert theirs and not ours & theirs
    assert flagship.root.discriminator != hooks.root.discriminator
