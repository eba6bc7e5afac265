"""The GitHub Action: its file, and its steps run here as a runner would, with a summary file of our own."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from .places import BIN, ROOT, WEBHOOKS, copy_of_sources, done

ACTION: dict[str, Any] = YAML(typ="safe").load((ROOT / "action.yml").read_text(encoding="utf-8"))
STEPS: dict[str, dict[str, Any]] = {step["name"]: step for step in ACTION["runs"]["steps"]}
Step = Callable[..., "Ran"]


class Ran:
    """What a step left: its exit code, its log, the job's summary and its own outputs."""

    def __init__(self, code: int, log: str, runner: Path) -> None:
        self.code, self.log = code, log
        self.summary = (runner / "summary.md").read_text(encoding="utf-8")
        self.outputs = (runner / "output.txt").read_text(encoding="utf-8")


@pytest.fixture
def step(tmp_path: Path) -> Step:
    """Run a step's script in a folder, its expressions filled in from these inputs."""
    runner = tmp_path / "runner"
    runner.mkdir()

    def ran(name: str, cwd: Path, action_path: Path = ROOT, **inputs: str) -> Ran:
        for file in ("summary.md", "output.txt"):
            (runner / file).write_text("", encoding="utf-8")
        values = {key.replace("_", "-"): value for key, value in inputs.items()}
        known = {f"inputs.{key}": values.get(key, declared["default"]) for key, declared in ACTION["inputs"].items()}
        known |= {"github.action_path": str(action_path), "steps.python.outputs.python-path": ""}
        environment = {key: re.sub(r"\$\{\{ (.+?) \}\}", lambda found: str(known[found[1]]), text) for key, text in STEPS[name]["env"].items()}
        environment |= {"RUNNER_TEMP": str(runner), "GITHUB_STEP_SUMMARY": str(runner / "summary.md"), "GITHUB_OUTPUT": str(runner / "output.txt")}
        script = runner / "step.sh"
        script.write_text(STEPS[name]["run"], encoding="utf-8")
        command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", str(script)]  # as the runner calls it
        result = subprocess.run(command, cwd=cwd, env=os.environ | environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        return Ran(result.returncode, result.stdout, runner)

    return ran


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with its package generated, and this environment's typeloom where the install step puts it."""
    folder = tmp_path / "runner/typeloom/bin"
    folder.mkdir(parents=True)
    (folder / "typeloom").symlink_to(BIN / "typeloom")
    shutil.copytree(WEBHOOKS, tmp_path / "depot")
    done([BIN / "typeloom", "regenerate"], tmp_path / "depot")
    return tmp_path / "depot"


def test_the_action_is_composite_and_documents_every_input() -> None:
    assert ACTION["runs"]["using"] == "composite"
    assert ACTION["name"] and ACTION["description"]
    assert all(declared["description"] and "default" in declared for declared in ACTION["inputs"].values())
    assert all(step.get("shell") == "bash" for step in STEPS.values() if "run" in step)
    text = (ROOT / "action.yml").read_text(encoding="utf-8")
    assert {*re.findall(r"inputs\.([\w-]+)", text)} == {*ACTION["inputs"]}
    ids = {step["id"] for step in STEPS.values() if "id" in step}
    assert {*re.findall(r"steps\.(\w+)\.", text)} <= ids


def test_nothing_from_outside_is_pasted_into_a_script() -> None:
    assert not [name for name, step in STEPS.items() if "${{" in step.get("run", "")]


def test_a_package_in_sync_passes(step: Step, project: Path) -> None:
    ran = step("Check", project)
    assert (ran.code, ran.summary, ran.outputs) == (0, "### typeloom: in sync\n", "in-sync=true\n")


def test_drift_fails_with_the_diff_in_the_summary(step: Step, project: Path) -> None:
    (project / "src/depot/wire/hooks/py.typed").unlink()
    with (project / "src/depot/wire/hooks/parse.py").open("a", encoding="utf-8") as file:
        file.write("MINE = '```'\n")
    ran = step("Check", project)
    assert (ran.code, ran.outputs) == (1, "in-sync=false\n")
    assert "edited: src/depot/wire/hooks/parse.py\n" in ran.summary
    assert "missing: src/depot/wire/hooks/py.typed\n" in ran.summary
    opening, _, rest = ran.summary.partition("diff\n--- a/parse.py\n")
    fence = opening.splitlines()[-1]
    assert re.fullmatch("`{4,}", fence), "the fence must be longer than the backticks in the diff"
    assert "\n-MINE = '```'\n" in rest
    assert rest.rstrip().endswith("\n" + fence)


def test_a_problem_in_the_spec_fails_and_is_shown_at_its_line(step: Step, project: Path) -> None:
    file = project / "carrier/legs.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("vessel: {type: string", "vessel: {type: sting"), encoding="utf-8")
    ran = step("Check", project.parent, project="depot")
    assert (ran.code, ran.outputs) == (2, "")
    line = next(number for number, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1) if "sting" in text)
    assert re.search(rf"^::error file=depot/carrier/legs\.yaml,line={line},col=\d+::.*sting.*string", ran.log, re.MULTILINE)
    assert f"depot/carrier/legs.yaml:{line}:" in ran.summary


def test_a_diff_gives_the_runner_no_commands(step: Step, project: Path) -> None:
    (project / "src/depot/wire/hooks/parse.py").write_text("::add-mask::secret\n", encoding="utf-8")
    lines = step("Check", project).log.splitlines()
    token = lines[0].removeprefix("::stop-commands::")
    assert token != lines[0]
    assert f"::{token}::" in lines
    assert "-::add-mask::secret" in lines[: lines.index(f"::{token}::")]


def test_a_summary_stays_within_what_github_takes(step: Step, project: Path) -> None:
    (project / "src/depot/wire/hooks/parse.py").write_text("long = 'ä'\n" * 200_000, encoding="utf-8")
    ran = step("Check", project)
    assert ran.code == 1
    assert len(ran.summary.encode()) < 1024 * 1024
    assert "… (the log has the rest)" in ran.summary


@pytest.mark.slow
def test_the_action_installs_the_typeloom_that_it_came_with(step: Step, tmp_path: Path) -> None:
    sources = copy_of_sources(tmp_path / "action")
    shutil.copytree(WEBHOOKS, tmp_path / "depot")
    installed = step("Install typeloom", tmp_path, sources)
    assert installed.code == 0, installed.log
    ran = step("Check", tmp_path, project="depot")
    assert ran.code == 1
    assert "missing: depot/src/depot/wire/hooks/parse.py" in ran.summary
    done([tmp_path / "runner/typeloom/bin/typeloom", "regenerate"], tmp_path / "depot")
    assert step("Check", tmp_path, project="depot").code == 0
