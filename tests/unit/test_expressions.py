"""Type expressions: the tree of every form, and where the others go wrong."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from typeloom.expressions import ExpressionError, ListOf, Literal, MapOf, Name, OneOf, Scalar, parse_expression


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("string", Scalar("string")),
        (" any ", Scalar("any")),
        ("Parcel", Name("Parcel", 0)),
        ("list[Parcel]", ListOf(Name("Parcel", 5))),
        ("list [ map[ integer ] ]", ListOf(MapOf(Scalar("integer")))),
        ("string|null", OneOf((Scalar("string"), Scalar("null")))),
        ("list[string | null] | null", OneOf((ListOf(OneOf((Scalar("string"), Scalar("null")))), Scalar("null")))),
        ('"auto"', Literal("auto")),
        ('"a|b" | "]"', OneOf((Literal("a|b"), Literal("]")))),
        (r'"\"\\\n\u00e9"', Literal('"\\\né')),
        ('""', Literal("")),
        ("5", Literal(5)),
        ("-5", Literal(-5)),
        ("true", Literal(True)),
        ("false", Literal(False)),
        ("true | 1", OneOf((Literal(True), Literal(1)))),
        ("lists", Name("lists", 0)),
    ],
)
def test_every_form_has_its_tree(text: str, tree: object) -> None:
    found = parse_expression(text)
    assert found == tree
    if isinstance(found, Literal) and isinstance(tree, Literal):
        assert type(found.value) is type(tree.value)


@pytest.mark.parametrize(
    ("text", "offset", "what"),
    [
        ("", 0, "nothing stands where a type belongs"),
        ("string |", 8, "nothing stands where a type belongs"),
        ("|", 0, "'|' stands where a type belongs"),
        ("list[]", 5, "']' stands where a type belongs"),
        ("list", 0, "list needs what it holds"),
        ("string | map", 9, "map needs what it holds"),
        ("list[string", 11, "the end stands where ']' belongs"),
        ("list[string string]", 12, "'string' stands where ']' belongs"),
        ("string string", 7, "'string' is left over"),
        ("string[]", 6, "'[' is left over"),
        ("list[string]]", 12, "']' is left over"),
        ("string & null", 7, "'&' has no place"),
        ("'auto'", 0, '"\'" has no place'),
        ('null | "auto', 7, "'\"' has no place"),
        ("1.5", 1, "'.' has no place"),
        ("²", 0, "'²' has no place"),
        (r'null | "\x"', 7, "'\"\\x\"' is no JSON string"),
        (r'"\ud800"', 0, "the literal holds half a character"),
        ("null | " + "9" * 30, 7, "the integer"),
        ("list[" * 30 + "any" + "]" * 30, 85, "the type is nested too deep"),
        ("list[" + " | ".join(f"A{n}" for n in range(101)) + "]", 5, "the type has more than 100 options"),
    ],
)
def test_a_fault_is_named_with_its_offset(text: str, offset: int, what: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        parse_expression(text)
    assert caught.value.what.startswith(what)
    assert caught.value.offset == offset
    assert caught.value.fix


@given(st.text(st.sampled_from('abA[]| "\\10-_é\n') | st.characters(), max_size=30))
def test_any_text_is_a_tree_or_an_error_with_an_offset_within_it(text: str) -> None:
    try:
        parse_expression(text)
    except ExpressionError as error:
        assert 0 <= error.offset <= len(text)
