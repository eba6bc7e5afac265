# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Names of models that answer requests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownResponseModel: TypeAlias = Literal[
    "gpt-6-astra",
    "gpt-6.2-astra",
    "gpt-6.1-sol",
    "gpt-6.2-sol",
    "gpt-6.1-terra",
    "gpt-6-sol",
    "gpt-6-luna",
    "gpt-5.6-sol",
    "gpt-5.6-terra",
    "gpt-5.6-luna",
    "gpt-5.5",
    "gpt-5.5-2026-04-23",
    "gpt-5.4",
    "gpt-5.4-mini",
    "gpt-5.4-nano",
    "gpt-5.4-mini-2026-03-17",
    "gpt-5.4-nano-2026-03-17",
    "gpt-5.3-chat-latest",
    "gpt-5.2",
    "gpt-5.2-2025-12-11",
    "gpt-5.2-chat-latest",
    "gpt-5.2-pro",
    "gpt-5.2-pro-2025-12-11",
    "gpt-5.1",
    "gpt-5.1-2025-11-13",
    "gpt-5.1-codex",
    "gpt-5.1-mini",
    "gpt-5.1-chat-latest",
    "gpt-5",
    "gpt-5-mini",
    "gpt-5-nano",
    "gpt-5-2025-08-07",
    "gpt-5-mini-2025-08-07",
    "gpt-5-nano-2025-08-07",
    "gpt-5-chat-latest",
    "gpt-4.1",
    "gpt-4.1-mini",
    "gpt-4.1-nano",
    "gpt-4.1-2025-04-14",
    "gpt-4.1-mini-2025-04-14",
    "gpt-4.1-nano-2025-04-14",
    "o4-mini",
    "o4-mini-2025-04-16",
    "o3",
    "o3-2025-04-16",
    "o3-mini",
    "o3-mini-2025-01-31",
    "o1",
    "o1-2024-12-17",
    "o1-preview",
    "o1-preview-2024-09-12",
    "o1-mini",
    "o1-mini-2024-09-12",
    "gpt-4o",
    "gpt-4o-2024-11-20",
    "gpt-4o-2024-08-06",
    "gpt-4o-2024-05-13",
    "gpt-audio-mini",
    "gpt-audio-mini-2025-12-15",
    "gpt-4o-audio-preview",
    "gpt-4o-audio-preview-2024-10-01",
    "gpt-4o-audio-preview-2024-12-17",
    "gpt-4o-audio-preview-2025-06-03",
    "gpt-4o-mini-audio-preview",
    "gpt-4o-mini-audio-preview-2024-12-17",
    "gpt-4o-search-preview",
    "gpt-4o-mini-search-preview",
    "gpt-4o-search-preview-2025-03-11",
    "gpt-4o-mini-search-preview-2025-03-11",
    "chatgpt-4o-latest",
    "codex-mini-latest",
    "gpt-4o-mini",
    "gpt-4o-mini-2024-07-18",
    "gpt-4-turbo",
    "gpt-4-turbo-2024-04-09",
    "gpt-4-0125-preview",
    "gpt-4-turbo-preview",
    "gpt-4-1106-preview",
    "gpt-4-vision-preview",
    "gpt-4",
    "gpt-4-0314",
    "gpt-4-0613",
    "gpt-4-32k",
    "gpt-4-32k-0314",
    "gpt-4-32k-0613",
    "gpt-3.5-turbo",
    "gpt-3.5-turbo-16k",
    "gpt-3.5-turbo-0301",
    "gpt-3.5-turbo-0613",
    "gpt-3.5-turbo-1106",
    "gpt-3.5-turbo-0125",
    "gpt-3.5-turbo-16k-0613",
    "o1-pro",
    "o1-pro-2025-03-19",
    "o3-pro",
    "o3-pro-2025-06-10",
    "o3-deep-research",
    "o3-deep-research-2025-06-26",
    "o4-mini-deep-research",
    "o4-mini-deep-research-2025-06-26",
    "computer-use-preview",
    "computer-use-preview-2025-03-11",
    "gpt-5.5-pro",
    "gpt-5.5-pro-2026-04-23",
    "gpt-5-codex",
    "gpt-5-pro",
    "gpt-5-pro-2025-10-06",
    "gpt-5.1-codex-max",
    "gpt-daybreak-blue-latest",
    "gpt-daybreak-red-latest",
    "gpt-5.6-cyber",
    "gpt-6-cyber",
    "gpt-rosalind-research",
    "gpt-6-rosalind",
    "gpt-6.2-astra-law",
    "gpt-5.4-2026-03-05",
    "gpt-5.3-codex",
    "gpt-5.2-codex",
    "grok-4.5",
    "grok-4-fast-reasoning",
    "grok-code-fast-1",
]
"""The known values of ResponseModel.

- ``gpt-6-astra``: GPT-6 Astra.

- ``gpt-6.2-astra``: GPT-6.2 Astra.

- ``gpt-6.1-sol``: GPT-6.1 Sol.

- ``gpt-6.2-sol``: GPT-6.2 Sol.

- ``gpt-6.1-terra``: GPT-6.1 Terra.

- ``gpt-6-sol``: GPT-6 Sol.

- ``gpt-6-luna``: GPT-6 Luna.

- ``gpt-5.6-sol``: GPT-5.6 Sol.

- ``gpt-5.6-terra``: GPT-5.6 Terra.

- ``gpt-5.6-luna``: GPT-5.6 Luna.

- ``gpt-5.5``: GPT-5.5.

- ``gpt-5.5-2026-04-23``: GPT-5.5, snapshot of April 23, 2026.

- ``gpt-5.4``: GPT-5.4.

- ``gpt-5.4-mini``: GPT-5.4 mini.

- ``gpt-5.4-nano``: GPT-5.4 nano. Deprecated: Use a current model instead; the shutdown date is
April 1, 2027.

- ``gpt-5.4-mini-2026-03-17``: GPT-5.4 mini, snapshot of March 17, 2026.

- ``gpt-5.4-nano-2026-03-17``: GPT-5.4 nano, snapshot of March 17, 2026. Deprecated: Use a
current model instead; the shutdown date is April 1, 2027.

- ``gpt-5.3-chat-latest``: Latest GPT-5.3 for chat. Deprecated: Use a current model instead; the
shutdown date is August 10, 2026.

- ``gpt-5.2``: GPT-5.2.

- ``gpt-5.2-2025-12-11``: GPT-5.2, snapshot of December 11, 2025.

- ``gpt-5.2-chat-latest``: Latest GPT-5.2 for chat. Deprecated: Use a current model instead; the
shutdown date is August 10, 2026.

- ``gpt-5.2-pro``: GPT-5.2 pro.

- ``gpt-5.2-pro-2025-12-11``: GPT-5.2 pro, snapshot of December 11, 2025.

- ``gpt-5.1``: GPT-5.1. Deprecated: Use a current model instead; the shutdown date is April 1,
2027.

- ``gpt-5.1-2025-11-13``: GPT-5.1, snapshot of November 13, 2025. Deprecated: Use a current model
instead; the shutdown date is April 1, 2027.

- ``gpt-5.1-codex``: GPT-5.1 Codex. Deprecated: Use a current model instead; the shutdown date is
July 23, 2026.

- ``gpt-5.1-mini``: The name of a GPT-5.1 mini that OpenAI does not offer. Deprecated: Use
another model; the name is listed only so that older code keeps working.

- ``gpt-5.1-chat-latest``: Latest GPT-5.1 for chat. Deprecated: Use a current model instead; the
shutdown date is July 23, 2026.

- ``gpt-5``: GPT-5. Deprecated: Use a current model instead; the shutdown date is December 11,
2026.

- ``gpt-5-mini``: GPT-5 mini. Deprecated: Use a current model instead; the shutdown date is
December 11, 2026.

- ``gpt-5-nano``: GPT-5 nano. Deprecated: Use a current model instead; the shutdown date is
December 11, 2026.

- ``gpt-5-2025-08-07``: GPT-5, snapshot of August 7, 2025. Deprecated: Use a current model
instead; the shutdown date is December 11, 2026.

- ``gpt-5-mini-2025-08-07``: GPT-5 mini, snapshot of August 7, 2025. Deprecated: Use a current
model instead; the shutdown date is December 11, 2026.

- ``gpt-5-nano-2025-08-07``: GPT-5 nano, snapshot of August 7, 2025. Deprecated: Use a current
model instead; the shutdown date is December 11, 2026.

- ``gpt-5-chat-latest``: Latest GPT-5 for chat. Deprecated: Use a current model instead; the
shutdown date is July 23, 2026.

- ``gpt-4.1``: GPT-4.1. Deprecated: Use a current model instead; the shutdown date is January 14,
2027.

- ``gpt-4.1-mini``: GPT-4.1 mini. Deprecated: Use a current model instead; the shutdown date is
January 14, 2027.

- ``gpt-4.1-nano``: GPT-4.1 nano. Deprecated: Use a current model instead; the shutdown date is
October 23, 2026.

- ``gpt-4.1-2025-04-14``: GPT-4.1, snapshot of April 14, 2025. Deprecated: Use a current model
instead; the shutdown date is January 14, 2027.

- ``gpt-4.1-mini-2025-04-14``: GPT-4.1 mini, snapshot of April 14, 2025. Deprecated: Use a
current model instead; the shutdown date is January 14, 2027.

- ``gpt-4.1-nano-2025-04-14``: GPT-4.1 nano, snapshot of April 14, 2025. Deprecated: Use a
current model instead; the shutdown date is October 23, 2026.

- ``o4-mini``: o4 mini. Deprecated: Use a current model instead; the shutdown date is October 23,
2026.

- ``o4-mini-2025-04-16``: o4 mini, snapshot of April 16, 2025. Deprecated: Use a current model
instead; the shutdown date is October 23, 2026.

- ``o3``: o3. Deprecated: Use a current model instead; the shutdown date is December 11, 2026.

- ``o3-2025-04-16``: o3, snapshot of April 16, 2025. Deprecated: Use a current model instead; the
shutdown date is December 11, 2026.

- ``o3-mini``: o3 mini. Deprecated: Use a current model instead; the shutdown date is October 23,
2026.

- ``o3-mini-2025-01-31``: o3 mini, snapshot of January 31, 2025. Deprecated: Use a current model
instead; the shutdown date is October 23, 2026.

- ``o1``: o1. Deprecated: Use a current model instead; the shutdown date is October 23, 2026.

- ``o1-2024-12-17``: o1, snapshot of December 17, 2024. Deprecated: Use a current model instead;
the shutdown date is October 23, 2026.

- ``o1-preview``: Preview of o1. Deprecated: Use a current model instead; the shutdown date is
July 28, 2025.

- ``o1-preview-2024-09-12``: Preview of o1, snapshot of September 12, 2024. Deprecated: Use a
current model instead; the shutdown date is July 28, 2025.

- ``o1-mini``: o1 mini. Deprecated: Use a current model instead; the shutdown date is October 27,
2025.

- ``o1-mini-2024-09-12``: o1 mini, snapshot of September 12, 2024. Deprecated: Use a current
model instead; the shutdown date is October 27, 2025.

- ``gpt-4o``: GPT-4o. Deprecated: Use a current model instead; the shutdown date is January 14,
2027.

- ``gpt-4o-2024-11-20``: GPT-4o, snapshot of November 20, 2024. Deprecated: Use a current model
instead; the shutdown date is January 14, 2027.

- ``gpt-4o-2024-08-06``: GPT-4o, snapshot of August 6, 2024. Deprecated: Use a current model
instead; the shutdown date is January 14, 2027.

- ``gpt-4o-2024-05-13``: GPT-4o, snapshot of May 13, 2024. Deprecated: Use a current model
instead; the shutdown date is October 23, 2026.

- ``gpt-audio-mini``: GPT Audio mini. Deprecated: Use a current model instead; the shutdown date
is January 20, 2027.

- ``gpt-audio-mini-2025-12-15``: GPT Audio mini, snapshot of December 15, 2025. Deprecated: Use a
current model instead; the shutdown date is January 20, 2027.

- ``gpt-4o-audio-preview``: Preview of GPT-4o with audio. Deprecated: Use a current model
instead; the shutdown date is May 7, 2026.

- ``gpt-4o-audio-preview-2024-10-01``: Preview of GPT-4o with audio, snapshot of October 1, 2024.
Deprecated: Use a current model instead; the shutdown date is October 10, 2025.

- ``gpt-4o-audio-preview-2024-12-17``: Preview of GPT-4o with audio, snapshot of December 17,
2024. Deprecated: Use a current model instead; the shutdown date is May 7, 2026.

- ``gpt-4o-audio-preview-2025-06-03``: Preview of GPT-4o with audio, snapshot of June 3, 2025.
Deprecated: Use a current model instead; the shutdown date is May 7, 2026.

- ``gpt-4o-mini-audio-preview``: Preview of GPT-4o mini with audio. Deprecated: Use a current
model instead; the shutdown date is May 7, 2026.

- ``gpt-4o-mini-audio-preview-2024-12-17``: Preview of GPT-4o mini with audio, snapshot of
December 17, 2024. Deprecated: Use a current model instead; the shutdown date is May 7, 2026.

- ``gpt-4o-search-preview``: Preview of GPT-4o with web search. Deprecated: Use a current model
instead; the shutdown date is July 23, 2026.

- ``gpt-4o-mini-search-preview``: Preview of GPT-4o mini with web search. Deprecated: Use a
current model instead; the shutdown date is July 23, 2026.

- ``gpt-4o-search-preview-2025-03-11``: Preview of GPT-4o with web search, snapshot of March 11,
2025. Deprecated: Use a current model instead; the shutdown date is July 23, 2026.

- ``gpt-4o-mini-search-preview-2025-03-11``: Preview of GPT-4o mini with web search, snapshot of
March 11, 2025. Deprecated: Use a current model instead; the shutdown date is July 23, 2026.

- ``chatgpt-4o-latest``: Latest GPT-4o as ChatGPT uses it. Deprecated: Use a current model
instead; the shutdown date is February 17, 2026.

- ``codex-mini-latest``: Latest Codex mini. Deprecated: Use a current model instead; the shutdown
date is February 12, 2026.

- ``gpt-4o-mini``: GPT-4o mini. Deprecated: Use a current model instead; the shutdown date is
January 14, 2027.

- ``gpt-4o-mini-2024-07-18``: GPT-4o mini, snapshot of July 18, 2024. Deprecated: Use a current
model instead; the shutdown date is January 14, 2027.

- ``gpt-4-turbo``: GPT-4 Turbo. Deprecated: Use a current model instead; the shutdown date is
October 23, 2026.

- ``gpt-4-turbo-2024-04-09``: GPT-4 Turbo, snapshot of April 9, 2024. Deprecated: Use a current
model instead; the shutdown date is October 23, 2026.

- ``gpt-4-0125-preview``: Preview of GPT-4 Turbo, snapshot of January 25, 2024. Deprecated: Use a
current model instead; the shutdown date is March 26, 2026.

- ``gpt-4-turbo-preview``: Preview of GPT-4 Turbo. Deprecated: Use a current model instead; the
shutdown date is March 26, 2026.

- ``gpt-4-1106-preview``: Preview of GPT-4 Turbo, snapshot of November 6, 2023. Deprecated: Use a
current model instead; the shutdown date is October 23, 2026.

- ``gpt-4-vision-preview``: Preview of GPT-4 Turbo with vision. Deprecated: Use a current model
instead; the shutdown date is December 6, 2024.

- ``gpt-4``: GPT-4. Deprecated: Use a current model instead; the shutdown date is October 23,
2026.

- ``gpt-4-0314``: GPT-4, snapshot of March 14, 2023. Deprecated: Use a current model instead; the
shutdown date is March 26, 2026.

- ``gpt-4-0613``: GPT-4, snapshot of June 13, 2023. Deprecated: Use a current model instead; the
shutdown date is October 23, 2026.

- ``gpt-4-32k``: GPT-4 with a context of 32k tokens. Deprecated: Use a current model instead; the
shutdown date is June 6, 2025.

- ``gpt-4-32k-0314``: GPT-4 with a context of 32k tokens, snapshot of March 14, 2023. Deprecated:
Use a current model instead; the shutdown date is June 6, 2025.

- ``gpt-4-32k-0613``: GPT-4 with a context of 32k tokens, snapshot of June 13, 2023. Deprecated:
Use a current model instead; the shutdown date is June 6, 2025.

- ``gpt-3.5-turbo``: GPT-3.5 Turbo. Deprecated: Use a current model instead; the shutdown date is
October 23, 2026.

- ``gpt-3.5-turbo-16k``: GPT-3.5 Turbo with a context of 16k tokens. Deprecated: Use a current
model instead; the shutdown date is September 13, 2024.

- ``gpt-3.5-turbo-0301``: GPT-3.5 Turbo, snapshot of March 1, 2023. Deprecated: Use a current
model instead; the shutdown date is September 13, 2024.

- ``gpt-3.5-turbo-0613``: GPT-3.5 Turbo, snapshot of June 13, 2023. Deprecated: Use a current
model instead; the shutdown date is September 13, 2024.

- ``gpt-3.5-turbo-1106``: GPT-3.5 Turbo, snapshot of November 6, 2023. Deprecated: Use a current
model instead; the shutdown date is September 28, 2026.

- ``gpt-3.5-turbo-0125``: GPT-3.5 Turbo, snapshot of January 25, 2024. Deprecated: Use a current
model instead; the shutdown date is October 23, 2026.

- ``gpt-3.5-turbo-16k-0613``: GPT-3.5 Turbo with a context of 16k tokens, snapshot of June 13,
2023. Deprecated: Use a current model instead; the shutdown date is September 13, 2024.

- ``o1-pro``: o1 pro. Deprecated: Use a current model instead; the shutdown date is October 23,
2026.

- ``o1-pro-2025-03-19``: o1 pro, snapshot of March 19, 2025. Deprecated: Use a current model
instead; the shutdown date is October 23, 2026.

- ``o3-pro``: o3 pro. Deprecated: Use a current model instead; the shutdown date is December 11,
2026.

- ``o3-pro-2025-06-10``: o3 pro, snapshot of June 10, 2025. Deprecated: Use a current model
instead; the shutdown date is December 11, 2026.

- ``o3-deep-research``: o3 for deep research. Deprecated: Use a current model instead; the
shutdown date is July 23, 2026.

- ``o3-deep-research-2025-06-26``: o3 for deep research, snapshot of June 26, 2025. Deprecated:
Use a current model instead; the shutdown date is July 23, 2026.

- ``o4-mini-deep-research``: o4 mini for deep research. Deprecated: Use a current model instead;
the shutdown date is July 23, 2026.

- ``o4-mini-deep-research-2025-06-26``: o4 mini for deep research, snapshot of June 26, 2025.
Deprecated: Use a current model instead; the shutdown date is July 23, 2026.

- ``computer-use-preview``: Preview of the computer use model. Deprecated: Use a current model
instead; the shutdown date is July 23, 2026.

- ``computer-use-preview-2025-03-11``: Preview of the computer use model, snapshot of March 11,
2025. Deprecated: Use a current model instead; the shutdown date is July 23, 2026.

- ``gpt-5.5-pro``: GPT-5.5 pro.

- ``gpt-5.5-pro-2026-04-23``: GPT-5.5 pro, snapshot of April 23, 2026.

- ``gpt-5-codex``: GPT-5 Codex. Deprecated: Use a current model instead; the shutdown date is
July 23, 2026.

- ``gpt-5-pro``: GPT-5 pro. Deprecated: Use a current model instead; the shutdown date is
December 11, 2026.

- ``gpt-5-pro-2025-10-06``: GPT-5 pro, snapshot of October 6, 2025. Deprecated: Use a current
model instead; the shutdown date is December 11, 2026.

- ``gpt-5.1-codex-max``: GPT-5.1 Codex Max. Deprecated: Use a current model instead; the shutdown
date is July 23, 2026.

- ``gpt-daybreak-blue-latest``: Latest GPT model of the Daybreak Blue program.

- ``gpt-daybreak-red-latest``: Latest GPT model of the Daybreak Red program.

- ``gpt-5.6-cyber``: GPT-5.6, the variant for cybersecurity.

- ``gpt-6-cyber``: GPT-6, the variant for cybersecurity.

- ``gpt-rosalind-research``: GPT Rosalind, the research variant.

- ``gpt-6-rosalind``: GPT-6 Rosalind.

- ``gpt-6.2-astra-law``: GPT-6.2 Astra, the variant for law.

- ``gpt-5.4-2026-03-05``: GPT-5.4, snapshot of March 5, 2026.

- ``gpt-5.3-codex``: GPT-5.3 Codex.

- ``gpt-5.2-codex``: GPT-5.2 Codex.

- ``grok-4.5``: Grok 4.5 by xAI.

- ``grok-4-fast-reasoning``: Grok 4 Fast by xAI, the reasoning variant.

- ``grok-code-fast-1``: Grok Code Fast 1 by xAI, for programming.
"""

ResponseModel: TypeAlias = KnownResponseModel | str
"""A known model name; servers use many others, and providers other than OpenAI their own. A
server may send further values.
"""


def is_known_response_model(value: object) -> TypeIs[KnownResponseModel]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownResponseModel)
