"""The README's page on adopting typeloom, followed word for word in a fresh folder."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from typeloom import __version__

from .places import ROOT, copy_of_sources, repository, run

HEADING = "## Adopting typeloom for your own API in ten minutes\n"


@dataclass(frozen=True)
class FileBlock:
    path: str
    text: str


@dataclass(frozen=True)
class Command:
    """A shell command and what it must print; … in that stands for anything."""

    line: str
    output: str

    def printed(self, text: str) -> bool:
        parts = [re.escape(part) for part in self.output.split("…")]
        return re.fullmatch(".*".join(parts), text, re.DOTALL) is not None


def section() -> str:
    """The page: in the README under its heading, or in its file beside this one until it is there."""
    for file in (ROOT / "README.md", Path(__file__).with_name("ADOPTING.md")):
        if file.is_file():
            _, heading, rest = file.read_text(encoding="utf-8").partition(HEADING)
            if heading:
                return re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0]
    raise AssertionError(f"no page says: {HEADING}")


def steps(page: str) -> Iterator[FileBlock | Command]:
    """What a reader does, in order: a ``console`` block is typed, another block is the file named last before it."""
    for block in re.finditer(r"^```(\w+)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        language, text = block.groups()
        if language == "console":
            for command in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
                line, _, output = command.partition("\n")
                yield Command(line, output)
        else:
            named = re.findall(r"In `([^`]+)`:\n\n\Z", page[: block.start()])
            assert named, f"no file is named before this block:\n{text}"
            yield FileBlock(named[0], text)


def test_the_page_names_a_file_or_a_command_for_each_of_its_blocks() -> None:
    found = list(steps(section()))
    assert {"pyproject.toml", "spec/spec.yaml", ".pre-commit-config.yaml"} <= {step.path for step in found if isinstance(step, FileBlock)}
    commands = " ".join(step.line for step in found if isinstance(step, Command))
    assert all(f"typeloom {command}" in commands for command in ("validate", "regenerate", "check", "explain"))


def test_the_pages_workflow_calls_the_action_as_it_is() -> None:
    (workflow,) = (step.text for step in steps(section()) if isinstance(step, FileBlock) and step.path.startswith(".github/workflows/"))
    yaml = YAML(typ="safe")
    (used,) = (step for job in yaml.load(workflow)["jobs"].values() for step in job["steps"] if "typeloom" in step["uses"])
    assert used["uses"].endswith(f"/typeloom@v{__version__}")
    assert {*used.get("with", {})} <= {*yaml.load((ROOT / "action.yml").read_text(encoding="utf-8"))["inputs"]}


@pytest.mark.slow
def test_whoever_follows_the_page_gets_what_it_shows(tmp_path: Path) -> None:
    repository(copy_of_sources(tmp_path / "typeloom"), tag=f"v{__version__}")
    project = tmp_path / "kettle-app"
    project.mkdir()
    people = {f"GIT_{role}_{part}": value for role in ("AUTHOR", "COMMITTER") for part, value in (("NAME", "A. Reader"), ("EMAIL", "reader@example.org"))}
    for step in steps(section()):
        if isinstance(step, FileBlock):
            (project / step.path).parent.mkdir(parents=True, exist_ok=True)
            (project / step.path).write_text(step.text, encoding="utf-8")
            continue
        result = run(["bash", "-c", step.line], project, PRE_COMMIT_HOME=str(tmp_path / "pre-commit"), **people)
        expected_to_fail = step.output.startswith("spec/")  # a problem of the spec, which the page shows on purpose
        assert (result.returncode != 0) == expected_to_fail, f"$ {step.line}\n{result.stdout}"
        if " pip install " in step.line:
            continue  # what pip says, of its index for one, is between it and the machine
        assert step.printed(result.stdout), f"$ {step.line}\nprinted:\n{result.stdout}\nwhere the page says:\n{step.output}"
