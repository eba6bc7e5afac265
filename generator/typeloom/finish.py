"""Rendered text to a finished file: looked over by ``guard``, in black's form. Done on every core, while the rest is rendered."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from importlib import import_module
from multiprocessing import get_context
from types import TracebackType

from .canonical import canonical
from .formed import is_formed
from .guard import check_module
from .spelling import LINE_LENGTH
from .targets import Module

_BATCH = 40_000  # characters handed over at once: fewer would cost more than they take
_MOST_PROCESSES = 8

Rendered = tuple[Module, str]


class Finisher:
    """Finishes files in processes of its own, which get ready while the spec is read.

    Without processes (given 0, or where the system has one core or cannot fork) all is done in place.
    """

    def __init__(self, processes: int | None = None) -> None:
        count = _spare_cores() if processes is None else processes
        self._pool = ProcessPoolExecutor(count, get_context("fork"), initializer=_get_ready) if count else None

    def __enter__(self) -> Finisher:
        if self._pool is not None:
            self._pool.submit(_finish, ())  # starts the processes
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def finish(self, rendered: Iterable[Rendered]) -> dict[str, str]:
        """Path to text, in the order given: the same on any machine. Other files than Python's stay as they are.

        Raises UnsafeError for what is no Python, or holds what its template did not put there.
        """
        if self._pool is None:
            return _finish(rendered)
        texts: dict[str, str] = {}
        handed: list[tuple[Future[dict[str, str]], list[Rendered]]] = []
        for batch in _batches(rendered):
            texts |= {module.path: text for module, text in batch}
            handed.append((self._pool.submit(_finish, batch), batch))
        for future, batch in reversed(handed):
            if future.cancel():  # nobody has begun it yet, and this process has nothing else to do
                texts |= _finish(batch)
        for future, _ in handed:
            if not future.cancelled():
                texts |= future.result()
        return texts


def finished(rendered: Iterable[Rendered]) -> Mapping[str, str]:
    """The same in this process alone."""
    with Finisher(processes=0) as finisher:
        return finisher.finish(rendered)


def _spare_cores() -> int:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, _MOST_PROCESSES) - 1 if hasattr(os, "fork") else 0


def _batches(rendered: Iterable[Rendered]) -> Iterator[list[Rendered]]:
    batch: list[Rendered] = []
    size = 0
    for module, text in rendered:
        batch.append((Module(module.path, module.template, data=module.data), text))
        size += len(text)
        if size > _BATCH:
            yield batch
            batch, size = [], 0
    yield batch


def _finish(rendered: Iterable[Rendered]) -> dict[str, str]:
    finished: dict[str, str] = {}
    for module, text in rendered:
        if module.path.endswith(".py"):
            tree = check_module(module, text)
            text = canonical(text, tree, LINE_LENGTH, _black)
        finished[module.path] = text
    return finished


@cache
def _black(text: str, line_length: int) -> str:
    if is_formed(text, line_length):
        return text
    from black import format_str
    from black.mode import Mode, TargetVersion

    return format_str(text, mode=Mode(line_length=line_length, target_versions={TargetVersion.PY310}))


def _get_ready() -> None:
    import_module("black")
