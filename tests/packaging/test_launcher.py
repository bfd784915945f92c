"""The launcher: what it makes, when it makes it again, and what it becomes."""

import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import hatch_build
import pytest

LAUNCHER = hatch_build.ROOT / "parterre"
OURS = Path(sys.prefix) == hatch_build.ROOT / ".venv"
needs_compiler = pytest.mark.skipif(not hatch_build.compiler(), reason="no C compiler")


@pytest.mark.skipif(not OURS, reason="not run by ./parterre test")
def test_a_word_is_passed_on_from_any_folder(tmp_path):
    job = subprocess.run(
        [LAUNCHER, "games"], cwd=tmp_path, capture_output=True, text=True, timeout=200
    )
    assert job.returncode == 0, job.stderr
    assert "arboretum" in job.stdout.lower()


@needs_compiler
def test_the_engine_is_compiled_once_and_again_when_edited(small_project):
    out, told = small_project.run("score", "a file.json")
    assert out == "1 compiled score a file.json"
    assert "Engine: done" in told

    assert small_project.run() == ("1 compiled", "")

    small_project.set_answer("2")
    out, told = small_project.run()
    assert out == "2 compiled"
    assert "Engine: done" in told


@needs_compiler
def test_a_lost_library_is_made_again(small_project):
    small_project.run()
    small_project.libraries()[0].unlink()
    assert small_project.run()[0] == "1 compiled"


@needs_compiler
def test_an_engine_that_does_not_compile_runs_as_it_is_written(small_project):
    small_project.run()
    small_project.set_answer('"three"')
    out, told = small_project.run()
    assert out == "three source"
    assert told.count("Engine: not compiled") == 1
    assert not small_project.libraries()

    out, told = small_project.run()
    assert out == "three source"
    assert "Engine" not in told


def test_without_a_c_compiler_the_engine_runs_as_plain_python(small_project):
    out, told = small_project.run(CC="/bin/false")
    assert out == "1 source"
    assert told.count("Engine: not compiled") == 1
    assert "Engine" not in small_project.run(CC="/bin/false")[1]


def test_the_source_runs_where_the_environment_asks_for_it(small_project):
    assert small_project.run(PARTERRE_INTERPRETED="1") == ("1 source", "")
    assert not (small_project.root / ".build" / "engine.json").exists()


@needs_compiler
def test_two_at_once_make_it_once(small_project):
    jobs = [small_project.start(), small_project.start()]
    answers = [job.communicate(timeout=120) for job in jobs]
    assert [out.strip() for out, _ in answers] == ["1 compiled", "1 compiled"]
    assert sum("Engine: done" in told for _, told in answers) == 1


def test_a_signal_reaches_the_command(small_project):
    job = small_project.start("wait", PARTERRE_INTERPRETED="1")
    assert job.stdout.readline() == "1 source wait\n"
    job.send_signal(signal.SIGTERM)
    job.communicate(timeout=20)
    assert job.returncode == -signal.SIGTERM


def test_an_old_python_is_told_what_to_install(tmp_path):
    # An old Python is played by a new one that believes to be old: what matters is the sentence.
    text = LAUNCHER.read_text("utf-8").replace("< (3, 11)", "< (99, 0)")
    text = text.replace("range(20, 10, -1)", "range(0)")
    shutil.copy(LAUNCHER, tmp_path / "parterre")
    (tmp_path / "parterre").write_text(text, "utf-8")
    job = subprocess.run(
        [sys.executable, tmp_path / "parterre"], capture_output=True, text=True, timeout=20
    )
    assert job.returncode == 1
    assert re.fullmatch(r"Parterre needs Python 3\.11 or newer, .*\n", job.stderr)
