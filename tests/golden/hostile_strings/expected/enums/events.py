# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""''' {{ 1 + 1 }}\\"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownWord: TypeAlias = Literal[
    '"',
    "\\",
    '"""\n',
    "",
    "\u202e",
    "\x00",
    "]",
    "{{ w }}",
    "\\N{BULLET}",
]
"""The known values of Word.

- ``\"``: \"

- ``\\``: \\

- ``\"\"\" ``: \"\"\"

- ````: Nothing.

- ``\u202e``: \u202e

- ``\x00``: Null.

- ``]``: A bracket.

- ``{{ w }}``: {{ w }}

- ``\\N{BULLET}``: \\N{BULLET}
"""

Word: TypeAlias = KnownWord | str
"""\"\"\" A server may send further values."""


def is_known_word(value: object) -> TypeIs[KnownWord]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownWord)


KnownCode: TypeAlias = Literal['"""\n\\']
"""The known values of Code.

- ``\"\"\" \\``: \"\"\" \\ A retry can help.
"""

Code: TypeAlias = KnownCode
"""\"\"\" There are no other values."""


def is_known_code(value: object) -> TypeIs[KnownCode]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownCode)
