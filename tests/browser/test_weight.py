"""What a browser really fetches: the home page is light, and a game comes when it is wanted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Response, Route, expect

from browser.looks import Look
from browser.site import Site
from browser.test_every_board import begun
from browser.visitors import Visitors
from parterre.games import GAMES
from parterre.words import LANGUAGES, say

MOST = 90_000  # bytes of code, style and words, as they are sent
QUIET = 400  # milliseconds without an answer, after which none is expected
# The names that the build gives to the words of a language, and to the board of a game.
WORDS = re.compile(r"assets/words-([a-z]+)(?:-([a-z]+))?-[\w-]{8}\.js")
BOARD = re.compile(r"assets/table-([a-z]+)-[\w-]{8}\.js")


class Fetched:
    """What a page has fetched so far."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.answers: list[Response] = []
        page.on("response", lambda answer: self.answers.append(answer))

    def paths(self) -> set[str]:
        """The paths, without the address of the site."""
        return {answer.url.split("/", 3)[3] for answer in self.answers}

    def settle(self) -> None:
        """Wait until nothing more has come for a while."""
        known = -1
        while known != len(self.answers):
            known = len(self.answers)
            self.page.wait_for_timeout(QUIET)

    def weight(self) -> int:
        """Bytes of code, style, words and offers; letters and pictures come after them."""
        kinds = ("script", "stylesheet", "document", "fetch")
        sent = [answer for answer in self.answers if answer.request.resource_type in kinds]
        # Who comes again needs nothing; a first visitor has an empty cache.
        assert not [answer.url for answer in sent if answer.status != 200]
        return sum(answer.request.sizes()["responseBodySize"] for answer in sent)

    def words(self) -> set[tuple[str, str]]:
        """The languages whose words were fetched, each with its game or none."""
        found = (WORDS.fullmatch(path) for path in self.paths())
        return {(each[1], each[2] or "") for each in found if each}

    def boards(self) -> set[str]:
        """The games whose boards were fetched."""
        found = (BOARD.fullmatch(path) for path in self.paths())
        return {each[1] for each in found if each}


def opened(visit: Visitors, look: Look, path: str = "/") -> tuple[Page, Fetched]:
    """A page of the site, with all that a first visitor fetches for it."""
    page = visit("about:blank", look)
    fetched = Fetched(page)
    page.goto(path)
    expect(page.locator("main")).to_be_visible()
    fetched.settle()
    return page, fetched


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_home_page_is_light(visit: Visitors, lang: str, size: str) -> None:
    """With every card on it, in one language, and without a board."""
    page, fetched = opened(visit, Look(size, lang))
    expect(page.get_by_test_id("play-now")).to_be_visible()
    expect(page.locator(".games .plate")).to_have_count(len(GAMES))
    assert fetched.words() == {(lang, "")}
    assert fetched.boards() == set()
    weight = fetched.weight()
    print(f"home page, {lang}, {size}: {weight} bytes in {len(fetched.answers)} answers")
    assert 30_000 < weight <= MOST


@pytest.mark.parametrize("by", ["pointer", "key", "finger"])
def test_a_board_is_fetched_when_its_card_is_pointed_at(visit: Visitors, by: str) -> None:
    page, fetched = opened(visit, Look("phone" if by == "finger" else "desktop"))
    game = list(GAMES)[1]
    card = page.get_by_test_id(f"game-{game}")
    with page.expect_response(lambda answer: f"table-{game}" in answer.url):
        if by == "pointer":
            card.hover()
        elif by == "key":
            card.focus()
        else:
            card.tap()
    fetched.settle()
    assert fetched.boards() == {game}
    assert fetched.words() == {("en", ""), ("en", game)}
    # Whoever plays it then fetches no code any more.
    before = len([each for each in fetched.answers if "/assets/" in each.url])
    card.click()
    page.get_by_test_id("play-now").click()
    expect(page.locator("main[data-ask]")).to_be_visible()
    letters = ("font", "image")
    code = [each for each in fetched.answers if "/assets/" in each.url][before:]
    assert [one.url for one in code if one.request.resource_type not in letters] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fetches_its_own_board_alone(visit: Visitors, site: Site, game: str) -> None:
    _, fetched = opened(visit, Look(), begun(site, game, 0).link)
    assert fetched.boards() == {game}
    assert fetched.words() == {("en", ""), ("en", game)}


def test_a_language_is_fetched_by_itself(visit: Visitors, site: Site) -> None:
    """When it is chosen: with the words of the game that lies on the table, and of no other."""
    game = next(iter(GAMES))
    page, fetched = opened(visit, Look(), begun(site, game, 0).link)
    page.get_by_test_id("language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert fetched.words() == {("en", ""), ("en", game), ("fr", ""), ("fr", game)}
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("site-headline", lang="fr"))


def test_what_does_not_come_is_asked_for_again(visit: Visitors) -> None:
    """The first answer for a board is lost on the way."""
    page = visit("/")
    visit.expect_trouble()
    game = list(GAMES)[1]
    lost: list[str] = []

    def lose(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort()

    page.route(f"**/assets/table-{game}-*.js", lose)
    page.get_by_test_id(f"game-{game}").click()
    page.get_by_test_id("play-now").click()
    expect(page.locator("main[data-ask]")).to_be_visible()
    assert lost


def test_a_page_that_is_older_than_the_site_is_opened_anew(visit: Visitors) -> None:
    """Its files are gone from the site, and what it would fetch has another name now."""
    page = visit("/")
    visit.expect_trouble()
    game = list(GAMES)[1]
    page.route(f"**/assets/table-{game}-*.js", lambda route: route.fulfill(status=404))
    index = page.request.get("/").text()
    built = re.sub(r"/assets/index-[\w-]{8}\.js", "/assets/index-another1.js", index)
    assert built != index
    page.route("**/", lambda route: route.fulfill(body=built, content_type="text/html"))
    with page.expect_event("framenavigated"):
        page.get_by_test_id(f"game-{game}").hover()
