# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""How the model shapes its text output: plain or JSON, brief or long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import Field

from ... import _compile
from ..._model import UnknownMember, WireModel

if TYPE_CHECKING:
    from ...enums.response.text import Verbosity


class ResponseTextConfig(WireModel):
    """Settings for text output.

    Sources: openai, openrouter, openresponses.
    """

    format: ResponseFormat | None = None
    """Whether the output is plain text or JSON; plain text if it is not set."""

    verbosity: Verbosity | None = None
    """How wordy the answer is."""


class ResponseFormatText(WireModel):
    """Asks for plain text.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["text"] = "text"
    """Marks the format as plain text."""


class ResponseFormatTextJSONSchemaConfig(WireModel):
    """Asks for JSON that follows a schema.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["json_schema"] = "json_schema"
    """Marks the format as JSON with a schema."""

    name: str | None = None
    """Names the format; up to 64 letters, digits, underscores and dashes."""

    schema_: Annotated[dict[str, Any] | None, Field(alias="schema")]
    """The JSON Schema that the output follows."""

    description: str | None = None
    """Tells the model what the format is for."""

    strict: bool | None = None
    """Whether the output is sure to match the schema, which may then use only part of JSON
    Schema.
    """


class ResponseFormatJSONObject(WireModel):
    """Asks for a JSON object of any shape, the older way; the prompt has to ask for JSON too.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["json_object"] = "json_object"
    """Marks the format as JSON without a schema."""


class UnknownResponseFormat(UnknownMember):
    """A member of ResponseFormat whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    ResponseFormat: TypeAlias = (
        ResponseFormatText
        | ResponseFormatTextJSONSchemaConfig
        | ResponseFormatJSONObject
        | UnknownResponseFormat
    )
    """What kind of text the model is to write.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
