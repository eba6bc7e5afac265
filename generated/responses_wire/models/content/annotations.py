# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Citations and file references attached to generated text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ... import _compile
from ..._model import UnknownMember, WireModel


class AnnotationURLCitation(WireModel):
    """Cites a web page as the source of a stretch of text.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["url_citation"] = "url_citation"
    """Marks the object as a citation of a web page."""

    url: str
    """URL of the cited page."""

    title: str | None = None
    """Title of the cited page; xAI sends citations without one."""

    start_index: int | None = None
    """Zero-based position of the character where the cited stretch of text starts."""

    end_index: int | None = None
    """Zero-based end of the cited stretch; recorded streams count it exclusively, as in a slice."""

    content: str | None = None
    """Text taken from the cited page, where OpenRouter supplies it. Sources: openrouter."""


class AnnotationFileCitation(WireModel):
    """Cites an uploaded file, such as one found by file search.

    Sources: openai, openrouter.
    """

    type: Literal["file_citation"] = "file_citation"
    """Marks the object as a citation of a file."""

    file_id: str
    """Identifies the cited file."""

    filename: str | None = None
    """Name of the cited file."""

    index: int | None = None
    """Documented as the file's place in the list of files; recorded values are character
    positions in the text.
    """


class AnnotationContainerFileCitation(WireModel):
    """Cites a file in a container, such as one that the code interpreter wrote.

    Sources: openai, openrouter.
    """

    type: Literal["container_file_citation"] = "container_file_citation"
    """Marks the object as a citation of a file in a container."""

    container_id: str
    """Identifies the container that holds the file."""

    file_id: str
    """Identifies the file inside its container."""

    filename: str
    """Name of the cited file."""

    start_index: int
    """Zero-based position of the character where the cited stretch of text starts."""

    end_index: int
    """Zero-based end of the cited stretch; recorded streams count it exclusively, as in a slice."""


class AnnotationFilePath(WireModel):
    """Points to a file that the text refers to.

    Sources: openai, openrouter.
    """

    type: Literal["file_path"] = "file_path"
    """Marks the object as a reference to a file."""

    file_id: str
    """Identifies the file referred to."""

    index: int
    """Number that locates the file among the listed files."""


class UnknownAnnotation(UnknownMember):
    """A member of Annotation whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    Annotation: TypeAlias = (
        AnnotationURLCitation
        | AnnotationFileCitation
        | AnnotationContainerFileCitation
        | AnnotationFilePath
        | UnknownAnnotation
    )
    """Anything that ties generated text to its source: a web page, a file or a file in a
    container.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
