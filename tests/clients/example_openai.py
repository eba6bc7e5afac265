"""Streaming an answer with the openai package, whose raw stream goes past its own models: nothing new can break it."""

from __future__ import annotations

from collections.abc import Iterator

from example_httpx import events
from openai import OpenAI

from responses_wire import Event, ResponseOutputTextDeltaEvent, raise_for_failure


def answer(client: OpenAI, model: str, question: str) -> Iterator[Event]:
    """The stream of events that answers a question."""
    request = client.responses.with_streaming_response
    with request.create(model=model, input=question, stream=True) as response:
        yield from events(response.iter_bytes())


if __name__ == "__main__":
    for event in answer(OpenAI(), "gpt-5", "Why is the sky blue?"):
        raise_for_failure(event)
        if isinstance(event, ResponseOutputTextDeltaEvent):
            print(event.delta, end="", flush=True)
