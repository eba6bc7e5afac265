# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Citations and file references attached to generated text."""

from typing import Literal, TypeAlias

from .._compat import NotRequired, TypedDict


class AnnotationURLCitationDict(TypedDict):
    """Cites a web page as the source of a stretch of text.

    Sources: openai, openrouter, openresponses.
    """

    type: Literal["url_citation"]
    """Marks the object as a citation of a web page."""

    url: str
    """URL of the cited page."""

    title: NotRequired[str | None]
    """Title of the cited page; xAI sends citations without one."""

    start_index: NotRequired[int | None]
    """Zero-based position of the character where the cited stretch of text starts."""

    end_index: NotRequired[int | None]
    """Zero-based end of the cited stretch; recorded streams count it exclusively, as in a slice."""

    content: NotRequired[str | None]
    """Text taken from the cited page, where OpenRouter supplies it. Sources: openrouter."""


class AnnotationFileCitationDict(TypedDict):
    """Cites an uploaded file, such as one found by file search.

    Sources: openai, openrouter.
    """

    type: Literal["file_citation"]
    """Marks the object as a citation of a file."""

    file_id: str
    """Identifies the cited file."""

    filename: NotRequired[str | None]
    """Name of the cited file."""

    index: NotRequired[int | None]
    """Documented as the file's place in the list of files; recorded values are character
    positions in the text.
    """


class AnnotationContainerFileCitationDict(TypedDict):
    """Cites a file in a container, such as one that the code interpreter wrote.

    Sources: openai, openrouter.
    """

    type: Literal["container_file_citation"]
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


class AnnotationFilePathDict(TypedDict):
    """Points to a file that the text refers to.

    Sources: openai, openrouter.
    """

    type: Literal["file_path"]
    """Marks the object as a reference to a file."""

    file_id: str
    """Identifies the file referred to."""

    index: int
    """Number that locates the file among the listed files."""


class UnknownAnnotationDict(TypedDict):
    """A member of Annotation whose ``type`` is not known yet."""

    type: str
    """The new type."""


AnnotationDict: TypeAlias = (
    "AnnotationURLCitationDict | AnnotationFileCitationDict | AnnotationContainerFileCitationDict | AnnotationFilePathDict | UnknownAnnotationDict"
)
"""Anything that ties generated text to its source: a web page, a file or a file in a container.

Told apart by ``type``.
"""
