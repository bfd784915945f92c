"""What an Arboretum table says besides its cards: words, what others did, the end."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.looks import Look
from browser.playing import EDGE, box_of
from browser.site import Site
from browser.tables import Laid, Tables, _sound
from browser.visitors import Visitors
from parterre.words import say

PHONE = Look("phone", "fr")
PERSON = {"kind": "person", "name": "Ana"}
BOT = {"kind": "bot", "bot": "greedy"}
SMALL = {"turned": (844, 390), "small": (360, 640), "phone": (390, 844)}
FOCUSED = "what => !!document.activeElement?.matches(what)"
# What stays where it is whatever is asked.
PARTS = (".field", ".hand", ".act", ".deck")


def brought_near_the_end(site: Site) -> Laid:
    """A table of two at which the person is to draw and the deck has hardly a card left."""
    for _ in range(10):
        made = site.lay(PERSON, {**BOT, "name": "Bruno"})
        laid = Laid(made["table"], made["seats"][0]["token"])
        path = f"/api/tables/{laid.table}"
        while True:
            update = site.get(f"{path}?since=1000000", laid.key)
            view = update["view"]
            if view["step"] == "draw1" and view["turn"] == 1 and view["deck"] <= 2:
                return laid
            if view["step"] == "over":
                break
            if not update["choices"]:
                time.sleep(0.02)
                continue
            site.post(f"{path}/play", laid.key, n=update["n"], action=_sound(update["choices"]))
    raise AssertionError("no table came near its end")


def fresh(site: Site, *others: dict[str, str]) -> Laid:
    """A table at which nothing has happened, and whose person begins."""
    made = site.lay(PERSON, *(others or [{**BOT, "name": "Bruno"}]))
    return Laid(made["table"], made["seats"][0]["token"])


def in_sight(target: Locator) -> bool:
    """Whether a thing lies wholly on the screen."""
    box = box_of(target)
    size = target.page.viewport_size
    assert size is not None
    return (
        box["x"] >= -0.5
        and box["y"] >= -0.5
        and box["x"] + box["width"] <= size["width"] + 0.5
        and box["y"] + box["height"] <= size["height"] + 0.5
    )


def test_a_turn_by_key_begins_at_the_question_and_goes_to_the_deck(
    visit: Visitors, tables: Tables
) -> None:
    page = visit(tables.draw.link)
    page.wait_for_function(FOCUSED, arg="[data-asked]")
    hand = page.locator("[data-card]").count()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("[data-card]")).to_have_count(hand)
    page.keyboard.press("ArrowRight")
    page.wait_for_function(FOCUSED, arg="[data-action='draw deck']")


def test_a_pile_shows_the_key_that_draws_from_it(visit: Visitors, tables: Tables) -> None:
    page = visit(tables.draw.link)
    lit = page.locator("[data-action^='draw pile']")
    expect(lit.first).to_be_visible()
    for pile in lit.all():
        seat = str(pile.get_attribute("data-action")).rsplit(" ", 1)[1]
        expect(pile.locator("kbd")).to_have_text(seat)


def test_symbols_have_words(visit: Visitors, tables: Tables) -> None:
    page = visit(tables.plant.link)
    tip = page.get_by_test_id("tip")
    for where in ("[data-right] .pip >> nth=3", "[data-right] .ahead >> nth=1", ".neighbour .card"):
        page.locator(where).first.hover()
        expect(tip).to_be_visible()
        assert len(tip.inner_text()) > 5
        page.mouse.move(5, 5)
        expect(tip).to_have_count(0)
    phone = visit(tables.draw.link, PHONE)
    card = phone.locator("[data-card]").first
    card.tap(position=EDGE, force=True)  # not to be chosen now, and told all the same
    expect(phone.get_by_test_id("tip")).to_have_text(str(card.get_attribute("aria-label")))
    # A card that is chosen is named on the button, and nothing lies over what is said of it.
    phone = visit(tables.discard.link, PHONE)
    phone.locator("[data-card]").first.tap(position=EDGE)
    name = phone.locator("[data-card]").first.get_attribute("aria-label")
    said = say("arboretum-board-discard-card", {"card": str(name).split(",")[0]}, "fr")
    expect(phone.get_by_test_id("confirm")).to_contain_text(said)
    expect(phone.get_by_test_id("tip")).to_have_count(0)


def test_a_tip_tells_what_is_so_now(visit: Visitors, site: Site) -> None:
    """By key it follows the deck it is about, and with the last draw the focus goes to the hand."""
    page = visit(fresh(site).link)
    page.wait_for_function(FOCUSED, arg="[data-asked]")
    page.keyboard.press("ArrowRight")
    deck, tip = page.locator(".deck .top"), page.get_by_test_id("tip")
    page.wait_for_function(FOCUSED, arg=".deck .top")
    before = str(deck.get_attribute("aria-label"))
    expect(tip).to_have_text(before)
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_have_attribute("data-ask", "draw2")
    assert deck.get_attribute("aria-label") != before
    expect(tip).to_have_text(str(deck.get_attribute("aria-label")))
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_have_attribute("data-ask", "plant")
    page.wait_for_function(FOCUSED, arg=".held")


def test_a_planted_card_says_its_row_and_column(visit: Visitors, tables: Tables) -> None:
    page = visit(tables.plant.link, Look(lang="fr"))
    for where in (".field .card[role=img]", ".neighbour .garden .card[role=img]"):
        expect(page.locator(where).first).to_be_visible()
        names = page.locator(where).evaluate_all("all => all.map(one => one.ariaLabel)")
        assert names
        assert all("ligne" in name and "colonne" in name for name in names), names


def test_a_focused_card_does_not_look_chosen(visit: Visitors, tables: Tables) -> None:
    page = visit(tables.plant.link)
    page.wait_for_function(FOCUSED, arg="[data-asked], .held")
    page.locator(".held[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function(FOCUSED, arg=".held:not(:first-child)")
    lifted = "() => getComputedStyle(document.activeElement).translate"
    assert page.evaluate(lifted) == "none"
    page.keyboard.press("Enter")
    expect(page.locator(".held[aria-pressed=true]")).to_have_css("translate", "0px -13px")


def test_a_pile_off_the_screen_has_a_cue(visit: Visitors, tables: Tables) -> None:
    page = visit(tables.draw.link, PHONE)
    pile = page.locator("[data-action='draw pile 4']")
    cue = page.get_by_test_id("pile-aside-4")
    expect(cue).to_be_visible()
    assert not in_sight(pile)
    cue.tap()
    expect(cue).to_have_count(0)
    assert in_sight(pile)


def test_what_others_did_is_followed_marked_and_lit(visit: Visitors, site: Site) -> None:
    made = site.lay(PERSON, *({**BOT, "name": name} for name in ("Bruno", "Chloé", "Inès")))
    page = visit(
        f"/t/{made['table']}#{made['seats'][0]['token']}", Look("phone", "fr", motion=True)
    )
    for _ in range(2):
        page.get_by_test_id("draw-deck").tap()
        page.wait_for_timeout(1200)
    page.locator("[data-card]").first.tap(position=EDGE)
    page.locator("[data-cell][data-action]").first.tap()
    page.get_by_test_id("confirm").tap()
    expect(page.locator("main")).to_have_attribute("data-ask", "discard")
    page.locator("[data-card]").first.tap(position=EDGE)
    page.get_by_test_id("confirm").tap()
    expect(page.locator("main")).to_have_attribute("data-ask", "draw1", timeout=30_000)
    assert in_sight(page.locator(".neighbour[data-seat='4']"))
    for seat in (2, 3, 4):
        garden = page.locator(f".card[data-zone='garden:{seat}'][data-fresh]")
        expect(garden).to_have_count(1)
    expect(page.locator("[data-zone='garden:1'][data-fresh]")).to_have_count(0)
    page.get_by_test_id("open-log").tap()
    page.locator(".log button.line").last.tap()
    planted = page.locator(".card[data-zone='garden:4'][data-fresh]")
    expect(planted).to_have_css("outline-style", "dotted")


@pytest.mark.parametrize("size", list(SMALL))
def test_nothing_is_scrolled_for_and_nothing_jumps(
    visit: Visitors, tables: Tables, size: str
) -> None:
    width, height = SMALL[size]
    for laid in (tables.draw, tables.plant, tables.discard):
        page = visit(laid.link, PHONE)
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_test_id("question")).to_be_visible()
        scrolls = "() => document.documentElement.scrollHeight > innerHeight"
        assert not page.evaluate(scrolls)
        for part in ("[data-testid=question]", ".hand >> nth=0", ".act"):
            assert in_sight(page.locator(part).first), part
        before = {part: box_of(page.locator(part).first) for part in PARTS}
        if laid is not tables.draw:
            page.locator("[data-card]").nth(2).tap(position=EDGE)
            expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
            if laid is tables.plant:
                page.locator("[data-cell][data-action]").last.dispatch_event("click")
            expect(page.get_by_test_id("confirm")).to_be_enabled()
        assert {part: box_of(page.locator(part).first) for part in PARTS} == before
        assert not page.evaluate(scrolls)


@pytest.mark.parametrize("width", [1280, 1440])
def test_whatever_the_button_says_nothing_moves(
    visit: Visitors, tables: Tables, width: int
) -> None:
    beside: list[Any] = []
    for laid in (tables.plant, tables.discard):
        page = visit(laid.link, Look(lang="fr"))
        page.set_viewport_size({"width": width, "height": 800})
        for card in range(page.locator("[data-card]").count()):
            beside.append([box_of(page.locator(one)) for one in (".ask-hint", ".undo")])
            page.locator("[data-card]").nth(card).dispatch_event("click")
            confirm = page.get_by_test_id("confirm")
            name = str(page.locator("[data-card]").nth(card).get_attribute("aria-label"))
            expect(confirm).to_contain_text(name.split(",")[0])
            assert confirm.evaluate("one => one.scrollWidth <= one.clientWidth")
            beside.append([box_of(page.locator(one)) for one in (".ask-hint", ".undo")])
            page.keyboard.press("Escape")
    assert all(one == beside[0] for one in beside)


@pytest.mark.parametrize("look", [PHONE, Look(lang="fr")], ids=["phone", "desk"])
def test_undo_stays_where_it_is_while_others_play(visit: Visitors, site: Site, look: Look) -> None:
    made = site.lay(PERSON, {"kind": "person", "name": "Bea"})
    pages = [visit(f"/t/{made['table']}#{seat['token']}", look) for seat in made["seats"]]
    own, waiting = (box_of(page.get_by_test_id("undo")) for page in pages)
    assert own == waiting


@pytest.mark.parametrize("width", [1280, 1440])
def test_the_steps_of_a_turn_stand_in_one_line(visit: Visitors, tables: Tables, width: int) -> None:
    page = visit(tables.discard.link, Look(lang="fr"))
    page.set_viewport_size({"width": width, "height": 900})
    steps = page.get_by_role("list", name=say("arboretum-board-steps", lang="fr")).get_by_role(
        "listitem"
    )
    expect(steps).to_have_count(4)
    tops = steps.evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1
    last, undo = box_of(steps.last), box_of(page.get_by_test_id("undo"))
    assert last["y"] + last["height"] < undo["y"] + 1


def test_pile_and_hand_of_the_only_other_are_called_on_one_line(
    visit: Visitors, site: Site
) -> None:
    made = site.lay(PERSON, {"kind": "person", "name": "Bea"})
    page = visit(f"/t/{made['table']}#{made['seats'][0]['token']}", Look(lang="fr"))
    # As narrow as many known cards would make it.
    page.locator(".neighbour .side").evaluate("one => (one.style.width = '150px')")
    lines = page.locator(".neighbour .side .cap").evaluate_all(
        """all => all.map((one) => {
            const words = document.createRange();
            words.selectNodeContents(one);
            const {top, height} = words.getBoundingClientRect();
            return [top + height / 2, height];
        })"""
    )
    (pile, tall), (hand, _) = lines
    assert abs(pile - hand) <= 1
    assert tall < 20


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_end_is_announced_before_it_comes(visit: Visitors, site: Site, lang: str) -> None:
    laid = brought_near_the_end(site)
    page = visit(laid.link, Look("phone", lang))
    left = int(page.locator(".deck .left b").inner_text())
    expect(page.get_by_test_id("ending")).to_have_text(
        say("arboretum-board-ending", {"deck": left}, lang)
    )
    for step in ("draw2", "plant"):
        deck = page.locator("[data-action='draw deck']")
        (deck if deck.count() else page.locator("[data-action^='draw pile']").first).tap()
        expect(page.locator("main")).to_have_attribute("data-ask", step)
    expect(page.get_by_test_id("ending")).to_have_text(say("arboretum-board-last-turn", lang=lang))


def test_the_gardens_show_the_last_hands_and_the_points(visit: Visitors, tables: Tables) -> None:
    page = visit(tables.over.link)
    points = _points(page)
    page.get_by_role("button", name=say("arboretum-board-look")).click()
    for seat in (2, 3, 4):
        other = page.locator(f".neighbour[data-seat='{seat}']")
        expect(other.locator(".known .card")).to_have_count(7)
        expect(other.locator(f"[data-points='{seat}']")).to_have_text(_told(points[seat]))
    expect(page.locator(".middle [data-points='1']")).to_have_text(_told(points[1]))


def test_whoever_looks_at_the_gardens_by_key_is_at_what_is_said(
    visit: Visitors, tables: Tables
) -> None:
    page = visit(tables.over.link)
    page.wait_for_function(FOCUSED, arg="[data-testid=ranking] h1")
    page.get_by_role("button", name=say("arboretum-board-look")).focus()
    page.keyboard.press("Enter")
    page.wait_for_function(FOCUSED, arg="[data-asked]")


def _points(page: Page) -> dict[int, int]:
    cells = page.locator(".pad [data-points]")
    expect(cells.first).to_be_visible()
    found: list[list[Any]] = cells.evaluate_all(
        "all => all.map(one => [Number(one.dataset.points), Number(one.textContent)])"
    )
    return dict(found)


def _told(points: int) -> str:
    return say("arboretum-board-points", {"points": points})


def test_the_result_has_the_focus_and_is_heard(visit: Visitors, tables: Tables) -> None:
    page = visit(tables.over.link)
    page.wait_for_function(FOCUSED, arg="[data-testid=ranking] h1")
    heard = page.locator(
        f"#{page.locator('[data-testid=ranking] h1').get_attribute('aria-describedby')}"
    )
    for seat, points in _points(page).items():
        assert f": {points}." in heard.inner_text(), (seat, points)
    page.get_by_test_id("tell-again").locator("visible=true").click()
    page.get_by_test_id("skip").locator("visible=true").click()
    page.wait_for_function(FOCUSED, arg="[data-testid=ranking] h1")


FILLED = """(strip, many) => {
  const [known, card] = [strip.querySelector(".known"), strip.querySelector(".card")];
  const copies = Array.from({ length: many }, () => card.cloneNode(true));
  copies.forEach((one) => one.removeAttribute("style"));
  const rest = document.createElement("span");
  rest.textContent = "+1";
  known.replaceChildren(...copies, ...(many < 7 ? [rest] : []));
}"""


def test_many_known_cards_stay_in_a_short_phones_strip(visit: Visitors, tables: Tables) -> None:
    """As many as a neighbour may hold, and those that are not known."""
    page = visit(tables.plant.link, look=Look("phone"))
    page.set_viewport_size({"width": 360, "height": 640})
    strip = page.locator(".neighbour").locator("visible=true").first
    expect(strip).to_be_visible()
    for many in (5, 6, 7):
        strip.evaluate(FILLED, many)
        room, held = box_of(strip), box_of(strip.locator(".known"))
        assert held["y"] + held["height"] <= room["y"] + room["height"]
