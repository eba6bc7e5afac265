"""What becomes of each event in each way of parsing it: speed alone says little."""

from __future__ import annotations

import json
import warnings
from typing import Any

from .events import Events, spread
from .peers import Peer, Peers
from .report import Count


def same(one: Any, other: Any) -> bool:
    """Are two JSON values the same, with 1, 1.0 and true told apart?"""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(value, other[key]) for key, value in one.items())
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


def accepted(peer: Peer, lines: list[bytes]) -> list[bytes]:
    """The events that a peer parses without raising; for a slow one, of a part of them.

    It also warms the peer up: several build their models at first use.
    """
    kept = []
    for line in sample(peer, lines):
        try:
            peer.parse(line)
        except Exception:
            continue
        kept.append(line)
    return kept


def sample(peer: Peer, lines: list[bytes]) -> list[bytes]:
    """All events, or for a slow peer an even part of them."""
    return spread(lines, max(1, len(lines) // peer.every))


def counts(events: Events, peers: Peers) -> list[Count]:
    """One count for each way to parse, ours first."""
    everybody = [peers.ours] if peers.ours else []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return [count(peer, events.lines) for peer in everybody + peers.others]


def count(peer: Peer, lines: list[bytes]) -> Count:
    """Parse and dump each event once, and hold the dump against what came."""
    parsed = sample(peer, lines)
    typed = untyped = rejected = changed = degraded = failed = 0
    for line in parsed:
        try:
            event = peer.parse(line)
        except Exception:
            rejected += 1
            continue
        if peer.is_untyped(event):
            untyped += 1
        else:
            typed += 1
        degraded += bool(getattr(event, "degraded", ()))
        try:
            changed += not same(peer.dump(event), json.loads(line))
        except Exception:
            failed += 1
    notes = [f"{number} {what}" for number, what in ((degraded, "degraded"), (failed, "cannot be dumped")) if number]
    return Count(peer.name, len(parsed), typed, untyped, rejected, changed, ", ".join(notes))
