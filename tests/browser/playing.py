"""Somebody who plays at a page: reads from it what is asked, and answers by hand."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, TimeoutError, expect

from browser.looks import Look, picture
from parterre.words import say

# What is asked now, in one word; nothing while others play or an answer is on its way.
STEP = """() => document.querySelector("[data-testid='scoring']") ? "over"
  : document.querySelector("[data-ask]")?.dataset.ask ?? ''"""
FOCUS = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "nowhere";
  const { left, top, right, bottom } = at.getBoundingClientRect();
  const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  if (!inside || right - left < 1) return `out of sight: ${at.outerHTML.slice(0, 120)}`;
  // Something of it is seen: its middle or one of its corners lies free.
  const between = (from, to, part) => Math.max(1, from) * (1 - part) + part * to;
  const free = [0.5, 0.1, 0.9].some((down) => [0.5, 0.1, 0.9].some((across) => {
    const there = document.elementFromPoint(
      between(left, Math.min(right, innerWidth - 1), across),
      between(top, Math.min(bottom, innerHeight - 1), down));
    return there && at.contains(there);
  }));
  if (!free) return `covered: ${at.outerHTML.slice(0, 120)}`;
  return at.matches(":focus-visible") ? "" : `without a ring: ${at.outerHTML.slice(0, 120)}`;
}"""
FOCUSED = "what => !!document.activeElement?.matches(what)"
# The last discard ends the game, and one at a shared device draws the curtain.
DISCARDED = """hand => document.querySelectorAll("[data-card]").length === hand
  || document.querySelector("[data-testid='scoring'], [data-testid='lift']")"""
# In a fan only the left edge of a card lies free.
EDGE: Any = {"x": 10, "y": 30}
HAND = 7
THINKING = 60_000
SOON = 3000
SETTLING = 50


class Player:
    """Plays whole turns; the ways of pointing at things are the mouse's, unless said otherwise."""

    def __init__(self, page: Page, look: Look, seed: int = 1) -> None:
        self.page = page
        self.look = look
        self.chance = random.Random(seed)
        self.turns = 0
        self.decks: list[int] = []

    def asked(self) -> str:
        """Wait until something may be done, and tell what; the question on the page says so too."""
        found = self.page.wait_for_function(STEP, timeout=THINKING)
        step: str = found.json_value()
        if step != "over":
            asked = say(f"arboretum-board-ask-{step}", lang=self.look.lang)
            expect(self.question).to_have_text(asked)
            expect(self.page.get_by_role("alert")).to_have_count(0)
        return step

    def awaits(self, step: str) -> None:
        """Wait until just this is asked."""
        expect(self.page.locator("[data-ask]")).to_have_attribute(
            "data-ask", step, timeout=THINKING
        )
        assert self.asked() == step

    @property
    def question(self) -> Locator:
        """The one line that says what is asked."""
        return self.page.get_by_test_id("question").get_by_role("heading")

    @property
    def hand(self) -> list[str]:
        """The cards of the hand as they lie."""
        cards = self.page.locator("[data-card]")
        found: list[str] = cards.evaluate_all("all => all.map(one => one.dataset.card)")
        return found

    @property
    def planted(self) -> Locator:
        """The cards of one's own garden."""
        return self.page.locator(".field [data-zone^='garden:']")

    @property
    def deck(self) -> int:
        """How many cards the deck is said to have."""
        return int(self.page.locator(".deck .left b").inner_text())

    def play_to_the_end(self) -> None:
        """Turn after turn, until the scoring is told."""
        while self.asked() != "over":
            self.turn()

    def turn(self) -> None:
        """A whole turn of four answers, each of them seen on the page."""
        self.held(HAND)
        self.decks.append(self.deck)
        trees = self.planted.count()
        for step, cards in (("draw1", HAND + 1), ("draw2", HAND + 2)):
            self.awaits(step)
            self.picture(step)
            self.draw()
            self.held(cards)
        self.awaits("plant")
        self.picture("plant")
        self.plant()
        self.held(HAND + 1)
        expect(self.planted).to_have_count(trees + 1)
        if self.asked() == "discard":
            self.picture("discard")
            self.discard()
            self.page.wait_for_function(DISCARDED, arg=HAND)
        self.turns += 1

    def held(self, cards: int) -> None:
        """Wait until the hand holds so many."""
        expect(self.page.locator("[data-card]")).to_have_count(cards)

    def draw(self) -> None:
        """From the deck, or now and then from a pile that is lit."""
        piles = self.page.locator("[data-action^='draw pile']")
        deck = self.page.locator("[data-action='draw deck']")
        if not deck.count() or (piles.count() and self.chance.random() < 0.2):
            self.press(piles.nth(self.chance.randrange(piles.count())))
        else:
            self.press(deck)

    def plant(self) -> None:
        """A card at random, on the cell that promises the most."""
        card = self.chance.choice(self.hand)
        self.pick(card)
        expect(self.page.locator(f"[data-card='{card}']")).to_have_attribute("aria-pressed", "true")
        self.press(self.best_cell())
        self.confirm()

    def discard(self) -> str:
        """A card at random."""
        card = self.chance.choice(self.hand)
        self.pick(card)
        self.confirm()
        return card

    def best_cell(self) -> Locator:
        """The lit cell with the largest figure on it, once the card that is chosen has lit them."""
        cells = self.page.locator("[data-cell][data-action]")
        expect(cells.first).to_be_attached()
        names: list[str] = cells.evaluate_all("all => all.map(one => one.ariaLabel)")
        gains = [int(name.rsplit(" ", 1)[1]) for name in names]
        best = [at for at, gain in enumerate(gains) if gain == max(gains)]
        return cells.nth(self.chance.choice(best))

    def pick(self, card: str) -> None:
        """Choose a card of the hand."""
        self.press(self.page.locator(f"[data-card='{card}']"), position=EDGE)

    def confirm(self) -> None:
        """Say that it is meant."""
        self.press(self.page.get_by_test_id("confirm"))

    def press(self, target: Locator, **where: Any) -> None:
        """Point at something and press."""
        target.click(**where)

    def picture(self, what: str) -> None:
        """Keep a picture of the middle of a game."""
        if self.turns == 5:
            picture(self.page, self.look, f"game-{what}")


class Tapper(Player):
    """The same with a finger."""

    def __init__(self, page: Page, look: Look, seed: int = 1) -> None:
        super().__init__(page, look, seed)
        self.pushed = 0

    def press(self, target: Locator, **where: Any) -> None:
        """Tap on something."""
        target.tap(**where)

    def best_cell(self) -> Locator:
        """The best cell, the garden pushed along where it is too large for the screen."""
        cell = super().best_cell()
        field, at = box_of(self.page.locator(".field")), box_of(cell)
        right = _into(at["x"], at["width"], field["x"], field["width"])
        down = _into(at["y"], at["height"], field["y"], field["height"])
        if right or down:
            self.pushed += 1
            self.push(
                field["x"] + field["width"] / 2, field["y"] + field["height"] / 2, right, down
            )
        return cell

    def push(self, x: float, y: float, right: float, down: float) -> None:
        """Put a finger on the garden and move it."""
        line = self.page.context.new_cdp_session(self.page)
        steps = [(x + right * part / 4, y + down * part / 4) for part in range(5)]
        for kind, places in (("touchStart", steps[:1]), ("touchMove", steps[1:])):
            for left, top in places:
                points = [{"x": left, "y": top}]
                line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        line.detach()


def box_of(target: Locator) -> FloatRect:
    """Where something lies on the page, once it lies still."""
    target.wait_for()
    before, box = None, target.bounding_box()
    while box is None or box != before:
        target.page.wait_for_timeout(SETTLING)
        before, box = box, target.bounding_box()
    return box


def _into(start: float, length: float, room: float, size: float) -> float:
    """How far something is to be moved to lie within a room."""
    return max(room - start + 8, 0) + min(room + size - start - length - 8, 0)


class Typist(Player):
    """The same by keyboard alone, noting when the focus is nowhere to be seen."""

    def __init__(self, page: Page, look: Look, seed: int = 1) -> None:
        super().__init__(page, look, seed)
        self.lost: list[str] = []

    def asked(self) -> str:
        """What is asked; at that moment the focus must be in sight."""
        step = super().asked()
        try:
            self.page.wait_for_function(f"() => ({FOCUS})() === ''", timeout=SOON)
        except TimeoutError:
            where = self.page.evaluate(FOCUS)
            self.lost.append(f"turn {self.turns + 1}, {step}: {where}")
        return step

    def draw(self) -> None:
        """By shortcut, or by walking to the deck."""
        deck = self.page.locator("[data-action='draw deck']")
        piles = self.page.locator("[data-action^='draw pile']")
        if not deck.count() or (piles.count() and self.chance.random() < 0.2):
            action = piles.first.get_attribute("data-action") or ""
            self.key(action.rsplit(" ", 1)[1])
        elif self.chance.random() < 0.3:
            self.walk_to("[data-action='draw deck']")
            self.key("Enter")
        else:
            self.key("d")

    def pick(self, card: str) -> None:
        """By its number, or by walking into the hand and along it."""
        at = self.hand.index(card)
        if self.chance.random() < 0.5:
            self.key(str(at + 1))
            return
        self.walk_to("[data-card]")
        self.key("Home")
        for _ in range(at):
            self.key("ArrowRight")
        self.wait_for_focus(f"[data-card='{card}']")
        self.key("Enter")

    def plant(self) -> None:
        """Into the garden, a few cells on, and twice Enter."""
        self.pick(self.chance.choice(self.hand))
        self.key("g")
        for arrow in self.chance.sample(["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"], 2):
            self.key(arrow)
        self.wait_for_focus("[data-cell]")
        self.key("Enter")
        self.key("Enter")

    def confirm(self) -> None:
        """Walk to the button and press it."""
        self.walk_to("[data-testid='confirm']")
        self.key("Enter")

    def walk_to(self, selector: str) -> None:
        """Tab until the focus is there."""
        for _ in range(80):
            if self.page.evaluate(FOCUSED, selector):
                return
            self.key("Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    def wait_for_focus(self, selector: str) -> None:
        """Wait until the focus is there."""
        self.page.wait_for_function(FOCUSED, arg=selector)

    def key(self, name: str) -> None:
        """Press a key."""
        self.page.keyboard.press(name)
