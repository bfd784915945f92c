"""What a thumb needs: targets it can hit, sheets that leave the question free, hints of more."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.looks import Look
from browser.playing import EDGE, box_of
from browser.site import Site
from browser.tables import Tables, tall
from browser.visitors import Visitors
from parterre.games import GAMES
from parterre.words import say
from tables import bars

PHONE = Look("phone", "fr")
PERSON = {"kind": "person", "name": "Ana"}
# In a fan only an edge of each card lies free, and links inside a sentence are as high as its line.
SMALL = """() => [...document.querySelectorAll("button, a, input, select, summary")]
  .filter((one) => one.checkVisibility() && !one.matches(".held, .brand, .refusal a, .unseen"))
  .filter((one) => getComputedStyle(one).pointerEvents !== "none")
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 43.9 || box.height < 43.9))
  .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width} × ${box.height}`)"""


def assert_large_enough(page: Page) -> None:
    """Everything one can press is as large as a fingertip."""
    page.wait_for_function(f"() => ({SMALL})().length === 0")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_targets_of_arboretum_are_as_large_as_a_fingertip(
    visit: Visitors, tables: Tables, lang: str
) -> None:
    look = Look("phone", lang)
    page = visit(tables.draw.link, look)
    expect(page.locator("[data-action='draw deck']")).to_be_visible()
    assert_large_enough(page)
    page.goto(tables.plant.link)
    page.locator("[data-card]").first.click(position=EDGE)
    expect(page.locator("[data-cell][data-action]").first).to_be_attached()
    assert_large_enough(page)
    page.goto(tables.over.link)
    expect(page.get_by_test_id("ranking")).to_be_visible()
    assert_large_enough(page)
    page.get_by_test_id("tell-again").locator("visible=true").tap()
    expect(page.get_by_test_id("scoring")).to_have_attribute("data-at", "0")
    assert_large_enough(page)


def test_links_of_the_last_line_are_as_large_as_a_fingertip(visit: Visitors) -> None:
    page = visit("/", PHONE)
    links = page.locator("footer a")
    expect(links.first).to_be_visible()
    for link in links.all():
        box = box_of(link)
        assert min(box["width"], box["height"]) >= 43.9


@pytest.mark.parametrize("game", [name for name in GAMES if bars(name).SHEET])
def test_no_sheet_covers_the_question(visit: Visitors, site: Site, game: str) -> None:
    made = site.lay(PERSON, {"kind": "bot", "bot": "greedy", "name": "Inès"}, game=game)
    page = visit(f"/t/{made['table']}#{made['seats'][0]['token']}", PHONE)
    question = page.get_by_test_id("question")
    expect(question).to_be_visible()
    for name in ("open-log", bars(game).SHEET):
        page.get_by_test_id(name).tap()
        sheet, asked = box_of(page.get_by_test_id("sheet")), box_of(question)
        above = sheet["y"] + sheet["height"] <= asked["y"] + 0.5
        below = sheet["y"] >= asked["y"] + asked["height"] - 0.5
        assert above or below
        assert sheet["height"] > 300
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("sheet")).to_have_count(0)


def test_a_neighbour_s_garden_is_enlarged(visit: Visitors, tables: Tables) -> None:
    """In the sheet its cards are much larger than in the strip, and its owner is named well."""
    page = visit(tables.draw.link, PHONE)
    garden = page.get_by_test_id("open-garden-4")
    expect(garden).to_have_attribute("aria-label", "Agrandir le jardin d’Inès")
    small = box_of(page.locator("[data-seat='4'] [data-zone='garden:4']").first)
    garden.tap()
    sheet = page.get_by_test_id("sheet")
    expect(sheet.get_by_role("heading")).to_have_text("Jardin d’Inès")
    cards = sheet.locator(".garden .garden .card")
    expect(cards.first).to_be_visible()
    assert box_of(cards.first)["width"] > 1.6 * small["width"]
    room = box_of(sheet)
    for card in cards.all():
        at = box_of(card)
        assert room["x"] <= at["x"]
        assert at["x"] + at["width"] <= room["x"] + room["width"]
        assert at["y"] + at["height"] <= room["y"] + room["height"]


def test_a_garden_that_is_too_large_says_so(visit: Visitors, site: Site) -> None:
    """An arrow tells where there is more; one button shows all, and the way back."""
    page = visit(tall(site).link, PHONE)
    more = page.locator(".field .more")
    expect(more.first).to_be_visible()
    page.get_by_role("button", name=say("arboretum-board-fit", lang="fr")).tap()
    expect(more).to_have_count(0)
    page.get_by_role("button", name=say("arboretum-board-near", lang="fr")).tap()
    expect(more.first).to_be_visible()


def test_a_place_tells_its_score_to_those_who_wait(visit: Visitors, site: Site) -> None:
    made = site.lay(PERSON, {"kind": "person", "name": "Bea"}, game="topiary")
    page = visit(f"/t/{made['table']}#{made['seats'][1]['token']}", PHONE)
    waiting = say("site-wait-away", {"name": "Ana"}, "fr")
    expect(page.get_by_test_id("question").get_by_role("heading")).to_have_text(waiting)
    expect(page.locator("[data-place] b[data-ink]")).to_have_count(56)


def test_a_tile_is_carried_to_the_hole(visit: Visitors, site: Site) -> None:
    """Dropped there it is chosen, dropped elsewhere it is not."""
    made = site.lay(PERSON, {"kind": "person", "name": "Bea"}, game="topiary")
    path, key = f"/api/tables/{made['table']}", made["seats"][0]["token"]
    for _ in range(2):
        update = site.get(f"{path}?since=1000000", key)
        actions = [choice["action"] for choice in update["choices"] if choice["action"] != "stay"]
        # The long lines hold a face-down tile at the start, whatever was dealt.
        wanted = "visit a1>E" if "visit a1>E" in actions else actions[0]
        site.post(f"{path}/play", key, n=update["n"], action=wanted)
    hole = site.get(f"{path}?since=1000000", key)["view"]["hole"]
    page = visit(f"/t/{made['table']}#{key}")
    expect(page.locator("[data-ask='set']")).to_be_attached()
    tile = page.locator(".held[data-tile]").first
    confirm = page.get_by_test_id("confirm")
    expect(confirm).to_be_disabled()
    tile.drag_to(page.locator("[data-cell='e5']"))
    expect(confirm).to_be_disabled()
    tile.drag_to(page.locator(f"[data-cell='{hole}']"))
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(confirm).to_be_enabled()
