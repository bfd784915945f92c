"""Sentences both ways, and the reason why one is refused."""

from __future__ import annotations

import re
from collections.abc import Callable

from parterre.core import CHANCE, OVER, SPECTATOR, Illegal, State
from parterre.core.illegal import told as quoted
from parterre.games.arborea.components.symbols import (
    AREAS,
    BIOMES,
    CARD_CODES,
    CARDS,
    CREATURES,
    KINDS,
    TRACKS,
    TRAILS,
    TRAILS_EACH,
    VILLAGERS,
    name_card,
    name_component,
    read_component,
)
from parterre.games.arborea.notation.refusing import card_values, reason
from parterre.games.arborea.rules.codes import (
    DEAL,
    DO_ACTIVATE,
    DO_ADVANCE,
    DO_ASK,
    DO_CAGE,
    DO_COMPLETE,
    DO_CONVERT,
    DO_FREE,
    DO_GIVE,
    DO_INVITE,
    DO_LAY,
    DO_LEAVE,
    DO_PASS,
    DO_PLACE,
    DO_REFRESH,
    DO_RETURN,
    DO_REWARD,
    DO_SETTLE,
    DO_STAY,
    DO_TAKE,
)
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.state import CELLS, ENTRY, ORIGIN, REACH, SIDE, UNTIL_SWAP

FORMS = re.compile(
    r"(?P<pass>pass)|(?P<refresh>refresh)|(?P<stay>stay)"
    r"|stay until (?P<until>\S+)"
    r"|(?P<verb>place|activate) (?P<villager>\S+) (?P<where>\S+)"
    r"|(?P<one>advance|leave|ask|return|take|convert|invite|give|reward|complete|cage|deal)"
    r" (?P<what>\S+)"
    r"|(?P<spot>settle|free) (?P<creature>\S+) (?P<crossing>\S+)"
    r"|lay (?P<card>\S+) (?P<cell>\S+) (?P<turn>\S+)"
)
PLACE_ON_LAND = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")


# Names.


def name_trail(trail: int) -> str:
    """A trail as it is written: TL+3 (§11.1)."""
    return f"{AREAS[trail // TRAILS_EACH]}{trail % TRAILS_EACH + 1}"


def name_on_track(at: int) -> str:
    """The villager at a place of a track, as it is written: TL2 (§11.1)."""
    return f"{TRACKS[at // REACH]}{at % REACH - ENTRY}"


def name_cell(cell: int) -> str:
    """A cell, or the crossing at its north-east corner, as it is written (§11.10)."""
    return f"{cell % SIDE - ORIGIN},{cell // SIDE - ORIGIN}"


# Writing.


def write(state: State, action: int) -> str:
    """The sentence of an action (§11.2 to §11.11)."""
    assert isinstance(state, Arborea)
    if action >= DEAL:
        return f"deal {name_component(action - DEAL)}"
    for first, form in reversed(WRITERS):
        if action >= first:
            return form(state, action - first)
    raise ValueError(f"{action} is no action")


def _on_land(word: str, what: int) -> str:
    return f"{word} {CREATURES[what // CELLS]} {name_cell(what % CELLS)}"


def _lay(state: Arborea, what: int) -> str:
    card = name_card(state.players[state.active].completed)
    return f"lay {card} {name_cell(what % CELLS)} {what // CELLS * 90}"


def _stay(until: int) -> str:
    if until == 0:
        return "stay"
    return "stay until swap" if until == UNTIL_SWAP else f"stay until {until}"


def _convert(pair: int) -> str:
    return f"convert {BIOMES[pair // KINDS]}>{BIOMES[pair % KINDS]}"


WRITERS: tuple[tuple[int, Callable[[Arborea, int], str]], ...] = (
    (DO_PLACE, lambda s, a: f"place {VILLAGERS[a // 4]} {TRACKS[a % 4]}"),
    (DO_ADVANCE, lambda s, a: f"advance {TRACKS[a]}"),
    (DO_LEAVE, lambda s, a: f"leave {name_trail(a)}"),
    (DO_STAY, lambda s, a: _stay(a)),
    (DO_ASK, lambda s, a: f"ask {name_on_track(a)}"),
    (DO_RETURN, lambda s, a: f"return {name_trail(a)}"),
    (DO_PASS, lambda s, a: "pass"),
    (DO_ACTIVATE, lambda s, a: f"activate {VILLAGERS[a // TRAILS]} {name_trail(a % TRAILS)}"),
    (DO_TAKE, lambda s, a: f"take {name_card(a)}"),
    (DO_REFRESH, lambda s, a: "refresh"),
    (DO_CONVERT, lambda s, a: _convert(a)),
    (DO_INVITE, lambda s, a: f"invite {CREATURES[a]}"),
    (DO_GIVE, lambda s, a: f"give {AREAS[a]}"),
    (DO_REWARD, lambda s, a: f"reward {a + 1}"),
    (DO_COMPLETE, lambda s, a: f"complete {name_card(a)}"),
    (DO_LAY, _lay),
    (DO_SETTLE, lambda s, a: _on_land("settle", a)),
    (DO_CAGE, lambda s, a: f"cage {CREATURES[a]}"),
    (DO_FREE, lambda s, a: _on_land("free", a)),
)


def keeper(state: State, action: int) -> int:
    """The seat that alone may know of an action: nothing is secret (§2.5)."""
    return SPECTATOR


def said(state: State, action: int, viewer: int) -> str:
    """The sentence as a seat or a spectator may read it: nothing is secret (§2.5)."""
    return write(state, action)


# Reading.


def read(state: State, sentence: str) -> int:
    """The legal action that a sentence means now, or Illegal with the reason (§11.1)."""
    assert isinstance(state, Arborea)
    form = FORMS.fullmatch(sentence)
    if form is None:
        raise Illegal("arborea-sentence", "11.7", sentence=quoted(sentence))
    if state.turn() == OVER:
        raise Illegal("arborea-over", "8.1", sentence=quoted(sentence))
    action = _meant(state, form)
    if action in list(state.options):
        return action
    if state.turn() == CHANCE and action < DEAL:
        raise Illegal("arborea-deal-first", "11.2", sentence=quoted(sentence))
    asked = {write(state, a).split()[0] for a in state.options}
    raise reason(state, action, sentence, asked)


def _meant(state: Arborea, form: re.Match[str]) -> int:
    """The action that a sentence of a right form means, legal or not."""
    if form["pass"]:
        return DO_PASS
    if form["refresh"]:
        return DO_REFRESH
    if form["stay"]:
        return DO_STAY
    if form["until"]:
        if form["until"] == "swap":
            return DO_STAY + UNTIL_SWAP
        if form["until"] not in ("2", "3", "4", "5"):
            raise Illegal("arborea-until", "11.4", until=quoted(form["until"]))
        return DO_STAY + int(form["until"])
    if form["verb"]:
        return _villager(form["verb"], form["villager"], form["where"])
    if form["one"]:
        return _one(form["one"], form["what"])
    if form["spot"]:
        first = DO_SETTLE if form["spot"] == "settle" else DO_FREE
        return first + _creature(form["creature"]) * CELLS + _cell(form["crossing"])
    return _laid(state, form["card"], form["cell"], form["turn"])


def _villager(verb: str, word: str, where: str) -> int:
    if word not in VILLAGERS:
        raise Illegal("arborea-villager", "11.1", villager=quoted(word))
    villager = VILLAGERS.index(word)
    if verb == "place":
        return DO_PLACE + villager * 4 + _track(where)
    return DO_ACTIVATE + villager * TRAILS + _trail(where)


def _one(verb: str, what: str) -> int:
    if verb == "deal":
        code = read_component(what)
        if code < 0:
            raise Illegal("arborea-component", "11.1", component=quoted(what))
        return DEAL + code
    if verb == "advance":
        return DO_ADVANCE + _track(what)
    if verb in ("leave", "return"):
        return (DO_LEAVE if verb == "leave" else DO_RETURN) + _trail(what)
    if verb == "ask":
        return DO_ASK + _on_track(what)
    if verb in ("take", "complete"):
        return (DO_TAKE if verb == "take" else DO_COMPLETE) + _card(what)
    if verb in ("invite", "cage"):
        return (DO_INVITE if verb == "invite" else DO_CAGE) + _creature(what)
    if verb == "give":
        if what not in AREAS:
            raise Illegal("arborea-area", "11.1", area=quoted(what))
        return DO_GIVE + AREAS.index(what)
    if verb == "reward":
        if what not in ("1", "2", "3"):
            raise Illegal("arborea-reward", "11.7", reward=quoted(what))
        return DO_REWARD + int(what) - 1
    if len(what) != 3 or what[1] != ">" or what[0] not in BIOMES or what[2] not in BIOMES:
        raise Illegal("arborea-pair", "11.7", pair=quoted(what))
    return DO_CONVERT + BIOMES.index(what[0]) * KINDS + BIOMES.index(what[2])


def _track(text: str) -> int:
    if text not in TRACKS:
        raise Illegal("arborea-track", "11.1", track=quoted(text))
    return TRACKS.index(text)


def _trail(text: str) -> int:
    if text[:3] not in AREAS or text[3:] not in ("1", "2", "3", "4", "5"):
        raise Illegal("arborea-trail", "11.1", trail=quoted(text))
    return AREAS.index(text[:3]) * TRAILS_EACH + int(text[3:]) - 1


def _on_track(text: str) -> int:
    if text[:2] not in TRACKS or len(text) != 3 or text[2] not in "012345678":
        raise Illegal("arborea-on-track", "11.1", place=quoted(text))
    return TRACKS.index(text[:2]) * REACH + ENTRY + int(text[2])


def _card(text: str) -> int:
    code = read_component(text) - CARD_CODES
    if not 0 <= code < CARDS:
        raise Illegal("arborea-card", "11.1", card=quoted(text))
    return code


def _creature(text: str) -> int:
    if text not in CREATURES:
        raise Illegal("arborea-creature", "11.1", creature=quoted(text))
    return CREATURES.index(text)


def _cell(text: str) -> int:
    found = PLACE_ON_LAND.fullmatch(text)
    if found is None:
        raise Illegal("arborea-cell", "11.10", cell=quoted(text))
    x, y = int(found[1]) + ORIGIN, int(found[2]) + ORIGIN
    if not 0 <= x < SIDE or not 0 <= y < SIDE:
        raise Illegal("arborea-off-table", "7.5")
    if text != name_cell(y * SIDE + x):
        raise Illegal("arborea-cell", "11.10", cell=quoted(text))
    return y * SIDE + x


def _laid(state: Arborea, card: str, cell: str, turn: str) -> int:
    if turn not in ("0", "90", "180", "270"):
        raise Illegal("arborea-turn", "11.10", turn=quoted(turn))
    completed = state.players[state.active].completed
    if completed >= 0 and state.turn() >= 0 and card != name_card(completed):
        raise Illegal("arborea-other-card", "7.1", **card_values(completed))
    _card(card)
    return DO_LAY + int(turn) // 90 * CELLS + _cell(cell)
