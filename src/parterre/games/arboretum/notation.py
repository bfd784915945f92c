"""An action of Arboretum as a short sentence, both ways, and why a sentence is refused."""

from __future__ import annotations

import re

from parterre.core import CHANCE, OVER, SPECTATOR, Illegal, State
from parterre.core.illegal import told as quoted
from parterre.core.shapes import Words
from parterre.games.arboretum.components import CODES, name_card, read_card
from parterre.games.arboretum.rules import (
    DEAL,
    DEALING,
    DISCARD,
    DISCARDING,
    DRAW_DECK,
    DRAW_PILE,
    HAND,
    LEAVE,
    LEAVING,
    PLANT,
    PLANTING,
    Arboretum,
)
from parterre.games.arboretum.state import CELLS, SIDE

MIDDLE = SIDE // 2
FORMS = re.compile(
    r"(?P<leave>leave (?P<species>\S+))"
    r"|(?P<deal>deal (?P<dealt>\S+))"
    r"|(?P<deck>draw deck)"
    r"|(?P<pile>draw pile (?P<seat>[1-9]))"
    r"|(?P<plant>plant (?P<tree>\S+) (?P<x>0|-?[1-9]\d{0,3}),(?P<y>0|-?[1-9]\d{0,3}))"
    r"|(?P<discard>discard (?P<thrown>\S+))"
)


def cell_of(x: int, y: int) -> int:
    """The cell at so many steps to the east and to the north of the first tree."""
    return (y + MIDDLE) * SIDE + x + MIDDLE


def position(cell: int, side: int = SIDE) -> tuple[int, int]:
    """How far a cell lies to the east and to the north of the first tree."""
    return cell % side - side // 2, cell // side - side // 2


def write(state: State, action: int) -> str:
    """The sentence of an action (§8.2)."""
    if action == DRAW_DECK:
        return "draw deck"
    if action < PLANT:
        return f"draw pile {action - DRAW_PILE + 1}"
    if action < DISCARD:
        card, cell = divmod(action - PLANT, CELLS)
        x, y = position(cell)
        return f"plant {name_card(card)} {x},{y}"
    if action < DEAL:
        return f"discard {name_card(action - DISCARD)}"
    if action < LEAVE:
        return f"deal {name_card(action - DEAL)}"
    return f"leave {CODES[action - LEAVE]}"


def read(state: State, sentence: str) -> int:
    """The legal action that a sentence means now, or Illegal with the reason (§8.2)."""
    assert isinstance(state, Arboretum)
    form = FORMS.fullmatch(sentence)
    if form is None:
        raise Illegal("arboretum-sentence", "8.2", sentence=quoted(sentence))
    if state.turn() == OVER:
        raise Illegal("arboretum-over", "4.1", sentence=quoted(sentence))
    if form["leave"]:
        return _leave(state, form["species"])
    if state.phase == LEAVING:
        raise Illegal("arboretum-leave-first", "1.3", sentence=quoted(sentence))
    if form["deal"]:
        return _deal(state, _card(form["dealt"]))
    if state.turn() == CHANCE:
        raise Illegal("arboretum-deal-first", _dealt_by(state), sentence=quoted(sentence))
    if form["deck"] or form["pile"]:
        return _draw(state, int(form["seat"]) if form["pile"] else 0)
    if form["plant"]:
        return _plant(state, _card(form["tree"]), int(form["x"]), int(form["y"]))
    return _discard(state, _card(form["thrown"]))


def _card(text: str) -> int:
    if text == "?":
        raise Illegal("arboretum-hidden", "8.2")
    card = read_card(text)
    if card < 0:
        raise Illegal("arboretum-card", "8.1", card=quoted(text))
    return card


def _leave(state: Arboretum, code: str) -> int:
    if state.phase != LEAVING:
        raise Illegal("arboretum-no-leave", "1.3")
    if len(code) != 1 or code not in CODES or CODES.index(code) not in list(state.species):
        raise Illegal("arboretum-not-to-leave", "1.3", code=quoted(code))
    return LEAVE + CODES.index(code)


def _deal(state: Arboretum, card: int) -> int:
    if state.turn() != CHANCE:
        raise Illegal("arboretum-no-deal", "3.2", card=name_card(card))
    if card not in list(state.deck):
        raise Illegal("arboretum-not-in-deck", _dealt_by(state), card=name_card(card))
    return DEAL + card


def _dealt_by(state: Arboretum) -> str:
    """The clause by which a card is turned over now: a draw, the deal, or a pile's first card."""
    if state.phase != DEALING:
        return "3.2"
    return "2.2" if state.dealt < HAND * len(state.players) else "2.3"


def _draw(state: Arboretum, seat: int) -> int:
    if state.phase == PLANTING:
        raise Illegal("arboretum-drawn", "3.1")
    if state.phase == DISCARDING:
        raise Illegal("arboretum-discard-first", "3.1")
    if seat == 0:
        if state.left() == 0:
            raise Illegal("arboretum-deck-empty", "3.4")
        return DRAW_DECK
    if seat > len(state.players):
        raise Illegal("arboretum-no-seat", "3.2", seat=seat, seats=len(state.players))
    if len(state.players[seat - 1].pile) == 0:
        raise Illegal("arboretum-pile-empty", "3.2", seat=seat)
    return DRAW_PILE + seat - 1


def _plant(state: Arboretum, card: int, x: int, y: int) -> int:
    player = state.players[state.mover]
    if state.phase == DISCARDING:
        raise Illegal("arboretum-planted", "3.1")
    if state.phase != PLANTING:
        raise Illegal("arboretum-draw-first", "3.1", left=HAND + 2 - _held(state))
    if card not in list(player.hand):
        raise Illegal("arboretum-not-in-hand", "3.5", card=name_card(card))
    if abs(x) <= MIDDLE and abs(y) <= MIDDLE:
        cell = cell_of(x, y)
        if cell in list(player.edge):
            return PLANT + card * CELLS + cell
        if cell in list(player.trees):
            there = name_card(player.card(cell))
            raise Illegal("arboretum-taken", "3.7", x=x, y=y, there=there)
    if len(player.trees) == 0:
        raise Illegal("arboretum-first-tree", "3.5", x=x, y=y)
    raise Illegal("arboretum-not-beside", "3.6", card=name_card(card), x=x, y=y)


def _discard(state: Arboretum, card: int) -> int:
    if state.phase == PLANTING:
        raise Illegal("arboretum-plant-first", "3.1")
    if state.phase != DISCARDING:
        raise Illegal("arboretum-draw-first", "3.1", left=HAND + 2 - _held(state))
    if card not in list(state.players[state.mover].hand):
        raise Illegal("arboretum-not-in-hand", "3.8", card=name_card(card))
    return DISCARD + card


def _held(state: Arboretum) -> int:
    player = state.players[state.mover]
    return len(player.hand) + player.hidden


def said(state: State, action: int, viewer: int) -> str:
    """The sentence as a seat or a spectator may read it: `deal ?` for another's card (§3.10)."""
    return "deal ?" if _secret(state, action, viewer) else write(state, action)


def keeper(state: State, action: int) -> int:
    """The seat that alone may know which card it is dealt; SPECTATOR where nothing is secret."""
    assert isinstance(state, Arboretum)
    return _taker(state) if DEAL <= action < LEAVE else SPECTATOR


def _secret(state: State, action: int, viewer: int) -> bool:
    return keeper(state, action) not in (SPECTATOR, viewer)


def _taker(state: Arboretum) -> int:
    """The seat that the card being dealt goes to, or SPECTATOR if it is laid open."""
    if state.phase != DEALING:
        return state.mover
    seats = len(state.players)
    return state.dealt % seats if state.dealt < HAND * seats else SPECTATOR


def told(state: State, action: int, viewer: int) -> Words:
    """What the log says of an action before it is played: a message and its values."""
    assert isinstance(state, Arboretum)
    if action == DRAW_DECK:
        return Words("arboretum-log-draw-deck")
    if action < PLANT:
        seat = action - DRAW_PILE
        card = name_card(state.players[seat].pile[-1])
        own = "yes" if seat == state.mover else "no"
        values: dict[str, str | int] = {"card": card, "owner": int(seat) + 1, "own": own}
        return Words("arboretum-log-draw-pile", values)
    if action < DISCARD:
        card_code, cell = divmod(action - PLANT, CELLS)
        x, y = position(cell)
        return Words("arboretum-log-plant", {"card": name_card(card_code), "x": x, "y": y})
    if action < DEAL:
        return Words("arboretum-log-discard", {"card": name_card(action - DISCARD)})
    if action >= LEAVE:
        return Words("arboretum-log-leave", {"species": CODES[action - LEAVE]})
    taker = _taker(state)
    values = {} if taker == SPECTATOR else {"seat": int(taker) + 1}
    if state.phase != DEALING:
        if _secret(state, action, viewer):
            return Words("arboretum-log-drawn-hidden", values)
        return Words("arboretum-log-drawn", {**values, "card": name_card(action - DEAL)})
    if _secret(state, action, viewer):
        return Words("arboretum-log-deal-hidden", values)
    values = {**values, "card": name_card(action - DEAL)}
    if taker == SPECTATOR:
        values["seat"] = state.dealt - HAND * len(state.players) + 2
        return Words("arboretum-log-deal-open", values)
    return Words("arboretum-log-deal", values)
