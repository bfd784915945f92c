"""Databases and sites that the tests of the server share."""

from __future__ import annotations

import asyncio
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.site import Site, free_port, generous

ENGINES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)]
numbers = itertools.count(1)


@pytest.fixture(scope="session")
def cluster(postgres_programs: Path) -> Iterator[str]:
    """A real PostgreSQL server of our own, and its address."""
    folder = Path(tempfile.mkdtemp(prefix="parterre-pg-"))
    port = free_port()
    # PostgreSQL refuses to run as root, so root lends the folder to somebody else.
    user = _somebody() if os.geteuid() == 0 else None
    if user is not None:
        shutil.chown(folder, user)
    log = folder / "log"

    def run(program: str, *words: str) -> subprocess.CompletedProcess[bytes]:
        command = [str(postgres_programs / program), *words]
        return subprocess.run(
            command, user=user, cwd=folder, capture_output=True, check=True, timeout=60
        )

    data = str(folder / "data")
    run("initdb", "-D", data, "-U", "parterre", "-A", "trust", "-E", "UTF8", "--no-sync")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    run("pg_ctl", "-D", data, "-l", str(log), "-o", options, "-w", "start")
    try:
        yield f"postgresql://parterre@127.0.0.1:{port}"
    finally:
        run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def _somebody() -> str:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    pytest.skip("postgres: there is no user but root to run it")


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest) -> Callable[[str, Path], str]:
    """A function that makes an empty database of an engine and gives its address."""

    def make(engine: str, folder: Path) -> str:
        if engine == "sqlite":
            return f"sqlite:///{folder / f'{next(numbers)}.db'}"
        address = str(request.getfixturevalue("cluster"))
        name = f"parterre_{next(numbers)}"
        asyncio.run(_create(address, name))
        return f"{address}/{name}"

    return make


async def _create(address: str, name: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(f"{address}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


@pytest.fixture(params=ENGINES)
def database(
    request: pytest.FixtureRequest, tmp_path: Path, new_database: Callable[[str, Path], str]
) -> str:
    """The address of an empty database, of each engine in turn."""
    return new_database(request.param, tmp_path)


@pytest.fixture(scope="session", params=ENGINES)
def site(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    new_database: Callable[[str, Path], str],
) -> Iterator[Site]:
    """A site on each engine in turn, where each test lays its own tables."""
    folder = tmp_path_factory.mktemp("site")
    found = Site(generous(folder, new_database(request.param, folder))).start()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def sqlite_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site on SQLite, for what does not depend on the engine."""
    found = Site(generous(tmp_path_factory.mktemp("site"))).start()
    yield found
    found.stop()
