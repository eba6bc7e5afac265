"""Reading YAML: plain data, a reason for everything that is refused, and where each part stands."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from typeloom.yaml_text import Inside, Position, parse, positions, read_text

FILE = Path("file.yaml")


def faults(text: str) -> list[tuple[int, int, str]]:
    return [(problem.line, problem.column, problem.what) for problem in parse(text, FILE).problems]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1", 1), ("-1", -1), ("+7", 7), ("007", 7), ("1.5", 1.5), (".5", 0.5), ("1.", 1.0), ("1e3", 1000.0), ("-1.5E-1", -0.15),
        ("true", True), ("false", False), ("null", None), ("~", None), ("", None),
        ("yes", "yes"), ("off", "off"), ("True", "True"), ("NULL", "NULL"), ("0x10", "0x10"), ("1_000", "1_000"), (".inf", ".inf"),
        ("2020-01-01", "2020-01-01"), ("12:30", "12:30"), ("1.2.3", "1.2.3"), ("-", [None]), ("- ", [None]), ("+", "+"),
        ("'1'", "1"), ('"true"', "true"), ("''", ""), ("! x", "x"), ("١", "١"), ("9" * 400, "9" * 400),
        ("|\n a\n b\n", "a\nb\n"), (">-\n a\n b\n", "a b"), ("[a, 1, {b: }]", ["a", 1, {"b": None}]),
        ("{1: a, true: b, ~: c, '': d}", {"1": "a", "true": "b", "~": "c", "": "d"}),
    ],
)  # fmt: skip
def test_scalars_are_read_as_in_yaml_1_2_and_keys_are_strings(text: str, value: object) -> None:
    document = parse(text, FILE)
    assert document.problems == []
    assert document.data == value
    assert type(document.data) is type(value)


@pytest.mark.parametrize(
    ("text", "line", "column", "what"),
    [
        ("a: &x 1", 1, 4, "anchors and aliases"),
        ("a: *x", 1, 4, "anchors and aliases"),
        ("a: 1\nb: &x {c: 1}", 2, 4, "anchors and aliases"),
        ("a: !!str 1", 1, 4, "the tag tag:yaml.org,2002:str"),
        ("- !x [1]", 1, 3, "the tag !x"),
        ("<<: {}", 1, 1, "merge keys"),
        ("? [a]\n: b", 1, 3, "a key must be"),
        ("&x a: b", 1, 1, "a key must be"),
        ("!!str a: b", 1, 1, "a key must be"),
        ("a: 1\n---\nb: 2", 2, 1, "a second YAML document"),
        ("[" * 50 + "]" * 50, 1, 42, "this is nested too deep"),
        ("a: 1\nb: [c", 2, 4, "this is not YAML"),
        ("a: b: c", 1, 5, "this is not YAML"),
        ("a: %b", 1, 4, "this is not YAML"),
        ("a: b\nc: 'd\x00'", 2, 6, "the character U+0000"),
        ("\n\n  \x1b", 3, 3, "the character U+001B"),
        ("a: 1\nb: 'c\u2028d'", 2, 6, "the character U+2028 ends a line"),
        ("a: 1\rb: 2", 1, 5, "the character U+000D ends a line"),
        ("a: 1\nb: 2\na: 3", 3, 1, "the key 'a' stands here a second time"),
        ("x: {a: 1, 'a': 2}", 1, 11, "the key 'a' stands here a second time"),
    ],
)
def test_what_is_refused_is_named_with_its_place(text: str, line: int, column: int, what: str) -> None:
    (fault,) = faults(text)
    assert fault[:2] == (line, column)
    assert fault[2].startswith(what)


def test_a_quoted_merge_sign_is_a_key_like_any_other() -> None:
    assert parse("'<<': 1", FILE).data == {"<<": 1}


def test_every_duplicate_is_named_and_the_last_value_holds() -> None:
    document = parse("a: 1\na: 2\nb: {c: 1, c: 2}\na: 3", FILE)
    assert [(problem.line, problem.column) for problem in document.problems] == [(2, 1), (3, 11), (4, 1)]
    assert document.data == {"a": 3, "b": {"c": 2}}


def test_positions_are_those_of_keys_and_values() -> None:
    found = positions("a:   1\nb:\n  - x\n  - {c: 'd'}\n")
    assert found["a",] == (Position(1, 1), Position(1, 6))
    assert found["b", 0] == (Position(3, 5), Position(3, 5))
    assert found["b", 1, "c"] == (Position(4, 6), Position(4, 9))


def test_positions_before_a_fault_are_known() -> None:
    assert positions("a: 1\nb: [")["a",] == (Position(1, 1), Position(1, 4))


@pytest.mark.parametrize("text", ["a: {}x{}", "a: '{}x{}'", 'a: "{}x{}"', "a: |\n  {}x{}", "a: >\n  {}x{}"])
@pytest.mark.parametrize("before", ["", "y", "yy ", "é", "📦 "])
def test_a_place_inside_a_scalar_is_that_of_its_character(text: str, before: str) -> None:
    written = text.format(before, before)
    start = positions(written)["a",][1]
    found = Inside(written, start).place(len(before))
    assert written.split("\n")[found.line - 1][found.column - 1] == "x"


@pytest.mark.parametrize(
    ("text", "offset"),
    [
        ("'y''x'", 2),
        ('"\\"x"', 1),
        ('"\\x41x"', 1),
        ('"\\u0041x"', 1),
        ('"\\U0001F4E6x"', 1),
        ('"\\\\x"', 1),
        ("y\n x", 2),
        ("'y  \n\n  x'", 2),
        ("|\n y\n x", 2),
    ],
)
def test_escapes_and_folds_count_as_what_they_stand_for(text: str, offset: int) -> None:
    written = f"a: {text}"
    assert parse(written, FILE).data["a"][offset] == "x"
    found = Inside(written, positions(written)["a",][1]).place(offset)
    assert written.split("\n")[found.line - 1][found.column - 1] == "x"


def test_a_file_that_is_no_utf8_is_named_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "latin.yaml"
    file.write_bytes("a: é\nb: ".encode() + b"\xe9")
    text, (problem,) = read_text(file)
    assert (text, problem.line, problem.column) == ("", 2, 4)
    assert "not UTF-8" in problem.what


def test_a_byte_order_mark_is_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "marked.yaml"
    file.write_bytes(b"\xef\xbb\xbfa: 1")
    assert read_text(file) == ("a: 1", [])


def test_a_file_that_cannot_be_read_is_a_problem(tmp_path: Path) -> None:
    text, (problem,) = read_text(tmp_path)
    assert text == ""
    assert "cannot be read" in problem.what


@given(st.text(st.sampled_from("ab:-[]{},'\"|>#&*!%@`?~ \n\t\\0.é\x00\u2028"), max_size=40))
def test_any_text_gives_data_or_placed_problems_and_never_raises(text: str) -> None:
    document = parse(text, FILE)
    lines = text.split("\n")
    for problem in document.problems:
        assert 1 <= problem.line <= len(lines) + 1
        assert problem.column >= 1
    positions(text)
