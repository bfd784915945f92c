"""The project's own files: pinned, locked, and naming no place where packages come from."""

import json
import os
import re
import tomllib
from itertools import combinations

import hatch_build
import pytest

import parterre

ROOT = hatch_build.ROOT
DESCRIBED = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = sorted((ROOT / "locks").glob("*.lock"))
NAME = r"[a-z0-9-]+"
PIN = re.compile(rf"({NAME})==([^ ;]+)( ; [^\\]+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")


def locked(name: str) -> dict[str, str]:
    """The versions in a lock."""
    lines = (ROOT / "locks" / f"{name}.lock").read_text("utf-8").splitlines()
    return {pin[1]: pin[2] for line in lines if (pin := PIN.fullmatch(line))}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_a_lock_names_packages_and_hashes_and_nothing_else(lock):
    lines = lock.read_text("utf-8").splitlines()
    strange = [line for line in lines if not PIN.fullmatch(line) and not HASH.fullmatch(line)]
    assert strange == []


def test_the_locks_agree():
    """Any two of them, for one environment may have been given all."""
    for one, other in combinations(map(locked, ("site", "test", "peers", "cluster")), 2):
        shared = one.keys() & other.keys()
        assert {name: one[name] for name in shared} == {name: other[name] for name in shared}


def test_the_build_requirements_are_pinned_as_locked():
    site = locked("site")
    for requirement in DESCRIBED["build-system"]["requires"]:
        name, version = requirement.split("==")
        assert site[re.sub(r"\[.*\]", "", name).replace("_", "-").lower()] == version
    assert set(DESCRIBED["build-system"]["requires"]) <= set(
        DESCRIBED["dependency-groups"]["build"]
    )


def test_every_dependency_is_locked():
    for requirement in DESCRIBED["project"]["dependencies"]:
        name = re.match(r"[\w.-]+", requirement)
        assert name
        assert re.sub(r"[_.]", "-", name[0]) in locked("site")


def test_the_clients_lock_names_no_package_host():
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]


def test_the_version_is_said_once_and_again_alike():
    assert parterre.__version__ == DESCRIBED["project"]["version"]


def test_both_commands_can_be_run():
    assert os.access(ROOT / "parterre", os.X_OK)
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
