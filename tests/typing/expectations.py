"""What a program's comments say that the checkers say of it.

``# error mypy: arg-type  # error pyright: reportArgumentType`` at the end of a line names the rules that it breaks, and
``# reveals: str`` the type that it reveals, to both checkers or, as ``# reveals pyright: str``, to one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from .checkers import Finding

_EXPECTED = re.compile(r"# (?P<kind>error|reveals)(?: (?P<checker>mypy|pyright))?: (?P<text>.*?)(?=  # |$)")


def expected(program: Path, checker: str) -> list[Finding]:
    """The findings that a program's comments announce."""
    return sorted(_read(program, checker))


def _read(program: Path, checker: str) -> Iterator[Finding]:
    for number, line in enumerate(program.read_text(encoding="utf-8").splitlines(), 1):
        for said in _EXPECTED.finditer(line):
            if said["checker"] not in (None, checker):
                continue
            texts = said["text"].split(", ") if said["kind"] == "error" else [said["text"]]
            for text in texts:
                yield Finding(program.name, number, said["kind"], text)
