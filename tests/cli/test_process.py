"""The command as a process: pipes that break, interrupts, a full disk, and a quick start."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from parterre.engine import compiled

COMMAND = [sys.executable, "-m", "parterre"]
QUICK = ["simulate", "arboretum", "--bots", "uniform"]


def test_a_pipe_connects_simulate_and_replay(environment: dict[str, str]) -> None:
    games = subprocess.run(
        [*COMMAND, *QUICK, "--games", "3"], env=environment, capture_output=True, timeout=60
    )
    assert games.returncode == 0
    ran = subprocess.run(
        [*COMMAND, "replay", "-", "--json"],
        env=environment,
        input=games.stdout,
        capture_output=True,
        timeout=60,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert [json.loads(line)["over"] for line in ran.stdout.splitlines()] == [True] * 3


def test_output_is_utf_8_wherever_it_runs(environment: dict[str, str]) -> None:
    there = {**environment, "PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONUTF8": "0"}
    words = [*COMMAND, "--lang", "fr", "games"]
    ran = subprocess.run(words, env=there, capture_output=True, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert "défaut" in ran.stdout.decode("utf-8")


def test_a_pipe_that_nobody_reads_ends_it_quietly(environment: dict[str, str]) -> None:
    words = [*COMMAND, *QUICK, "--games", "100000"]
    with subprocess.Popen(
        words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 141


def anybody_left(group: int) -> bool:
    """Whether a process of a group is still there."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
@pytest.mark.parametrize("after", [0.1, 2])
def test_an_interrupt_ends_it_cleanly(
    environment: dict[str, str], tmp_path: Path, number: int, code: int, after: float
) -> None:
    words = [*COMMAND, *QUICK, "--games", "100000", "--out", "games.jsonl", "--workers", "2"]
    with subprocess.Popen(
        words, env=environment, cwd=tmp_path, stderr=subprocess.PIPE, start_new_session=True
    ) as process:
        assert process.stderr is not None
        deadline = time.monotonic() + 30
        while not list(tmp_path.iterdir()) and time.monotonic() < deadline:
            time.sleep(0.02)
        time.sleep(after)  # the later one finds other processes at work
        if number == signal.SIGINT:
            os.killpg(process.pid, number)
        else:
            process.send_signal(number)
        told = process.stderr.read().decode()
        assert told.startswith("Stopped after ")
        assert told.endswith("games.jsonl is written whole or not at all.\n")
        assert process.wait(30) == code
    assert list(tmp_path.iterdir()) == []
    while anybody_left(process.pid) and time.monotonic() < deadline + 30:
        time.sleep(0.1)
    assert not anybody_left(process.pid)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_one_sentence(environment: dict[str, str]) -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            [*COMMAND, "games"], env=environment, stdout=full, stderr=subprocess.PIPE, timeout=60
        )
    assert ran.returncode == 1
    assert len(ran.stderr.splitlines()) == 1


def test_no_command_but_the_site_loads_the_server(environment: dict[str, str]) -> None:
    code = (
        "import sys; from parterre.cli import main; "
        "main(['games', '--json']); main(['--help']); "
        "assert not {'litestar', 'sqlalchemy', 'uvicorn'} & set(sys.modules), 'loaded'"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, timeout=60
    )
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_an_engine_not_compiled_is_told_once_and_not_beside_a_refusal(
    environment: dict[str, str],
) -> None:
    code = (
        "import sys; from parterre.cli import main; sys.exit(main(sys.argv[1:]) or main(['games']))"
    )
    there = {name: value for name, value in environment.items() if name != "PARTERRE_INTERPRETED"}
    for words, code_expected in (("games", 0), ("frobnicate", 2)):
        ran = subprocess.run(
            [sys.executable, "-c", code, words], env=there, capture_output=True, timeout=60
        )
        assert ran.returncode == code_expected
        told = ran.stderr.count(b"plain Python")
        assert told == (1 if words == "games" and not compiled() else 0)


def test_a_closed_output_is_one_sentence(environment: dict[str, str]) -> None:
    command = f"exec {sys.executable} -m parterre games >&-"
    ran = subprocess.run(
        ["sh", "-c", command], env=environment, capture_output=True, text=True, timeout=60
    )
    assert ran.returncode == 1
    assert ran.stderr == "The standard output is closed, so there is nowhere to answer.\n"
