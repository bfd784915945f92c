"""`parterre arena`: its report, its question, strangers' bots, and going on after any end."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from parterre.cli import tables
from parterre.cli.agreeing import names_given

QUICK = ("arena", "topiary", "--bots", "greedy,uniform")


def refused(ran: Any, code: int, folder: Path) -> str:
    """The one sentence that is all that has come of a command."""
    assert (ran.code, ran.out) == (code, ""), ran
    assert len(ran.err.splitlines()) == 1, ran.err
    assert "inside Parterre" not in ran.err
    assert list(folder.iterdir()) == []
    return str(ran.err)


@pytest.mark.parametrize(
    "words",
    [
        ("--beats", "0"),
        ("--beats", "1"),
        ("--beats", "75%"),
        ("--beats", "nan"),
        ("--until-decided", "--bots", "greedy,uniform,greedy"),
        ("--beats", "0.5", "--bots", "greedy,uniform,greedy"),
        ("--limit", "0"),
        ("--limit", "soon"),
        ("--on", "mars"),
        ("--report", " "),
        ("--report", "nowhere/report"),
        ("--report", "/dev/null"),
        ("--report", "x" * 300),
        ("--report", "report", "--bots", "deepblue"),
        ("--report", "report", "--bots", "greedy,exec:"),
        ("--report", "report", "--bots", "greedy,exec:no-such-program-here"),
        ("--report", "report", "--bots", 'greedy,"exec:python'),
        ("--report", "report", "--bots", "greedy,exec:python 'x"),
        ("--iterations", "9" * 30),
    ],
)
def test_bad_words(run: Any, empty: Path, words: tuple[str, ...]) -> None:
    english = refused(run(*QUICK, *words), 1, empty)
    assert refused(run(*QUICK, *words, "--lang", "fr"), 1, empty) != english


@pytest.mark.parametrize("words", [("--beats",), ("--until-decided=3",), ("--report",), ("--on",)])
def test_wrong_usage(run: Any, empty: Path, words: tuple[str, ...]) -> None:
    refused(run(*QUICK, *words), 2, empty)


def test_a_cluster_without_ray_is_refused(
    run: Any, empty: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    assert "parterre[cluster]" in refused(run(*QUICK, "--on", "ray", "--report", "r"), 1, empty)


def test_names_may_be_commands_with_commas() -> None:
    assert names_given("a, b") == ("a", "b")
    assert names_given("a,exec:python my_bot.py") == ("a", "exec:python my_bot.py")
    assert names_given('a,"exec:bot --x 1,2",b') == ("a", "exec:bot --x 1,2", "b")
    assert names_given("exec:bot 'a b'") == ("exec:bot 'a b'",)
    assert names_given("uniform,") == ("uniform", "")


def test_a_report_is_a_folder_whose_games_replay(run: Any, empty: Path) -> None:
    words = (*QUICK, "--games", "6", "--report", "report", "--json")
    ran = run(*words)
    names = {path.name for path in (empty / "report").iterdir()}
    assert names == {"run.json", "games.jsonl", "results.json", "chart.svg", "report.md"}
    assert json.loads((empty / "report" / "results.json").read_text()) == ran.answer
    replayed = run("replay", "report/games.jsonl", "--json")
    assert replayed.code == 0
    assert [each["over"] for each in replayed.answers] == [True] * 6
    # Given again, the command answers from what is there, and says so.
    again = run(*words)
    assert again.answer == ran.answer
    assert (ran.err, again.err.startswith("Already in report: 6 of 6 games.")) == ("", True)
    other = run(*words, "--seed", "2")
    assert other.code == 1
    assert "seed 1" in other.err


def test_the_screen_tells_the_matrix_the_ratings_and_the_answer(run: Any) -> None:
    shown = run("arena", "topiary", "--bots", "greedy,uniform,uniform", "--games", "4").out
    assert "Plackett-Luce" in shown
    assert "Ahead" in shown
    words = (*QUICK, "--games", "100", "--beats", "0.5", "--until-decided")
    assert "Yes: greedy wins more than 50.0%" in run(*words).out
    assert "Oui" in run(*words, "--lang", "fr").out
    report = run(*words, "--json").answer
    assert report["games"] < 100
    assert report["question"]["answer"] == "yes"


@pytest.mark.parametrize("width", [100, 80, 60, 40])
def test_a_narrow_screen_cuts_nothing_off(
    run: Any, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    report = run("arena", "topiary", "--bots", "tree,uniform,greedy", "--games", "2", "--json")
    out = io.StringIO()
    monkeypatch.setattr(tables, "screen", lambda: Console(file=out, width=width))
    tables.match(report.answer)
    shown = out.getvalue()
    assert "…" not in shown
    for name, row in report.answer["bots"].items():
        assert name in shown
        assert f"{100 * row['low']:.1f}–{row['high']:.1%}" in shown


def test_who_is_to_meet_has_others_at_the_table(run: Any) -> None:
    words = ("arena", "arborea", "--bots", "uniform,greedy", "--games", "1", "--json")
    assert run(*words).answer["seats"] == 2
    assert run(*words, "--seats", "1").answer["seats"] == 1
    assert run(*words[:3], "uniform", *words[4:]).answer["seats"] == 1


def test_a_program_that_may_not_be_executed(run: Any, empty: Path) -> None:
    (empty / "bot.py").write_text("pass")
    assert "chmod +x" in run("arena", "topiary", "--bots", "exec:./bot.py,uniform").err


def test_a_stranger_that_fails_is_told_and_nothing_else_suffers(run: Any, empty: Path) -> None:
    name = f"exec:{sys.executable} -c pass"
    words = ("arena", "topiary", "--bots", f"{name},uniform", "--games", "2")
    assert "exit code 0" in run(*words).out
    assert "code 0" in run(*words, "--lang", "fr").out
    assert run(*words, "--json").answer["bots"]["uniform"]["wins"] == 2
    simulated = ("simulate", "topiary", "--bots", f"{name},uniform", "--out", "games.jsonl")
    refused(run(*simulated), 1, empty)


def test_a_stranger_may_play_where_records_are_written(run: Any, empty: Path) -> None:
    (empty / "bot.py").write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    print(json.loads(line)['actions'][0], flush=True)\n"
    )
    words = ("simulate", "topiary", "--bots", f"exec:{sys.executable} bot.py,uniform")
    ran = run(*words, "--games", "2")
    assert len(ran.answers) == 2
    assert run("replay", "-", given=ran.out.encode()).code == 0


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_a_run_that_was_ended_goes_on(
    environment: dict[str, str], tmp_path: Path, end: signal.Signals
) -> None:
    # A stranger that takes its time, so that there is a middle to end the run in.
    (tmp_path / "bot.py").write_text(
        "import json, os, sys, time\n"
        "open('pids', 'a').write(f'{os.getpid()}\\n')\n"
        "for line in sys.stdin:\n"
        "    time.sleep(0.012)\n"
        "    print(json.loads(line)['actions'][0], flush=True)\n"
    )
    command = [sys.executable, "-m", "parterre", "arena", "topiary", "--games", "8"]
    command += ["--bots", f"exec:{sys.executable} bot.py,uniform", "--report", "report", "--json"]
    process = subprocess.Popen(
        command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    games = tmp_path / "report" / "games.jsonl"
    late = time.monotonic() + 60
    while not (games.exists() and games.read_bytes().count(b"\n") >= 2):
        assert time.monotonic() < late
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)
    process.send_signal(end)
    _, err = process.communicate(timeout=30)
    assert process.returncode == {signal.SIGKILL: -9, signal.SIGINT: 130}.get(end, 143)
    # A process that was just being started when its parent was killed is Python's to complain of.
    assert (b"src/parterre" if end == signal.SIGKILL else b"Traceback") not in err
    assert end == signal.SIGKILL or b"report" in err
    before = games.read_bytes()
    assert 2 <= before.count(b"\n") < 8
    until = time.monotonic() + 10
    while any(map(_runs, _pids(tmp_path))):
        assert time.monotonic() < until, "a stranger is left running"
        time.sleep(0.05)
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 8
    lines = games.read_bytes().splitlines()
    assert len(lines) == 8
    # What was there is there still, played once only.
    assert {line for line in before.split(b"\n")[:-1] if line} <= set(lines)


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_no_stranger_outlives_the_arena(
    environment: dict[str, str], tmp_path: Path, end: signal.Signals
) -> None:
    # The first ones play, slowly enough that other processes are started; the others hear nothing.
    (tmp_path / "bot.py").write_text(
        "import json, os, sys, time\n"
        "open('pids', 'a').write(f'{os.getpid()}\\n')\n"
        "deaf = len(open('pids').readlines()) > 3\n"
        "for line in sys.stdin:\n"
        "    time.sleep(60 if deaf else 0.02)\n"
        "    print(json.loads(line)['actions'][0], flush=True)\n"
    )
    command = [sys.executable, "-m", "parterre", "arena", "topiary", "--games", "20"]
    command += ["--bots", f"exec:{sys.executable} bot.py,uniform", "--workers", "2"]
    process = subprocess.Popen(
        [*command, "--limit", "100"], env=environment, cwd=tmp_path, stderr=subprocess.PIPE
    )
    late = time.monotonic() + 60
    while len(_pids(tmp_path)) < 4:
        assert time.monotonic() < late
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)
    time.sleep(0.3)
    process.send_signal(end)
    process.communicate(timeout=30)
    until = time.monotonic() + 10
    while any(map(_runs, _pids(tmp_path))):
        assert time.monotonic() < until, "a stranger is left running"
        time.sleep(0.05)


def _pids(folder: Path) -> list[int]:
    """The strangers that were started."""
    note = folder / "pids"
    return [int(pid) for pid in note.read_text().split()] if note.exists() else []


def _runs(pid: int) -> bool:
    """Whether a process runs; one that has ended and waits for its parent does not."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat")
        return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
