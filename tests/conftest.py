"""What all tests share: the programs that some need, and what is said where one is missing."""

import os
from pathlib import Path
from typing import Any

import pytest

import environment

NEEDS = {
    "browser": (environment.chromium, "no Chromium (apt install chromium)"),
    "postgres": (environment.postgres, "no PostgreSQL server (apt install postgresql)"),
}
ROOT = Path(__file__).resolve().parent.parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests whose program is not on this machine."""
    missing = {name: reason for name, (find, reason) in NEEDS.items() if not find()}
    for item in items:
        if "browser" in item.path.relative_to(ROOT).parts:
            item.add_marker("browser")
        for name, reason in missing.items():
            if item.get_closest_marker(name):
                item.add_marker(pytest.mark.skip(reason=f"{name}: {reason}"))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Tests of a file stay together, but those of a browser, which are long, go out one by one."""
    from xdist.scheduler import LoadFileScheduling

    class Handing(LoadFileScheduling):
        """No worker is left with many long ones at the end."""

        def _split_scope(self, nodeid: str) -> str:
            return nodeid if "/browser/" in nodeid else str(super()._split_scope(nodeid))

        def remove_node(self, node: Any) -> str | None:
            """The test that ended its worker has failed, and is not given to the next one."""
            work = self.assigned_work[node]
            waiting = [(s, test) for s, tests in work.items() for test in tests if not tests[test]]
            for scope, test in waiting[:1]:
                work[scope][test] = True
            self.assigned_work[node] = type(work)(
                (scope, tests) for scope, tests in work.items() if not all(tests.values())
            )
            super().remove_node(node)
            return waiting[0][1] if waiting else None

    return Handing(config, log) if config.getvalue("dist") == "loadfile" else None


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Name the tests that a missing program kept from running, and the checks that failed."""
    skipped = terminalreporter.stats.get("skipped", [])
    for name, (_, reason) in NEEDS.items():
        tests = [report.nodeid for report in skipped if f"{name}: {reason}" in str(report.longrepr)]
        if tests:
            terminalreporter.section(f"{len(tests)} {name} tests skipped: {reason}")
            for test in sorted(tests):
                terminalreporter.line(test)
    if os.environ.get("PARTERRE_FAILED_CHECKS"):
        terminalreporter.section("checks that failed before the tests", red=True)
        terminalreporter.line(os.environ["PARTERRE_FAILED_CHECKS"])


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let the whole run fail where a check failed before it."""
    if os.environ.get("PARTERRE_FAILED_CHECKS") and session.exitstatus == 0:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.fixture(scope="session")
def postgres_programs() -> Path:
    """The folder of initdb, postgres and pg_ctl."""
    return Path(environment.postgres())


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """How Playwright starts the Chromium of this machine."""
    quiet = [
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ]
    if os.name == "posix" and os.geteuid() == 0:
        quiet.append("--no-sandbox")
    return {"executable_path": environment.chromium(), "args": quiet}


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--rewrite` writes golden playthroughs and perft counts anew, to be read as a diff."""
    parser.addoption("--rewrite", action="store_true", help="write the golden files anew")


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    """Whether the golden files are to be written anew."""
    return bool(request.config.getoption("--rewrite"))
