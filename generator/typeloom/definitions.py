"""What a generated package defines, read from its sources; nothing of it is imported or run.

Two copies of a package, however far apart, can so be compared: ``definitions`` reads each,
``differences`` tells what came, went and changed between them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from .problems import UsageError

Kind: TypeAlias = Literal["event", "class", "field", "union", "member", "enum", "value", "code"]
KINDS: tuple[Kind, ...] = ("event", "class", "field", "union", "member", "enum", "value", "code")


@dataclass(frozen=True, slots=True)
class Definition:
    """One thing that a package defines.

    ``form`` is what users of the package depend on beside its name: an event's class, a field's annotation,
    whether an enum is open, whether a code is worth a retry. ``owner`` is the name of what it belongs to.
    """

    kind: Kind
    name: str
    form: str
    owner: str | None = None

    def __str__(self) -> str:
        return f"{self.kind} {self.name}"


@dataclass(frozen=True, slots=True)
class Difference:
    """A definition that came (``before`` is None), went (``after`` is None) or changed its form."""

    kind: Kind
    name: str
    before: str | None
    after: str | None

    def __str__(self) -> str:
        if self.before is None or self.after is None:
            form = self.after or self.before
            return f"{'came' if self.before is None else 'went'}: {self.kind} {self.name}" + (f" ({form})" if form else "")
        return f"changed: {self.kind} {self.name}: {self.before} → {self.after}"


def definitions(files: Mapping[str, str]) -> dict[tuple[Kind, str], Definition]:
    """The definitions in a package's sources, given as path to text. Raises UsageError where one is no source of ours."""
    found: dict[tuple[Kind, str], Definition] = {}
    for path, text in files.items():
        reader = _READERS.get(path.split("/")[0])
        if reader is None or not path.endswith(".py"):
            continue
        try:
            read = list(reader(ast.parse(text)))
        except (SyntaxError, ValueError, TypeError, LookupError, AttributeError, RecursionError, MemoryError) as error:
            raise UsageError(f"{path} is not what typeloom makes, so what it defines cannot be told: {error}") from error
        found |= {(definition.kind, definition.name): definition for definition in read}
    return found


def differences(before: Mapping[str, str], after: Mapping[str, str]) -> list[Difference]:
    """What came, went and changed from one package's sources to another's, by kind and name.

    What belongs to a definition that came or went as a whole is not listed again.
    """
    old, new = definitions(before), definitions(after)
    whole = {name for kind, name in old.keys() ^ new.keys() if kind in _OWNERS}
    result: list[Difference] = []
    for key in sorted(old.keys() | new.keys(), key=lambda key: (KINDS.index(key[0]), key[1])):
        was, now = old.get(key), new.get(key)
        either = now or was
        assert either is not None
        if either.owner in whole:
            continue
        if was is None or now is None or was.form != now.form:
            result.append(Difference(*key, None if was is None else was.form, None if now is None else now.form))
    return result


_OWNERS: tuple[Kind, ...] = ("event", "class", "union", "enum")


def _models(tree: ast.Module) -> Iterator[Definition]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
            if "BaseEvent" in bases:
                wire_type = _tag(node)
                yield Definition("event", wire_type, node.name)
                yield from _fields(node, wire_type)
            elif "WireModel" in bases:
                yield Definition("class", node.name, "")
                yield from _fields(node, node.name)
        elif isinstance(node, ast.AnnAssign) and _is_alias(node) and node.value is not None:
            union = _name(node.target)
            members = _alternatives(node.value)
            unknown = f"Unknown{union}"
            yield Definition("union", union, "open" if unknown in members else "closed")
            yield from (Definition("member", f"{union}.{member}", "", union) for member in members if member != unknown)


def _tag(node: ast.ClassDef) -> str:
    """An event's wire type: the value of the first key, which is the discriminator."""
    for statement in node.body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.value, ast.Constant):
            return str(statement.value.value)
    return node.name


def _fields(node: ast.ClassDef, owner: str) -> Iterator[Definition]:
    for statement in node.body:
        if isinstance(statement, ast.AnnAssign):
            annotation = ast.unparse(statement.annotation)
            form = annotation if statement.value is None else f"{annotation} = {ast.unparse(statement.value)}"
            yield Definition("field", f"{owner}.{_name(statement.target)}", form, owner)


def _enums(tree: ast.Module) -> Iterator[Definition]:
    for node in tree.body:
        if not (isinstance(node, ast.AnnAssign) and _is_alias(node) and node.value is not None):
            continue
        name = _name(node.target)
        if isinstance(node.value, ast.Subscript):  # Known…, the values alone
            enum = name.removeprefix("Known")
            values = [value.value for value in ast.walk(node.value.slice) if isinstance(value, ast.Constant) and isinstance(value.value, str)]
            yield from (Definition("value", f"{enum}.{value}", "", enum) for value in values)
        else:
            yield Definition("enum", name, "open" if "str" in _alternatives(node.value) else "closed")


def _errors(tree: ast.Module) -> Iterator[Definition]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ErrorCode":
            code: str = ast.literal_eval(node.args[0])
            retryable: bool = ast.literal_eval(node.args[-1])
            yield Definition("code", code, "a retry can help" if retryable else "a retry does not help")


# The first part of a module's path tells what it defines; the typed dicts say the models' facts once more.
_READERS = {"models": _models, "enums": _enums, "failures.py": _errors}


def _is_alias(node: ast.AnnAssign) -> bool:
    return isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias"


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ast.unparse(node)


def _alternatives(node: ast.expr) -> list[str]:
    """The names in ``A | B | C``."""
    if isinstance(node, ast.BinOp):
        return [*_alternatives(node.left), *_alternatives(node.right)]
    return [_name(node)]
