"""Where the work runs: what a signal to end does at an awkward moment."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

# Somebody ends the run just when its pool of processes is half started.
ENDED = """
import os, signal, sys, threading
from parterre.arena.work import finished

def end(number, frame):
    sys.exit(128 + number)

start = threading.Thread.start

def ended(thread):
    if "ExecutorManager" in type(thread).__name__:
        os.kill(os.getpid(), signal.{name})
        for _ in range(1000):  # Python looks for signals between two steps
            pass
    start(thread)

if __name__ == "__main__":
    signal.signal(signal.{name}, end)
    threading.Thread.start = ended
    for _ in finished(abs, range(4), 2, patience=0):
        pass
    print("played on")
"""


@pytest.mark.parametrize(("name", "code"), [("SIGTERM", 143), ("SIGINT", 130), ("SIGHUP", 129)])
def test_a_run_may_be_ended_while_its_processes_start(name: str, code: int, tmp_path: Path) -> None:
    script = tmp_path / "ended.py"
    script.write_text(ENDED.format(name=name))
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (code, "", "")
