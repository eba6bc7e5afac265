"""The hooks for pre-commit, with the real pre-commit, installed from this repository as users install them."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from .places import BIN, ROOT, WEBHOOKS, copy_of_sources, done, git, repository, run


def read(file: Path) -> Any:
    return YAML(typ="safe").load(file.read_text(encoding="utf-8"))


def test_the_hooks_see_every_commit_and_take_no_file_names() -> None:
    hooks = {hook["id"]: hook for hook in read(ROOT / ".pre-commit-hooks.yaml")}
    assert {*hooks} == {"typeloom-check", "typeloom-regenerate"}
    for hook in hooks.values():
        # A pattern would never match a file that a commit deletes, so none may stand between a commit and the hook.
        assert (hook["language"], hook["pass_filenames"], hook["always_run"], "files" in hook) == ("python", False, True, False)


def test_this_repository_uses_its_own_hook() -> None:
    offered = {hook["id"]: hook for hook in read(ROOT / ".pre-commit-hooks.yaml")}["typeloom-check"]
    used = {hook["id"]: hook for repo in read(ROOT / ".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]}["typeloom-check"]
    assert used["entry"].removeprefix(".venv/bin/") == offered["entry"]
    assert all(used[key] == offered[key] for key in ("name", "always_run", "pass_filenames"))


@pytest.mark.slow
def test_a_commit_with_drift_is_refused_with_the_diff_and_passes_once_repaired(tmp_path: Path) -> None:
    hooks = copy_of_sources(tmp_path / "typeloom")
    revision = repository(hooks)
    done([BIN / "pre-commit", "validate-manifest", ".pre-commit-hooks.yaml"], hooks)
    project = tmp_path / "depot"
    shutil.copytree(WEBHOOKS, project)
    (project / ".gitignore").write_text("__pycache__/\n", encoding="utf-8")

    def typeloom(command: str) -> None:
        done([sys.executable, "-m", "typeloom", command], project, PYTHONPATH=str(hooks / "generator"))

    typeloom("regenerate")
    repository(project)
    store = str(tmp_path / "pre-commit")

    def use(hook: str) -> None:
        text = f"repos:\n  - repo: {hooks}\n    rev: {revision}\n    hooks:\n      - id: {hook}\n"
        (project / ".pre-commit-config.yaml").write_text(text, encoding="utf-8")

    def commit(*paths: str) -> tuple[bool, str]:
        """Commit what is at these paths; whether that made a commit, and what the hook said."""
        git(project, "add", "--all", *paths)
        before = git(project, "rev-parse", "HEAD")
        result = run(["git", "commit", "--message", "A change"], project, PRE_COMMIT_HOME=store)
        made = git(project, "rev-parse", "HEAD") != before
        assert made == (result.returncode == 0), result.stdout
        return made, result.stdout

    use("typeloom-check")
    done([BIN / "pre-commit", "install"], project, PRE_COMMIT_HOME=store)
    made, told = commit(".")
    assert made, told
    assert "typeloom check" in told and "Passed" in told

    # The spec changes, the package does not.
    spec, output = project / "carrier/parcels.yaml", project / "src/depot/wire/hooks"
    spec.write_text(spec.read_text(encoding="utf-8").replace("How far a parcel has come.", "How far along a parcel is."), encoding="utf-8")
    made, told = commit("carrier")
    assert not made
    assert "edited: src/depot/wire/hooks/enums/parcels.py" in told
    assert "-How far a parcel has come. A server may send further values." in told.replace('"""', "")
    assert "+How far along a parcel is. A server may send further values." in told.replace('"""', "")
    assert "\x1b" not in told
    typeloom("regenerate")
    made, told = commit(".")
    assert made, told

    # A commit that only deletes a file: a pattern in the hook would let it pass.
    (output / "types/legs.py").unlink()
    made, told = commit(".")
    assert not made
    assert "missing: src/depot/wire/hooks/types/legs.py" in told
    typeloom("regenerate")
    git(project, "add", "--all")

    # A commit that has nothing to do with it, and one with a problem in the spec.
    (project / "NOTES.md").write_text("# Notes\n", encoding="utf-8")
    made, told = commit("NOTES.md")
    assert made, told
    good = spec.read_text(encoding="utf-8")
    spec.write_text(good.replace("parcel_no: {type: integer", "parcel_no: {type: integr", 1), encoding="utf-8")
    made, told = commit("carrier")
    assert not made
    assert "did you mean 'integer'?" in told

    # The other hook repairs: the commit fails once, then passes with what it changed.
    use("typeloom-regenerate")
    spec.write_text(good.replace("How far along a parcel is.", "Where a parcel is by now."), encoding="utf-8")
    made, told = commit(".")
    assert not made
    assert "files were modified by this hook" in told
    assert "changed: src/depot/wire/hooks/enums/parcels.py" in told
    assert "Where a parcel is by now." in (output / "enums/parcels.py").read_text(encoding="utf-8")
    made, told = commit(".")
    assert made, told
    typeloom("check")
    assert git(project, "status", "--porcelain") == ""
