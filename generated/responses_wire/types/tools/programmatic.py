# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The tool that lets the model call other tools from a program it writes."""

from typing import Literal

from .._compat import TypedDict


class ProgrammaticToolCallingToolDict(TypedDict):
    """Lets the model write a program that calls the request's other tools.

    Sources: openai.
    """

    type: Literal["programmatic_tool_calling"]
    """Marks the tool as programmatic tool calling."""
