# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Parts of generated content: text, refusals, reasoning and summaries."""

from typing import TYPE_CHECKING, Literal

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from .annotations import AnnotationDict
    from .logprobs import LogprobDict


class ResponseOutputTextDict(TypedDict):
    """Text written by the model.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["output_text"]
    """Marks the object as a part with generated text."""

    text: str
    """The text so far; empty while the part has only just been added."""

    annotations: NotRequired["list[AnnotationDict] | None"]
    """Citations and file references for the text, in order. Sources: openai, openrouter,
    openresponses.
    """

    logprobs: NotRequired["list[LogprobDict] | None"]
    """Log probabilities of the text's tokens, if the request included them. Sources: openai,
    openrouter, openresponses.
    """


class ResponseOutputRefusalDict(TypedDict):
    """Part in which the model declines to answer.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["refusal"]
    """Marks the object as a refusal."""

    refusal: str
    """The model's explanation for declining."""


class ReasoningTextContentDict(TypedDict):
    """Reasoning of the model in its own words.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["reasoning_text"]
    """Marks the object as a part with reasoning text."""

    text: str
    """The reasoning so far; empty while the part has only just been added."""


class SummaryTextContentDict(TypedDict):
    """Section of a summary of the model's reasoning.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["summary_text"]
    """Marks the object as a part of a reasoning summary."""

    text: str
    """The summary so far; empty while the part has only just been added."""


class TextContentDict(TypedDict):
    """Plain text that is neither marked as input nor as output.

    Sources: openai, openresponses.
    """

    type: Literal["text"]
    """Marks the object as a plain text part."""

    text: str
    """Content of the part."""
