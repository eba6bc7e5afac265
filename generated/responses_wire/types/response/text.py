# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""How the model shapes its text output: plain or JSON, brief or long."""

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.response.text import Verbosity


class ResponseTextConfigDict(TypedDict):
    """Settings for text output.

    Sources: openai, openrouter, openresponses.
    """

    format: NotRequired["ResponseFormatDict | None"]
    """Whether the output is plain text or JSON; plain text if it is not set."""

    verbosity: NotRequired["Verbosity | None"]
    """How wordy the answer is."""


class ResponseFormatTextDict(TypedDict):
    """Asks for plain text.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["text"]
    """Marks the format as plain text."""


class ResponseFormatTextJSONSchemaConfigDict(TypedDict):
    """Asks for JSON that follows a schema.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["json_schema"]
    """Marks the format as JSON with a schema."""

    name: NotRequired[str | None]
    """Names the format; up to 64 letters, digits, underscores and dashes."""

    schema: dict[str, Any] | None
    """The JSON Schema that the output follows."""

    description: NotRequired[str | None]
    """Tells the model what the format is for."""

    strict: NotRequired[bool | None]
    """Whether the output is sure to match the schema, which may then use only part of JSON
    Schema.
    """


class ResponseFormatJSONObjectDict(TypedDict):
    """Asks for a JSON object of any shape, the older way; the prompt has to ask for JSON too.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["json_object"]
    """Marks the format as JSON without a schema."""


class UnknownResponseFormatDict(TypedDict):
    """A member of ResponseFormat whose ``type`` is not known yet."""

    type: str
    """The new type."""


ResponseFormatDict: TypeAlias = (
    "ResponseFormatTextDict | ResponseFormatTextJSONSchemaConfigDict | ResponseFormatJSONObjectDict | UnknownResponseFormatDict"
)
"""What kind of text the model is to write.

Told apart by ``type``.
"""
