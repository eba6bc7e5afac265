# Made by typeloom from the spec of parcels 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Failures that are raised when asked for, which a docstring tells."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .._model import BaseEvent


class LateEvent(BaseEvent):
    """A line of code between quotes.

    Wire type: ``late\"\"\" import os; os.getpid() \"\"\"``.

    Sources: handbook.
    """

    kind_____import_os__os_getpid________: Annotated[
        Literal['late"""\n    import os; os.getpid()\n    """'],
        Field(alias='kind"""; import os; os.getpid(); """\\'),
    ] = 'late"""\n    import os; os.getpid()\n    """'
    """Tells the kind of the event."""


class LostEvent(BaseEvent):
    """A backslash at the end.

    Wire type: ``lost\\``. It ends the stream.

    Sources: handbook.
    """

    kind_____import_os__os_getpid________: Annotated[
        Literal["lost\\"], Field(alias='kind"""; import os; os.getpid(); """\\')
    ] = "lost\\"
    """Tells the kind of the event."""
