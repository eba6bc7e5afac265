"""README.md does what it says: each block of Python is run, each typeloom command called, each table looked over.

A ``python`` block sees the names of those before it, as in a notebook; a ``text`` block right behind it is what it
prints. Commands are the ``$`` lines of ``console`` blocks. The section on adopting typeloom is left out here:
tests/adoption follows that one word for word.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from typeloom.settings import KEYS

from . import coverage_table
from .adoption.places import ROOT, copy_of_sources, run

README = (ROOT / "README.md").read_text(encoding="utf-8")
ADOPTING = "Adopting typeloom for your own API in ten minutes"
ANSWER = "Good morning,\u2028world!"  # with a character that is a line break to some
STREAM = [
    {"type": "response.created", "sequence_number": 0, "response": {"id": "resp_1", "object": "response", "status": "in_progress"}},
    {"type": "response.gargle", "volume": 11},
    *({"type": "response.output_text.delta", "item_id": "msg_1", "delta": piece} for piece in re.findall(".{1,5}", ANSWER)),
    {"type": "response.completed", "response": {"id": "resp_1", "object": "response", "status": "completed"}},
]


@dataclass(frozen=True)
class Block:
    """A fenced block, and the text block that follows it without a word between."""

    language: str
    text: str
    printed: str | None


def sections() -> dict[str, str]:
    """The text below each heading of the second level."""
    parts = re.split(r"^## (.+)\n", README, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def blocks(language: str) -> list[Block]:
    text = "".join(body for title, body in sections().items() if title != ADOPTING)
    fence = r"^```(\w+)\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?"
    found = [Block(*match.groups()) for match in re.finditer(fence, text, re.MULTILINE | re.DOTALL)]
    return [block for block in found if block.language == language]


def commands() -> list[str]:
    return [line[2:] for block in blocks("console") for line in block.text.splitlines() if line.startswith("$ ")]


class _Replay(BaseHTTPRequestHandler):
    """Answers each request with the stream, in pieces that end in the middle of lines and characters."""

    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        assert asked["stream"] is True
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream; charset=utf-8")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        frames = [": good morning\r\n\r\n"]
        frames += [f"event: {event['type']}\r\ndata: {json.dumps(event, ensure_ascii=False)}\r\n\r\n" for event in STREAM]
        body = "".join([*frames, "data: [DONE]\n\n"]).encode()
        for start in range(0, len(body), 7):
            piece = body[start : start + 7]
            self.wfile.write(b"%x\r\n%s\r\n" % (len(piece), piece))
        self.wfile.write(b"0\r\n\r\n")

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def server() -> Iterator[str]:
    """The address of a server that speaks the API as far as the README needs it."""
    with ThreadingHTTPServer(("127.0.0.1", 0), _Replay) as listening:
        thread = threading.Thread(target=listening.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.server_port}/v1"
        finally:
            listening.shutdown()
            thread.join()


def test_every_block_of_python_runs_and_prints_what_the_readme_shows(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "none")
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.lower(), raising=False)
    namespace: dict[str, Any] = {"__name__": "readme"}
    shown, streamed = 0, 0
    with server() as address:
        monkeypatch.setenv("OPENAI_BASE_URL", address)
        for number, block in enumerate(blocks("python"), 1):
            exec(compile(block.text, f"README.md, Python block {number}", "exec"), namespace)
            printed = capsys.readouterr().out
            if block.printed is not None:
                shown += 1
                assert printed == block.printed, f"Python block {number} of README.md prints:\n{printed}"
            elif "read_events(" in block.text and "def " not in block.text:
                streamed += 1
                assert printed == ANSWER + "\n"
    assert shown >= 10
    assert streamed == 2


@pytest.mark.slow
@pytest.mark.parametrize("checker", ["mypy", "pyright"])
def test_type_checkers_in_strict_mode_have_nothing_to_say_about_the_readmes_python(checker: str, tmp_path: Path) -> None:
    found = checked("\n".join(block.text for block in blocks("python")), checker, tmp_path)
    assert found.returncode == 0, found.stdout


@pytest.mark.slow
def test_a_checker_points_at_a_kind_that_the_readmes_match_leaves_out(tmp_path: Path) -> None:
    (block,) = (block for block in blocks("python") if "assert_never" in block.text)
    lacking = re.sub(r" +case UnknownAnnotation\(\):\n.*\n", "", block.text)
    assert lacking != block.text
    found = checked("from responses_wire import parse_event\n" + lacking, "mypy", tmp_path).stdout
    assert "assert_never" in found
    assert "UnknownAnnotation" in found


def checked(text: str, checker: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What a type checker says of a program in its strict mode."""
    (folder / "readme.py").write_text(text, encoding="utf-8")
    generated = str(ROOT / "generated")
    if checker == "mypy":
        return run([sys.executable, "-m", "mypy", "--strict", "--no-incremental", "readme.py"], folder, MYPYPATH=generated)
    (folder / "pyrightconfig.json").write_text(json.dumps({"typeCheckingMode": "strict", "extraPaths": [generated]}))
    return run([sys.executable, "-m", "pyright", "--pythonpath", sys.executable], folder)


def test_every_typeloom_command_of_the_readme_works_as_written(tmp_path: Path) -> None:
    copy = copy_of_sources(tmp_path / "typeloom")
    wanted = {file.relative_to(ROOT).as_posix(): file.read_bytes() for file in (ROOT / "generated/responses_wire").rglob("*.py")}
    called = commands()
    assert {line.split()[1] for line in called} == {"regenerate", "check", "validate", "schema", "vendor", "explain"}
    for line in called:
        program, *arguments = shlex.split(line)
        assert program == "typeloom"
        result = subprocess.run([sys.executable, "-m", "typeloom", *arguments], cwd=copy, capture_output=True, text=True)
        assert result.returncode == 0, f"$ {line}\n{result.stdout}{result.stderr}"
        if "json" in arguments or arguments[0] == "schema":
            assert json.loads(result.stdout)
    assert {path: (copy / path).read_bytes() for path in wanted} == wanted


def test_the_readmes_tables_name_every_command_and_setting_that_there_is() -> None:
    help_text = run([sys.executable, "-m", "typeloom", "--help"], ROOT).stdout
    offered = set(re.findall(r"^  ([a-z]+)  ", help_text.partition("Commands:")[2], re.MULTILINE))
    assert set(re.findall(r"^\| `typeloom ([a-z]+)", README, re.MULTILINE)) == offered
    (settings,) = blocks("toml")
    assert set(re.findall(r"^(?:# )?(\w+) = ", settings.text, re.MULTILINE)) == set(KEYS)


def test_make_knows_what_the_readme_tells_people_to_make() -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert {"regenerate", "test"} <= set(re.findall(r"\bmake (\w+)", "".join(block.text for block in blocks("sh"))))
    assert set(re.findall(r"`make (\w+)`", README)) <= targets


def test_the_table_of_what_is_covered_is_what_the_spec_says() -> None:
    assert coverage_table.main(["--check"]) == 0


def test_the_check_of_that_table_sees_a_number_that_is_not_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "README.md"
    shutil.copy(ROOT / "README.md", copy)
    monkeypatch.setattr(coverage_table, "README", copy)
    copy.write_text(re.sub(r"^(\| all together \| )\d+", r"\g<1>9999", README, flags=re.MULTILINE), encoding="utf-8")
    assert coverage_table.main(["--check"]) == 1
    assert "python -m tests.coverage_table" in capsys.readouterr().err
    assert coverage_table.main([]) == 0
    assert copy.read_text(encoding="utf-8") == README
