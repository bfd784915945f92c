"""Windows of the browser, with a note of everything that goes wrong in them."""

from __future__ import annotations

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    WebSocket,
)

from browser.looks import Look

PATIENCE = 15_000


class Visitors:
    """People who open the site, each in a window that shares nothing with the others."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.troubles: list[str] = []
        self._contexts: list[BrowserContext] = []
        self._noting = True

    def __call__(self, path: str = "/", look: Look | None = None, device: str = "the same") -> Page:
        """A new visitor at a page of the site; all on one device, unless it is named."""
        settings = (look or Look()).settings
        context = self.browser.new_context(base_url=self.address, **settings)
        # Before the first page there is an empty one, which may keep nothing.
        context.add_init_script(
            f"if (location.host) localStorage.setItem('parterre.device', '{device}')"
        )
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        context.on("console", self._console)
        context.on("weberror", lambda problem: self._note(f"error on the page: {problem.error}"))
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)
        page = context.new_page()
        page.goto(path)
        return page

    def expect_trouble(self) -> None:
        """From now on things go wrong on purpose."""
        self._noting = False

    def leave(self) -> None:
        """Close every window."""
        self._noting = False
        for context in self._contexts:
            context.close()

    def _note(self, trouble: str) -> None:
        if self._noting:
            self.troubles.append(trouble)

    def _console(self, message: ConsoleMessage) -> None:
        # A policy that refuses something says so here too.
        if message.type in ("error", "warning"):
            self._note(f"console {message.type}: {message.text} ({message.location})")

    def _failed(self, request: Request) -> None:
        # Who leaves a page takes along what it was still asking for.
        if request.failure != "net::ERR_ABORTED":
            self._note(f"failed: {request.method} {request.url} ({request.failure})")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"{response.status}: {response.request.method} {response.url}")


class Wire:
    """Everything that the site sends to a window about its tables."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self._answers: list[Response] = []
        page.on("websocket", self._opened)
        page.on("response", self._answered)

    @property
    def heard(self) -> str:
        """All of it as text."""
        return "\n".join([*self.frames, *(_text(answer) for answer in self._answers)])

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _answered(self, response: Response) -> None:
        if "/api/tables" in response.url:
            self._answers.append(response)


def _text(answer: Response) -> str:
    try:
        return answer.text()
    except Error:
        return ""
