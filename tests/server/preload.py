"""Small libraries that are loaded before all others, to let the system fail as it really can."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest


def library(source: str, folder: Path) -> dict[str, str]:
    """Build one of the C files beside this one; what the environment needs to load it."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or sys.platform != "linux":
        pytest.skip("this failure needs Linux and a C compiler")
    built = folder / f"{source}.so"
    file = Path(__file__).parent / f"{source}.c"
    command = [compiler, "-shared", "-fPIC", "-O1", "-o", str(built), str(file), "-ldl"]
    subprocess.run(command, check=True, timeout=60)
    return {"LD_PRELOAD": str(built)}
