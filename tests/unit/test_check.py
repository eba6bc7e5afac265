"""The rules that reach across a spec. Each kind of problem has its golden folder; here is what must not be one, and what is large."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import pytest

from typeloom import check

from .specs import EVENTS, ROOT, package_of, shown, write_spec

HOUSE = "{summary: A house., fields: {type: {type: '\"house\"', summary: T.}}}"
SHOP = "{summary: A shop., fields: {type: {type: '\"shop\"', summary: T.}}}"


def event(type_: str, more: str = "") -> str:
    return f"summary: S.\nevents:\n  a.b: {{summary: A., fields: {{x: {{type: '{type_}', summary: X.}}}}}}\n{more}"


@pytest.mark.parametrize(
    "type_",
    ['"a" | "b"', "1 | 2 | null", "true | false", "string | 5 | true | null | list[any] | map[any]", 'list["a" | "b" | null]', "any", "House | null | string"],
)
def test_options_that_the_json_kind_tells_apart_are_no_problem(tmp_path: Path, type_: str) -> None:
    write_spec(
        tmp_path, events=event(type_.replace("'", "''"), f"  c.d: {{summary: A., fields: {{x: {{type: House, summary: X.}}}}}}\nobjects: {{House: {HOUSE}}}\n")
    )
    assert shown(tmp_path) == []


def test_a_union_may_hold_the_same_object_by_two_ways(tmp_path: Path) -> None:
    unions = "unions:\n  A: {summary: A., members: [B, C, House]}\n  B: {summary: B., members: [House]}\n  C: {summary: C., members: [House, Shop]}\n"
    write_spec(tmp_path, events=event("A", f"{unions}objects: {{House: {HOUSE}, Shop: {SHOP}}}\n"))
    assert package_of(tmp_path).unions["A"].objects == ("House", "Shop")


def test_an_object_that_only_some_sources_require_to_hold_itself_can_be_built(tmp_path: Path) -> None:
    root = ROOT + "  website: {title: The website}\n"
    write_spec(tmp_path, spec=root, events=event("Box", "objects: {Box: {summary: B., fields: {in: {type: Box, required: [website], summary: I.}}}}\n"))
    assert shown(tmp_path) == []


def test_closed_unions_that_hold_each_other_are_told_and_end(tmp_path: Path) -> None:
    unions = "unions:\n  A: {summary: A., open: false, members: [B]}\n  B: {summary: B., open: false, members: [A]}\n"
    write_spec(tmp_path, events=event("Box", f"objects: {{Box: {{summary: B., fields: {{a: {{type: A, required: true, summary: A.}}}}}}}}\n{unions}"))
    assert [line.split(": ")[1] for line in shown(tmp_path)] == [
        "Box cannot be built",
        "A contains itself by way of B, leave that member out",
        "B contains itself by way of A, leave that member out",
    ]


def test_a_thousand_unions_in_each_other_are_no_problem(tmp_path: Path) -> None:
    chain = "".join(f"  U{n}: {{summary: U., open: false, members: [U{n + 1}]}}\n" for n in range(1500))
    write_spec(tmp_path, events=event("U0", f"unions:\n{chain}  U1500: {{summary: U., members: [House]}}\nobjects: {{House: {HOUSE}}}\n"))
    assert package_of(tmp_path).unions["U0"].objects == ("House",)


def test_unions_that_share_all_their_members_do_not_multiply(tmp_path: Path) -> None:
    pairs = "".join(f"  A{n}: {{summary: U., members: [A{n + 1}, B{n + 1}]}}\n  B{n}: {{summary: U., members: [A{n + 1}, B{n + 1}]}}\n" for n in range(40))
    last = "  A40: {summary: U., members: [House]}\n  B40: {summary: U., members: [Shop]}\n"
    write_spec(
        tmp_path,
        events=event(
            "A0 | null", f"  c.d: {{summary: C., fields: {{x: {{type: B0, summary: X.}}}}}}\nunions:\n{pairs}{last}objects: {{House: {HOUSE}, Shop: {SHOP}}}\n"
        ),
    )
    assert package_of(tmp_path).unions["A0"].objects == ("House", "Shop")


def test_a_chain_of_a_thousand_objects_is_no_problem(tmp_path: Path) -> None:
    chain = "".join(f"  O{n}: {{summary: O., fields: {{x: {{type: O{n + 1}, required: true, summary: X.}}}}}}\n" for n in range(1200))
    write_spec(tmp_path, events=event("O0", f"objects:\n{chain}  O1200: {{summary: O.}}\n"))
    assert shown(tmp_path) == []


def test_a_definition_in_another_file_is_the_same_to_all(tmp_path: Path) -> None:
    write_spec(tmp_path, a=event("Parcel"), z="summary: Z.\nobjects: {Parcel: {summary: P.}}\n")
    assert shown(tmp_path) == []


def test_a_shape_that_fits_and_a_name_that_does_not_are_told_at_its_first_letter(tmp_path: Path) -> None:
    write_spec(tmp_path, events=EVENTS.replace("type: string", "type: 'list[map[Parcle]]'") + "objects: {Parcel: {summary: P.}}\n")
    assert shown(tmp_path)[0] == "events.yaml:6:31: the name 'Parcle' is not defined, did you mean 'Parcel'?"


def test_thousands_of_undefined_names_are_told_without_comparing_each_with_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    real = check.suggestion

    def counting(name: str, known: Collection[str], otherwise: str) -> str:
        nonlocal compared
        compared += len(known)
        return real(name, known, otherwise)

    monkeypatch.setattr(check, "suggestion", counting)
    objects = "".join(f"  Parcel{n}: {{summary: P., fields: {{next: {{type: Parcle{n}, summary: N.}}}}}}\n" for n in range(1_000))
    write_spec(tmp_path, events=f"{EVENTS}objects:\n{objects}")
    undefined = [problem for problem in shown(tmp_path) if "is not defined" in problem]
    assert len(undefined) == 1_000
    assert undefined[0].endswith("did you mean 'Parcel0'?")
    assert undefined[-1].endswith("define it, or mend the name")
    assert compared <= check.MOST_COMPARISONS


def test_literals_are_told_apart_as_json_does(tmp_path: Path) -> None:
    fields = "summary: All.\nevents:\n  a.b:\n    summary: It.\n    fields:\n      x: {type: %s, summary: X.}\n"
    assert not shown(write_spec(tmp_path / "good", events=fields % "'true | 0 | 1 | \"1\"'"))
    assert len(shown(write_spec(tmp_path / "bad", events=fields % "'true | 0 | 1 | 0'"))) == 1


def test_a_broken_file_does_not_make_what_it_defines_unknown(tmp_path: Path) -> None:
    events = "summary: All.\nevents:\n  a.b:\n    summary: It.\n    fields:\n      x: {type: Thing, summary: X.}\n"
    for fault in (
        "objects:\n  Thing: {summary: [A thing.}\n",
        "objects:\n  Thing: {summary: A thing.}\n  Thing: {summary: A thing.}\n",
        'objects: {"Thing": {]\n',
    ):
        found = shown(write_spec(tmp_path, events=events, things="summary: Things.\n" + fault))
        assert found and all(line.startswith("things.yaml") for line in found)


def test_an_empty_list_of_requirements_requires_nothing(tmp_path: Path) -> None:
    package = package_of(
        write_spec(
            tmp_path,
            spec="typeloom: 1\npackage: p\nversion: 1.0.0\nsummary: S.\nsources: {seen: {title: Seen, observed: true}}\n",
            events="summary: All.\nevents:\n  a.b:\n    summary: It.\n    fields:\n      x: {type: string, required: [], summary: X.}\n",
        )
    )
    assert [field.required for field in package.events["a.b"].fields if field.wire == "x"] == [False]
