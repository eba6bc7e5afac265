"""Both distributions as others get them: built, looked over, installed alone in an empty environment, and used."""

from __future__ import annotations

import json
import shutil
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from .places import BIN, ROOT, WEBHOOKS, copy_of_sources, done, empty_environment, run

pytestmark = pytest.mark.slow


def built(sources: Path, dist: Path) -> tuple[Path, Path]:
    """The wheel, made from the sdist as an installer would, and that sdist; both have passed the index's and the wheel's checks."""
    done([sys.executable, "-m", "build", "--outdir", dist, sources], dist.parent)
    (wheel,), (sdist,) = dist.glob("*.whl"), dist.glob("*.tar.gz")
    done([BIN / "twine", "check", "--strict", wheel, sdist], dist.parent)
    done([BIN / "check-wheel-contents", "--config", ROOT / "pyproject.toml", wheel], dist.parent)
    return wheel, sdist


def test_the_generators_wheel_alone_weaves_checks_vendors_and_explains(tmp_path: Path) -> None:
    wheel, sdist = built(copy_of_sources(tmp_path / "sources"), tmp_path / "dist")
    names = zipfile.ZipFile(wheel).namelist()
    assert {"typeloom/py.typed", "typeloom/spec/spec.yaml", "typeloom/templates/parse.py.jinja", "typeloom/vendored/responses_wire/py.typed"} <= {*names}
    assert not [name for name in names if name.split("/")[0] not in ("typeloom", wheel.name.split("-py3")[0] + ".dist-info")]
    with tarfile.open(sdist) as archive:
        assert not [name for name in archive.getnames() if "/tests" in name or "__pycache__" in name]

    bin = empty_environment(tmp_path / "environment")
    done([bin / "python", "-m", "pip", "install", "--quiet", wheel], tmp_path)
    project = tmp_path / "depot"
    shutil.copytree(WEBHOOKS, project)
    done([bin / "typeloom", "regenerate"], project)
    output = project / "src/depot/wire/hooks"
    assert (output / "models/parcels.py").is_file()
    done([bin / "typeloom", "check"], project)
    told = done([bin / "python", "-c", 'from depot.wire.hooks import parse_event; print(parse_event(b\'{"event_kind": "parcel/moved"}\'))'], project / "src")
    assert told.startswith("event_kind='parcel/moved'")
    (output / "parse.py").write_text("# mine now\n", encoding="utf-8")
    refused = run([bin / "typeloom", "check"], project)
    assert refused.returncode == 1
    assert "edited: src/depot/wire/hooks/parse.py" in refused.stdout

    done([bin / "typeloom", "vendor", "depot._vendor.llm"], project)
    done([bin / "typeloom", "vendor", "depot._vendor.llm", "--check"], project)
    copied = {file.relative_to(ROOT / "generated").as_posix() for file in (ROOT / "generated/responses_wire").rglob("*.py")}
    assert {f"responses_wire/{path}" for path in json.loads((project / "src/depot/_vendor/llm/typeloom-vendor.json").read_text())["files"]} >= copied
    program = "from depot._vendor.llm import parse_event; print(type(parse_event({'type': 'response.output_text.delta'})).__module__)"
    assert done([bin / "python", "-c", program], project / "src") == "depot._vendor.llm.models.events.output_text\n"
    assert "ResponseCreatedEvent" in done([bin / "typeloom", "explain", "response.created"], tmp_path)
    absent = run([bin / "python", "-c", "import responses_wire"], tmp_path)
    assert "ModuleNotFoundError" in absent.stdout


USER = """\
from responses_wire import EVENT_TYPES, ResponseOutputTextDeltaEvent, parse_event
from responses_wire.types import ResponseOutputTextDeltaEventDict, loads_event

event = parse_event(b'{"type": "response.output_text.delta", "item_id": "m", "delta": "Hi"}')
if isinstance(event, ResponseOutputTextDeltaEvent):
    reveal_type(event.delta)
reveal_type(EVENT_TYPES["response.output_text.delta"])
bare: ResponseOutputTextDeltaEventDict = {"type": "response.output_text.delta", "item_id": "m", "delta": "Hi"}
print(loads_event('{"type": "x"}'), bare["delta"])
"""
MISTAKES = """\
from responses_wire import ResponseOutputTextDeltaEvent, parse_event
from responses_wire.types import ResponseOutputTextDeltaEventDict

event = ResponseOutputTextDeltaEvent(item_id="m", delta="Hi")
event.delat
bare: ResponseOutputTextDeltaEventDict = {"type": "response.output_text.done", "item_id": "m", "delta": "Hi"}
parse_event(3.5)
"""


def test_the_flagships_wheel_alone_parses_and_is_typed(tmp_path: Path) -> None:
    sources = shutil.copytree(ROOT / "generated", tmp_path / "sources", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build", "dist"))
    wheel, _ = built(sources, tmp_path / "dist")
    assert "responses_wire/py.typed" in zipfile.ZipFile(wheel).namelist()

    bin = empty_environment(tmp_path / "environment")
    done([bin / "python", "-m", "pip", "install", "--quiet", wheel], tmp_path)
    listed = json.loads(done([bin / "python", "-m", "pip", "list", "--format", "json", "--exclude", "pip", "--exclude", "setuptools"], tmp_path))
    assert {row["name"].replace("-", "_") for row in listed} == {
        "responses_wire", "pydantic", "pydantic_core", "annotated_types", "typing_extensions", "typing_inspection",
    }  # fmt: skip
    program = (
        "import sys, responses_wire as wire\n"
        "assert 'pydantic' not in sys.modules\n"
        'event = wire.parse_event(b\'{"type": "response.output_text.delta", "item_id": "m", "delta": "Hi", "new": 1.0}\')\n'
        "print(type(event).__name__, event.to_json())\n"
    )
    told = done([bin / "python", "-c", program], tmp_path)
    assert told == 'ResponseOutputTextDeltaEvent {"type":"response.output_text.delta","item_id":"m","delta":"Hi","new":1.0}\n'

    def verdict(text: str) -> str:
        (tmp_path / "user.py").write_text(text, encoding="utf-8")
        (tmp_path / "mypy.ini").write_text("[mypy]\nstrict = true\n", encoding="utf-8")
        return run([BIN / "mypy", "--config-file", "mypy.ini", "--python-executable", bin / "python", "user.py"], tmp_path).stdout

    good = verdict(USER)
    assert 'user.py:6: note: Revealed type is "str"' in good
    assert "user.py:7: note: Revealed type is " in good and "ResponseOutputTextDeltaEvent" in good.splitlines()[1]
    assert good.endswith("Success: no issues found in 1 source file\n")
    bad = verdict(MISTAKES)
    assert [line.split(":")[1] for line in bad.splitlines() if ": error: " in line] == ["5", "6", "7"]
