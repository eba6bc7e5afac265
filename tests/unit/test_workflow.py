"""The steps together: an unchanged project needs no work, and any change that matters is seen."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from typeloom import state, workflow
from typeloom.problems import UsageError
from typeloom.settings import bundled, read_settings
from typeloom.state import FOLDER
from typeloom.workflow import Result, check_output, read_package, regenerate_output

from .specs import write_spec


@pytest.fixture
def woken(project: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], Result]], bool]:
    """Does a step have to read and render the spec? False where it is content with its state."""

    def did(step: Callable[[], Result]) -> bool:
        reads: list[object] = []
        real = workflow.read_package
        with monkeypatch.context() as patch:
            patch.setattr(workflow, "read_package", lambda settings: reads.append(settings) or real(settings))
            step()
        return bool(reads)

    return did


Woken = Callable[[Callable[[], Result]], bool]


def checked() -> Result:
    return check_output(read_settings(Path.cwd()))


def regenerated() -> Result:
    return regenerate_output(read_settings(Path.cwd()))


def kinds(result: Result) -> dict[str, str]:
    return {change.path: change.kind for change in result.changes}


def test_an_unchanged_project_is_read_once(project: Path, woken: Woken) -> None:
    shutil.rmtree(project / FOLDER)
    assert woken(checked)
    assert not woken(checked)
    assert not woken(regenerated)
    assert checked() == Result((), len(list((project / "src" / "parcels").rglob("*.*"))))


def edit_spec(project: Path) -> None:
    file = project / "spec" / "events.yaml"
    file.write_text(file.read_text().replace("Where it was last.", "Where somebody saw it."))


def add_spec_file(project: Path) -> None:
    (project / "spec" / "more.yaml").write_text("summary: More.\nevents: {parcel.found: {summary: Found.}}\n")


def rename_spec_file(project: Path) -> None:
    (project / "spec" / "events.yaml").rename(project / "spec" / "things.yaml")


def edit_root(project: Path) -> None:
    file = project / "spec" / "spec.yaml"
    file.write_text(file.read_text().replace("1.0.0", "1.0.1"))


def edit_output(project: Path) -> None:
    with (project / "src" / "parcels" / "parse.py").open("a") as file:
        file.write("\n")


def delete_output(project: Path) -> None:
    (project / "src" / "parcels" / "parse.py").unlink()


def delete_the_whole_output(project: Path) -> None:
    shutil.rmtree(project / "src" / "parcels")


def rename_the_package(project: Path) -> None:
    file = project / "pyproject.toml"
    file.write_text(file.read_text() + 'package = "other"\n')


def outdate(project: Path) -> None:
    (project / "src" / "parcels" / "gone.py").write_text((project / "src" / "parcels" / "parse.py").read_text())


@pytest.mark.parametrize(
    "edit", [edit_spec, add_spec_file, rename_spec_file, edit_root, edit_output, delete_output, delete_the_whole_output, rename_the_package, outdate]
)
def test_an_edit_of_spec_settings_or_output_is_seen_and_mended(project: Path, woken: Woken, edit: Callable[[Path], None]) -> None:
    edit(project)
    assert woken(checked)
    assert checked().changes
    assert woken(checked), "a check that found drift must not be taken for one that found none"
    assert woken(regenerated)
    assert checked().changes == ()
    assert not woken(checked)


def test_an_edit_of_a_template_is_seen(project: Path, woken: Woken) -> None:
    shutil.copytree(bundled("templates"), project / "mine")
    (project / "pyproject.toml").write_text((project / "pyproject.toml").read_text() + 'templates = "mine"\n')
    checked()
    assert not woken(checked)
    template = project / "mine" / "parse.py.jinja"
    template.write_text(template.read_text() + "\nA_LINE_MORE = 1\n")
    assert woken(checked)
    assert kinds(checked()) == {"parse.py": "edited"}


@pytest.mark.parametrize("maker", ["black", "jinja2", "ruamel.yaml"])
def test_another_version_of_what_reads_renders_or_formats_is_seen(project: Path, woken: Woken, monkeypatch: pytest.MonkeyPatch, maker: str) -> None:
    real = state.version_of
    monkeypatch.setattr(state, "version_of", lambda name: "99" if name == maker else real(name))
    assert woken(checked)


def test_an_edit_of_the_generator_is_seen(project: Path, woken: Woken, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    copy = tmp_path / "typeloom"
    shutil.copytree(Path(state.__file__).parent, copy)
    monkeypatch.setattr(state, "__file__", str(copy / "state.py"))
    assert not woken(checked), "the same generator elsewhere makes the same"
    with (copy / "targets" / "models.py").open("a") as file:
        file.write("\n")
    assert woken(checked)


@pytest.mark.parametrize("module", state.FINISHERS)
def test_what_another_finisher_made_is_finished_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: str) -> None:
    copy = tmp_path / "typeloom"
    shutil.copytree(Path(state.__file__).parent, copy)
    before = state.finisher_digest()
    monkeypatch.setattr(state, "__file__", str(copy / "state.py"))
    assert state.finisher_digest() == before
    (copy / module).write_text("")
    assert state.finisher_digest() != before


def test_only_what_is_new_is_finished(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from typeloom.finish import Finisher, Rendered

    edit_spec(project)
    finished: list[str] = []
    real = Finisher.finish

    def noting(self: Finisher, rendered: Iterable[Rendered]) -> dict[str, str]:
        given = list(rendered)
        finished.extend(module.path for module, _ in given)
        return real(self, given)

    monkeypatch.setattr(Finisher, "finish", noting)
    assert kinds(regenerated()) == {"models/events.py": "edited", "types/events.py": "edited"}
    assert sorted(finished) == ["models/events.py", "types/events.py"]


@pytest.mark.parametrize(
    "content", ["", "[]", "{}", '{"inputs": 1, "formatter": 2, "files": [1]}', '{"inputs": "x", "formatter": "y", "files": {"a": "b"}}', "\0"]
)
def test_a_broken_state_is_no_state(project: Path, woken: Woken, content: str) -> None:
    (file,) = (project / FOLDER).glob("*.json")
    file.write_text(content)
    assert woken(checked)
    assert checked().changes == ()


def test_the_state_of_one_output_is_not_that_of_another(project: Path, woken: Woken) -> None:
    settings = project / "pyproject.toml"
    shutil.copytree(project / "src" / "parcels", project / "src" / "copy")
    settings.write_text(settings.read_text().replace("src/parcels", "src/copy"))
    assert woken(checked)
    settings.write_text(settings.read_text().replace("src/copy", "src/parcels"))
    assert not woken(checked)


def test_a_state_that_cannot_be_written_is_done_without(project: Path, woken: Woken) -> None:
    shutil.rmtree(project / FOLDER)
    (project / FOLDER).write_text("a file stands where the folder would")
    assert woken(checked)
    assert woken(checked)


def test_git_is_told_to_ignore_the_state(project: Path) -> None:
    assert (project / FOLDER / ".gitignore").read_text() == "*\n"


def test_a_setting_renames_the_package(project: Path) -> None:
    assert read_package(read_settings(project)).name == "parcels"
    rename_the_package(project)
    assert read_package(read_settings(project)).name == "other"
    regenerated()
    assert "from the spec of other 1.0.0" in (project / "src" / "parcels" / "__init__.py").read_text()


def test_templates_that_cannot_be_used_are_named_and_nothing_is_written(project: Path) -> None:
    shutil.copytree(bundled("templates"), project / "mine")
    (project / "pyproject.toml").write_text((project / "pyproject.toml").read_text() + 'templates = "mine"\n')
    (project / "mine" / "parse.py.jinja").write_text("{{ nobody_gives_this }}")
    with pytest.raises(UsageError, match=r"parse\.py\.jinja"):
        regenerated()
    (project / "mine" / "parse.py.jinja").unlink()
    with pytest.raises(UsageError, match=r"parse\.py\.jinja"):
        regenerated()
    shutil.rmtree(project / "mine")
    with pytest.raises(UsageError, match="mine"):
        regenerated()
    assert "parse_event" in (project / "src" / "parcels" / "parse.py").read_text()


def test_a_spec_with_another_name_and_place_makes_its_own_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_spec(tmp_path / "api", things="summary: S.\nevents: {door.opened: {summary: It is open.}}\n")
    (tmp_path / "pyproject.toml").write_text('[tool.typeloom]\nspec = "api/spec.yaml"\noutput = "lib/doors"\npackage = "doors"\n')
    monkeypatch.chdir(tmp_path)
    assert set(kinds(regenerated()).values()) == {"missing"}
    monkeypatch.syspath_prepend(str(tmp_path / "lib"))
    import doors  # type: ignore[import-not-found]

    assert type(doors.parse_event({"type": "door.opened"})).__name__ == "DoorOpenedEvent"
