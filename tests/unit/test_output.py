"""The output folder: what differs is told, and it is replaced as a whole or not at all."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from typeloom import output
from typeloom.output import MARK, compare, files_in, recover, replace_folder
from typeloom.problems import UsageError

OURS = MARK.decode() + "\n"
OLD = {"__init__.py": OURS + "old = 1\n", "a/gone.py": OURS, "a/kept.py": OURS}
NEW = {"__init__.py": OURS + "new = 1\n", "a/kept.py": OURS, "b/fresh.py": OURS, "py.typed": ""}


@pytest.fixture(params=["exchange", "two renames"])
def folder(tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An output folder with the old package, on a system that can exchange two folders and on one that cannot."""
    if request.param == "two renames":
        monkeypatch.setattr(output, "_exchange", lambda one, other: False)
    target = tmp_path / "wire"
    write(OLD, target)
    return target


def write(files: Mapping[str, str], target: Path) -> None:
    for path, text in files.items():
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        (target / path).write_text(text)


def texts(target: Path) -> dict[str, str]:
    return {path: data.decode() for path, data in files_in(target).items()}


def beside(target: Path) -> list[str]:
    return sorted(path.name for path in target.parent.iterdir())


def test_the_folder_holds_what_is_wanted_and_nothing_is_left_beside_it(folder: Path) -> None:
    replace_folder(NEW, folder)
    assert texts(folder) == NEW
    assert beside(folder) == ["wire"]


def test_a_folder_that_is_not_there_yet_is_made_with_its_parents(tmp_path: Path) -> None:
    replace_folder(NEW, tmp_path / "x" / "y" / "wire")
    assert texts(tmp_path / "x" / "y" / "wire") == NEW
    assert stat.S_IMODE((tmp_path / "x" / "y" / "wire").stat().st_mode) == 0o777 & ~output._umask()


def test_files_that_were_never_made_here_are_kept(folder: Path) -> None:
    strays = {"notes.txt": "mine", "a/own.py": "mine = 1\n", "own/deep/x.py": "x"}
    write(strays, folder)
    (folder / ".hidden").mkdir()
    (folder / ".hidden" / "x").write_text("hidden")
    (folder / ".env").write_text("hidden")
    (folder / "link").symlink_to("a", target_is_directory=True)
    (folder / "own" / "link.py").symlink_to("nowhere.py")
    replace_folder(NEW, folder)
    assert {path: text for path, text in texts(folder).items() if path not in ("link", "own/link.py")} == {**NEW, **strays}
    assert (folder / ".hidden" / "x").read_text() == (folder / ".env").read_text() == "hidden"
    assert (folder / "link").readlink() == Path("a")
    assert (folder / "own" / "link.py").readlink() == Path("nowhere.py")


def test_hidden_files_and_empty_folders_are_kept_at_any_depth(folder: Path) -> None:
    write({"a/.env": "secret", "own/.git/HEAD": "ref", "own/tool.pyc": "x", ".gitkeep": ""}, folder)
    (folder / "data").mkdir()
    replace_folder(NEW, folder)
    assert [(folder / path).read_text() for path in ("a/.env", "own/.git/HEAD", "own/tool.pyc", ".gitkeep")] == ["secret", "ref", "x", ""]
    assert (folder / "data").is_dir()


def test_another_package_inside_is_none_of_ours(folder: Path) -> None:
    other = {"vendored/q/__init__.py": OURS, "vendored/q/_compile.py": OURS, "vendored/q/models/x.py": OURS}
    write(other, folder)
    assert {change.path for change in compare(NEW, folder) if change.kind == "stray"} == other.keys()
    replace_folder(NEW, folder)
    assert texts(folder) == {**NEW, **other}


def test_a_folder_full_of_other_things_is_refused(tmp_path: Path) -> None:
    target = tmp_path / "src"
    write({"app/main.py": "mine = 1\n"}, target)
    with pytest.raises(UsageError, match="none that typeloom made"):
        replace_folder(NEW, target)
    assert texts(target) == {"app/main.py": "mine = 1\n"} and beside(target) == ["src"]


def test_folders_beside_it_that_only_have_such_a_name_are_left_alone(tmp_path: Path) -> None:
    mine = [".w*.old", ".w*.new-ideas", ".wire.new-x", ".wire.old"]
    for name in mine:
        write({"precious.txt": "mine", ".hidden": "mine"}, tmp_path / name)
    write({".hidden": "mine"}, tmp_path / ".wire.new-hidden")
    for target in (tmp_path / "w*", tmp_path / "wire"):
        replace_folder(OLD, target)
        replace_folder(NEW, target)
    assert beside(tmp_path / "wire") == sorted([*mine, ".wire.new-hidden", "w*", "wire"])


def test_a_file_in_the_way_is_named_and_not_lost(folder: Path) -> None:
    write({"b": "mine"}, folder)
    with pytest.raises(UsageError, match="in the way"):
        replace_folder(NEW, folder)
    assert texts(folder) == {**OLD, "b": "mine"}


def test_the_mode_of_the_folder_is_kept(folder: Path) -> None:
    folder.chmod(0o750)
    replace_folder(NEW, folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o750


def test_every_difference_is_told_by_its_kind(folder: Path) -> None:
    write({"notes.txt": "mine"}, folder)
    assert [(change.path, change.kind) for change in compare(NEW, folder)] == [
        ("__init__.py", "edited"),
        ("a/gone.py", "outdated"),
        ("b/fresh.py", "missing"),
        ("notes.txt", "stray"),
        ("py.typed", "missing"),
    ]


def test_caches_and_hidden_files_are_no_difference(folder: Path) -> None:
    replace_folder(NEW, folder)
    write({"__pycache__/x.cpython-311.pyc": "x", "a/__pycache__/y.pyc": "y", ".DS_Store": "x"}, folder)
    assert compare(NEW, folder) == []


def test_bytes_count_not_lines(folder: Path) -> None:
    replace_folder(NEW, folder)
    (folder / "a" / "kept.py").write_bytes(OURS.replace("\n", "\r\n").encode())
    (folder / "__init__.py").write_bytes(NEW["__init__.py"].encode() + b"\xff")
    assert [change.path for change in compare(NEW, folder)] == ["__init__.py", "a/kept.py"]
    assert all(change.diff() for change in compare(NEW, folder))


def test_a_diff_can_be_applied_by_eye(folder: Path) -> None:
    edited, gone, fresh, empty = compare(NEW, folder)
    assert edited.diff() == f"--- a/__init__.py\n+++ b/__init__.py\n@@ -1,2 +1,2 @@\n {OURS}-old = 1\n+new = 1\n"
    assert gone.diff().startswith("--- a/a/gone.py\n+++ /dev/null\n")
    assert fresh.diff().startswith("--- /dev/null\n+++ b/b/fresh.py\n")
    assert empty.diff() == "--- /dev/null\n+++ b/py.typed\n"


class Killed(BaseException):
    """The process is gone: nothing that it would still have done is done."""


def crash(monkeypatch: pytest.MonkeyPatch, step: int) -> list[str]:
    """Let the process die before the ``step``-th of the steps that change the disk; returns the steps that it came to."""
    steps: list[str] = []

    def counted(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **options: Any) -> Any:
            if len(steps) >= step:
                raise Killed
            steps.append(name)
            return real(*args, **options)

        return call

    for module, name in ((os, "rename"), (shutil, "rmtree"), (output, "_exchange"), (output, "_copy"), (Path, "write_bytes")):
        monkeypatch.setattr(module, name, counted(name, getattr(module, name)))
    return steps


@pytest.mark.parametrize("step", range(12))
def test_a_crash_at_any_step_leaves_the_old_package_or_the_new_one_after_the_next_run(folder: Path, monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    write({"notes.txt": "mine"}, folder)
    with monkeypatch.context() as patch:
        steps = crash(patch, step)
        try:
            replace_folder(NEW, folder)
        except Killed:
            assert len(steps) == step
    left = [path for path in folder.parent.iterdir() if path == folder or path.name == ".wire.old"]
    assert any(texts(path) in ({**OLD, "notes.txt": "mine"}, {**NEW, "notes.txt": "mine"}) for path in left)
    replace_folder(NEW, folder)
    assert texts(folder) == {**NEW, "notes.txt": "mine"}
    assert beside(folder) == ["wire"]


def test_what_a_crash_between_the_two_renames_left_is_put_back(folder: Path) -> None:
    folder.rename(folder.parent / ".wire.old")
    (folder.parent / ".wire.new-abc").mkdir()
    recover(folder)
    assert texts(folder) == OLD
    assert beside(folder) == ["wire"]


def test_what_a_crash_after_the_two_renames_left_is_swept(folder: Path) -> None:
    write(NEW, folder.parent / ".wire.old")
    recover(folder)
    assert texts(folder) == OLD
    assert beside(folder) == ["wire"]


def test_a_second_rename_that_fails_puts_the_old_folder_back_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "wire"
    write(OLD, folder)
    monkeypatch.setattr(output, "_exchange", lambda one, other: False)
    real = os.rename

    def rename(source: Path, target: Path) -> None:
        if ".new-" in str(source):
            raise OSError(28, "No space left on device")
        real(source, target)

    monkeypatch.setattr(os, "rename", rename)
    with pytest.raises(UsageError, match="No space left"):
        replace_folder(NEW, folder)
    assert texts(folder) == OLD
    assert beside(folder) == ["wire"]


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UsageError, match="cannot be written"):
        replace_folder(NEW, tmp_path / "file" / "wire")
    with pytest.raises(UsageError, match="cannot be written"):
        replace_folder(NEW, tmp_path / "file")
