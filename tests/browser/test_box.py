"""A box of one's own on the site, and the page that says what is in a box and how it is known."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.looks import Look, picture
from browser.site import Site
from browser.tables import Tables
from browser.visitors import Visitors
from parterre.core import Illegal
from parterre.games import GAMES
from parterre.table import replay
from parterre.words import say

OAK = '[species.K]\nen = "Holm oak"\nfr = "Chêne vert"\n'
WRONG = '[species.K]\nen = 3\n[species.Z]\nen = "x"\n[cards]\nranks = 9\n'
PHONES = [Look("phone", "en"), Look("phone", "fr", "night"), Look("desktop", "fr")]


def file(name: str, text: str) -> dict[str, Any]:
    """A file as a person would choose it."""
    return {"name": name, "mimeType": "application/toml", "buffer": text.encode()}


def unfold(page: Page) -> None:
    """Open the control for an own box."""
    page.get_by_test_id("own-box").locator("summary").click()


def give(page: Page, text: str, name: str = "mine.toml") -> None:
    """Choose a file."""
    page.locator("input[type=file]").set_input_files([file(name, text)])


def no_wider_than_the_screen(page: Page) -> None:
    """Nothing sticks out to the side."""
    wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0


def reason(problem: Illegal) -> str:
    """A refusal as text, for a record that must not be refused."""
    return str(problem)


@pytest.mark.parametrize("look", PHONES, ids=str)
def test_a_game_with_a_box_of_ones_own(visit: Visitors, site: Site, look: Look) -> None:
    """Chosen, checked, told, played with, shown at the table, and recorded."""
    page = visit("/", look)
    lang = look.lang
    unfold(page)
    picture(page, look, "own-box-empty")
    give(page, OAK)
    told = page.get_by_test_id("corrections")
    expect(told).to_contain_text("Chêne vert")
    expect(told).to_contain_text("Oak")
    expect(page.get_by_test_id("own-box").locator("summary")).to_contain_text(
        say("site-own-box-used", {"count": 1}, lang)
    )
    no_wider_than_the_screen(page)
    page.get_by_test_id("own-box").scroll_into_view_if_needed()
    picture(page, look, "own-box-right")
    page.get_by_test_id("play-now").click()
    mark = page.get_by_test_id("table-box")
    note = say("site-table-box-corrected-note", {"count": 1}, lang)
    expect(mark).to_have_attribute("aria-label", note)
    no_wider_than_the_screen(page)
    oak = "Holm oak" if lang == "en" else "Chêne vert"
    expect(page.get_by_text(oak).or_(page.locator(f'[aria-label*="{oak}"]')).first).to_be_attached()
    picture(page, look, "own-box-table")
    page.get_by_test_id("menu").click()
    note = say("site-table-box-corrected-note", {"count": 1}, lang)
    expect(page.locator(".menu").get_by_text(note)).to_be_visible()
    page.keyboard.press("Escape")
    table = page.url.rsplit("/", 1)[1]
    assert site.get(f"/api/tables/{table}/record")["components"] == {
        "species": {"K": {"en": "Holm oak", "fr": "Chêne vert"}}
    }
    mark.click()
    over = page.get_by_test_id("over-table")
    expect(over.get_by_test_id("corrections")).to_contain_text("Chêne vert")
    no_wider_than_the_screen(page)
    page.get_by_test_id("close-over").click()
    expect(over).to_have_count(0)
    page.goto(f"/box/arboretum/{table}")
    expect(page.get_by_test_id("corrections")).to_contain_text("Chêne vert")
    expect(page.locator("[id='species.K'] .known")).to_have_text(
        say("site-known-corrected", {}, lang)
    )
    picture(page, look, "own-box-page")
    page.get_by_role("link", name=say("site-box-to-table", {}, lang)).click()
    expect(page.get_by_test_id("table-box")).to_be_visible()


def test_a_box_with_mistakes_lays_no_table(visit: Visitors) -> None:
    """A sentence for each, with its clause, in the reader's language; mended it is played with."""
    page = visit("/")
    unfold(page)
    give(page, WRONG)
    mistakes = page.get_by_test_id("own-box-mistakes").locator("li")
    expect(mistakes).to_have_count(3)
    expect(mistakes.first).to_contain_text(say("box-name", {"where": "species.K.en"}))
    expect(mistakes.first.locator("a")).to_have_attribute("href", "/rules/arboretum#1.5")
    expect(page.get_by_test_id("play-now")).to_be_disabled()
    picture(page, Look(), "own-box-mistakes")
    page.get_by_test_id("language").select_option("fr")
    french = say("box-name", {"where": "species.K.en"}, "fr")
    expect(mistakes.first).to_contain_text(french)
    page.get_by_test_id("own-box-away").click()
    expect(page.get_by_test_id("play-now")).to_be_enabled()
    page.locator("textarea").fill("species = \n")
    page.get_by_test_id("own-box-check").click()
    expect(mistakes).to_have_count(1)
    expect(mistakes).to_contain_text("ligne 1, colonne 11")
    page.get_by_test_id("own-box-away").click()
    page.locator("textarea").fill(OAK)
    page.get_by_test_id("own-box-check").click()
    expect(page.get_by_test_id("corrections")).to_be_visible()
    expect(page.get_by_test_id("play-now")).to_be_enabled()


def test_a_file_far_too_large_is_refused_politely(visit: Visitors) -> None:
    page = visit("/")
    unfold(page)
    give(page, "#" * 2_000_000, "huge.toml")
    told = page.get_by_test_id("own-box-mistakes")
    expect(told).to_contain_text(say("toml-large", {"file": "huge.toml", "limit": 128}))


def test_a_box_is_offered_again_and_each_game_has_its_own(visit: Visitors) -> None:
    page = visit("/")
    unfold(page)
    expect(page.get_by_test_id("own-box-again")).to_have_count(0)
    give(page, OAK)
    expect(page.get_by_test_id("corrections")).to_be_visible()
    page.reload()
    unfold(page)
    page.get_by_test_id("own-box-again").click()
    expect(page.get_by_test_id("corrections")).to_contain_text("Holm oak")
    page.get_by_test_id("game-topiary").click()
    unfold(page)
    expect(page.get_by_test_id("own-box-again")).to_have_count(0)
    give(page, OAK)
    expect(page.get_by_test_id("own-box-mistakes")).to_contain_text("species")
    page.get_by_test_id("game-arboretum").click()
    expect(page.get_by_test_id("play-now")).to_be_enabled()
    unfold(page)
    page.get_by_test_id("own-box-away").click()
    page.get_by_role("button", name=say("site-own-box-forget")).click()
    page.reload()
    unfold(page)
    expect(page.get_by_test_id("own-box-again")).to_have_count(0)


def test_two_boxes_at_once_and_a_record_that_replays(visit: Visitors, site: Site) -> None:
    """Two tables of bots with two boxes; each record replays with its own."""
    bots = [{"kind": "bot", "bot": "uniform"}] * 2
    for name in ("Holm oak", "Cork oak"):
        made = site.lay(*bots, components={"species": {"K": {"en": name}}})
        page = visit(f"/t/{made['table']}")
        expect(page.get_by_test_id("table-box")).to_be_visible()
        path = f"/api/tables/{made['table']}"
        while site.get(path)["turn"] != "over":  # the test's own time limit ends it
            page.wait_for_timeout(200)
        record = site.get(f"{path}/record")
        assert record["components"] == {"species": {"K": {"en": name}}}
        replay(record, reason)


def test_a_plain_table_says_nothing_of_its_box(visit: Visitors, tables: Tables) -> None:
    page = visit(tables.draw.link)
    expect(page.get_by_test_id("question")).to_be_visible()
    expect(page.get_by_test_id("table-box")).to_have_count(0)


LARGE = [
    {
        "id": f"{section}.{number}",
        "what": f"{section.capitalize()} {number}",
        "value": f"{number} coins, {number + 1} points, one step for each visitor in the bed",
        "known": known,
        "source": "made up to fit the rules" if known == "reconstructed" else "rulebook, p. 4",
    }
    for section, known, count in (
        ("beds", "rulebook", 24),
        ("flowers", "reconstructed", 60),
        ("visitors", "public", 36),
        ("season_cards", "inferred", 30),
    )
    for number in range(1, count + 1)
]


@pytest.mark.parametrize("look", [*PHONES, Look("desktop", "en")], ids=str)
def test_a_large_box_begins_folded_and_can_be_sifted(visit: Visitors, look: Look) -> None:
    """A hundred and fifty elements: counted, folded by section, filtered by how they are known."""
    page = visit("/", look)

    def answer(route: Route) -> None:
        route.fulfill(json={"game": "arboretum", "elements": LARGE, "corrected": []})

    page.route("**/api/components/arboretum*", answer)
    page.goto("/box/arboretum")
    notice = page.get_by_test_id("box-reconstructed")
    expect(notice).to_have_text(say("site-box-reconstructed", {"count": 60, "all": 150}, look.lang))
    expect(page.locator("details")).to_have_count(4)
    expect(page.locator("details li:visible")).to_have_count(0)
    no_wider_than_the_screen(page)
    picture(page, look, "box-large")
    page.locator("[data-section=beds] summary").click()
    expect(page.locator("details li:visible")).to_have_count(24)
    page.locator("[data-way=reconstructed]").click()
    expect(page.locator("details li:visible")).to_have_count(60)
    expect(page.locator("details")).to_have_count(1)
    no_wider_than_the_screen(page)
    picture(page, look, "box-large-sifted")
    page.locator("[data-way=reconstructed]").click()
    page.get_by_test_id("box-fold").click()
    expect(page.locator("details li:visible")).to_have_count(150)
    page.goto("about:blank")
    page.goto("/box/arboretum#flowers.7")
    expect(page.locator("[id='flowers.7']")).to_be_in_viewport()


def test_a_reconstructed_game_says_so_on_its_card_and_at_its_table(
    visit: Visitors, tables: Tables
) -> None:
    """With a link to the box; told of Arboretum here, whose box has nothing of the kind."""
    page = visit("/")
    expect(page.get_by_test_id("reconstructed-arboretum")).to_have_count(0)

    def games(route: Route) -> None:
        told = route.fetch().json()
        told[0]["box"] = {"rulebook": 10, "reconstructed": 30}
        route.fulfill(json=told)

    page.route("**/api/games?*", games)
    page.reload()
    card = page.get_by_test_id("reconstructed-arboretum")
    expect(card).to_have_text(say("site-card-reconstructed", {"count": 30, "all": 40}))
    picture(page, Look(), "home-reconstructed")

    def frames(socket: Any) -> None:
        server = socket.connect_to_server()

        def passed(message: str) -> None:
            frame = json.loads(message)
            if "box" in frame:
                frame["box"] = {"rulebook": 10, "reconstructed": 30}
            socket.send(json.dumps(frame))

        server.on_message(passed)

    card.click()
    expect(page).to_have_url(re.compile("/box/arboretum$"))
    page.route_web_socket("**/live", frames)
    page.goto(tables.draw.link)
    mark = page.get_by_test_id("table-box")
    expect(mark).to_have_text(say("site-table-box-reconstructed"))
    picture(page, Look(), "table-reconstructed")


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_file_is_there_to_be_corrected(
    visit: Visitors, game: str, tmp_path: Path
) -> None:
    page = visit(f"/box/{game}")
    with page.expect_download() as found:
        page.get_by_test_id("box-file").click()
    assert found.value.suggested_filename == f"components-{game}.toml"
    found.value.save_as(tmp_path / "box.toml")
    shipped = GAMES[game].folder / "components.toml"
    assert (tmp_path / "box.toml").read_bytes() == shipped.read_bytes()


def test_the_box_of_a_table_that_is_not_there(visit: Visitors) -> None:
    page = visit("/")
    visit.expect_trouble()
    page.goto("/box/arboretum/23456789abcd")
    expect(page.get_by_role("alert")).to_have_text(
        say("server-no-table", {"table": "23456789abcd"})
    )
