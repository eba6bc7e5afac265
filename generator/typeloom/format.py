"""Text to black's form of it, on every core."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

from .canonical import canonical
from .spelling import LINE_LENGTH

_WORTH_A_PROCESS = 60_000  # characters; below, starting processes costs more than it saves


def formatted(texts: Mapping[str, str]) -> dict[str, str]:
    """The same files in black's form: deterministic, whatever the machine. Other files than Python's stay as they are."""
    python = sorted((path for path in texts if path.endswith(".py")), key=lambda path: -len(texts[path]))
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    total = sum(len(texts[path]) for path in python)
    if cores < 2 or total < _WORTH_A_PROCESS or not hasattr(os, "fork"):
        done = dict(zip(python, _format([texts[path] for path in python]), strict=True))
    else:
        shares = _shares(python, texts, min(cores, 8))
        _format([""])  # imports black once, before the processes part
        with ProcessPoolExecutor(len(shares), mp_context=get_context("fork")) as pool:
            results = pool.map(_format, [[texts[path] for path in share] for share in shares])
            done = {path: text for share, result in zip(shares, results, strict=True) for path, text in zip(share, result, strict=True)}
    return {path: done.get(path, text) for path, text in texts.items()}


def _shares(paths: Sequence[str], texts: Mapping[str, str], count: int) -> list[list[str]]:
    """The paths in shares of about equal length, the longest first."""
    shares: list[list[str]] = [[] for _ in range(count)]
    loads = [0] * count
    for path in paths:
        lightest = loads.index(min(loads))
        shares[lightest].append(path)
        loads[lightest] += len(texts[path])
    return [share for share in shares if share]


def _format(texts: list[str]) -> list[str]:
    from black import format_str
    from black.mode import Mode, TargetVersion

    @cache
    def black(text: str, line_length: int) -> str:
        return format_str(text, mode=Mode(line_length=line_length, target_versions={TargetVersion.PY310}))

    return [canonical(text, LINE_LENGTH, black) for text in texts]
