"""Text to black's form of it, on every core."""

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

from .canonical import canonical
from .spelling import LINE_LENGTH

_WORTH_A_PROCESS = 60_000  # characters; below, starting processes costs more than it saves


def formatted(texts: Mapping[str, str]) -> dict[str, str]:
    """The same files in black's form: deterministic, whatever the machine. Other files than Python's stay as they are."""
    python = sorted((path for path in texts if path.endswith(".py")), key=lambda path: (-_effort(texts[path]), path))
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    total = sum(len(texts[path]) for path in python)
    _format("")  # imports black once, before the processes part
    if cores < 2 or total < _WORTH_A_PROCESS or not hasattr(os, "fork"):
        done = [_format(texts[path]) for path in python]
    else:
        with ProcessPoolExecutor(min(cores, 8), mp_context=get_context("fork")) as pool:
            done = list(pool.map(_format, [texts[path] for path in python]))
    return {**texts, **dict(zip(python, done, strict=True))}


def _effort(text: str) -> int:
    """Roughly how much work a file is: code goes to black, and the hardest files are begun first."""
    return len(text) + 20 * len(text) * ("  return " in text)


def _format(text: str) -> str:
    return canonical(text, LINE_LENGTH, _black)


@cache
def _black(text: str, line_length: int) -> str:
    from black import format_str
    from black.mode import Mode, TargetVersion

    return format_str(text, mode=Mode(line_length=line_length, target_versions={TargetVersion.PY310}))
