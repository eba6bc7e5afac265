# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""A stored prompt template that the request was made from."""

from typing import TYPE_CHECKING

from .._compat import NotRequired, TypedDict

if TYPE_CHECKING:
    from ..content.unions import InputContentDict


class ResponsePromptDict(TypedDict):
    """Names a stored template and says how it was filled in.

    Sources: openai, openrouter.
    """

    id: str
    """Identifies the stored template."""

    variables: NotRequired["dict[str, str | InputContentDict] | None"]
    """What each variable of the template was replaced with: text, or an input part such as an
    image.
    """

    version: NotRequired[str | None]
    """Which version of the template was used. Sources: openai."""
