"""The last look at a rendered module: it is Python, and nothing of a spec in it has become code.

Modules made of a spec's facts (``Module.data``) may hold imports, classes with annotated fields,
assignments of constants, and the few functions of their templates. Anything else means that a string
got out of its literal, and nothing is written.
"""

from __future__ import annotations

import ast

from .targets import Module

_CALLS = {"Field", "TypedDict", "UnionEntry", "AttributeError", "isinstance", "union_in", "is_one_of", "event_alias", "tuple", "import_module", "getattr"}
_FORBIDDEN: tuple[type[ast.AST], ...] = (
    ast.Lambda, ast.Await, ast.Yield, ast.YieldFrom, ast.While, ast.With, ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith,
    ast.Delete, ast.Global, ast.Nonlocal, ast.Try, ast.NamedExpr, ast.Assert, ast.For, ast.AugAssign, ast.DictComp, ast.SetComp, ast.ListComp,
)  # fmt: skip
_IMPORTS = {"__future__", "typing", "typing_extensions", "pydantic", "importlib"}


class UnsafeError(Exception):
    """A rendered module holds what its template did not put there. This is a fault of typeloom or of a template."""


def check_module(module: Module, text: str) -> ast.Module:
    """The syntax tree of a module. Raises UnsafeError where the text is no Python, or a data module holds more than data."""
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:  # the last two: nested too deep for the parser
        raise UnsafeError(f"{module.path}: the rendered module is not Python: {error}") from error
    for node in ast.walk(tree) if module.data else ():
        if isinstance(node, _FORBIDDEN) and not (isinstance(node, ast.GeneratorExp)):
            raise UnsafeError(f"{module.path}:{getattr(node, 'lineno', 0)}: {type(node).__name__} has no place in a module of types")
        if isinstance(node, ast.Call) and _called(node) not in _CALLS:
            raise UnsafeError(f"{module.path}:{node.lineno}: a call of {_called(node)} has no place in a module of types")
        if isinstance(node, ast.Import) or (isinstance(node, ast.ImportFrom) and not node.level and node.module not in _IMPORTS):
            raise UnsafeError(f"{module.path}:{node.lineno}: this import has no place in a module of types")
    return tree


def _called(node: ast.Call) -> str:
    target = node.func
    return target.id if isinstance(target, ast.Name) else target.attr if isinstance(target, ast.Attribute) else "an expression"
