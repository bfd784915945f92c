"""Whole games of Topiary: by mouse, by keyboard alone, on a phone; with and without the draft."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.answering import Answerer, Finger, Keyboard, assert_told_to_the_end
from browser.looks import Look
from browser.playing import FOCUSED, STEP, THINKING, box_of
from browser.site import Site
from browser.test_whole_game import NARROW
from browser.visitors import Visitors
from parterre.words import say
from server.site import wait_for

SEATS = 4
VISITORS = 5  # each, with four seats
SCENES = VISITORS + 1  # a player: every look, and the hand


class Gardener(Answerer):
    """Visits, takes and sets tiles as it is asked."""

    def __init__(self, page: Page, look: Look, seed: int) -> None:
        super().__init__(page, look, seed)
        self.answered = {"keep": 0, "visit": 0, "take": 0, "stay": 0, "set": 0}

    def look_closer(self, step: str) -> None:
        """Every moment is looked at once; places may lie close, for large keys stand for them."""
        self.inspector.check(f"topiary-{step}")

    def answer(self, step: str) -> None:
        """Each moment has its own way."""
        getattr(self, step)()
        self.answered[step] += 1

    @property
    def held(self) -> Locator:
        return self.page.locator(".held[data-tile]")

    def keep(self) -> None:
        """Three tiles of those in hand."""
        expect(self.open.first).to_be_visible()
        for at in self.chance.sample(range(self.held.count()), 3):
            self.press(self.held.nth(at))
            expect(self.held.nth(at)).to_have_attribute("aria-pressed", "true")
        self.press(self.confirm)

    def visit(self) -> None:
        """A place, and that it is meant."""
        places = self.page.locator("[data-action^='visit ']")
        expect(places.first).to_be_attached()
        self.press(places.nth(self.chance.randrange(places.count())))
        self.press(self.confirm)

    @property
    def open(self) -> Locator:
        """The tiles of the hand that may be chosen."""
        return self.page.locator(".held[data-tile][aria-disabled='false']")

    def take(self) -> None:
        """A tile of the line, or now and then none."""
        if self.chance.random() < 0.2:
            self.press(self.page.locator("[data-action='stay']"))
            self.press(self.confirm)
            self.answered["stay"] += 1
        else:
            self.press(self.page.locator("[data-action^='take ']").first)

    def set(self) -> None:
        """Any tile of the hand, after its gain was shown."""
        expect(self.open).to_have_count(self.held.count())
        self.press(self.held.nth(self.chance.randrange(self.held.count())))
        self.press(self.confirm)


class Toucher(Gardener, Finger):
    """The same with a finger."""

    def visit(self) -> None:
        """Along the edge by the arrows, then the large button."""
        for _ in range(self.chance.randrange(1, 4)):
            self.press(self.page.get_by_test_id("place-after"))
        expect(self.page.get_by_test_id("sight")).to_be_visible()
        self.press(self.confirm)


class Typist(Gardener, Keyboard):
    """The same by keyboard alone."""

    def keep(self) -> None:
        """By number, then Enter."""
        self.key("1", "3", "5")
        self.tab_to("[data-testid='confirm']")
        self.key("Enter")

    def visit(self) -> None:
        """Into the ring of places, a few on, and twice Enter."""
        self.key("g")
        self.page.wait_for_function(FOCUSED, arg="[data-place]")
        self.key(*["ArrowRight"] * self.chance.randrange(1, 5))
        # The arrows also lead past those who stand there already.
        while not self.page.evaluate(FOCUSED, "[data-action^='visit ']"):
            self.key("ArrowRight")
        self.key("Enter", "Enter")

    def take(self) -> None:
        """The first tile of the line, or stay."""
        if self.chance.random() < 0.2:
            self.key("s", "Enter")
            self.answered["stay"] += 1
        else:
            self.key("g")
            self.page.wait_for_function(FOCUSED, arg="[data-action^='take ']")
            self.key("Enter")

    def set(self) -> None:
        """By number, then Enter."""
        self.key(str(self.chance.randrange(1, 5)))
        self.tab_to("[data-testid='confirm']")
        self.key("Enter")


def assert_played_and_told(player: Gardener, site: Site, draft: bool) -> None:
    """The record has everybody's answers, and every look is told."""
    log = site.get(f"/api/tables/{player.page.url.rsplit('/', 1)[1]}/record")["log"]
    assert sum(entry.startswith("keep") for entry in log) == SEATS * draft
    assert sum(entry.startswith("visit") for entry in log) == SEATS * VISITORS
    assert_told_to_the_end(player, site, "topiary", SEATS * SCENES)


def begin(page: Page, draft: bool) -> None:
    """Choose Topiary on the home page, with its draft or without."""
    page.get_by_test_id("game-topiary").click()
    if draft:
        page.get_by_test_id("options").locator("summary").click()
        page.get_by_test_id("option-draft").check()
    page.get_by_test_id("play-now").click()


with_and_without_draft = pytest.mark.parametrize("draft", [False, True], ids=["plain", "draft"])


@pytest.mark.slow
@with_and_without_draft
def test_by_mouse(visit: Visitors, site: Site, draft: bool) -> None:
    look = Look()
    page = visit(look=look)
    begin(page, draft)
    player = Gardener(page, look, seed=21)
    player.play()
    assert player.answered["keep"] == draft
    assert player.answered["visit"] == VISITORS
    assert_played_and_told(player, site, draft)


@pytest.mark.slow
@with_and_without_draft
def test_by_keyboard_alone(visit: Visitors, site: Site, draft: bool) -> None:
    look = Look()
    page = visit(look=look)
    player = Typist(page, look, seed=22)
    player.tab_to("[data-testid='game-topiary']")
    player.key("Enter")
    if draft:
        player.tab_to("[data-testid='options'] summary")
        player.key("Enter")
        player.tab_to("[data-testid='option-draft']")
        player.key("Space")
    player.tab_to("[data-testid='play-now']")
    player.key("Enter")
    player.play()
    assert_played_and_told(player, site, draft)


@pytest.mark.slow
@with_and_without_draft
def test_on_a_phone_by_night_in_french(visit: Visitors, site: Site, draft: bool) -> None:
    look = Look("phone", "fr", "night")
    page = visit(look=look)
    begin(page, draft)
    player = Toucher(page, look, seed=23)
    player.play()
    assert player.answered["keep"] == draft
    assert player.answered["visit"] == VISITORS
    page.wait_for_function(NARROW)
    assert_played_and_told(player, site, draft)


# What a finger or a glance at a phone needs.

PERSON = {"kind": "person", "name": "Ana"}
OTHER = {"kind": "person", "name": "Bea"}
SMALL_SCREENS = {
    "phone": (390, 844),
    "short phone": (360, 640),
    "turned phone": (844, 390),
    "200 %": (720, 450),
}
PLACES = """() => {
  const all = [...document.querySelectorAll(".ring [data-place]")];
  return Object.fromEntries(all.map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [one.dataset.place, [left + width / 2, top + height / 2]];
  }));
}"""
CHOSEN = "() => document.querySelector('.ring [aria-pressed=true]')?.dataset.place"
OFFERED = "() => [...document.querySelectorAll('[data-line]')].map((one) => one.dataset.line)"

WIDE: dict[str, Any] = {
    "desktop": {"width": 1440, "height": 900},
    "laptop": {"width": 1280, "height": 800},
}
BRUNO, CHLOE, INES = (
    {"kind": "bot", "bot": "greedy", "name": name} for name in ("Bruno", "Chloé", "Inès")
)
# Figures that are wider or higher than the drop they stand in.
TOO_WIDE = """() => [...document.querySelectorAll(".place b[data-ink]")].filter((one) => {
  const [figure, drop] = [one, one.parentElement].map((each) => each.getBoundingClientRect());
  return figure.width > drop.width - 2 || figure.height > drop.height;
}).map((one) => one.dataset.ink)"""
LYING = """parts => [...document.querySelectorAll(parts)]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.className.split(" ")[0], one.getBoundingClientRect()])
  .map(([name, { left, top }]) => `${name} ${left.toFixed()} ${top.toFixed()}`)"""
LINES = "one => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)"
WATCH_FLIGHTS = """() => {
  window.widest = 0;
  const look = () => {
    for (const one of document.querySelectorAll("#flight .flying"))
      window.widest = Math.max(window.widest, one.getBoundingClientRect().width);
    requestAnimationFrame(look);
  };
  look();
}"""

small_screens = pytest.mark.parametrize("screen", SMALL_SCREENS)


def laid(site: Site, *others: dict[str, str], **options: int | str) -> tuple[str, str]:
    """A table whose person begins, and their key."""
    made = site.lay(PERSON, *(others or [OTHER]), game="topiary", options=options)
    return made["table"], made["seats"][0]["token"]


def on_a(screen: str, visit: Visitors, link: str, lang: str = "en") -> Page:
    """A page of that size, tapped on."""
    page = visit(link, Look("phone", lang))
    width, height = SMALL_SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    return page


def play(site: Site, table: str, key: str, update: dict[str, Any]) -> None:
    """Any answer, staying where one may."""
    actions = [choice["action"] for choice in update["choices"]]
    action = "stay" if "stay" in actions else actions[0]
    site.post(f"/api/tables/{table}/play", key, n=update["n"], action=action)


def brought_to(site: Site, table: str, key: str, step: str, turn: int = 1) -> dict[str, Any]:
    """The table once its person is asked that, in this turn or a later one."""
    end = time.monotonic() + THINKING / 1000
    while time.monotonic() < end:
        update = site.get(f"/api/tables/{table}?since=1000000", key)
        if not update["choices"]:
            time.sleep(0.02)
            continue
        view = update["view"]
        if view["step"] == step and view["turn_number"] >= turn:
            return update
        actions = [choice["action"] for choice in update["choices"]]
        # The long lines hold a face-down tile for long, and one is taken where that is wanted.
        long = [one for one in actions if re.fullmatch(r"visit [a-e]1>S", one)]
        taken = [one for one in actions if one.startswith("take ") and step == "set"]
        wanted = (taken or [one for one in actions if one == "stay"] or long or actions)[0]
        site.post(f"/api/tables/{table}/play", key, n=update["n"], action=wanted)
    raise AssertionError(f"never asked to {step}")


def brought_on(site: Site, table: str, keys: list[str]) -> int:
    """One more answer by whoever is asked; the turn that it is then, 99 at the end."""
    for key in keys:
        update = site.get(f"/api/tables/{table}?since=1000000", key)
        if update["turn"] == "over":
            return 99
        if update["choices"]:
            play(site, table, key, update)
            break
    view = site.get(f"/api/tables/{table}?since=1000000", keys[0])["view"]
    return 99 if view["step"] == "over" else int(view["turn_number"])


def tap(page: Page, x: float, y: float) -> None:
    """With a finger, where one points."""
    page.touchscreen.tap(x, y)


def click(page: Page, x: float, y: float) -> None:
    """With the mouse of an enlarged page."""
    page.mouse.click(x, y)


@small_screens
@pytest.mark.parametrize("press", [tap, click])
def test_a_place_is_chosen_by_pressing_on_it(
    visit: Visitors, site: Site, screen: str, press: Callable[[Page, float, float], None]
) -> None:
    """Every free place, at its middle; the few that are offered are those in the frame."""
    table, key = laid(site)
    page = on_a(screen, visit, f"/t/{table}#{key}")
    expect(page.locator("[data-ask='visit']")).to_be_attached()
    page.locator(".ring").scroll_into_view_if_needed()
    places = page.evaluate(PLACES)
    assert len(places) == 56
    wrong = {}
    for place, (x, y) in places.items():
        press(page, x, y)
        if (chosen := page.evaluate(CHOSEN)) != place:
            wrong[place] = chosen
        frame = page.locator(".bay").bounding_box()
        assert frame
        framed = {
            other
            for other, (x, y) in places.items()
            if 0 < x - frame["x"] < frame["width"] and 0 < y - frame["y"] < frame["height"]
        }
        offered = page.evaluate(OFFERED)
        if place not in offered or set(offered) != framed:
            wrong[place] = f"{offered} offered, {framed} in the frame"
    assert wrong == {}


@small_screens
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_small_screen_holds_the_question_and_the_hand(
    visit: Visitors, site: Site, screen: str, lang: str
) -> None:
    """At every question of a turn, without scrolling; figures stay within their drops."""
    table, key = laid(site, BRUNO, CHLOE, INES)
    for step in ("visit", "take", "set"):
        brought_to(site, table, key, step)
        page = on_a(screen, visit, f"/t/{table}#{key}", lang)
        expect(page.locator(f"[data-ask='{step}']")).to_be_attached()
        if step == "visit":
            tap(page, *page.evaluate(PLACES)["b1>S"])
            assert page.evaluate(TOO_WIDE) == []
        assert page.evaluate("() => scrollY") == 0
        shown = [
            page.get_by_test_id("question"),
            page.get_by_test_id("undo"),
            page.locator(".garden"),
        ]
        shown += page.locator(".act button, .held[data-tile], [data-line]").all()
        for one in shown:
            expect(one.first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("screen", ["desktop", "laptop", *SMALL_SCREENS])
def test_no_question_moves_the_board(visit: Visitors, site: Site, screen: str) -> None:
    """From a look to a visit, a tile taken and one tried everything stays where it is."""
    table, key = laid(site)
    link = f"/t/{table}#{key}"
    if screen in SMALL_SCREENS:
        page = on_a(screen, visit, link, "fr")
    else:
        page = visit(link, Look("desktop", "fr"))
        page.set_viewport_size(WIDE[screen])
    parts = ".garden > .room > .garden, .act, section.hand, .players, section.series"
    places = f"() => ({LYING})('{parts}')"
    expect(page.locator("[data-ask='visit']")).to_be_attached()
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    still = page.evaluate(places)
    press = tap if screen in SMALL_SCREENS else click
    press(page, *page.evaluate(PLACES)["c1>S"])
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    assert page.evaluate(places) == still
    lines = page.get_by_test_id("question").get_by_role("heading").evaluate(LINES)
    assert lines <= 2
    page.get_by_test_id("confirm").click()
    expect(page.locator("[data-ask='take']")).to_be_attached()
    assert page.evaluate(places) == still
    page.locator("[data-action^='take ']").first.click()
    expect(page.locator("[data-ask='set']")).to_be_attached()
    assert page.evaluate(places) == still
    page.locator(".held[data-tile]").first.click()
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    assert page.evaluate(places) == still


def test_what_is_new_is_marked_and_a_line_of_the_log_lights_its_place(
    visit: Visitors, site: Site
) -> None:
    table, key = laid(site, BRUNO, CHLOE, INES)
    update = brought_to(site, table, key, "visit", turn=5)
    page = visit(f"/t/{table}#{key}")
    expect(page.locator("[data-ask='visit']")).to_be_attached()
    stand = {look["place"] for one in update["view"]["players"][1:] for look in one["visitors"]}
    new = page.locator(".place[data-fresh]").evaluate_all("all => all.map(o => o.dataset.place)")
    assert set(new) == stand
    for cell in page.locator(".cell[data-fresh]").all():
        expect(cell.locator(".by")).to_be_visible()
    # Every cell that a line names is found by its letter and its figure at the edge.
    for name in "abcde12345":
        expect(page.locator(".names i", has_text=name)).to_have_count(2)
    line = page.locator(".log button").last
    told = re.search(r" at ([a-e][1-5])$", line.inner_text())
    line.hover()
    if told:
        expect(page.locator(f".cell[data-cell='{told[1]}']")).to_have_css("outline-style", "dotted")
    lit = page.locator(".place").evaluate_all(
        "all => all.filter(o => getComputedStyle(o).outlineStyle === 'dotted').length"
    )
    assert lit == 1


def test_the_tile_just_taken_is_marked(visit: Visitors, site: Site) -> None:
    table, key = laid(site)
    brought_to(site, table, key, "take")
    page = visit(f"/t/{table}#{key}")
    held = page.locator(".held[data-tile]")
    expect(held).to_have_count(3)
    before = held.evaluate_all("all => all.map(one => one.dataset.tile)")
    page.locator("[data-action^='take ']").first.click()
    expect(held).to_have_count(4)
    (new,) = page.locator(".held[data-fresh]").all()
    assert new.get_attribute("data-tile") not in before
    expect(new.locator("em")).to_have_text(say("topiary-board-new"))


def test_a_tile_comes_from_the_hand_of_who_set_it(visit: Visitors, site: Site) -> None:
    """And not from one's own, as wide as all of one's tiles."""
    table, key = laid(site, BRUNO)
    page = visit(f"/t/{table}#{key}", Look(motion=True))
    page.evaluate(WATCH_FLIGHTS)
    for _ in range(3):
        expect(page.locator("[data-ask='visit']")).to_be_attached(timeout=THINKING)
        page.locator("[data-action^='visit ']").first.click()
        page.get_by_test_id("confirm").click()
        page.wait_for_function(f"() => ({STEP})() && ({STEP})() !== 'visit'")
        if page.locator("[data-ask='take']").count():
            page.keyboard.press("s")
            page.keyboard.press("Enter")
        page.wait_for_function("() => document.querySelector('main').dataset.ask === 'visit'")
    widest = page.evaluate("() => window.widest")
    assert 0 < widest < 200


def test_the_end_is_told_before_it_comes(visit: Visitors, site: Site) -> None:
    """The last round and the last visitor; and after it the garden shows hands and totals."""
    made = site.lay(*({"kind": "person", "name": name} for name in ("Ana", "Bea")), game="topiary")
    table, keys = made["table"], [seat["token"] for seat in made["seats"]]
    while brought_on(site, table, keys) < 15:
        pass
    page = visit(f"/t/{table}#{keys[0]}")
    question = page.get_by_test_id("question")
    expect(question.get_by_role("heading")).to_have_text(
        say("topiary-board-ask-visit", {"nth": "last"})
    )
    expect(question).to_contain_text(say("topiary-board-last-round", {"left": 1}))
    expect(page.locator("header.top")).to_contain_text(
        say("topiary-board-turn", {"turn": 15, "turns": 16, "last": "yes"})
    )
    while brought_on(site, table, keys) < 99:
        pass
    expect(page.get_by_test_id("scoring")).to_be_visible()
    page.get_by_test_id("skip").locator("visible=true").click()
    page.get_by_role("button", name=say("topiary-board-look")).click()
    for size in WIDE.values():
        page.set_viewport_size(size)
        for tile in page.locator("[data-hand] .tile").all():
            assert box_of(tile)["width"] > 30
    result = site.get(f"/api/tables/{table}?since=1000000", keys[0])["view"]["result"]
    for seat in (1, 2):
        points = str(result["points"][seat - 1])
        expect(page.locator(f".players [data-points='{seat}']")).to_have_text(points)
        tiles = page.locator(f"[data-hand='{seat}'] .tile")
        named = tiles.evaluate_all("all => all.map(one => one.dataset.tile)")
        assert sorted(named) == sorted(one["tile"] for one in result["players"][seat - 1]["hand"])


def test_after_the_last_turn_nobody_plays_next(visit: Visitors, site: Site) -> None:
    made = site.lay(BRUNO, CHLOE, PERSON, game="topiary")
    table, key = made["table"], made["seats"][2]["token"]
    bot = say("bot-name-greedy")
    follows = say("site-bot-next", {"level": bot})
    for turn, next_seats in ((3, 1), (18, 0)):
        brought_to(site, table, key, "visit", turn)
        page = visit(f"/t/{table}#{key}")
        expect(page.locator("[data-ask='visit']")).to_be_attached()
        expect(page.locator(".players .why", has_text=follows)).to_have_count(next_seats)


def test_seen_tiles_are_named_and_the_focus_chooses_nothing(visit: Visitors, site: Site) -> None:
    """A look tells its tiles by name; arrows look, Enter chooses, Enter confirms."""
    table, key = laid(site)
    page = visit(f"/t/{table}#{key}")
    expect(page.locator("[data-ask='visit']")).to_be_attached()
    page.keyboard.press("g")
    page.wait_for_function(FOCUSED, arg=".place")
    sight = page.get_by_test_id("sight")
    tile = site.get(f"/api/tables/{table}?since=1000000", key)["view"]["grid"][2][2]
    name = say(
        "topiary-board-tile", {"series": say(f"topiary-series-{tile[0]}"), "value": int(tile[1])}
    )
    expect(sight).to_contain_text(name)
    expect(page.get_by_test_id("tip")).to_contain_text(name)
    expect(page.locator("[aria-pressed='true']")).to_have_count(0)
    expect(page.get_by_test_id("confirm")).to_be_disabled()
    page.keyboard.press("Enter")
    expect(page.locator(".place[aria-pressed='true']")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-ask='take']")).to_be_attached()


def test_leaving_the_tiles_takes_none(visit: Visitors, site: Site) -> None:
    """Whatever tile had the focus: the button that says so has it now."""
    table, key = laid(site)
    brought_to(site, table, key, "take")
    page = visit(f"/t/{table}#{key}")
    expect(page.locator("[data-ask='take']")).to_be_attached()
    page.keyboard.press("g")
    page.wait_for_function(FOCUSED, arg="[data-action^='take ']")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("s")
    expect(page.get_by_test_id("confirm")).to_be_focused()
    expect(page.get_by_test_id("confirm").locator("kbd")).to_be_visible()
    record = f"/api/tables/{table}/record"
    before = len(site.get(record, key)["log"])
    page.keyboard.press("Enter")
    # The page asks no more as soon as it has sent the answer; the site has it a moment later.
    wait_for(lambda: len(site.get(record, key)["log"]) > before)
    assert site.get(record, key)["log"][before] == "stay"


def test_a_choice_put_away_by_key_leaves_the_focus_on_the_question(
    visit: Visitors, site: Site
) -> None:
    table, key = laid(site)
    page = visit(f"/t/{table}#{key}")
    expect(page.locator("[data-ask='visit']")).to_be_attached()
    page.keyboard.press("g")
    page.wait_for_function(FOCUSED, arg=".place")
    page.keyboard.press("Enter")
    page.get_by_test_id("confirm").focus()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("confirm")).to_be_disabled()
    page.wait_for_function(FOCUSED, arg="[data-asked]")


@pytest.mark.parametrize("screen", ["phone", "short phone"])
def test_three_names_have_room(visit: Visitors, site: Site, screen: str) -> None:
    table, key = laid(site, BRUNO, CHLOE)
    brought_to(site, table, key, "visit", turn=13)
    page = on_a(screen, visit, f"/t/{table}#{key}", "fr")
    names = page.locator(".players b")
    expect(names).to_have_count(3)
    assert names.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)")


def test_whose_look_it_is_is_said_to_its_end(visit: Visitors, site: Site) -> None:
    made = site.lay({**PERSON, "name": "Anastasia"}, OTHER, game="topiary")
    table, keys = made["table"], [seat["token"] for seat in made["seats"]]
    for action in ("visit b1>SE", "stay"):
        n = site.get(f"/api/tables/{table}?since=1000000", keys[0])["n"]
        site.post(f"/api/tables/{table}/play", keys[0], n=n, action=action)
    page = on_a("phone", visit, f"/t/{table}#{keys[1]}", "fr")
    expect(page.locator("[data-ask='visit']")).to_be_attached()
    tap(page, *page.evaluate(PLACES)["b1>SE"])
    note = page.locator(".question .note")
    expect(note).to_contain_text("Anastasia")
    assert note.evaluate(
        "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight"
    )


def test_a_hint_leaves_the_keys_of_the_chosen_place(visit: Visitors, site: Site) -> None:
    """What the dark button would do is what the keys above it show."""
    table, key = laid(site, BRUNO)
    page = on_a("phone", visit, f"/t/{table}#{key}")
    expect(page.locator("[data-ask='visit']")).to_be_attached()
    tap(page, *page.evaluate(PLACES)["a4>SE"])
    offered = page.evaluate(OFFERED)
    page.get_by_test_id("ask-hint").click()
    expect(page.get_by_test_id("hint")).to_be_visible(timeout=THINKING)
    assert page.evaluate(CHOSEN) == "a4>SE"
    assert page.evaluate(OFFERED) == offered


def test_the_garden_of_the_scoring_stays_where_it_is(visit: Visitors, site: Site) -> None:
    """However much is said of a look."""
    made = site.lay(*({"kind": "person", "name": name} for name in ("Ana", "Bea")), game="topiary")
    table, keys = made["table"], [seat["token"] for seat in made["seats"]]
    page = on_a("phone", visit, f"/t/{table}#{keys[0]}", "fr")
    expect(page.locator("[data-ask='visit']")).to_be_attached()
    while brought_on(site, table, keys) < 99:
        pass
    lies = []
    for scene in range(6):
        expect(page.get_by_test_id("scoring")).to_have_attribute("data-at", str(scene))
        lies.append(box_of(page.locator(".scene")))
        page.get_by_test_id("next").locator("visible=true").click()
    assert all(one == lies[0] for one in lies)


UNCUT = """all => all.every((one) => {
  const cut = one.clientHeight;
  one.style.webkitLineClamp = "none";
  return one.clientHeight <= cut;
})"""


def test_at_a_hole_every_figure_is_told(visit: Visitors, site: Site) -> None:
    """The hole is no face-down tile, no reason is cut, and what a tile gains adds up."""
    page = visit(look=Look(lang="fr"))
    page.set_viewport_size(WIDE["laptop"])
    # Now and then a game has no tile that gains beyond the line.
    assert any(told_at_a_hole(page, site) for _ in range(5))


def told_at_a_hole(page: Page, site: Site) -> bool:
    """Look at every hole of a game until a tile gains beyond the line; whether one did."""
    table, key = laid(site, BRUNO)
    page.goto(f"/t/{table}#{key}")
    path = f"/api/tables/{table}"
    told: list[bool] = []

    def update_for() -> dict[str, Any]:
        return site.get(f"{path}?since=1000000", key)

    while True:
        wait_for(lambda: (now := update_for())["choices"] or now["turn"] == "over")
        update = update_for()
        if update["turn"] == "over":
            return False
        view = update["view"]
        me = view["players"][0]
        if view["step"] == "set":
            expect(page.locator("[data-ask='set']")).to_be_attached()
            page.mouse.move(600, 60)
            sight = page.get_by_test_id("sight")
            expect(sight.get_by_text(say("topiary-board-hole", lang="fr"))).to_have_count(1)
            expect(page.locator(".held")).to_have_count(4)
            assert page.locator(".hand .one p span").evaluate_all(UNCUT)
            stands = next(look for look in me["visitors"] if look["place"] == view["visit"])
            for shows in (choice["shows"] for choice in update["choices"]):
                now, then = ((look["points"] + look["bonus"]) for look in (stands, shows["look"]))
                page.locator(f".held[data-tile='{shows['tile']}']").hover()
                expect(sight.get_by_test_id("score")).to_have_text(str(then))
                rest = shows["gain"] - (then - now)
                alone = len(me["visitors"]) == 1
                words = "topiary-board-in-hand" if alone else "topiary-board-elsewhere"
                change = f"{rest:+}".replace("-", "−")
                expected = [say(words, {"change": change}, "fr")] if rest else []
                found = sight.locator(".how [data-rest]")
                assert [text.strip() for text in found.all_inner_texts()] == expected
                told.append(bool(rest))
            if any(told):
                return True
        actions = [choice["action"] for choice in update["choices"]]
        going = [action for action in actions if action != "stay"]
        site.post(f"{path}/play", key, n=update["n"], action=(going or actions)[-1])
