# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""A stored prompt template that the request was made from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._model import WireModel

if TYPE_CHECKING:
    from ..content.unions import InputContent


class ResponsePrompt(WireModel):
    """Names a stored template and says how it was filled in.

    Sources: openai, openrouter.
    """

    id: str
    """Identifies the stored template."""

    variables: dict[str, str | InputContent] | None = None
    """What each variable of the template was replaced with: text, or an input part such as an
    image.
    """

    version: str | None = None
    """Which version of the template was used. Sources: openai."""
