"""Black's form without black, where that form is plain to see.

Most of a generated package is classes of annotated fields with docstrings, imports and tables, which the
templates write nearly as black would. Here such a module is taken apart along its syntax tree: a
statement that black would leave as it is stays, every other goes to black alone, and the blank lines
between follow black's rules. The tests hold whole packages against black itself: it must find nothing
left to do.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Sequence
from textwrap import dedent, indent

_STRING = r'"[^"\\\n]*"'
_WORD = r"(?<![\w.])[\w.]+(?![\w.])"  # a whole one, so that a line is read in one way only
_TOKEN = rf"(?:{_STRING}|{_WORD}|\[|\]|\((?:\w+=(?=\S))?|\)|\{{|\}}| \| |, (?![\])}}])|(?<=[\"\w]): )"
_EXPRESSION = rf"(?:{_STRING}|{_WORD}){_TOKEN}*"
_SIMPLE = re.compile(
    rf"\s*(?:from [\w.]+ import \w+(?: as \w+)?(?:, \w+(?: as \w+)?)*"
    rf"|\w+: {_EXPRESSION}(?: = {_EXPRESSION})?"
    rf"|\w+ = {_EXPRESSION}"
    rf"|return {_EXPRESSION})"
)
_CLASS = re.compile(r'\s*class \w+(?:\(\w+(?:\[[\w, "\[\]]*\])?\))?:')
_FUNCTION = re.compile(rf"\s*def \w+\([\w, :/\[\].\"|=]*\) -> {_EXPRESSION}:(?: \.\.\.)?")
_MEMBER = re.compile(rf"(?:\| )?{_WORD}(?: \| {_WORD})*")
_ATOM = re.compile(_STRING)
_TARGET = re.compile(rf"\s*\w+(?:: {_EXPRESSION})? = \(")
_FIRST = re.compile(rf"from [\w.]+ import \(|\w+(?:: {_EXPRESSION})? = \w*[\[({{]")
_OPENING = re.compile(rf"(?:{_STRING}: )?\w*[({{]")
_ITEM = re.compile(rf"(?:{_STRING}: {_EXPRESSION}|{_EXPRESSION}|\w+ as \w+),")
_UNDIVIDED = re.compile(rf"(?:{_STRING}: )?{_STRING},|\w+ as \w+,")  # too long or not, there is no place to break it
_INNER = re.compile(rf"{_STRING}|\[[^\[\]]*\]")
_CLOSING = {"(": ")", "[": "]", "{": "}"}

Formatter = Callable[[str, int], str]
"""Black: text and line length to text."""


def canonical(text: str, tree: ast.Module, line_length: int, black: Formatter) -> str:
    """A module, given with its syntax tree, in black's form; ``black`` formats the statements whose form is not plain to see."""
    lines = text.splitlines()
    head = lines[: tree.body[0].lineno - 1] if tree.body else lines
    if not lines or any(not line.startswith("# ") or line != line.rstrip() for line in head):
        return black(text, line_length)
    writer = _Writer(lines, line_length, black)
    return "\n".join([*head, *writer.block(tree.body, 0)]) + "\n"


class _Writer:
    def __init__(self, lines: Sequence[str], line_length: int, black: Formatter) -> None:
        self.lines = lines
        self.line_length = line_length
        self.black = black

    def block(self, body: Sequence[ast.stmt], depth: int, *, in_function: bool = False) -> list[str]:
        result: list[str] = []
        for number, statement in enumerate(body):
            comments: list[str] = []
            if number:
                gap = self.lines[(body[number - 1].end_lineno or 0) : _first_line(statement) - 1]
                comments = [line for line in gap if line.strip()]
                result += [""] * self.blanks(body, number, depth, in_function) + comments
            result += self.statement(statement, depth, is_docstring=not number)
        return result

    def blanks(self, body: Sequence[ast.stmt], number: int, depth: int, in_function: bool) -> int:
        """How many blank lines black puts before a statement."""
        before, here = body[number - 1], body[number]
        most = 1 if depth else 2
        if _is_definition(here) or _ends_in_definition(before):
            return most
        if number == 1 and not depth and _is_string(before):
            return 1
        if not depth and _is_import(before) and not _is_import(here):
            return 1
        given = sum(not line.strip() for line in self.lines[(before.end_lineno or 0) : _first_line(here) - 1])
        least = (number == 1 and _is_string(before) and not in_function) or (_is_import(before) and not _is_import(here))
        return max(int(least), min(given, most))

    def statement(self, node: ast.stmt, depth: int, *, is_docstring: bool) -> list[str]:
        pad = " " * (4 * depth)
        match node:
            case ast.ClassDef(decorator_list=[], body=body) if _CLASS.fullmatch(self.lines[node.lineno - 1]) and body[0].lineno > node.lineno:
                return [self.lines[node.lineno - 1], *self.block(body, depth + 1)]
            case ast.If(test=ast.Name("TYPE_CHECKING"), body=body, orelse=other) if body[0].lineno > node.lineno and self.lines[node.lineno].strip():
                written = [f"{pad}if TYPE_CHECKING:", *self.block(body, depth + 1)]
                return written + ([f"{pad}else:", *([""] if _is_definition(other[0]) else []), *self.block(other, depth + 1)] if other else [])
            case ast.FunctionDef(decorator_list=[], body=body) if self.is_plain_header(node):
                return [self.lines[node.lineno - 1], *self.block(body, depth + 1, in_function=True)]
            case _:
                lines = list(self.lines[_first_line(node) - 1 : node.end_lineno])
                return lines if self.is_plain(node, lines, pad, is_docstring) else self.formatted(lines, depth)

    def is_plain(self, node: ast.stmt, lines: Sequence[str], pad: str, is_docstring: bool) -> bool:
        """Would black leave the statement as it is?"""
        if _is_string(node) and not is_docstring:
            return lines[0].startswith(f'{pad}"""')
        if any(line != line.rstrip() for line in lines):
            return False
        if _is_string(node):
            return all(len(line) <= self.line_length for line in lines) and self.is_plain_string(lines, pad)
        if len(lines) == 1:
            return len(lines[0]) <= self.line_length and bool(_SIMPLE.fullmatch(lines[0]))
        if isinstance(node, ast.FunctionDef):
            return self.is_plain_stub(lines, pad)
        if lines[0].endswith(" = (") and not lines[-2].endswith(","):
            return self.is_plain_value(lines, pad)
        return self.is_plain_collection(lines, pad)

    def is_plain_value(self, lines: Sequence[str], pad: str) -> bool:
        """A value in parentheses of its own, since the line would be too long with it."""
        first, *items, last = lines
        values = [line.strip() for line in items]
        if len(first) - 2 + len(" ".join(values)) <= self.line_length or len(first) > self.line_length or last != f"{pad})":
            return False
        if not all(line == f"{pad}    {value}" for line, value in zip(items, values, strict=True)):
            return False
        if len(items) == 1 and _ATOM.fullmatch(values[0]):
            return bool(_TARGET.fullmatch(first))
        folded = len(pad) + 4 + len(" ".join(values)) <= self.line_length
        return first.endswith(": TypeAlias = (") and folded == (len(items) == 1) and all(_MEMBER.fullmatch(value) for value in values)

    def is_plain_collection(self, lines: Sequence[str], pad: str) -> bool:
        """Brackets with an entry a line, each followed by a comma, at any depth."""
        counts: list[tuple[str, int]] = []  # of each bracket that is open: which one, and its entries so far
        is_import = lines[0].lstrip().startswith("from ")
        is_sole = False  # has the last line closed a bracket that is all there is in the parentheses around it?
        for number, line in enumerate(lines):
            text = line.lstrip()
            closes = text[0] in ")]}"
            if len(line) - len(text) != len(pad) + 4 * (len(counts) - closes):
                return False
            if closes:
                bracket, count = counts.pop()
                if text[0] != _CLOSING[bracket] or count < (2 if bracket != "{" and not is_import and not is_sole else 1):
                    return False
                if not counts:
                    return number == len(lines) - 1 and len(text) == 1
                is_sole = len(text) == 1 and counts[-1] == ("(", 1)
                if text[1:] != "," and not is_sole:
                    return False
            elif is_sole:
                return False
            elif (_FIRST if not number else _OPENING).fullmatch(text) and len(line) <= self.line_length:
                if counts:
                    counts[-1] = (counts[-1][0], counts[-1][1] + 1)
                counts.append((text[-1], 0))
            elif counts and _ITEM.fullmatch(text) and (len(line) <= self.line_length or _UNDIVIDED.fullmatch(text)):
                counts[-1] = (counts[-1][0], counts[-1][1] + 1)
            else:
                return False
        return False

    def is_plain_header(self, node: ast.FunctionDef) -> bool:
        line = self.lines[node.lineno - 1]
        simple = (ast.Expr, ast.Return, ast.Assign, ast.AnnAssign)
        body = self.lines[node.lineno : node.end_lineno]
        if any(inner.lstrip().startswith("#") for inner in body):
            return False
        return (
            len(line) <= self.line_length
            and bool(_FUNCTION.fullmatch(line))
            and node.body[0].lineno > node.lineno
            and all(isinstance(n, simple) for n in node.body)
        )

    def is_plain_stub(self, lines: Sequence[str], pad: str) -> bool:
        """An overload: on one line where it fits, else its parameters on a line of their own, else each on one."""
        if lines[0] != f"{pad}@overload":
            return False
        if len(lines) == 2:
            return len(lines[1]) <= self.line_length and bool(_FUNCTION.fullmatch(lines[1])) and lines[1].endswith(": ...")
        inside = pad + "    "
        parameters = lines[2:-1]
        if not all(line.startswith(inside) and line[len(inside)] != " " for line in parameters):
            return False
        joined = " ".join(line.strip() for line in parameters)
        if len(parameters) > 1:  # black adds the comma where one line would not hold them
            fits = len(inside) + len(joined) - 1 <= self.line_length
            if fits or not all(line.endswith(",") and ", " not in _INNER.sub("", line) for line in parameters):
                return False
            joined = joined[:-1]
        whole = lines[1] + joined + lines[-1].strip()
        return len(whole) > self.line_length and all(len(line) <= self.line_length for line in lines) and bool(_FUNCTION.fullmatch(whole))

    def is_plain_string(self, lines: Sequence[str], pad: str) -> bool:
        text = lines[0][len(pad) :]
        if not text.startswith('"""') or text[3:4] in ("", " ", '"') or any("\t" in line for line in lines):
            return False
        if len(lines) == 1:
            return text.endswith('"""') and text[-4] not in ' "\\'
        return lines[-1] == f'{pad}"""' and bool(lines[-2]) and lines[-2][-1] not in '"\\' and all(not line or line.startswith(pad) for line in lines)

    def formatted(self, lines: Sequence[str], depth: int) -> list[str]:
        """The statement as black alone has it: further left, on shorter lines."""
        pad = " " * (4 * depth)
        text = self.black(dedent("\n".join(lines)) + "\n", self.line_length - len(pad))
        return indent(text, pad).rstrip("\n").split("\n")


def _first_line(node: ast.stmt) -> int:
    decorators = getattr(node, "decorator_list", [])
    return decorators[0].lineno if decorators else node.lineno


def _is_definition(node: ast.stmt) -> bool:
    return isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))


def _ends_in_definition(node: ast.stmt) -> bool:
    if isinstance(node, ast.If):
        return _ends_in_definition((node.orelse or node.body)[-1])
    return _is_definition(node)


def _is_import(node: ast.stmt) -> bool:
    return isinstance(node, (ast.Import, ast.ImportFrom))


def _is_string(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
