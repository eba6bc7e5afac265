"""A server on loopback that replays streams as SSE, in the manner of one server or another, cut into pieces at awkward places."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Thread
from typing import Any

JSONObject = dict[str, Any]


@dataclass(frozen=True)
class Stream:
    """A body to send, in these pieces."""

    pieces: tuple[bytes, ...]

    @property
    def body(self) -> bytes:
        return b"".join(self.pieces)


def plain(event: JSONObject) -> str:
    return f"data: {_compact(event)}\n\n"


def named(event: JSONObject) -> str:
    return f"event: {event['type']}\ndata: {_compact(event)}\n\n"


def named_and_numbered(event: JSONObject) -> str:
    return f"id: {event.get('sequence_number', 0)}\nretry: 3000\nevent:{event['type']}\ndata:{_compact(event)}\n\n"


def among_comments(event: JSONObject) -> str:
    return f": PROCESSING\n\nevent: of nothing\n\n:\nevent: {event['type']}\n: data: no\ndata: {_compact(event)}\n\nretry: 5\n\n"


def in_many_lines(event: JSONObject) -> str:
    return "".join(f"data: {line}\n" for line in json.dumps(event, ensure_ascii=False, indent=1).split("\n")) + "\n"


def kind_in_the_name_alone(event: JSONObject) -> str:
    return f"event: {event['type']}\ndata: {_compact({key: value for key, value in event.items() if key != 'type'})}\n\n"


MANNERS: dict[str, tuple[Callable[[JSONObject], str], str, str]] = {
    "plain": (plain, "\n", ""),
    "named": (named, "\n", "event: done\ndata: [DONE]\n\n"),
    "crlf": (named, "\r\n", "data: [DONE]\n\n"),
    "cr": (named, "\r", "data: [DONE]\n\n"),
    "numbered": (named_and_numbered, "\n", ""),
    "comments": (among_comments, "\r\n", ": bye\n\ndata: [DONE]\n\ndata: this comes too late\n\n"),
    "many_lines": (in_many_lines, "\r\n", "data:[DONE]\n\n"),
    "unnamed": (kind_in_the_name_alone, "\n", "data: [DONE]"),
}
"""How servers frame events: the frame of one, the end of a line, and what ends the stream."""


def sent(events: list[JSONObject], manner: str) -> Stream:
    """Events as an SSE body, in pieces."""
    frame, line_end, end = MANNERS[manner]
    text = "".join(map(frame, events)) + end
    return Stream(tuple(cut(text.replace("\n", line_end).encode())))


def cut(body: bytes, seed: int = 5) -> Iterator[bytes]:
    """Pieces of a body: most of a few hundred bytes, and a cut wherever one hurts, in the middle of a character or of a CRLF."""
    chance, start, end = Random(seed), 0, 0
    while start < len(body):
        end = min(len(body), start + chance.choice((1, 7, 300, 4000)))
        hurts = next((at for at in range(start + 1, end) if body[at] & 0xC0 == 0x80 or body[at - 1 : at + 1] == b"\r\n"), end)
        yield body[start:hurts]
        start = hurts


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    streams: dict[str, Stream]

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        stream = self.streams.get(asked["model"]) if self.path == "/v1/responses" and asked["stream"] is True else None
        self.send_response(200 if stream is not None else 404)
        self.send_header("Content-Type", "text/event-stream; charset=utf-8")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        for piece in stream.pieces if stream is not None else ():
            self.wfile.write(b"%x\r\n%b\r\n" % (len(piece), piece))
        self.wfile.write(b"0\r\n\r\n")

    def log_message(self, format: str, *args: object) -> None:
        """A test run has nothing to log."""


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client may leave as soon as it has read ``[DONE]``; anything else is a fault of this server."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def server(streams: dict[str, Stream]) -> Iterator[str]:
    """A server that answers a request for the model of a name with the stream of that name; its base URL."""
    handler = type("Handler", (_Handler,), {"streams": streams})
    with _Server(("127.0.0.1", 0), handler) as listening:
        thread = Thread(target=listening.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.server_address[1]}/v1"
        finally:
            listening.shutdown()
            thread.join()


def _compact(event: JSONObject) -> str:
    return json.dumps(event, ensure_ascii=False, separators=(",", ":"))
