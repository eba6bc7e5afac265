"""The one door for Python text: whatever a spec says, it stays a name, a string or a docstring."""

from __future__ import annotations

import ast
import keyword
import textwrap

import pytest
from hypothesis import example, given, strategies as st
from pydantic import BaseModel

from typeloom.package import EnumRef, ListOf, Literal, MapOf, ObjectRef, OneOf, Scalar, Type, UnionRef
from typeloom.spelling import (
    LINE_LENGTH,
    dict_annotation,
    docstring,
    field_name,
    field_names,
    is_module_name,
    model_annotation,
    relative,
    reserved_names,
    string,
    stub,
)

ANY_TEXT = st.text(st.characters(codec="utf-8") | st.sampled_from("\"'\\\n\r\t{}%#\x00\u2028\u202e "))


@given(ANY_TEXT)
@example('"""')
@example("\\")
@example("\\N{BULLET}")
@example("{{ x }}")
def test_a_string_literal_is_the_string(text: str) -> None:
    written = string(text)
    assert ast.literal_eval(written) == text
    assert written.isprintable()


@given(ANY_TEXT, st.integers(0, 8))
@example('"""', 0)
@example('a"', 0)
@example("\\", 4)
@example('\\"""', 4)
@example("a " * 80 + '"', 0)
def test_a_docstring_is_one_literal_that_says_the_text(text: str, indent: int) -> None:
    written = docstring([text, "A second paragraph."], indent)
    tree = ast.parse(written)
    (statement,) = tree.body
    assert isinstance(statement, ast.Expr)
    assert isinstance(statement.value, ast.Constant)
    said = ast.literal_eval(written)
    assert "".join(said.split()) == "".join(f"{text}A second paragraph.".split())
    assert all(line.isprintable() for line in written.split("\n"))


def test_a_docstring_keeps_to_the_line_length() -> None:
    written = textwrap.indent(docstring("word " * 100, 4), "    ", lambda line: line.startswith('"""'))
    assert max(map(len, written.split("\n"))) <= LINE_LENGTH


@given(ANY_TEXT)
@example("")
@example("__class__")
@example("model_config")
@example("None")
@example("9")
@example("ﬁ")
def test_a_field_name_is_safe_in_a_model(wire: str) -> None:
    name = field_name(wire)
    assert name.isidentifier()
    assert name.isascii()
    assert not keyword.iskeyword(name)
    assert not name.startswith("_")
    assert not hasattr(BaseModel, name)


@pytest.mark.parametrize("wire", ["delta", "item_id", "type", "match", "x1", "id"])
def test_a_wire_key_that_is_a_good_name_is_kept(wire: str) -> None:
    assert field_name(wire) == wire


@pytest.mark.parametrize(
    ("wire", "name"),
    [
        ("class", "class_"),
        ("x-y", "x_y"),
        ("model_x", "model_x_"),
        ("schema", "schema_"),
        ("_x", "x"),
        ("2nd", "field_2nd"),
        ("", "field_"),
        ("None", "None_"),
        ("to_dict", "to_dict_"),
        ("str", "str_"),
        ("X", "X_"),
        ("register", "register_"),
    ],
)
def test_another_one_is_kept_as_near_as_can_be(wire: str, name: str) -> None:
    assert field_name(wire) == name


@pytest.mark.parametrize("wires", [("x-y", "x_y"), ("_x", "x"), ("class", "class_"), ("None", "None_"), ("None_", "None"), ("model_x", "model_x_"), ("é", "ü")])
def test_keys_that_would_share_a_name_are_told(wires: tuple[str, str]) -> None:
    assert field_names(wires).clashes == [wires]


@given(st.lists(st.sampled_from(["a", "a_", "a__", "class", "class_", "class__", "None", "None_", "_a", "A", "A_", "A__"]), unique=True))
def test_without_a_clash_every_field_answers_to_one_wire_key_and_one_name(wires: list[str]) -> None:
    found = field_names(wires)
    if not found.clashes:
        assert len(set(found.names.values())) == len(wires)
        for wire in wires:
            assert all(found.names[other] != wire for other in wires if other != wire)


TYPES = st.recursive(
    st.sampled_from([Scalar("string"), Scalar("number"), Scalar("null"), Scalar("any"), ObjectRef("Parcel"), UnionRef("Place"), EnumRef("Status")])
    | st.builds(Literal, ANY_TEXT | st.integers() | st.booleans()),
    lambda inner: st.builds(ListOf, inner) | st.builds(MapOf, inner) | st.builds(OneOf, st.lists(inner, min_size=2, max_size=3).map(tuple)),
    max_leaves=5,
)


@given(TYPES)
def test_annotations_are_expressions_without_a_call(type_: Type) -> None:
    for spell in (model_annotation, dict_annotation):
        tree = ast.parse(spell(type_), mode="eval")
        assert not any(isinstance(node, ast.Call) for node in ast.walk(tree))


@pytest.mark.parametrize(
    ("type_", "model", "typed_dict"),
    [
        (Scalar("number"), "int | float", "int | float"),
        (ListOf(ObjectRef("Parcel")), "list[Parcel]", "list[ParcelDict]"),
        (MapOf(UnionRef("Place")), "dict[str, Place]", "dict[str, PlaceDict]"),
        (OneOf((Scalar("null"), EnumRef("Status"))), "Status | None", "Status | None"),
        (OneOf((Literal("a"), Literal(5), Scalar("null"), Literal(True))), 'Literal["a", 5, True] | None', 'Literal["a", 5, True] | None'),
    ],
)
def test_annotations_are_those_that_people_write(type_: Type, model: str, typed_dict: str) -> None:
    assert (model_annotation(type_), dict_annotation(type_)) == (model, typed_dict)


@pytest.mark.parametrize(
    ("here", "there", "path"),
    [
        ("models.a", "models.b", ".b"),
        ("models.a.b", "models.c", "..c"),
        ("models.a", "models.b.c", ".b.c"),
        ("models.a.b", "enums.a.b", "...enums.a.b"),
        ("__init__", "models.a", ".models.a"),
        ("models.a", "_model", ".._model"),
        ("models.a.b", "models.a", "..a"),
    ],
)
def test_imports_are_relative_and_as_short_as_can_be(here: str, there: str, path: str) -> None:
    assert relative(here, there) == path


@pytest.mark.parametrize("name", ["class", "async", "None", "a-b", "", "1a"])
def test_a_keyword_names_no_module(name: str) -> None:
    assert not is_module_name(name)


def test_what_annotations_are_made_of_is_reserved() -> None:
    assert {"Any", "Literal", "Annotated", "Field", "Union", "None", "True", "False", "Event", "Misfit"} <= set(reserved_names())


def test_a_stub_that_is_too_long_gets_a_line_for_its_parameters_or_one_for_each() -> None:
    signature = "def get(self, key: Literal[%s], default: object = None, /) -> type[%s]: ..."
    assert stub(signature, '"a"', "A") == 'def get(self, key: Literal["a"], default: object = None, /) -> type[A]: ...'
    assert stub(signature, f'"{"a" * 30}"', "A" * 20).splitlines() == [
        "def get(",
        f'        self, key: Literal["{"a" * 30}"], default: object = None, /',
        f"    ) -> type[{'A' * 20}]: ...",
    ]
    assert stub(signature, f'"{"a, (b) %s" * 9}"', "A").splitlines() == [
        "def get(",
        "        self,",
        f'        key: Literal["{"a, (b) %s" * 9}"],',
        "        default: object = None,",
        "        /,",
        "    ) -> type[A]: ...",
    ]
