"""Streaming an answer with httpx: every event typed, the ones of tomorrow too."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator

import httpx

from responses_wire import Event, ResponseOutputTextDeltaEvent, parse_event, raise_for_failure


def events(chunks: Iterable[bytes]) -> Iterator[Event]:
    """The events of an SSE body, whatever pieces its bytes come in."""
    name, data = "", list[bytes]()
    for line in lines(chunks):
        field, _, value = line.partition(b":")  # a comment has an empty field
        if field == b"data":
            data.append(value.removeprefix(b" "))
        elif field == b"event":
            name = value.strip().decode()
        elif not line:
            if data == [b"[DONE]"]:
                return
            if data:
                yield parse_event(b"\n".join(data), event=name)
            name, data = "", []


def lines(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """Lines without their ends, which are LF, CRLF or CR; an empty one after the last."""
    rest = b""
    for chunk in chunks:
        pieces = (rest + chunk).splitlines(keepends=True)
        rest = pieces.pop() if pieces and not pieces[-1].endswith(b"\n") else b""  # a CR may be half of a CRLF
        yield from (piece.rstrip(b"\r\n") for piece in pieces)
    yield from (rest.rstrip(b"\r"), b"")


def answer(client: httpx.Client, model: str, question: str) -> Iterator[Event]:
    """The stream of events that answers a question."""
    body = {"model": model, "input": question, "stream": True}
    with client.stream("POST", "/responses", json=body, timeout=60) as response:
        response.raise_for_status()
        yield from events(response.iter_bytes())


if __name__ == "__main__":
    url = os.environ.get("OPENAI_BASE_URL", "https://api.openai.com/v1")
    key = os.environ["OPENAI_API_KEY"]
    with httpx.Client(base_url=url, headers={"Authorization": f"Bearer {key}"}) as client:
        for event in answer(client, "gpt-5", "Why is the sky blue?"):
            raise_for_failure(event)
            if isinstance(event, ResponseOutputTextDeltaEvent):
                print(event.delta, end="", flush=True)
