# Made by typeloom from the spec of responses_wire 1.0.0. Do not edit: change the spec, then run
# 'typeloom regenerate'.
"""Parts that carry input for the model: text, images, files, audio and video."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ..._known import is_one_of

if TYPE_CHECKING:
    from typing_extensions import TypeIs

KnownImageDetail: TypeAlias = Literal[
    "auto",
    "low",
    "high",
    "original",
]
"""The known values of ImageDetail.

- ``auto``: The server picks the level.

- ``low``: Coarse view that costs fewer tokens.

- ``high``: Fine view that costs more tokens.

- ``original``: Image kept at its own resolution.
"""

ImageDetail: TypeAlias = KnownImageDetail | str
"""How closely the model looks at an image. A server may send further values."""


def is_known_image_detail(value: object) -> TypeIs[KnownImageDetail]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownImageDetail)


KnownFileDetail: TypeAlias = Literal[
    "auto",
    "low",
    "high",
]
"""The known values of FileDetail.

- ``auto``: The server picks the level; newer models then render finely, at more input tokens.

- ``low``: Coarse rendering that costs less.

- ``high``: Fine rendering that costs more.
"""

FileDetail: TypeAlias = KnownFileDetail | str
"""How finely a file is rendered for the model. A server may send further values."""


def is_known_file_detail(value: object) -> TypeIs[KnownFileDetail]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownFileDetail)


KnownInputAudioFormat: TypeAlias = Literal[
    "mp3",
    "wav",
]
"""The known values of InputAudioFormat.

- ``mp3``: MP3 audio.

- ``wav``: WAV audio.
"""

InputAudioFormat: TypeAlias = KnownInputAudioFormat | str
"""Encoding of input audio. A server may send further values."""


def is_known_input_audio_format(value: object) -> TypeIs[KnownInputAudioFormat]:
    """Whether the value is one of the known ones, for you and for a type checker."""
    return is_one_of(value, KnownInputAudioFormat)
