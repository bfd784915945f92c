"""A small project with the real launcher, set up without a network."""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path

import hatch_build
import pytest

ENGINE = '''# compiled
"""A small engine."""


def answer() -> int:
    """What the engine says."""
    return {answer}
'''

COMMAND = """
import signal, sys
from parterre.core import state
print(state.answer(), "source" if state.__file__.endswith(".py") else "compiled", *sys.argv[1:])
sys.stdout.flush()
if "wait" in sys.argv:
    signal.pause()
"""


class SmallProject:
    """A folder with the launcher, one compiled module and a command that prints what it says."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.launcher = root / "parterre"
        self.engine = root / "src" / "parterre" / "core" / "state.py"

    def set_answer(self, answer: str) -> None:
        """Edit the engine's source."""
        self.engine.write_text(ENGINE.format(answer=answer), "utf-8")

    def start(self, *words: str, **settings: str) -> subprocess.Popen[str]:
        """Start the launcher."""
        return subprocess.Popen(
            [sys.executable, str(self.launcher), *words],
            cwd=self.root.parent,
            env={**plain_environment(), **settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *words: str, **settings: str) -> tuple[str, str]:
        """Run the launcher to its end; what it printed, and what it told on the way."""
        job = self.start(*words, **settings)
        out, told = job.communicate(timeout=120)
        assert job.returncode == 0, told
        return out.strip(), told

    def libraries(self) -> list[Path]:
        """The compiled libraries in place."""
        return [path for path in self.root.rglob("*") if path.suffix in hatch_build.NATIVE]


def plain_environment() -> Mapping[str, str]:
    """The environment without what this project reads from it."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PARTERRE_")}


@pytest.fixture
def small_project(tmp_path: Path) -> SmallProject:
    """The small project in a folder whose name has spaces, its environment borrowed from here."""
    root = tmp_path / "a small project"
    for name in ("parterre", "hatch_build.py", "pyproject.toml", "locks", "tests/environment.py"):
        source = hatch_build.ROOT / name
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if source.is_dir() else shutil.copy)(source, root / name)
    core = root / "src" / "parterre" / "core"
    core.mkdir(parents=True)
    (core / "__init__.py").touch()
    for name in ("__init__.py", "engine.py"):
        shutil.copy(hatch_build.SRC / "parterre" / name, core.parent / name)
    project = SmallProject(root)
    project.set_answer("1")

    venv = root / ".venv"
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    packages = venv / "lib" / f"python{version}" / "site-packages"
    packages.mkdir(parents=True)
    (venv / "bin").mkdir()
    (venv / "bin" / "python").symlink_to(Path(sys.executable).resolve())
    (venv / "bin" / "parterre").write_text(COMMAND, "utf-8")
    shutil.copy(Path(sys.prefix, "pyvenv.cfg"), venv / "pyvenv.cfg")
    # The project's own source comes first, then the packages of the environment that runs this.
    borrowed = sysconfig.get_path("purelib")
    (packages / "borrowed.pth").write_text(f"{root / 'src'}\n{borrowed}\n", "utf-8")
    lock = hatch_build.ROOT / "locks" / "site.lock"
    (venv / "made-in").write_text(str(root), "utf-8")
    (venv / "installed-site").write_text(hatch_build.fingerprint([lock]), "utf-8")
    described = hatch_build.fingerprint([hatch_build.ROOT / "pyproject.toml"])
    (venv / "installed-project").write_text(described, "utf-8")
    return project
