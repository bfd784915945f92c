"""The wheel: everything in its place, with and without a C compiler."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import hatch_build
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


def make_wheel(folder: Path, **settings: str) -> Path:
    """Build the wheel of this project with the tools of this environment."""
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"]
    environment = {name: text for name, text in os.environ.items() if "PARTERRE_" not in name}
    job = subprocess.run(
        [*command, "-q", "-w", folder, hatch_build.ROOT],
        env={**environment, **settings},
        capture_output=True,
        text=True,
        timeout=500,
    )
    assert job.returncode == 0, job.stdout + job.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


def names_in(wheel: Path) -> set[str]:
    """The files in a wheel."""
    with zipfile.ZipFile(wheel) as content:
        return set(content.namelist())


def data_files() -> set[str]:
    """What is not Python and must travel with the package."""
    package = hatch_build.SRC / "parterre"
    patterns = ("words/*/*.ftl", "games/*/RULES*.md", "games/*/components*.toml", "**/py.typed")
    files = {path for pattern in patterns for path in package.glob(pattern)}
    files |= set(package.glob("server/**/migrations/**/*.py"))
    return {path.relative_to(hatch_build.SRC).as_posix() for path in files}


@pytest.mark.skipif(not hatch_build.compiler(), reason="no C compiler")
def test_the_wheel_holds_the_compiled_engine_and_all_that_is_read(tmp_path: Path) -> None:
    wheel = make_wheel(tmp_path)
    names = names_in(wheel)
    assert "none-any" not in wheel.name
    modules = {
        path.relative_to(hatch_build.SRC).with_suffix("") for path in hatch_build.compiled_sources()
    }
    libraries = {name for name in names if name.endswith(hatch_build.NATIVE)}
    assert {name.partition(".")[0] for name in libraries} == {
        "parterre__mypyc",
        *(path.as_posix() for path in modules),
    }
    assert len(libraries) == len(modules) + 1
    assert data_files() <= names
    assert {f"{path.as_posix()}.py" for path in modules} <= names
    if hatch_build.client_is_current():
        assert "parterre/server/static/index.html" in names
    assert not any("node_modules" in name or "__pycache__" in name for name in names)


def test_without_a_c_compiler_the_wheel_is_plain_and_works(tmp_path: Path) -> None:
    wheel = make_wheel(tmp_path, CC="/bin/false")
    names = names_in(wheel)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not any(name.endswith(hatch_build.NATIVE) for name in names)
    assert data_files() <= names

    with zipfile.ZipFile(wheel) as content:
        content.extractall(tmp_path / "installed")
    check = "import sys; sys.path.insert(0, sys.argv.pop()); from parterre.cli import main; main()"
    job = subprocess.run(
        [sys.executable, "-c", check, "games", tmp_path / "installed"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=100,
    )
    assert job.returncode == 0, job.stderr
    assert job.stderr.count("plain Python") == 1
