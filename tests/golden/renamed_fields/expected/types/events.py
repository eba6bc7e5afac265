# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Wire keys that cannot be Python names, or must not be."""

from typing import Any, Literal

from ._compat import NotRequired, TypedDict

DictDict = TypedDict(
    "DictDict",
    {
        "import": str,
        "get-all": NotRequired["list[DictDict]"],
    },
)
"""An object whose name is a class elsewhere.

Sources: handbook.
"""


FormFilledEventDict = TypedDict(
    "FormFilledEventDict",
    {
        "type": Literal["form.filled"],
        "from": str,
        "class": NotRequired[str],
        "None": NotRequired[str],
        "schema": NotRequired[Any],
        "json": NotRequired[str],
        "copy": NotRequired[bool],
        "register": NotRequired[str],
        "model_x": NotRequired[str],
        "model_config": NotRequired[str],
        "x-y": int,
        "a.b": NotRequired[int],
        "white space": NotRequired[str],
        "2nd": NotRequired[str],
        "_private": NotRequired[str],
        "__init__": NotRequired[str],
        "__class__": NotRequired[str],
        "self": NotRequired[str],
        "to_dict": NotRequired[str],
        "degraded": NotRequired[list[str]],
        "str": NotRequired[str],
        "list": NotRequired[list[str]],
        "Literal": NotRequired[Literal["x"]],
        "CamelCase": NotRequired[str],
        "über": NotRequired[str],
        "match": NotRequired[str],
        "true": NotRequired[bool],
        "dict": NotRequired["DictDict | None"],
    },
)
"""Somebody has filled in a form.

Wire type: ``form.filled``.

Sources: handbook.
"""
