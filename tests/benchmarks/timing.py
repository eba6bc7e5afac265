"""Timing contenders alternately, so that a noisy moment hits each of them alike."""

from __future__ import annotations

import gc
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any


@dataclass(frozen=True)
class Effort:
    """How much work a row may spend: rounds at least and at most, seconds between."""

    least: int
    most: int
    seconds: float


@dataclass
class Samples:
    """Seconds of each contender, one a round."""

    seconds: dict[str, list[float]] = field(default_factory=dict)

    def median(self, name: str) -> float:
        """The middle round of one contender, in seconds."""
        return statistics.median(self.seconds[name])

    def ratio(self, slow: str, fast: str) -> float:
        """How many times as long the first takes as the second, by their medians."""
        return self.median(slow) / self.median(fast)


def alternate(contenders: Mapping[str, Callable[[], float]], effort: Effort) -> Samples:
    """Run each contender once a round, in an order that turns from round to round.

    A contender returns the seconds that it took, so that it can leave its own set-up
    out.
    """
    samples = Samples({name: [] for name in contenders})
    names = list(contenders)
    spent = 0.0
    done = 0
    while done < effort.most and (done < effort.least or spent < effort.seconds):
        shift = done % len(names)
        for name in names[shift:] + names[:shift]:
            took = contenders[name]()
            samples.seconds[name].append(took)
            spent += took
        done += 1
    return samples


def over(call: Callable[[Any], Any], inputs: Sequence[Any]) -> Callable[[], float]:
    """A contender that calls a function on each input and keeps none of the results."""

    def one_pass() -> float:
        start = perf_counter()
        for value in inputs:
            call(value)
        return perf_counter() - start

    return one_pass


@contextmanager
def quiet_heap() -> Iterator[None]:
    """Keep what is loaded already out of the garbage collector's way.

    Several SDKs share the process. Without this, each collection would walk the
    schemas of all of them, whoever is being timed.
    """
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
