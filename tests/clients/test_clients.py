"""Real clients against a server that replays streams: what they feed to ``parse_event`` is typed and comes back as it came."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import example_httpx
import example_openai
import httpx
import openai
import pytest

from responses_wire import EVENT_TYPES, Event, StreamFailedError, UnknownEvent, raise_for_failure
from tests.promises.same import same

from . import replay
from .conftest import AWKWARD, HERE, MADE, RECORDED, STREAMS

Ask = Callable[[str], Iterator[Event]]


@pytest.fixture(params=["httpx", "openai"])
def ask(request: pytest.FixtureRequest, base_url: str) -> Iterator[Ask]:
    """Ask a model with one client or the other."""
    if request.param == "httpx":
        with httpx.Client(base_url=base_url, trust_env=False) as client:
            yield lambda model: example_httpx.answer(client, model, "?")
    else:
        with openai.OpenAI(base_url=base_url, api_key="none", max_retries=0) as client:
            yield lambda model: example_openai.answer(client, model, "?")


def check(came: list[Event], sent: list[dict[str, Any]], *, without_type: bool = False) -> None:
    assert len(came) == len(sent)
    for event, data in zip(came, sent, strict=True):
        assert type(event) is EVENT_TYPES.get(data["type"], UnknownEvent), data
        untold = without_type and isinstance(event, UnknownEvent)
        assert [misfit.pointer for misfit in event.degraded] == (["/type"] if untold else []), data
        expected = {key: value for key, value in data.items() if key != "type"} if without_type else data
        assert same(event.to_dict(), expected), data
        assert same(json.loads(event.to_json()), expected), data


@pytest.mark.parametrize("manner", replay.MANNERS)
def test_made_streams_arrive_typed_and_whole_in_any_manner(ask: Ask, manner: str) -> None:
    for name in (*MADE, *AWKWARD):
        check(list(ask(f"{name}/{manner}")), STREAMS[name], without_type=manner == "unnamed")


@pytest.mark.skipif(not RECORDED, reason="there are no recordings here")
@pytest.mark.parametrize("manner", ["named", "comments"])
def test_recorded_streams_arrive_typed_and_whole(ask: Ask, manner: str) -> None:
    for name, sent in RECORDED.items():
        check(list(ask(f"{name}/{manner}")), sent)


def test_a_failure_in_the_stream_can_be_raised(ask: Ask) -> None:
    with pytest.raises(StreamFailedError) as raised:
        for event in ask("failing"):
            raise_for_failure(event)
    assert raised.value.code is not None


def test_what_is_no_stream_is_the_clients_error(ask: Ask) -> None:
    with pytest.raises((httpx.HTTPStatusError, openai.NotFoundError)):
        list(ask("no such model"))


@pytest.mark.parametrize("program", ["example_httpx.py", "example_openai.py"])
def test_an_example_prints_the_answer(program: str, base_url: str) -> None:
    surroundings = {**os.environ, "OPENAI_BASE_URL": base_url, "OPENAI_API_KEY": "none", "PYTHONUTF8": "1", "NO_PROXY": "127.0.0.1"}
    result = subprocess.run([sys.executable, HERE / program], env=surroundings, capture_output=True, encoding="utf-8", check=False)
    assert result.returncode == 0, result.stderr
    assert result.stdout == "".join(data["delta"] for data in MADE["text"] if data["type"] == "response.output_text.delta") != ""


@pytest.mark.parametrize("manner", replay.MANNERS)
def test_the_reader_does_not_care_where_a_body_is_cut(manner: str) -> None:
    body = replay.sent(AWKWARD["awkward"], manner).body
    for size in (*range(1, 40), len(body)):
        pieces = [body[start : start + size] for start in range(0, len(body), size)]
        check(list(example_httpx.events(pieces)), AWKWARD["awkward"], without_type=manner == "unnamed")


@pytest.mark.parametrize("manner", ["named", "crlf"])
def test_an_event_is_there_as_soon_as_its_frame_is(manner: str) -> None:
    def body() -> Iterator[bytes]:
        for event in AWKWARD["awkward"]:
            yield replay.sent([event], manner).body.removesuffix(b"data: [DONE]\r\n\r\n").removesuffix(b"event: done\ndata: [DONE]\n\n")
            arrived.append("more")

    arrived: list[str] = []
    for event in example_httpx.events(body()):
        arrived.append(event.to_dict()["type"])
    assert arrived == [entry for event in AWKWARD["awkward"] for entry in (event["type"], "more")]


def test_bodies_are_cut_where_it_hurts() -> None:
    pieces = replay.sent(MADE["text"] + AWKWARD["awkward"], "crlf").pieces
    assert any(piece[0] & 0xC0 == 0x80 for piece in pieces), "no character is cut"
    assert any(first.endswith(b"\r") and second.startswith(b"\n") for first, second in pairwise(pieces)), "no CRLF is cut"
