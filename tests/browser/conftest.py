"""One site for all browser tests, visitors whose troubles are noted, and tables to look at."""

from __future__ import annotations

import signal
from asyncio import AbstractEventLoop, _get_running_loop, _set_running_loop
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.site import Site
from browser.tables import Tables, prepared
from browser.visitors import Visitors
from parterre.server.pages import STATIC


def _started(folder: Path) -> Site:
    if not (STATIC / "index.html").is_file():
        pytest.fail(
            f"The client is not built: {STATIC / 'index.html'} is missing. "
            "`./parterre test` builds it; by hand it is `npm ci && npm run build` in web/.",
            pytrace=False,
        )
    return Site(folder).start()


def _stopped(site: Site) -> None:
    code = site.end()
    site.http.close()
    told = site.log.read_text()
    assert code == 0, told
    assert "Traceback" not in told


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site that most tests visit; it must stop cleanly when all are done."""
    opened = _started(tmp_path_factory.mktemp("site"))
    yield opened
    _stopped(opened)


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A site that one test may kill."""
    opened = _started(tmp_path)
    yield opened
    if opened.process is not None and opened.process.poll() is None:
        _stopped(opened)
    else:
        opened.end(signal.SIGKILL)


@pytest.fixture(scope="session")
def tables(site: Site) -> Tables:
    """Tables stopped at each step of a turn and at the end."""
    return prepared(site)


@pytest.fixture(scope="session")
def launched(
    browser_type_launch_args: dict[str, Any],
) -> Iterator[tuple[Browser, AbstractEventLoop | None]]:
    """The browser of this process, and the event loop that it keeps running between its tests."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(**browser_type_launch_args)
        loop = _get_running_loop()
        _set_running_loop(None)
        yield opened, loop
        _set_running_loop(loop)
        opened.close()


@pytest.fixture
def chromium(launched: tuple[Browser, AbstractEventLoop | None]) -> Iterator[Browser]:
    """The browser; its event loop is out of sight of the tests that have one of their own."""
    opened, loop = launched
    _set_running_loop(loop)
    yield opened
    _set_running_loop(None)


@pytest.fixture
def visitors(chromium: Browser) -> Iterator[Callable[[Site], Visitors]]:
    """Opens browser windows on a site; at the end none may have met with trouble."""
    opened: list[Visitors] = []

    def on(site: Site) -> Visitors:
        opened.append(Visitors(chromium, site.address))
        return opened[-1]

    yield on
    for each in opened:
        each.leave()
    troubles = [trouble for each in opened for trouble in each.troubles]
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def visit(visitors: Callable[[Site], Visitors], site: Site) -> Visitors:
    """The same, on the site that most tests visit."""
    return visitors(site)
