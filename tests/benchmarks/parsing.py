"""Rows about parsing and dumping in one process: ours and each peer, pair by pair.

A pair is timed on the events that both accept, so that raising an exception is never
counted as parsing, in either direction.
"""

from __future__ import annotations

import importlib
import json
import warnings
from collections.abc import Callable
from typing import Any

from .events import Events, type_of
from .fidelity import accepted
from .peers import Peer, Peers
from .report import Row, at_least, at_most, duration, for_comparison, skipped
from .settings import Settings
from .timing import Effort, Samples, alternate, over, quiet_heap

NOT_HERE = "responses_wire is not importable here"
GOALS = {
    "openai": 30.0,
    "openrouter": 8.0,
    "datamodel-code-generator 0": 1.2,
    "pydantic_core.from_json": 0.4,
}
"""How many times as fast as the fastest of a family parsing should be."""

LOADS_EVENT_GOAL = 0.9
TO_JSON_GOAL = 5.0
NO_SLOWER = 1.03
"""What passes as no slower: two runs of the very same code differ by about this."""


def parse(settings: Settings, events: Events, peers: Peers) -> list[Row]:
    """`parse_event(bytes)` against each way to parse, over all events."""
    if peers.ours is None:
        return [_alone(peer, settings.calls, accepted(peer, events.lines)) for peer in peers.others]
    accepted(peers.ours, events.lines)
    found: dict[str, tuple[float, str]] = {}
    for peer in peers.others:
        samples, count = _pair(peers.ours, peer, settings.calls, events.lines)
        note = _times(samples, count, peers.ours.name, peer.name)
        ratio = samples.ratio(peer.name, peers.ours.name)
        found[peer.name] = (ratio, note)
    rows = []
    for peer in peers.others:
        ratio, note = found[peer.name]
        what = f"`parse_event`, times as fast as {peer.name}"
        family = [found[other.name][0] for other in peers.family(peer.family)]
        goal = GOALS.get(peer.family)
        if goal is not None and ratio == min(family):
            rows.append(at_least(what, ratio, goal, note))
        else:
            rows.append(for_comparison(what, ratio, note))
    return rows


def named(settings: Settings, events: Events, peers: Peers) -> list[Row]:
    """The same when the caller passes on the event name that SSE gave."""
    what = "`parse_event(data, event=name)`, time over the same without a name"
    if peers.ours is None:
        return [skipped(what, NOT_HERE)]
    parse_event = peers.ours.parse
    accepted(peers.ours, events.lines)
    pairs = [(line, type_of(line)) for line in events.lines]
    with quiet_heap():
        samples = alternate(
            {
                "named": over(_named_call(parse_event), pairs),
                "unnamed": over(lambda pair: parse_event(pair[0]), pairs),
            },
            settings.calls,
        )
    note = _times(samples, len(pairs), "named", "unnamed")
    return [at_most(what, samples.ratio("named", "unnamed"), NO_SLOWER, note)]


def to_json(settings: Settings, events: Events, peers: Peers) -> list[Row]:
    """`.to_json()` of parsed events against OpenAI's method of the same name."""
    rows = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for peer in peers.family("openai"):
            lines = accepted(peer, events.lines)
            theirs = [peer.parse(line) for line in lines]
            what = f"`.to_json()`, times as fast as {peer.name}'s"
            if peers.ours is None:
                pass_ = over(_to_json, theirs)
                rows.append(_single(peer.name, pass_, settings.calls, len(lines), what))
                continue
            ours = [peers.ours.parse(line) for line in lines]
            contenders = {"ours": over(_to_json, ours), "theirs": over(_to_json, theirs)}
            encode = _encoder()
            if encode is not None:
                contenders["encoder"] = over(encode, [json.loads(line) for line in lines])
            for one_pass in contenders.values():
                one_pass()  # what is built at first use is built here
            with quiet_heap():
                samples = alternate(contenders, settings.calls)
            note = _times(samples, len(lines), "ours", "theirs")
            ratio = samples.ratio("theirs", "ours")
            rows.append(at_least(what, ratio, TO_JSON_GOAL, note))
            if encode is not None:
                what = f"pydantic_core.to_json of plain dicts, times as fast as {peer.name}'s"
                note = _times(samples, len(lines), "encoder", "theirs")
                note += "; the encoder under `.to_json()`, with no model to walk"
                rows.append(for_comparison(what, samples.ratio("theirs", "encoder"), note))
    return rows


def loads_event(settings: Settings, events: Events, _peers: Peers) -> list[Row]:
    """JSON to a typed dict against the JSON parser that does the work."""
    try:
        types = importlib.import_module("responses_wire.types")
    except ImportError:
        return [skipped("`loads_event`, times as fast as its JSON parser", NOT_HERE)]
    name, parser = _json_parser(types)
    with quiet_heap():
        samples = alternate(
            {
                "ours": over(types.loads_event, events.lines),
                "parser": over(parser, events.lines),
            },
            settings.calls,
        )
    note = _times(samples, len(events.lines), "ours", "parser")
    what = f"`loads_event`, times as fast as {name} under it"
    ratio = samples.ratio("parser", "ours")
    return [at_least(what, ratio, LOADS_EVENT_GOAL, note)]


def _pair(ours: Peer, theirs: Peer, effort: Effort, lines: list[bytes]) -> tuple[Samples, int]:
    both = accepted(theirs, lines)
    with quiet_heap():
        samples = alternate(
            {
                ours.name: over(ours.parse, both),
                theirs.name: over(theirs.parse, both),
            },
            effort,
        )
    return samples, len(both)


def _alone(peer: Peer, effort: Effort, lines: list[bytes]) -> Row:
    """A peer's own speed, told where ours is not there to be compared."""
    one_pass = over(peer.parse, lines)
    return _single(peer.name, one_pass, effort, len(lines), f"{peer.name} parsing")


def _single(name: str, one_pass: Callable[[], float], effort: Effort, count: int, what: str) -> Row:
    with quiet_heap():
        samples = alternate({name: one_pass}, effort)
    each = samples.median(name) / max(1, count)
    return skipped(what, f"{duration(each)} an event, {1 / each:,.0f}/s; {NOT_HERE}")


def _times(samples: Samples, count: int, one: str, other: str) -> str:
    each = [duration(samples.median(name) / max(1, count)) for name in (one, other)]
    return f"{each[0]} against {each[1]} an event, {count:,} events"


def _named_call(parse_event: Callable[..., Any]) -> Callable[[Any], Any]:
    return lambda pair: parse_event(pair[0], event=pair[1])


def _to_json(event: Any) -> Any:
    return event.to_json()


def _encoder() -> Callable[[Any], Any] | None:
    """What is under every `.to_json()` here, by itself."""
    try:
        encode: Callable[[Any], Any] = importlib.import_module("pydantic_core").to_json
    except ImportError:
        return None
    return encode


def _json_parser(types: Any) -> tuple[str, Callable[[bytes], Any]]:
    """The parser that `responses_wire.types` says it uses, by name or by itself."""
    said = getattr(types, "JSON_PARSER", "pydantic_core.from_json")
    if callable(said):
        return f"{said.__module__}.{said.__name__}".replace("._pydantic_core", ""), said
    if "from_json" in str(said) or "pydantic_core" in str(said):
        parser: Callable[[bytes], Any] = importlib.import_module("pydantic_core").from_json
        return "pydantic_core.from_json", parser
    return "json.loads", json.loads
