"""What the package promises where nothing else is installed: TypedDicts, reading, errors. It prints what it read."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import responses_wire
from responses_wire.types import JSON_PARSER, EventDict, ResponseOutputTextDeltaEventDict, loads_event

for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines():
    text = json.loads(line)["text"]
    assert loads_event(text) == json.loads(text)
assert JSON_PARSER is json.loads
assert ResponseOutputTextDeltaEventDict.__required_keys__ >= {"type", "item_id", "delta"}
assert EventDict is not None and responses_wire.ERROR_CODES["server_error"].retryable
try:
    loads_event(b"[DONE]")
except responses_wire.NotAnEventError as error:
    print(json.dumps({"refused": str(error)}))
try:
    responses_wire.parse_event  # noqa: B018  # the first name that needs pydantic
except ModuleNotFoundError as error:
    assert error.name in ("pydantic", "pydantic_core"), error
else:
    raise AssertionError("there is a pydantic after all")
