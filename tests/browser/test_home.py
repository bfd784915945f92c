"""The home page on a phone: what is in sight is what is played, and it is remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.looks import Look, picture
from browser.playing import box_of
from browser.visitors import Visitors
from parterre.games import GAMES
from parterre.words import say

PHONE = Look("phone")
# The plate that one sees most of, by where it lies.
IN_SIGHT = """() => [...document.querySelectorAll(".games [data-game]")]
  .map((one) => [one.dataset.game, one.getBoundingClientRect()])
  .map(([game, box]) => [Math.min(innerWidth, box.right) - Math.max(0, box.left), game])
  .sort(([a], [b]) => b - a)[0][1]"""


def swipe(page: Page, by: int) -> None:
    """Draw a finger across the games, and wait until they have come to rest."""
    row = box_of(page.locator(".games"))
    x, y = (300 if by < 0 else 90), row["y"] + 60
    touch = page.context.new_cdp_session(page)
    send = "Input.dispatchTouchEvent"
    touch.send(send, {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 11):
        at = {"x": x + by * step / 10, "y": y}
        touch.send(send, {"type": "touchMove", "touchPoints": [at]})
        page.wait_for_timeout(16)
    touch.send(send, {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(700)


def assert_chosen(page: Page, game: str, lang: str) -> None:
    """The game is in sight, and everything speaks of it."""
    name = say(f"{game}-title", lang=lang)
    expect(page.get_by_test_id(f"game-{game}")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(IN_SIGHT) == game
    expect(page.get_by_role("heading", level=2, name=name, exact=True).last).to_be_visible()
    expect(page.get_by_test_id("play-now")).to_contain_text(
        say("site-play-now", {"game": name}, lang)
    )
    page.get_by_test_id("menu").tap()
    for what in ("rules", "box"):
        expect(page.locator(f".menu a[href='/{what}/{game}']")).to_be_visible()
    page.get_by_test_id("menu").tap()


# A tap on a game far away while an earlier movement of the row is only now told to be over;
# every game that is chosen from then on.
TAPPED_IN_A_MOVE = """(game) => new Promise((done) => {
  const seen = [];
  const look = () => {
    const now = document.querySelector(".games [aria-pressed='true']").dataset.testid;
    if (seen.at(-1) !== now) seen.push(now);
  };
  document.querySelector(`[data-testid='game-${game}']`).click();
  setTimeout(() => document.querySelector(".games").dispatchEvent(new Event("scrollend")), 50);
  setTimeout(() => { clearInterval(watching); done(seen); }, 1500);
  const watching = setInterval(look, 5);
})"""


def test_a_game_that_was_tapped_stays_chosen_while_the_row_moves_to_it(visit: Visitors) -> None:
    page = visit("/", PHONE)
    last = list(GAMES)[-1]
    expect(page.get_by_test_id(f"game-{last}")).to_be_attached()
    assert page.evaluate(TAPPED_IN_A_MOVE, last) == [f"game-{last}"]
    assert_chosen(page, last, "en")
    swipe(page, 200)
    assert_chosen(page, list(GAMES)[-2], "en")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_in_sight_after_a_swipe_is_chosen(visit: Visitors, lang: str) -> None:
    look = Look("phone", lang)
    page = visit("/", look)
    first, *others = GAMES
    assert_chosen(page, first, lang)
    for game in others:
        swipe(page, -200)
        assert_chosen(page, game, lang)
    swipe(page, 200)
    before_last = others[-2]
    assert_chosen(page, before_last, lang)
    picture(page, look, "home-swiped")
    page.reload()
    assert_chosen(page, before_last, lang)
    button = box_of(page.get_by_test_id("play-now"))
    page.touchscreen.tap(button["x"] + button["width"] / 2, button["y"] + button["height"] / 2)
    expect(page.locator("main[data-ask]")).to_be_visible()
    expect(page.locator("header .title")).to_have_text(say(f"{before_last}-title", lang=lang))


def test_a_game_that_is_tapped_comes_into_sight(visit: Visitors) -> None:
    page = visit("/", PHONE)
    edge = box_of(page.get_by_test_id("game-topiary"))
    page.touchscreen.tap(edge["x"] + 10, edge["y"] + edge["height"] / 2)
    page.wait_for_timeout(700)
    assert_chosen(page, "topiary", "en")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_plate_is_half_empty(visit: Visitors, lang: str) -> None:
    page = visit("/", Look("phone", lang))
    expect(page.get_by_test_id("reconstructed-arborea")).to_be_attached()
    for plate in page.locator(".plate").all():
        art, text = box_of(plate.locator(".art")), box_of(plate.locator(".text"))
        last = box_of(plate.locator(".text > :last-child"))
        assert art["height"] + text["height"] >= box_of(plate)["height"] - 4
        assert text["y"] + text["height"] - last["y"] - last["height"] < 24


SIZES = [(390, 844), (844, 390), (720, 450), (768, 1024), (1024, 768)]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_game_and_every_way_is_at_hand(visit: Visitors, size: tuple[int, int]) -> None:
    """A game that is tapped stays chosen, and one need not look for the button that plays it."""
    page = visit("/", PHONE)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for game in (*GAMES, *reversed(list(GAMES))):
        page.get_by_test_id(f"game-{game}").tap()
        page.wait_for_timeout(700)
        expect(page.get_by_test_id(f"game-{game}")).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_test_id(f"game-{game}")).to_be_in_viewport(ratio=1)
        page.evaluate("() => scrollTo(0, 0)")
        expect(page.get_by_test_id("play-now")).to_be_in_viewport()
    for way in ("with-friends", "on-device"):
        page.get_by_test_id(way).tap()
        expect(page.get_by_test_id("lay")).to_be_visible()


def test_what_opens_is_in_sight_and_nothing_slips_away_under_the_pointer(visit: Visitors) -> None:
    page = visit("/")
    way = page.get_by_test_id("with-friends")
    names = page.get_by_label(say("site-your-name")).locator("visible=true")
    before = [box_of(one)["y"] for one in (way, names)]
    way.click()
    page.wait_for_timeout(700)
    expect(page.get_by_test_id("lay")).to_be_in_viewport(ratio=1)
    moved = page.evaluate("() => scrollY")
    assert [box_of(one)["y"] + moved for one in (way, names)] == before
    expect(names).to_have_count(1)
    names.fill("Ana")
    page.get_by_test_id("lay").click()
    expect(page.get_by_test_id("invite")).to_be_visible()
    # Whoever wants another table gets one.
    way.click()
    way.click()
    expect(page.get_by_test_id("lay")).to_be_visible()


def test_as_many_seats_as_the_last_time(visit: Visitors) -> None:
    page = visit("/")
    two = page.locator("input[name=seats][value='2']")
    two.check()
    page.get_by_test_id("game-topiary").click()
    expect(page.locator("input[name=seats][value='4']")).to_be_checked()
    page.get_by_test_id("game-arboretum").click()
    page.reload()
    expect(two).to_be_checked()


def test_a_choice_on_a_desktop_is_remembered(visit: Visitors) -> None:
    page = visit("/")
    page.get_by_test_id("game-arborea").click()
    page.reload()
    expect(page.get_by_test_id("game-arborea")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("header a[href='/rules/arborea']")).to_be_visible()
    page.goto("/rules/topiary")
    expect(page.locator("header a[href='/rules/topiary']")).to_be_visible()


def test_one_s_own_name_is_asked_for_where_one_plays_bots(visit: Visitors) -> None:
    page = visit("/")
    page.get_by_test_id("own-name").fill("  Ana ")
    page.get_by_test_id("play-now").click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    seats = page.evaluate(f"fetch('/api/tables/{table}').then(r => r.json()).then(t => t.seats)")
    assert [seat["name"] for seat in seats if seat["kind"] == "person"] == ["Ana"]
    page.goto("/")
    expect(page.get_by_test_id("own-name")).to_have_value(re.compile("Ana"))


def test_a_site_that_does_not_tell_its_games_is_asked_again(visit: Visitors) -> None:
    page = visit("about:blank")
    visit.expect_trouble()
    page.route("**/api/games?*", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_have_text(say("site-unreachable"))
    expect(page.locator(".games .plate")).to_have_count(0)
    page.unroute("**/api/games?*")
    expect(page.get_by_test_id("play-now")).to_be_visible()
    expect(page.locator(".games .plate")).to_have_count(len(GAMES))
    expect(page.get_by_role("alert")).to_have_count(0)
