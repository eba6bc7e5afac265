"""Loading a spec: the files that count, their shape, and problems in the order in which people meet them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from typeloom.check import check
from typeloom.load import load, spec_files
from typeloom.problems import SpecError

from .specs import EVENTS, ROOT, problems_of, shown, write_spec


def test_the_root_comes_first_and_the_rest_by_name(tmp_path: Path) -> None:
    write_spec(tmp_path, zebra="summary: Z.", events=EVENTS)
    write_spec(tmp_path / "a", b="summary: B.")
    (tmp_path / "a" / "spec.yaml").unlink()
    (tmp_path / "other.yml").write_text("summary: O.")
    assert [file.relative_to(tmp_path).as_posix() for file in spec_files(tmp_path)] == ["spec.yaml", "a/b.yaml", "events.yaml", "other.yml", "zebra.yaml"]
    assert [subject.name for subject in load(tmp_path).subjects] == ["a/b", "events", "other", "zebra"]


def test_hidden_files_and_other_endings_are_passed_over(tmp_path: Path) -> None:
    write_spec(tmp_path, events=EVENTS)
    (tmp_path / ".hidden.yaml").write_text("[")
    (tmp_path / ".folder").mkdir()
    (tmp_path / ".folder" / "x.yaml").write_text("[")
    (tmp_path / "notes.md").write_text("[")
    (tmp_path / "folder.yaml").mkdir()
    assert [subject.name for subject in load(tmp_path).subjects] == ["events"]


def test_problems_of_all_files_come_in_one_run_sorted_by_place(tmp_path: Path) -> None:
    write_spec(tmp_path, spec=ROOT + "wrong: 1\n", b="summary: 5\nwrong: 1\n", a="summary: B.\n\nwrong: 1\nevents: 3\n")
    assert [line.split(": ")[0] for line in shown(tmp_path)] == [
        "a.yaml:3:1",
        "a.yaml:4:9",
        "b.yaml:1:10",
        "b.yaml:2:1",
        "spec.yaml:7:1",
    ]


def test_the_same_problem_is_told_once(tmp_path: Path) -> None:
    write_spec(tmp_path, events="summary: S.\nenums:\n  E: {summary: E., values: {a: 5}}\n")
    assert shown(tmp_path) == ["events.yaml:3:32: a number stands where a string belongs, put it in quotes"]


@pytest.mark.parametrize(
    ("path", "known"),
    [
        ("events: {a.b: {summary: A., sumary: x}}", "summary"),
        ("events: {a.b: {summary: A., failure: {massage: []}}}", "message"),
        ("events: {a.b: {summary: A., fields: {x: {type: string, summary: X., defalt: 1}}}}", "default"),
        ("objects: {A: {summary: A., feilds: {}}}", "fields"),
        ("objects: {A: {summary: A., fields: {x: {type: string, summary: X., defalt: 1}}}}", "default"),
        ("unions: {A: {summary: A., members: [B], untaged: B}}", "untagged"),
        ("enums: {A: {summary: A., value: {}, values: {a: A.}}}", "values"),
        ("enums: {A: {summary: A., values: {a: {summary: A., sinse: x}}}}", "since"),
        ("errors: {A: {summary: A., codes: {a: {summary: A., retryable: true, retriable: true}}}}", "retryable"),
    ],
)
def test_a_mistyped_key_is_answered_with_the_right_one_at_any_depth(tmp_path: Path, path: str, known: str) -> None:
    write_spec(tmp_path, events=f"summary: S.\n{path}\n")
    (line,) = shown(tmp_path)
    assert line.endswith(f"did you mean '{known}'?")


def test_a_list_that_has_one_wrong_element_is_faulted_at_that_element(tmp_path: Path) -> None:
    write_spec(tmp_path, events="summary: S.\nevents: {a.b: {summary: A., fields: {x: {type: string, summary: X., required: [handbook, 5]}}}}\n")
    assert shown(tmp_path) == ["events.yaml:2:90: a number stands where a string belongs, put it in quotes"]


def test_twelve_thousand_lines_have_no_problem(tmp_path: Path) -> None:
    lines = ["summary: Many events.", "events:"]
    for number in range(1200):
        lines += [f"  event{number}.happens:", "    summary: It happens.", "    fields:"]
        for key in range(2):
            lines += [f"      key{key}:", "        type: 'list[string | null]'", "        summary: A key."]
    write_spec(tmp_path, events="\n".join(lines))
    assert len(lines) > 10_000
    spec = load(tmp_path)
    assert check(spec) == []
    assert len(spec.subjects[0].spec.events) == 1200


VALUES: Any = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 2)
    | st.floats(allow_nan=False, width=16)
    | st.sampled_from(["", "a", "Parcel", "string", "handbook", "list[", "é"]),
    lambda inner: (
        st.lists(inner, max_size=2)
        | st.dictionaries(
            st.sampled_from(
                "summary events objects unions enums errors fields type required sources deprecated since default seen_absent class after terminal failure "
                "optional code message param discriminator open members untagged values codes retryable a.b Parcel x [key] 0".split()
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(VALUES, VALUES)
def test_any_data_gives_a_spec_or_placed_problems_and_never_raises(tmp_path: Path, root: Any, subject: Any) -> None:
    import json

    write_spec(tmp_path, spec=json.dumps(root), events=json.dumps(subject))
    for problem in problems_of(tmp_path):
        assert problem.line >= 1
        assert problem.column >= 1
        assert problem.what
        assert problem.fix
    write_spec(tmp_path, events=json.dumps(subject))
    try:
        check(load(tmp_path))
    except SpecError as error:
        assert error.problems
