# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""''' {{ 1 + 1 }}\\"""

from typing import TYPE_CHECKING, Literal, TypeAlias

from ._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..enums.events import Code, Word


BoxDict = TypedDict(
    "BoxDict",
    {
        't"""\n': Literal['"""', "\\"],
    },
)
"""\"\"\" def __init__(self): os.getpid() \"\"\"

Sources: handbook.
"""


QuotesEventDict = TypedDict(
    "QuotesEventDict",
    {
        "type": Literal['a"""\n\\{{ x }}\u202e'],
        'k"""\n\\': NotRequired[str],
        "{{ k }}": str,
        "k\u202e\u2066": NotRequired[str | None],
        "choice": Literal['"', "\\", "'''", "\n", "] | [", "{{ x }}"],
        "constant": Literal['"""\\'],
        "thing": NotRequired["ThingDict"],
        "word": NotRequired["Word"],
        "code": NotRequired["Code"],
        'shared"key': NotRequired[int],
    },
)
"""\"\"\"

Deprecated: \"\"\"; import os; os.getpid() #

Since 1 \"\"\".

Wire type: ``a\"\"\" \\{{ x }}\u202e``. After: ``a\"\"\" \\{{ x }}\u202e``, ``\\``.

Sources: handbook.
"""


BackslashEventDict = TypedDict(
    "BackslashEventDict",
    {
        "type": Literal["\\"],
        'shared"key': NotRequired[int],
    },
)
"""\\u0041 \\x41 \\101 \\

Wire type: ``\\``.

Sources: handbook.
"""


TabEventDict = TypedDict(
    "TabEventDict",
    {
        "type": Literal["\t"],
        'shared"key': NotRequired[int],
    },
)
"""Astral: 📦, joined: 👨\u200d👩, zero width: \u200b, soft\xadhyphen, bom\ufeff.

Wire type: `` ``.

Sources: handbook.
"""


UnknownThingDict = TypedDict(
    "UnknownThingDict",
    {
        't"""\n': str,
    },
)
"""A member of Thing whose ``t\"\"\" `` is not known yet."""


ThingDict: TypeAlias = "BoxDict | UnknownThingDict"
"""\"\"\"

Told apart by ``t\"\"\" ``.
"""
