"""Type expressions of the spec language: text to a tree.

::

    type    = option { "|" option }
    option  = "string" | "integer" | "number" | "boolean" | "null" | "any"
            | "list[" type "]" | "map[" type "]" | literal | name
    literal = a JSON string, an integer, "true" or "false"
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Literal as TypingLiteral, TypeAlias, cast

from .problems import quoted

ScalarName: TypeAlias = TypingLiteral["string", "integer", "number", "boolean", "null", "any"]
SCALARS: tuple[ScalarName, ...] = ("string", "integer", "number", "boolean", "null", "any")
CONTAINERS = ("list", "map")
MAX_DEPTH = 16
MAX_DIGITS = 18
MAX_OPTIONS = 100


@dataclass(frozen=True, slots=True)
class Scalar:
    name: ScalarName


@dataclass(frozen=True, slots=True)
class Literal:
    value: str | int | bool


@dataclass(frozen=True, slots=True)
class Name:
    """A reference to a definition, with where in the expression it stands."""

    name: str
    offset: int


@dataclass(frozen=True, slots=True)
class ListOf:
    item: Expression


@dataclass(frozen=True, slots=True)
class MapOf:
    value: Expression


@dataclass(frozen=True, slots=True)
class OneOf:
    options: tuple[Expression, ...]


Expression: TypeAlias = Scalar | Literal | Name | ListOf | MapOf | OneOf


class ExpressionError(ValueError):
    """The text is no type expression. ``offset`` counts characters to the fault."""

    def __init__(self, what: str, fix: str, offset: int) -> None:
        super().__init__(what)
        self.what, self.fix, self.offset = what, fix, offset


_TOKEN = re.compile(r"""\s*(?:(?P<word>[A-Za-z_]\w*)|(?P<string>"(?:[^"\\]|\\.)*")|(?P<integer>-?[0-9]+)|(?P<mark>[\[\]|])|(?P<end>$))""")


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.kind = self.token = ""
        self.start = 0
        self.advance()

    def advance(self) -> None:
        match = _TOKEN.match(self.text, self.at)
        if match is None or match.lastgroup is None:
            rest = self.text[self.at :].lstrip()
            offset = len(self.text) - len(rest)
            fix = 'write literals in double quotes, as "auto"' if rest[0] in "'\"" else "a type is a word, list[T], map[T], A | B or a literal"
            raise ExpressionError(f"{rest[0]!r} has no place in a type expression", fix, offset)
        self.kind, self.token = match.lastgroup, match[match.lastgroup]
        self.start = match.start(match.lastgroup)
        self.at = match.end()

    def expect(self, mark: str) -> None:
        if self.token != mark or self.kind != "mark":
            found = repr(self.token) if self.token else "the end"
            raise ExpressionError(f"{found} stands where {mark!r} belongs", f"write {mark!r} there", self.start)
        self.advance()

    def union(self, depth: int) -> Expression:
        if depth > MAX_DEPTH:
            raise ExpressionError("the type is nested too deep", "name its inner part as an object", self.start)
        start = self.start
        options = [self.option(depth)]
        while self.token == "|":
            self.advance()
            options.append(self.option(depth))
        if sum(not isinstance(option, Literal) for option in options) > MAX_OPTIONS:
            raise ExpressionError(f"the type has more than {MAX_OPTIONS} options", "make a union of them, and write its name", start)
        return options[0] if len(options) == 1 else OneOf(tuple(options))

    def option(self, depth: int) -> Expression:
        kind, token, start = self.kind, self.token, self.start
        if kind in ("mark", "end"):
            found = repr(token) if token else "nothing"
            raise ExpressionError(f"{found} stands where a type belongs", "write a type, as string or list[string]", start)
        self.advance()
        if kind == "string":
            try:
                value = cast(str, json.loads(token))
                value.encode()
                return Literal(value)
            except UnicodeEncodeError:
                raise ExpressionError("the literal holds half a character (a lone surrogate)", "write both halves, or the character itself", start) from None
            except ValueError:
                raise ExpressionError(f"{quoted(token)} is no JSON string", "mend its escapes", start) from None
        if kind == "integer":
            if len(token.lstrip("-")) > MAX_DIGITS:
                raise ExpressionError(f"the integer {quoted(token)} is too long", f"a literal has {MAX_DIGITS} digits at most; or write integer", start)
            return Literal(int(token))
        if token in CONTAINERS:
            if self.token != "[":
                raise ExpressionError(f"{token} needs what it holds", f"write {token}[any] for anything", start)
            self.advance()
            inner = self.union(depth + 1)
            self.expect("]")
            return ListOf(inner) if token == "list" else MapOf(inner)
        if token in ("true", "false"):
            return Literal(token == "true")
        if token in SCALARS:
            return Scalar(token)
        return Name(token, start)


def parse_expression(text: str) -> Expression:
    """The tree of a type expression. Raises ExpressionError, which says where it goes wrong."""
    parser = _Parser(text)
    expression = parser.union(0)
    if parser.kind != "end":
        raise ExpressionError(f"{parser.token!r} is left over", "options of a union are parted by '|'", parser.start)
    return expression
