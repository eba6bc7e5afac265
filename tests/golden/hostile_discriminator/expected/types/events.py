# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Failures that are raised when asked for, which a docstring tells."""

from typing import Literal

from ._compat import TypedDict

LateEventDict = TypedDict(
    "LateEventDict",
    {
        'kind"""; import os; os.getpid(); """\\': Literal[
            'late"""\n    import os; os.getpid()\n    """'
        ],
    },
)
"""A line of code between quotes.

Wire type: ``late\"\"\" import os; os.getpid() \"\"\"``.

Sources: handbook.
"""


LostEventDict = TypedDict(
    "LostEventDict",
    {
        'kind"""; import os; os.getpid(); """\\': Literal["lost\\"],
    },
)
"""A backslash at the end.

Wire type: ``lost\\``. It ends the stream.

Sources: handbook.
"""
