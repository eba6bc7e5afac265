"""Streams whose every value is invented, for where no recording is at hand.

What they share with recordings is what decides how long parsing takes: which events
come how often, how large they are, and which optional keys they carry.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

JSONObject = dict[str, Any]

WORDS = (
    *("amber", "basin", "cedar", "delta", "ember", "fjord", "glade", "harbor", "inlet", "juniper", "kettle", "lagoon"),
    *("meadow", "nectar", "orchard", "pebble", "quarry", "ridge", "summit", "timber", "umbra", "valley", "willow", "yarrow"),
)
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
HEX = "0123456789abcdef"


def lines(count: int, seed: int = 4) -> list[bytes]:
    """Streams one after another until there are `count` events; same seed, same bytes.

    About four events in five are text deltas, of 195 bytes on average.
    """
    chance = Random(seed)
    made: list[bytes] = []
    while len(made) < count:
        made += map(as_line, numbered(_whole_stream(chance)))
    return made[:count]


def small_stream() -> list[bytes]:
    """One whole stream, created to completed: a message of a dozen deltas."""
    chance = Random(11)
    response = _response(chance)
    return [as_line(event) for event in numbered(_text_stream(chance, response, 12))]


def numbered(events: Iterable[JSONObject]) -> Iterator[JSONObject]:
    """Give each event its place in the stream, as the second key, where servers do."""
    for number, event in enumerate(events):
        yield {"type": event["type"], "sequence_number": number, **event}


def as_line(event: JSONObject) -> bytes:
    """An event as a server sends it: compact JSON, characters beyond ASCII as such."""
    return json.dumps(event, separators=(",", ":"), ensure_ascii=False).encode()


def _whole_stream(chance: Random) -> Iterator[JSONObject]:
    """One stream: now and then reasoning, a search, code or a call, then text."""
    response = _response(chance)
    output: list[JSONObject] = response["output"]
    yield from _opening(response)
    if chance.random() < 0.5:
        yield from _reasoning(chance, output)
    if chance.random() < 0.25:
        yield from _search(chance, output)
    if chance.random() < 0.15:
        yield from _code(chance, output)
    if chance.random() < 0.25:
        yield from _function_call(chance, output)
    yield from _message(chance, output, deltas=chance.randint(50, 210))
    yield _closing(chance, response)


def _text_stream(chance: Random, response: JSONObject, deltas: int) -> Iterator[JSONObject]:
    """One stream of a single message."""
    yield from _opening(response)
    yield from _message(chance, response["output"], deltas)
    yield _closing(chance, response)


def _opening(response: JSONObject) -> Iterator[JSONObject]:
    """The two events that begin a stream."""
    started = {**response, "output": []}
    yield {"type": "response.created", "response": started}
    yield {"type": "response.in_progress", "response": started}


def _closing(chance: Random, response: JSONObject) -> JSONObject:
    """The event that ends a stream, with all that was put out and what it took."""
    spent = chance.randint(40, 900)
    usage = {
        "input_tokens": spent * 3,
        "input_tokens_details": {"cached_tokens": 0},
        "output_tokens": spent,
        "output_tokens_details": {"reasoning_tokens": spent // 4},
        "total_tokens": spent * 4,
    }
    done = {**response, "status": "completed", "usage": usage}
    return {"type": "response.completed", "response": done}


def _response(chance: Random) -> JSONObject:
    """The response object that opening and closing events carry."""
    return {
        "id": _identifier(chance, "resp"),
        "object": "response",
        "created_at": 1_700_000_000 + chance.randint(0, 9_999_999),
        "status": "in_progress",
        "background": False,
        "error": None,
        "incomplete_details": None,
        "instructions": None,
        "max_output_tokens": None,
        "max_tool_calls": None,
        "model": "made-model-1",
        "output": [],
        "parallel_tool_calls": True,
        "previous_response_id": None,
        "prompt_cache_key": None,
        "reasoning": {"effort": "medium", "summary": "detailed"},
        "safety_identifier": None,
        "service_tier": "default",
        "store": True,
        "temperature": 1.0,
        "text": {"format": {"type": "text"}, "verbosity": "medium"},
        "tool_choice": "auto",
        "tools": [_tool(chance)],
        "top_logprobs": 0,
        "top_p": 0.98,
        "truncation": "disabled",
        "usage": None,
        "user": None,
        "metadata": {},
    }


def _tool(chance: Random) -> JSONObject:
    """A function that the model may call."""
    return {
        "type": "function",
        "name": f"find_{_word(chance)}",
        "description": _text(chance, 9),
        "parameters": {
            "type": "object",
            "properties": {_word(chance): {"type": "string"}},
            "required": [],
            "additionalProperties": False,
        },
        "strict": True,
    }


def _item_begins(index: int, item: JSONObject) -> JSONObject:
    return {"type": "response.output_item.added", "output_index": index, "item": item}


def _item_ends(output: list[JSONObject], item: JSONObject) -> JSONObject:
    """The event that ends an item, which the response holds from then on."""
    output.append(item)
    index = len(output) - 1
    return {"type": "response.output_item.done", "output_index": index, "item": item}


def _message(chance: Random, output: list[JSONObject], deltas: int) -> Iterator[JSONObject]:
    """A message item from its adding to its end."""
    index = len(output)
    item_id = _identifier(chance, "msg")
    where = {"item_id": item_id, "output_index": index, "content_index": 0}
    hides = chance.random() < 0.42
    weighs = chance.random() < 0.02
    part: JSONObject = {
        "type": "output_text",
        "annotations": [],
        "logprobs": [],
        "text": "",
    }
    item = {
        "id": item_id,
        "type": "message",
        "status": "in_progress",
        "content": [],
        "role": "assistant",
    }
    yield _item_begins(index, item)
    yield {"type": "response.content_part.added", **where, "part": part}
    pieces = [f" {_word(chance)}" for _ in range(deltas)]
    for piece in pieces:
        delta = {"type": "response.output_text.delta", **where, "delta": piece}
        delta["logprobs"] = [_logprob(chance, piece)] if weighs else []
        if hides:
            delta["obfuscation"] = _letters(chance, 16 - len(piece))
        yield delta
    text = "".join(pieces)
    notes = [_citation(chance, len(text)) for _ in range(chance.choice((0, 0, 0, 1, 3)))]
    for number, note in enumerate(notes):
        yield {
            "type": "response.output_text.annotation.added",
            **where,
            "annotation_index": number,
            "annotation": note,
        }
    done = {"type": "response.output_text.done", **where, "text": text, "logprobs": []}
    part = {**part, "annotations": notes, "text": text}
    yield done
    yield {"type": "response.content_part.done", **where, "part": part}
    yield _item_ends(output, {**item, "status": "completed", "content": [part]})


def _reasoning(chance: Random, output: list[JSONObject]) -> Iterator[JSONObject]:
    """A reasoning item with a summary that streams in."""
    index = len(output)
    item_id = _identifier(chance, "rs")
    where = {"item_id": item_id, "output_index": index, "summary_index": 0}
    item = {"id": item_id, "type": "reasoning", "summary": []}
    part = {"type": "summary_text", "text": ""}
    kind = "response.reasoning_summary"
    yield _item_begins(index, item)
    yield {"type": f"{kind}_part.added", **where, "part": part}
    pieces = [f" {_word(chance)}" for _ in range(chance.randint(4, 24))]
    yield from _pieces(chance, f"{kind}_text.delta", where, pieces)
    part = {**part, "text": "".join(pieces)}
    yield {"type": f"{kind}_text.done", **where, "text": part["text"]}
    yield {"type": f"{kind}_part.done", **where, "part": part}
    yield _item_ends(output, {**item, "summary": [part]})


def _search(chance: Random, output: list[JSONObject]) -> Iterator[JSONObject]:
    """A web search from start to end."""
    index = len(output)
    item_id = _identifier(chance, "ws")
    item = {"id": item_id, "type": "web_search_call", "status": "in_progress"}
    yield _item_begins(index, item)
    for stage in ("in_progress", "searching", "completed"):
        yield {
            "type": f"response.web_search_call.{stage}",
            "output_index": index,
            "item_id": item_id,
        }
    action = {"type": "search", "query": _text(chance, 4)}
    yield _item_ends(output, {**item, "status": "completed", "action": action})


def _code(chance: Random, output: list[JSONObject]) -> Iterator[JSONObject]:
    """A code interpreter call whose code streams in."""
    index = len(output)
    item_id = _identifier(chance, "ci")
    where = {"output_index": index, "item_id": item_id}
    item = {
        "id": item_id,
        "type": "code_interpreter_call",
        "status": "in_progress",
        "code": "",
        "container_id": _identifier(chance, "cntr"),
        "outputs": [],
    }
    kind = "response.code_interpreter_call"
    yield _item_begins(index, item)
    yield {"type": f"{kind}.in_progress", **where}
    pieces = [f"{_word(chance)} = " for _ in range(chance.randint(25, 70))]
    yield from _pieces(chance, f"{kind}_code.delta", where, pieces)
    code = "".join(pieces)
    yield {"type": f"{kind}_code.done", **where, "code": code}
    yield {"type": f"{kind}.interpreting", **where}
    yield {"type": f"{kind}.completed", **where}
    yield _item_ends(output, {**item, "status": "completed", "code": code})


def _function_call(chance: Random, output: list[JSONObject]) -> Iterator[JSONObject]:
    """A function call whose arguments stream in."""
    index = len(output)
    item_id = _identifier(chance, "fc")
    where = {"item_id": item_id, "output_index": index}
    item = {
        "id": item_id,
        "type": "function_call",
        "status": "in_progress",
        "arguments": "",
        "call_id": _identifier(chance, "call"),
        "name": f"find_{_word(chance)}",
    }
    kind = "response.function_call_arguments"
    yield _item_begins(index, item)
    arguments = json.dumps({_word(chance): _text(chance, 6)})
    pieces = [arguments[start : start + 6] for start in range(0, len(arguments), 6)]
    yield from _pieces(chance, f"{kind}.delta", where, pieces)
    yield {"type": f"{kind}.done", **where, "arguments": arguments}
    yield _item_ends(output, {**item, "status": "completed", "arguments": arguments})


def _pieces(chance: Random, kind: str, where: JSONObject, pieces: list[str]) -> Iterator[JSONObject]:
    """One delta event for each piece, padded as servers pad them."""
    for piece in pieces:
        padding = _letters(chance, 10)
        yield {"type": kind, **where, "delta": piece, "obfuscation": padding}


def _logprob(chance: Random, token: str) -> JSONObject:
    """One token's probability, with one alternative."""
    return {
        "token": token,
        "logprob": -round(chance.random(), 6),
        "bytes": list(token.encode()),
        "top_logprobs": [{"token": f" {_word(chance)}", "bytes": [32], "logprob": -1.5}],
    }


def _citation(chance: Random, length: int) -> JSONObject:
    """An annotation that points to a page."""
    end = chance.randint(1, max(1, length))
    return {
        "type": "url_citation",
        "start_index": max(0, end - 12),
        "end_index": end,
        "title": _text(chance, 4),
        "url": f"https://{_word(chance)}.example/{_letters(chance, 12)}",
    }


def _identifier(chance: Random, prefix: str) -> str:
    """An identifier of the length that servers give."""
    return f"{prefix}_" + "".join(chance.choices(HEX, k=40))


def _letters(chance: Random, count: int) -> str:
    """Padding without meaning."""
    return "".join(chance.choices(LETTERS, k=max(1, count)))


def _text(chance: Random, count: int) -> str:
    """Words without meaning."""
    return " ".join(_word(chance) for _ in range(count))


def _word(chance: Random) -> str:
    """One invented word, now and then with a character beyond ASCII."""
    word = chance.choice(WORDS)
    return f"{word}é" if chance.random() < 0.02 else word
