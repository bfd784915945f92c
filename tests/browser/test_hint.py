"""A hint: asked for by mouse, by key and by thumb; it marks, tells why, and can be chosen."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.looks import Look, picture
from browser.playing import box_of
from browser.site import Site
from browser.tables import Laid, tall
from browser.visitors import Visitors
from parterre.games import GAMES
from parterre.words import say

ANA = {"kind": "person", "name": "Ana"}
BOT = {"kind": "bot", "bot": "uniform", "name": "Inès"}
THOUGHT = 40_000
RINGED = """() => [...document.querySelectorAll("main *")]
  .filter((one) => !one.closest(".hint") && one.checkVisibility())
  .filter((one) => getComputedStyle(one).outlineStyle === "dotted").length"""

# What is asked, once that is something else.
ASKED_NEXT = """was => {
  const now = document.querySelector("main")?.dataset.ask ?? "";
  return now === was ? "" : now;
}"""
# Parts of a board, or of the card, whose content does not fit and lies over what comes next.
RUNNING_OVER = """() => [...document.querySelectorAll("main > * > *, .hint > *")]
  .filter((one) => one.checkVisibility() && getComputedStyle(one).overflow === "visible")
  .filter((one) => one.scrollHeight > one.clientHeight + 4 || one.scrollWidth > one.clientWidth + 4)
  .map((one) => `${one.outerHTML.slice(0, 90)} ${one.scrollHeight} > ${one.clientHeight}`)"""


def laid(site: Site, game: str, *others: dict[str, str]) -> Laid:
    """A table of a person and others, the person first to decide."""
    made = site.lay(ANA, *others, game=game)
    return Laid(made["table"], made["seats"][0]["token"])


def assert_told(page: Page, lang: str) -> None:
    """The card is there with a chance and a reason, and what it is about is ringed."""
    card = page.get_by_test_id("hint")
    expect(card).to_be_visible(timeout=THOUGHT)
    expect(card.locator(".chance")).to_have_text(
        re.compile(r"^\d{1,2}\s?%\s*" + say("hint-chance", lang=lang))
    )
    expect(card.locator("li").first).to_have_text(re.compile(r"\w.*[.]$"))
    page.wait_for_function(f"() => ({RINGED})() > 0")
    # Read out once, as the card says it.
    aloud = page.get_by_test_id("hint-aloud")
    expect(aloud).to_have_text(re.compile("^" + ("Hint: " if lang == "en" else "Conseil\u00a0: ")))


# Where the parts of a board lie on the page, whatever is scrolled and wherever a garden is moved.
LAID_OUT = """() => [...document.querySelectorAll(
    "main section, main header, main .question, main .act, main .undo, main nav")]
  .filter(one => one.checkVisibility() && !one.closest("[popover]"))
  .map(one => [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight])"""
# What carries the ring of a hint and lies, in the middle, below its card.
HIDDEN_BY_THE_HINT = """() => {
  const card = document.querySelector("[data-testid='hint']").getBoundingClientRect();
  return [...document.querySelectorAll("main *")]
    .filter(one => getComputedStyle(one).outlineStyle === "dotted" && one.checkVisibility())
    .filter(one => !one.closest("[popover]"))
    .filter(one => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return x > card.left && x < card.right && y > card.top && y < card.bottom;
    })
    .map(one => one.outerHTML.slice(0, 80));
}"""


def assert_clean(page: Page) -> None:
    """Axe finds nothing."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    assert [(v["id"], [n["html"][:120] for n in v["nodes"]]) for v in found] == []


def test_a_hint_by_mouse_is_chosen_and_played(visit: Visitors, site: Site) -> None:
    page = visit(laid(site, "topiary", BOT).link, Look("desktop", "en"))
    page.get_by_test_id("ask-hint").click()
    expect(page.get_by_test_id("ask-hint")).to_have_attribute("aria-label", say("hint-thinking"))
    # The leaves that open behind the words are the dots.
    assert all(not say("hint-thinking", lang=lang).endswith(("…", ".")) for lang in ("en", "fr"))
    assert_told(page, "en")
    assert_clean(page)
    n = page.get_by_test_id("hint-aloud").inner_text()
    page.get_by_test_id("choose-hint").click()
    # A visit with tiles to take is made at once; the hint belongs to the moment that is over.
    expect(page.get_by_test_id("hint")).to_have_count(0)
    expect(page.get_by_test_id("hint-aloud")).not_to_have_text(n)


def test_a_hint_by_key_waits_to_be_confirmed(visit: Visitors, site: Site) -> None:
    page = visit(laid(site, "arboretum", BOT).link, Look("desktop", "en"))
    for step in ("draw1", "draw2"):
        expect(page.locator(f"main[data-ask='{step}']")).to_be_attached()
        page.keyboard.press("d")
    expect(page.locator("main[data-ask='plant']")).to_be_attached()
    page.keyboard.press("h")
    assert_told(page, "en")
    expect(page.get_by_test_id("choose-hint")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    expect(page.locator(".held[aria-pressed='true']")).to_have_count(1)
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    expect(page.get_by_test_id("confirm")).to_be_focused()
    expect(page.locator("main[data-ask='plant']")).to_be_attached()
    page.get_by_test_id("confirm").click()
    expect(page.locator("main[data-ask='discard']")).to_be_attached()
    # Put away by the same key, and by Escape.
    for key in ("h", "Escape"):
        page.keyboard.press("h")
        expect(page.get_by_test_id("hint")).to_be_visible(timeout=THOUGHT)
        page.keyboard.press(key)
        expect(page.get_by_test_id("hint")).to_have_count(0)
        expect(page.locator("[data-asked]")).to_be_focused()


@pytest.mark.parametrize(("game", "steps"), [("topiary", 3), ("arboretum", 4)])
def test_a_hint_leaves_room_for_the_board(
    visit: Visitors, site: Site, game: str, steps: int
) -> None:
    page = visit(laid(site, game, BOT).link, Look("desktop", "fr"))
    asked = [""]
    for _ in range(steps):
        asked.append(page.wait_for_function(ASKED_NEXT, arg=asked[-1]).json_value())
        page.keyboard.press("h")
        assert_told(page, "fr")
        assert page.evaluate(RUNNING_OVER) == []
        page.get_by_test_id("choose-hint").click()
        expect(page.get_by_test_id("hint")).to_have_count(0)
        if page.locator("[data-testid='confirm']:enabled").count():
            page.get_by_test_id("confirm").click()
    assert len(set(asked)) == steps + 1


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_moves_nothing_and_hides_nothing_it_advises(
    visit: Visitors, site: Site, game: str, size: str
) -> None:
    others = [] if 1 in GAMES[game].seats else [BOT]
    page = visit(laid(site, game, *others).link, Look(size, "en"))
    expect(page.get_by_test_id("ask-hint")).to_be_enabled()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    before = page.evaluate(LAID_OUT)
    page.get_by_test_id("ask-hint").click()
    assert_told(page, "en")
    assert page.evaluate(LAID_OUT) == before
    assert page.evaluate(HIDDEN_BY_THE_HINT) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_on_a_phone_in_french(visit: Visitors, site: Site, game: str) -> None:
    others = [] if 1 in GAMES[game].seats else [BOT]
    page = visit(laid(site, game, *others).link, Look("phone", "fr"))
    page.get_by_test_id("ask-hint").tap()
    assert_told(page, "fr")
    close = page.get_by_role("button", name=say("hint-close", lang="fr"))
    for button in (page.get_by_test_id("ask-hint"), page.get_by_test_id("choose-hint"), close):
        box = box_of(button)
        assert min(box["width"], box["height"]) >= 43.9
    assert_clean(page)
    card = box_of(page.get_by_test_id("hint"))
    assert card["x"] >= 0
    assert card["x"] + card["width"] <= 390
    assert card["y"] + card["height"] <= 844
    close.tap()
    expect(page.get_by_test_id("hint")).to_have_count(0)
    assert page.evaluate(RINGED) == 0


def test_what_a_hint_advises_is_in_sight(visit: Visitors, site: Site) -> None:
    """A garden that is too large is shown whole, and as before when the hint is put away."""
    page = visit(tall(site).link, Look("phone", "fr"))
    more = page.locator(".field .more")
    expect(more.first).to_be_visible()
    page.get_by_test_id("ask-hint").tap()
    assert_told(page, "fr")
    expect(more).to_have_count(0)
    page.get_by_role("button", name=say("hint-close", lang="fr")).tap()
    expect(more.first).to_be_visible()


def test_a_short_phone_cuts_off_no_pile(visit: Visitors, site: Site) -> None:
    """Beside the garden, with the hint as without it."""
    page = visit(laid(site, "arboretum", BOT).link, Look("phone", "en"))
    page.set_viewport_size({"width": 360, "height": 640})
    middle, pile = page.locator(".middle"), page.locator(".middle .pile")
    for hint in range(2):
        expect(page.get_by_test_id("hint")).to_have_count(hint, timeout=THOUGHT)
        room, lowest = box_of(middle), box_of(pile)
        assert lowest["y"] + lowest["height"] <= room["y"] + room["height"] + 0.5
        page.get_by_test_id("ask-hint").tap()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_short_phone_the_words_of_a_hint_stay_in_sight(
    visit: Visitors, site: Site, game: str
) -> None:
    """Whatever it is about may lie at the other end of the page."""
    page = visit(laid(site, game, BOT).link, Look("phone", "en"))
    page.set_viewport_size({"width": 360, "height": 640})
    asked = ""
    for _ in range(3):
        asked = page.wait_for_function(ASKED_NEXT, arg=asked).json_value()
        page.get_by_test_id("ask-hint").tap()
        assert_told(page, "en")
        expect(page.get_by_test_id("choose-hint")).to_be_in_viewport(ratio=1)
        expect(page.get_by_test_id("hint").locator("h3")).to_be_in_viewport(ratio=1)
        page.get_by_test_id("choose-hint").tap()
        if page.locator("[data-testid='confirm']:enabled").count():
            page.get_by_test_id("confirm").tap()


LATE = {"error": {"id": "hint-late", "values": {}, "clause": ""}}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("look", [Look("phone", "fr"), Look("desktop", "en")], ids=str)
def test_a_hint_that_does_not_come_says_so_and_may_be_asked_for_again(
    visit: Visitors, site: Site, game: str, look: Look
) -> None:
    others = [] if 1 in GAMES[game].seats else [BOT]
    page = visit(laid(site, game, *others).link, look)
    # The site is busy once, and says so as it would after thirty seconds.
    visit.expect_trouble()
    page.route("**/hint", lambda route: route.fulfill(status=503, json=LATE), times=1)
    if look.touch:
        page.get_by_test_id("ask-hint").tap()
    else:
        expect(page.get_by_test_id("ask-hint")).to_be_enabled()
        page.keyboard.press("h")
    card, again = page.get_by_test_id("hint-wait"), page.get_by_test_id("retry-hint")
    expect(card.get_by_role("alert")).to_have_text(say("hint-late", lang=look.lang))
    expect(again).to_be_in_viewport(ratio=1)
    picture(page, look, f"hint-late-{game}")
    room, words, button = box_of(card), box_of(card.get_by_role("alert")), box_of(again)
    assert room["x"] >= 0
    assert room["x"] + room["width"] <= page.viewport_size["width"]  # type: ignore[index]
    assert words["x"] + words["width"] <= button["x"] or words["y"] + words["height"] <= button["y"]
    assert button["height"] >= 43.9
    assert_clean(page)
    if look.touch:
        again.tap()
    else:
        expect(again).to_be_focused()
        page.keyboard.press("Enter")
    assert_told(page, look.lang)


def test_with_people_and_for_spectators_there_is_no_button(visit: Visitors, site: Site) -> None:
    with_people = laid(site, "arboretum", {"kind": "person", "name": "Bea"}, BOT)
    alone = laid(site, "arboretum", BOT)
    for link in (with_people.link, f"/t/{alone.table}"):
        page = visit(link, Look("desktop", "en"))
        expect(page.get_by_test_id("question")).to_be_visible()
        expect(page.get_by_test_id("ask-hint")).to_have_count(0)
        page.keyboard.press("h")
        expect(page.get_by_test_id("hint")).to_have_count(0)


def test_the_keys_help_names_the_key(visit: Visitors, site: Site) -> None:
    page = visit(laid(site, "topiary", BOT).link, Look("desktop", "fr"))
    expect(page.get_by_test_id("question")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_text(say("hint-key", lang="fr"))).to_be_visible()
