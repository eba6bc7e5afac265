"""Rows about whole processes: what a command-line tool or a lambda pays at each start.

A process is timed from outside, start to exit; at its end it tells the peak of its
memory, which takes a fraction of a millisecond. The events are part of the program's
text, so that no process has to read a file.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Callable
from time import perf_counter

from . import made_streams
from .report import (
    Row,
    at_least,
    at_most,
    duration,
    for_comparison,
    seconds_at_most,
    skipped,
)
from .settings import Settings
from .timing import Samples, alternate

IMPORT_GOAL = 0.015
DELTA_GOAL = 1.3
MEMORY_GOAL = 1.5
STREAM_GOAL = 2.0
STREAM_PEER_GOAL = 3.0
STREAM_PEERS = ("openai", "openrouter")

PATIENCE = 60.0
"""Seconds after which a process counts as hanging, and its row as stopped."""

PYDANTIC = "from pydantic import BaseModel"

SMALLEST_MODEL = (
    PYDANTIC
    + """
class Event(BaseModel):
    delta: str
Event.model_validate_json('{"delta": ""}')
"""
)
"""What anyone pays who parses with pydantic: one class with one field."""

PEAK_MEMORY = """
def peak():
    try:
        with open("/proc/self/status") as status:
            for line in status:
                if line.startswith("VmHWM"):
                    return int(line.split()[1])
    except OSError:
        pass
    import resource, sys
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // 1024 if sys.platform == "darwin" else most
print(peak())
"""
"""Prints the peak of resident memory in KiB. The kernel's own record comes first: what
getrusage tells starts from the peak of the process that started this one."""


def imports(settings: Settings) -> list[Row]:
    """Importing our two entrances, over an interpreter that imports nothing."""
    modules = ("responses_wire", "responses_wire.types")
    programs = {"bare": "pass"} | {name: f"import {name}" for name in modules}
    missing = _cannot_run(programs)
    if missing:
        return [skipped(f"`import {name}`", missing) for name in modules]
    samples = alternate({name: _timed(text) for name, text in programs.items()}, settings.processes)
    rows = []
    for name in modules:
        extra = samples.median(name) - samples.median("bare")
        eager = _loads_pydantic(name)
        note = "pydantic is imported" if eager else "pydantic is not imported"
        note += f"; bare interpreter {duration(samples.median('bare'))}"
        what = f"`import {name}` over a bare interpreter, without pydantic"
        row = seconds_at_most(what, extra, IMPORT_GOAL, note)
        rows.append(Row(what, row.goal, row.measured, "missed") if eager else row)
    return rows


def delta(settings: Settings) -> list[Row]:
    """A process that parses one text delta, over one that imports pydantic alone."""
    line = next(line for line in made_streams.small_stream() if b"output_text.delta" in line)
    programs = {"pydantic": PYDANTIC, "smallest": SMALLEST_MODEL, "ours": ours_program([line])}
    what = "process: import, parse one text delta"
    missing = _cannot_run(programs)
    if missing:
        return [skipped(what, missing)]
    samples, memory = _time_and_memory(programs, settings)
    note = _against(samples, "ours", "pydantic")
    return [
        at_most(
            f"{what}, time over a process that only imports pydantic",
            samples.ratio("ours", "pydantic"),
            DELTA_GOAL,
            note,
        ),
        for_comparison(
            "process: make a pydantic model of one field and parse with it, time over the same",
            samples.ratio("smallest", "pydantic"),
            _against(samples, "smallest", "pydantic"),
        ),
        at_most(
            f"{what}, peak memory over a process that only imports pydantic",
            memory["ours"] / memory["pydantic"],
            MEMORY_GOAL,
            f"{_megabytes(memory['ours'])} against {_megabytes(memory['pydantic'])}",
        ),
    ]


def stream(settings: Settings) -> list[Row]:
    """A process that parses a whole small stream, ours and theirs."""
    lines = made_streams.small_stream()
    programs = {"pydantic": PYDANTIC} | peer_programs(lines)
    runnable = {name: text for name, text in programs.items() if not _cannot_run({name: text})}
    ours = {"ours": ours_program(lines)}
    missing = _cannot_run(ours)
    runnable |= {} if missing else ours
    samples, peaks = _time_and_memory(runnable, settings)
    memory = {name: _megabytes(peak) for name, peak in peaks.items()}
    what = f"process: import, parse a stream of {len(lines)} events"
    if missing:
        rows = [skipped(what, missing)]
        for name in runnable:
            took = f"{duration(samples.median(name))}, {memory[name]}"
            rows.append(skipped(f"{name}: {what}", took))
        return rows
    rows = [
        at_most(
            f"{what}, time over a process that only imports pydantic",
            samples.ratio("ours", "pydantic"),
            STREAM_GOAL,
            f"{_against(samples, 'ours', 'pydantic')}; {memory['ours']} against {memory['pydantic']}",
        )
    ]
    peers = [name for name in runnable if name not in ("ours", "pydantic")]
    for name in peers:
        ratio = samples.ratio(name, "ours")
        family = [peer for peer in peers if peer.split()[0] == name.split()[0]]
        note = f"{_against(samples, 'ours', name)}; {memory[name]}"
        title = f"{what}, times as fast as {name}"
        fastest = ratio == min(samples.ratio(peer, "ours") for peer in family)
        if fastest and name.split()[0] in STREAM_PEERS:
            rows.append(at_least(title, ratio, STREAM_PEER_GOAL, note))
        else:
            rows.append(for_comparison(title, ratio, note))
    return rows


def ours_program(lines: list[bytes]) -> str:
    """Import ours and parse each of these events."""
    return _for_each(lines, "from responses_wire import parse_event", "parse_event(e)")


def peer_programs(lines: list[bytes]) -> dict[str, str]:
    """The same with each SDK: with no more imported than its types need, then all."""
    build = "construct_type(type_=T, value=loads(e))"
    construct = "from json import loads\nfrom openai._models import construct_type\n"
    return {
        "openai": _for_each(
            lines,
            construct + "from openai.types.responses.response_stream_event import ResponseStreamEvent as T",
            build,
        ),
        "openai (beta)": _for_each(
            lines,
            construct + "from openai.types.beta.beta_response_stream_event import BetaResponseStreamEvent as T",
            build,
        ),
        "openai (its client)": _for_each(
            lines,
            "from json import loads\nfrom openai import OpenAI\n"
            "from openai.types.responses import ResponseStreamEvent as T\n"
            "b = OpenAI(api_key='unused')._process_response_data",
            "b(data=loads(e), cast_to=T, response=None)",
        ),
        "openrouter": _for_each(
            lines,
            "from openrouter.components import ResponsesStreamingResponse as T",
            "T.model_validate_json(b'{\"data\":' + e + b'}')",
        ),
        "openresponses-types": _for_each(
            lines,
            "import openresponses_types as o\nfrom typing import Union\n"
            "from pydantic import TypeAdapter\n"
            "c = [v for k, v in vars(o).items() if k.endswith('StreamingEvent')]\n"
            "p = TypeAdapter(Union[tuple(c)]).validate_json\n"
            "def attempt(e):\n    try:\n        p(e)\n    except ValueError:\n        pass",
            "attempt(e)",
        ),
    }


def _for_each(lines: list[bytes], imports_: str, call: str) -> str:
    """A program that makes one call for each event."""
    return f"{imports_}\nfor e in {lines!r}:\n    {call}\n"


def _time_and_memory(programs: dict[str, str], settings: Settings) -> tuple[Samples, dict[str, float]]:
    """Run programs alternately; gives their times, and the median of each one's peak in KiB."""
    said: dict[str, list[str]] = {name: [] for name in programs}
    contenders = {name: _timed(text + PEAK_MEMORY, said[name]) for name, text in programs.items()}
    samples = alternate(contenders, settings.processes)
    return samples, {name: statistics.median(map(int, texts)) for name, texts in said.items()}


def _timed(text: str, said: list[str] | None = None) -> Callable[[], float]:
    """A contender that is a process; what it prints is added to `said`."""

    def one_run() -> float:
        start = perf_counter()
        printed = _run(text)
        took = perf_counter() - start
        if said is not None:
            said.append(printed)
        return took

    return one_run


def _run(text: str) -> str:
    """Run a program in an interpreter that takes nothing from its surroundings."""
    done = subprocess.run([sys.executable, "-I", "-c", text], capture_output=True, text=True, check=False, timeout=PATIENCE)
    if done.returncode != 0:
        said = done.stderr.strip().splitlines()
        raise RuntimeError(said[-1] if said else f"exit status {done.returncode}")
    return done.stdout


def _cannot_run(programs: dict[str, str]) -> str:
    """Why one of the programs does not run here; empty where all do."""
    for text in programs.values():
        try:
            _run(text)
        except RuntimeError as error:
            return str(error)[:160]
    return ""


def _loads_pydantic(module: str) -> bool:
    said = _run(f"import sys, {module}\nprint('pydantic' in sys.modules)")
    return said.strip() == "True"


def _megabytes(kibibytes: float) -> str:
    return f"{kibibytes / 1024:.1f} MB"


def _against(samples: Samples, one: str, other: str) -> str:
    return f"{duration(samples.median(one))} against {duration(samples.median(other))}"
