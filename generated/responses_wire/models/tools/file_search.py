# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""The hosted tool that searches uploaded files, with its ranking and filter settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ... import _compile
from ..._model import UnknownMember, WireModel

if TYPE_CHECKING:
    from ...enums.tools.file_search import FileSearchRanker


class FileSearchTool(WireModel):
    """Lets the model look up passages in vector stores of uploaded files.

    Sources: openai, openrouter.
    """

    type: Literal["file_search"] = "file_search"
    """Marks the tool as file search."""

    vector_store_ids: list[str]
    """Ids of the vector stores that are searched."""

    filters: FileSearchFilter | None = None
    """Condition on file attributes; files that do not meet it are left out."""

    max_num_results: int | None = None
    """Upper limit on the number of results, from 1 to 50."""

    ranking_options: FileSearchRankingOptions | None = None
    """How results are scored and cut off."""


class FileSearchRankingOptions(WireModel):
    """Settings for scoring search results and dropping weak ones.

    Sources: openai, openrouter.
    """

    hybrid_search: FileSearchHybridSearch | None = None
    """Balance between matching by meaning and matching by keyword. Sources: openai."""

    ranker: FileSearchRanker | None = None
    """Ranker that orders the results."""

    score_threshold: int | float | None = None
    """Lowest score that a result may have, from 0 to 1; higher means fewer but closer results."""


class FileSearchHybridSearch(WireModel):
    """Weights with which two result lists are merged by reciprocal rank fusion.

    Sources: openai.
    """

    embedding_weight: int | float
    """Weight of matches by meaning (embeddings)."""

    text_weight: int | float
    """Weight of matches by keyword."""


class ComparisonFilter(WireModel):
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


class CompoundFilter(WireModel):
    """Joins several filters into one condition.

    Sources: openai, openrouter.
    """

    type: Literal["and", "or"]
    """Says whether all filters have to hold (and) or any one of them (or)."""

    filters: list[FileSearchFilter]
    """Filters to join, which may be compound themselves."""


class UnknownFileSearchFilter(UnknownMember):
    """A member of FileSearchFilter whose ``type`` is not known yet; all its keys are kept."""

    type: str
    """The new type."""


if TYPE_CHECKING:
    FileSearchFilter: TypeAlias = ComparisonFilter | CompoundFilter | UnknownFileSearchFilter
    """Condition on file attributes, either one comparison or several joined together.

    Told apart by ``type``.
    """
else:

    def __getattr__(name: str) -> Any:
        return _compile.union_in(__name__, name)
