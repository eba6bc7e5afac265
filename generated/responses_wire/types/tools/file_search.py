# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The hosted tool that searches uploaded files, with its ranking and filter settings."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ...enums.tools.file_search import FileSearchRanker


class FileSearchToolDict(TypedDict):
    """Lets the model look up passages in vector stores of uploaded files.

    Sources: openai, openrouter.
    """

    type: Literal["file_search"]
    """Marks the tool as file search."""

    vector_store_ids: list[str]
    """Ids of the vector stores that are searched."""

    filters: NotRequired["FileSearchFilterDict | None"]
    """Condition on file attributes; files that do not meet it are left out."""

    max_num_results: NotRequired[int | None]
    """Upper limit on the number of results, from 1 to 50."""

    ranking_options: NotRequired["FileSearchRankingOptionsDict | None"]
    """How results are scored and cut off."""


class FileSearchRankingOptionsDict(TypedDict):
    """Settings for scoring search results and dropping weak ones.

    Sources: openai, openrouter.
    """

    hybrid_search: NotRequired["FileSearchHybridSearchDict | None"]
    """Balance between matching by meaning and matching by keyword. Sources: openai."""

    ranker: NotRequired["FileSearchRanker | None"]
    """Ranker that orders the results."""

    score_threshold: NotRequired[int | float | None]
    """Lowest score that a result may have, from 0 to 1; higher means fewer but closer results."""


class FileSearchHybridSearchDict(TypedDict):
    """Weights with which two result lists are merged by reciprocal rank fusion.

    Sources: openai.
    """

    embedding_weight: int | float
    """Weight of matches by meaning (embeddings)."""

    text_weight: int | float
    """Weight of matches by keyword."""


class ComparisonFilterDict(TypedDict):
    """Tests one attribute of a file against a value.

    Sources: openai, openrouter.
    """

    type: Literal["eq", "ne", "gt", "gte", "lt", "lte", "in", "nin"]
    """Operator of the test: equal, unequal, above, at or above, below, at or below, in or not in
    a list.
    """

    key: str
    """Names the file attribute to test."""

    value: str | int | float | bool | list[str | int | float]
    """What the attribute is compared with; in and nin take a list."""


class CompoundFilterDict(TypedDict):
    """Joins several filters into one condition.

    Sources: openai, openrouter.
    """

    type: Literal["and", "or"]
    """Says whether all filters have to hold (and) or any one of them (or)."""

    filters: "list[FileSearchFilterDict]"
    """Filters to join, which may be compound themselves."""


class UnknownFileSearchFilterDict(TypedDict):
    """A member of FileSearchFilter whose ``type`` is not known yet."""

    type: str
    """The new type."""


FileSearchFilterDict: TypeAlias = (
    "ComparisonFilterDict | CompoundFilterDict | UnknownFileSearchFilterDict"
)
"""Condition on file attributes, either one comparison or several joined together.

Told apart by ``type``.
"""
