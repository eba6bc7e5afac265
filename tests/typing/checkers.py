"""mypy --strict and pyright in strict mode over a folder of programs, and what they say in a form that can be compared."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple


class Finding(NamedTuple):
    """What a checker says of a line: an error by its rule, or the type that it reveals."""

    file: str
    line: int
    kind: str
    text: str


_MYPY_LINE = re.compile(r"^(?P<file>[^:]+\.py):(?P<line>\d+): (?P<kind>error|note): (?P<text>.*)$")
_RULE = re.compile(r"  \[(?P<rule>[a-z-]+)\]$")
_REVEALED = re.compile(r'(?:Revealed type is|Type of ".*" is) "(?P<type>.*)"$', re.DOTALL)
_MODULE_PATH = re.compile(r"(?<![\w.'])(?:[a-z_]\w*\.)+(?=\w)")
_SPELLED_OUT = re.compile(r"TypedDict\((?P<dict>\w+), \{[^{}]*\}\)|tuple\[[^\[\]]*, fallback=(?P<tuple>\w+)\]")
_LITERALS = re.compile(r"Literal\[[^\[\]]*\](?: \| Literal\[[^\[\]]*\])+")


def mypy(folder: Path, python_version: str = "3.11") -> list[Finding]:
    """One run of ``mypy --strict`` over all programs of a folder."""
    settings = folder / "mypy.ini"
    settings.write_text(f"[mypy]\nstrict = true\npython_version = {python_version}\npretty = false\n", encoding="utf-8")
    programs = sorted(path.name for path in folder.glob("*.py"))
    output = _run([sys.executable, "-m", "mypy", "--config-file", settings.name, "--no-error-summary", *programs], folder)
    return sorted({*_read_mypy(output)})  # each once: an error on a union comes once for each member


def _read_mypy(output: str) -> Iterator[Finding]:
    for line in output.splitlines():
        found = _MYPY_LINE.match(line)
        if found is None:
            raise AssertionError(f"mypy says what no one expected:\n{output}")
        revealed = _REVEALED.match(found["text"])
        rule = _RULE.search(found["text"])
        if revealed is not None:
            yield Finding(found["file"], int(found["line"]), "reveals", short(revealed["type"]))
        elif found["kind"] == "error":
            yield Finding(found["file"], int(found["line"]), "error", rule["rule"] if rule is not None else found["text"])


def pyright(folder: Path, python_version: str = "3.11") -> list[Finding]:
    """One run of pyright in strict mode over all programs of a folder."""
    settings = {"include": ["."], "typeCheckingMode": "strict", "pythonVersion": python_version}
    (folder / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    output = _run([sys.executable, "-m", "pyright", "--outputjson", "--pythonpath", sys.executable, "--project", "."], folder)
    return sorted({*_read_pyright(json.loads(output[output.index("{") :]))})


def _read_pyright(report: dict[str, Any]) -> Iterator[Finding]:
    for said in report["generalDiagnostics"]:
        file, line = Path(said["file"]).name, said["range"]["start"]["line"] + 1
        revealed = _REVEALED.match(said["message"])
        if said["severity"] == "information" and revealed is not None:
            yield Finding(file, line, "reveals", short(revealed["type"]))
        else:
            yield Finding(file, line, "error", said.get("rule", said["message"]))


def short(type_: str) -> str:
    """A type in the words that both checkers could use: names without modules, literals together, no definition spelled out."""
    type_ = _MODULE_PATH.sub("", type_)
    while (named := _SPELLED_OUT.sub(lambda found: found["dict"] or found["tuple"], type_)) != type_:
        type_ = named  # from the inside out
    return _LITERALS.sub(lambda found: found[0].replace("] | Literal[", ", "), type_)


def _run(command: list[str], folder: Path) -> str:
    """What a checker prints, whatever it thinks of the programs."""
    variables = {name: value for name, value in os.environ.items() if name not in ("MYPYPATH", "PYTHONPATH", "FORCE_COLOR")}
    result = subprocess.run(command, cwd=folder, env=variables, text=True, capture_output=True, check=False)
    assert result.returncode in (0, 1), f"{' '.join(command)} gave {result.returncode}:\n{result.stdout}{result.stderr}"
    return result.stdout
