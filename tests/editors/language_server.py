"""A small client of pyright's language server: open a text, ask what an editor would ask at a place in it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

CURSOR = "‸"
"""Marks the place in a text that is asked about."""


class Editor:
    """One connection to the server. What the server asks in between is answered with what a plain editor says."""

    def __init__(self, process: subprocess.Popen[bytes], folder: Path) -> None:
        self._process = process
        self._folder = folder
        self._numbers = count(1)
        root = folder.as_uri()
        capabilities = {
            "textDocument": {
                "hover": {"contentFormat": ["markdown"]},
                "completion": {"completionItem": {"documentationFormat": ["markdown"], "resolveSupport": {"properties": ["documentation", "detail"]}}},
                "signatureHelp": {"signatureInformation": {"documentationFormat": ["markdown"], "parameterInformation": {"labelOffsetSupport": False}}},
            },
            "workspace": {"configuration": True, "workspaceFolders": True},
        }
        folders = [{"uri": root, "name": folder.name}]
        self._ask("initialize", {"processId": None, "rootUri": root, "capabilities": capabilities, "workspaceFolders": folders})
        self._send({"method": "initialized", "params": {}})

    def hover(self, text: str) -> str:
        """What is shown where the cursor rests, as Markdown."""
        found = self._ask("textDocument/hover", self._at(text))
        return str(found["contents"]["value"]) if found else ""

    def completions(self, text: str) -> dict[str, dict[str, Any]]:
        """What is offered at the cursor, by label."""
        found = self._ask("textDocument/completion", self._at(text))
        return {item["label"]: item for item in found["items"]} if found else {}

    def described(self, item: dict[str, Any]) -> str:
        """What is shown beside a completion, as Markdown."""
        return str(self._ask("completionItem/resolve", item)["documentation"]["value"])

    def signatures(self, text: str) -> list[list[str]]:
        """The parameters of each signature that is shown at the cursor."""
        found = self._ask("textDocument/signatureHelp", self._at(text))
        return [[parameter["label"] for parameter in signature["parameters"]] for signature in found["signatures"]] if found else []

    def _at(self, text: str) -> dict[str, Any]:
        """Open a text in a file of its own; the place of its cursor."""
        before, _, after = text.partition(CURSOR)
        file = self._folder / f"open_{next(self._numbers)}.py"
        document = {"uri": file.as_uri(), "languageId": "python", "version": 1, "text": before + after}
        self._send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
        place = {"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1}
        return {"textDocument": {"uri": file.as_uri()}, "position": place}

    def _ask(self, method: str, params: dict[str, Any]) -> Any:
        number = next(self._numbers)
        self._send({"id": number, "method": method, "params": params})
        while True:
            message = self._receive()
            if "method" in message and "id" in message:
                self._send({"id": message["id"], "result": self._answer(message)})
            elif message.get("id") == number:
                assert "error" not in message, message
                return message["result"]

    def _answer(self, asked: dict[str, Any]) -> Any:
        if asked["method"] != "workspace/configuration":
            return None
        settings = {"python": {"pythonPath": sys.executable}, "python.analysis": {"typeCheckingMode": "strict", "diagnosticMode": "openFilesOnly"}}
        return [settings.get(item.get("section"), {}) for item in asked["params"]["items"]]

    def _send(self, message: dict[str, Any]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self._process.stdin is not None
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
        self._process.stdin.flush()

    def _receive(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        length = 0
        while (line := self._process.stdout.readline()) != b"\r\n":
            assert line, "the language server is gone"
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        message: dict[str, Any] = json.loads(self._process.stdout.read(length))
        return message

    def close(self) -> None:
        self._ask("shutdown", {})
        self._send({"method": "exit"})


@contextmanager
def editor(folder: Path) -> Iterator[Editor]:
    """An editor in which a folder is open."""
    command = [sys.executable, "-m", "pyright.langserver", "--stdio"]
    with subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        connected = Editor(process, folder)
        try:
            yield connected
        finally:
            connected.close()
