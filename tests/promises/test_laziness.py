"""Promise 8: importing costs next to nothing, and the first parse builds only what it touches."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.promises.packages import REAL

IMPORTS = [
    "import responses_wire",
    "import responses_wire.types",
    "from responses_wire.types import ResponseOutputTextDeltaEventDict",
    "from responses_wire import ERROR_CODES, NotAnEventError, InvalidEventError, StreamFailedError",
    "from responses_wire import KnownItemStatus, is_known_item_status",
    "import responses_wire; dir(responses_wire); responses_wire.__all__",
]


def modules_after(code: str) -> set[str]:
    script = f"import sys; sys.path.insert(0, {str(REAL.parent)!r})\n{code}\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-I", "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize("statement", IMPORTS)
def test_importing_does_not_import_pydantic(statement: str) -> None:
    loaded = modules_after(statement)
    assert "responses_wire" in loaded
    assert not {name for name in loaded if name.partition(".")[0] in ("pydantic", "pydantic_core")}


def test_the_first_parse_builds_only_what_it_touches() -> None:
    loaded = modules_after("""from responses_wire import parse_event; parse_event('{"type": "response.output_text.delta", "item_id": "a", "delta": "x"}')""")
    assert {name for name in loaded if name.startswith("responses_wire.models.")} == {
        "responses_wire.models.events",
        "responses_wire.models.events.output_text",
    }
    loaded = modules_after("""from responses_wire import parse_event; parse_event('{"type": "tomorrow"}')""")
    assert not {name for name in loaded if name.startswith("responses_wire.models.")}


def test_parsing_reads_no_enum_and_no_typed_dict() -> None:
    loaded = modules_after(
        """from responses_wire import parse_event
parse_event('{"type": "response.created", "response": {"id": "r", "object": "response", "created_at": 1, "status": "queued", "output": [], "model": "m"}}')"""
    )
    assert not {name for name in loaded if name.startswith(("responses_wire.enums.", "responses_wire.types"))}
