# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Parts of generated content: text, refusals, reasoning and summaries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..._model import WireModel

if TYPE_CHECKING:
    from .annotations import Annotation
    from .logprobs import Logprob


class ResponseOutputText(WireModel):
    """Text written by the model.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["output_text"] = "output_text"
    """Marks the object as a part with generated text."""

    text: str
    """The text so far; empty while the part has only just been added."""

    annotations: list[Annotation] | None = None
    """Citations and file references for the text, in order. Sources: openai, openrouter,
    openresponses.
    """

    logprobs: list[Logprob] | None = None
    """Log probabilities of the text's tokens, if the request included them. Sources: openai,
    openrouter, openresponses.
    """


class ResponseOutputRefusal(WireModel):
    """Part in which the model declines to answer.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["refusal"] = "refusal"
    """Marks the object as a refusal."""

    refusal: str
    """The model's explanation for declining."""


class ReasoningTextContent(WireModel):
    """Reasoning of the model in its own words.

    Sources: openai, openrouter, openresponses, friendli.
    """

    type: Literal["reasoning_text"] = "reasoning_text"
    """Marks the object as a part with reasoning text."""

    text: str
    """The reasoning so far; empty while the part has only just been added."""


class SummaryTextContent(WireModel):
    """Section of a summary of the model's reasoning.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["summary_text"] = "summary_text"
    """Marks the object as a part of a reasoning summary."""

    text: str
    """The summary so far; empty while the part has only just been added."""


class TextContent(WireModel):
    """Plain text that is neither marked as input nor as output.

    Sources: openai, openresponses.
    """

    type: Literal["text"] = "text"
    """Marks the object as a plain text part."""

    text: str
    """Content of the part."""
