"""Rows about events that do not fit: how much dearer they are than when good."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

from . import made_streams
from .parsing import NOT_HERE
from .peers import Peers
from .report import Row, at_most, duration, skipped
from .settings import Settings
from .timing import alternate, over, quiet_heap

GOAL = 10.0
TIMES = 200
"""How often one event is parsed in one pass, for a pass to be longer than the clock's
own jitter."""

Path = tuple[str | int, ...]

LEAVES: dict[str, dict[str, tuple[Path, object]]] = {
    "response.output_text.delta": {
        "a misfit leaf": (("delta",), 5),
        "an unknown type": (("type",), "response.brand_new.delta"),
    },
    "response.output_item.done": {
        "a misfit leaf": (("item", "content", 0, "text"), 5),
        "an unknown item": (("item", "type"), "brand_new_call"),
        "an unknown type": (("type",), "response.brand_new.done"),
    },
    "response.completed": {
        "a misfit leaf": (("response", "usage", "input_tokens"), "many"),
        "a misfit deep leaf": (
            ("response", "output", 0, "content", 0, "text"),
            {"not": "text"},
        ),
        "an unknown type": (("type",), "response.brand_new"),
    },
}
"""For each wire type, what is changed in an event to spoil it, and to what."""


def misfit(settings: Settings, peers: Peers) -> list[Row]:
    """Each spoilt event against the same event before it was spoilt."""
    if peers.ours is None:
        return [skipped("a misfit or unknown event, time over a good one", NOT_HERE)]
    parse_event = peers.ours.parse
    good = {event["type"]: event for event in map(json.loads, _sample())}
    rows = []
    times = 3 if settings.quick else TIMES
    for kind, changes in LEAVES.items():
        lines = {"good": made_streams.as_line(good[kind])}
        for name, (path, value) in changes.items():
            lines[name] = made_streams.as_line(_changed(good[kind], path, value))
        for line in lines.values():
            parse_event(line)  # whatever is built at first use is built here
        with quiet_heap():
            samples = alternate(
                {name: over(parse_event, [line] * times) for name, line in lines.items()},
                settings.calls,
            )
        for name in changes:
            each = [duration(samples.median(n) / times) for n in (name, "good")]
            note = f"{each[0]} against {each[1]}; {_outcome(parse_event, lines[name])}"
            what = f"{kind} with {name}, time over a good one"
            rows.append(at_most(what, samples.ratio(name, "good"), GOAL, note))
    return rows


def _sample() -> list[bytes]:
    return made_streams.small_stream()


def _changed(event: dict[str, Any], path: Path, value: object) -> dict[str, Any]:
    """A copy of an event with the value at one place replaced.

    Raises KeyError or IndexError where the event has no such place.
    """
    changed = copy.deepcopy(event)
    place: Any = changed
    for step in path[:-1]:
        place = place[step]
    _ = place[path[-1]]
    place[path[-1]] = value
    return changed


def _outcome(parse_event: Callable[[bytes], Any], line: bytes) -> str:
    """What came of the event, so that a fast answer is seen to be a right one."""
    event = parse_event(line)
    degraded = getattr(event, "degraded", ())
    name = type(event).__name__
    return f"gives {name}, {len(degraded)} degraded"
