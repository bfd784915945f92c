"""Finds the programs that some tests need; imports nothing but the standard library."""

import os
import shutil
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


def chromium() -> str:
    """The path of a Chromium, or nothing; PARTERRE_CHROMIUM names one outright."""
    named = os.environ.get("PARTERRE_CHROMIUM")
    if named is not None:
        return named
    found = (path for name in BROWSERS if (path := shutil.which(name)))
    return next(found, "") or next(filter(os.path.exists, APPLICATIONS), "")


def postgres() -> str:
    """The folder of the newest PostgreSQL server's programs, or nothing."""
    named = os.environ.get("PARTERRE_POSTGRES")
    if named is not None:
        return named
    folders = Path("/usr/lib/postgresql").glob("*/bin")
    versions = sorted(
        (folder for folder in folders if (folder / "initdb").exists()),
        key=lambda folder: int(folder.parent.name),
    )
    if versions:
        return str(versions[-1])
    initdb = shutil.which("initdb")
    return str(Path(initdb).resolve().parent) if initdb else ""
