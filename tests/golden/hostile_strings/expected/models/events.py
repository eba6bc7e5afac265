# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""''' {{ 1 + 1 }}\\"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import Field

from .. import _compile
from .._model import BaseEvent, UnknownMember, WireModel

if TYPE_CHECKING:
    from ..enums.events import Code, Word


class Box(WireModel):
    """\"\"\" def __init__(self): os.getpid() \"\"\"

    Sources: handbook.
    """

    t____: Annotated[Literal['"""', "\\"], Field(alias='t"""\n')]
    """`` ``*x* |y|_"""


class QuotesEvent(BaseEvent):
    """\"\"\"

    Deprecated: \"\"\"; import os; os.getpid() #

    Since 1 \"\"\".

    Wire type: ``a\"\"\" \\{{ x }}\u202e``. After: ``a\"\"\" \\{{ x }}\u202e``, ``\\``.

    Sources: handbook.
    """

    type: Literal['a"""\n\\{{ x }}\u202e'] = 'a"""\n\\{{ x }}\u202e'
    """Tells the kind of the event."""

    k_____: Annotated[str | None, Field(alias='k"""\n\\')] = None
    """\\ Deprecated: x\"\"\" Since \\N{BULLET}. Default: ``\"\\\"\\\"\\\"\\n\\\\\"``."""

    k___: Annotated[str, Field(alias="{{ k }}")]
    """{{ k }} {% endfor %}"""

    k__: Annotated[str | None, Field(alias="k\u202e\u2066")] = None
    """\u202egnirts a\u202c and \u2066more\u2069"""

    choice: Literal['"', "\\", "'''", "\n", "] | [", "{{ x }}"]
    """Ends in a backslash \\"""

    constant: Literal['"""\\'] = '"""\\'
    """\"Quoted\""""

    thing: Thing | None = None
    """tab and bell\x07 and null\x00"""

    word: Word | None = None
    """line and paragraph"""

    code: Code | None = None
    """a b c d e"""

    shared_key: Annotated[int | None, Field(alias='shared"key')] = None
    """ends in a quote \""""


class BackslashEvent(BaseEvent):
    """\\u0041 \\x41 \\101 \\

    Wire type: ``\\``.

    Sources: handbook.
    """

    type: Literal["\\"] = "\\"
    """Tells the kind of the event."""

    shared_key: Annotated[int | None, Field(alias='shared"key')] = None
    """ends in a quote \""""


class TabEvent(BaseEvent):
    """Astral: 📦, joined: 👨\u200d👩, zero width: \u200b, soft\xadhyphen, bom\ufeff.

    Wire type: `` ``.

    Sources: handbook.
    """

    type: Literal["\t"] = "\t"
    """Tells the kind of the event."""

    shared_key: Annotated[int | None, Field(alias='shared"key')] = None
    """ends in a quote \""""


class UnknownThing(UnknownMember):
    """A member of Thing whose ``t\"\"\" `` is not known yet; all its keys are kept."""

    t____: Annotated[str, Field(alias='t"""\n')]
    """The new t\"\"\" ."""


if TYPE_CHECKING:
    Thing: TypeAlias = Box | UnknownThing
    """\"\"\"

    Told apart by ``t\"\"\" ``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
