"""An action of Topiary as a short sentence, both ways, and why a sentence is refused."""

from __future__ import annotations

import re

from parterre.core import CHANCE, OVER, SPECTATOR, Illegal, State
from parterre.core.illegal import told as quoted
from parterre.core.shapes import Words
from parterre.games.topiary.components import (
    CODES,
    LINES,
    PLACES,
    ROOM,
    TILES,
    name_cell,
    name_tile,
    read_cell,
    read_tile,
)
from parterre.games.topiary.rules import (
    DEAL,
    DEALING,
    HAND,
    KEEP,
    KEEPING,
    LEAVE,
    LEAVING,
    SET,
    SETTING,
    STAY,
    TAKE,
    TAKING,
    TURNING,
    VISIT,
    VISITING,
    Topiary,
)
from parterre.games.topiary.state import DOWN, FREE

FORMS = re.compile(
    r"(?P<leave>leave (?P<series>\S+))"
    r"|(?P<deal>deal (?P<dealt>\S+))"
    r"|(?P<keep>keep (?P<kept>\S+ \S+ \S+))"
    r"|(?P<visit>visit (?P<place>\S+))"
    r"|(?P<take>take (?P<cell>\S+))"
    r"|(?P<stay>stay)"
    r"|(?P<set>set (?P<tile>\S+))"
)


def write(state: State, action: int) -> str:
    """The sentence of an action (§7.2)."""
    if action < TAKE:
        return f"visit {PLACES[action - VISIT]}"
    if action < STAY:
        return f"take {name_cell(action - TAKE)}"
    if action == STAY:
        return "stay"
    if action < DEAL:
        return f"set {name_tile(action - SET)}"
    if action < LEAVE:
        return f"deal {name_tile(action - DEAL)}"
    if action < KEEP:
        return f"leave {CODES[action - LEAVE]}"
    return "keep " + " ".join(name_tile(tile) for tile in three_of(action))


def three_of(action: int) -> tuple[int, int, int]:
    """The tiles that a keep keeps."""
    pair, third = divmod(action - KEEP, TILES)
    return pair // TILES, pair % TILES, third


def read(state: State, sentence: str) -> int:
    """The legal action that a sentence means now, or Illegal with the reason (§7.2)."""
    assert isinstance(state, Topiary)
    form = FORMS.fullmatch(sentence)
    if form is None:
        raise Illegal("topiary-sentence", "7.2", sentence=quoted(sentence))
    if state.turn() == OVER:
        raise Illegal("topiary-over", "4.1", sentence=quoted(sentence))
    if form["leave"]:
        return _leave(state, form["series"])
    if state.phase == LEAVING:
        raise Illegal("topiary-leave-first", "1.2", sentence=quoted(sentence))
    if form["deal"]:
        return _deal(state, _tile(form["dealt"]))
    if state.turn() == CHANCE:
        early = form["set"] and state.phase == TURNING
        clause = "3.4" if early else _turned_by(state)
        raise Illegal("topiary-deal-first", clause, sentence=quoted(sentence))
    if form["keep"]:
        return _keep(state, [_tile(text) for text in form["kept"].split(" ")])
    if state.phase == KEEPING:
        raise Illegal("topiary-keep-first", "2.6")
    if form["visit"]:
        return _visit(state, form["place"])
    if form["set"]:
        return _set(state, _tile(form["tile"]))
    return _take(state, form["cell"] if form["take"] else None)


def _tile(text: str) -> int:
    if text == "?":
        raise Illegal("topiary-hidden", "7.2")
    tile = read_tile(text)
    if tile < 0:
        raise Illegal("topiary-tile", "7.1", tile=quoted(text))
    return tile


def _leave(state: Topiary, code: str) -> int:
    if state.phase != LEAVING:
        raise Illegal("topiary-no-leave", "1.2")
    if len(code) != 1 or code not in CODES:
        raise Illegal("topiary-not-to-leave", "1.2", code=quoted(code))
    return LEAVE + CODES.index(code)


def _deal(state: Topiary, tile: int) -> int:
    if state.turn() != CHANCE:
        raise Illegal("topiary-no-deal", "3.3", tile=name_tile(tile))
    if tile not in list(state.pool):
        raise Illegal("topiary-not-face-down", _turned_by(state), tile=name_tile(tile))
    return DEAL + tile


def _turned_by(state: Topiary) -> str:
    """The clause by which a tile is turned over now: one taken, the centre, a hand or the draft."""
    if state.phase == TURNING:
        return "3.3"
    if state.dealt == 0:
        return "2.1"
    return "2.2" if state.dealt <= HAND * len(state.players) else "2.6"


def _keep(state: Topiary, tiles: list[int]) -> int:
    if state.phase != KEEPING:
        raise Illegal("topiary-no-keep", "2.6")
    if len(set(tiles)) != len(tiles):
        raise Illegal("topiary-keep-twice", "2.6")
    for tile in tiles:
        if tile not in list(state.players[state.mover].hand):
            raise Illegal("topiary-not-in-hand", "2.6", tile=name_tile(tile))
    first, second, third = sorted(tiles)
    return KEEP + (first * TILES + second) * TILES + third


def _visit(state: Topiary, text: str) -> int:
    if state.phase == TAKING:
        raise Illegal("topiary-placed", "3.2")
    if state.phase == SETTING:
        raise Illegal("topiary-set-first", "3.4", cell=name_cell(state.hole))
    if text not in PLACES:
        raise Illegal("topiary-place", "7.1", place=quoted(text))
    place = PLACES.index(text)
    if place not in list(state.places):
        raise Illegal("topiary-place-unused", "2.5", place=text, places=len(state.places))
    if state.visitors[place] != FREE:
        raise Illegal("topiary-place-taken", "3.2", place=text, seat=int(state.visitors[place]))
    return VISIT + place


def _take(state: Topiary, text: str | None) -> int:
    if state.phase == VISITING:
        raise Illegal("topiary-visit-first", "3.2")
    if state.phase == SETTING:
        raise Illegal("topiary-set-first", "3.4", cell=name_cell(state.hole))
    if text is None:
        return STAY
    cell = read_cell(text)
    if cell < 0:
        raise Illegal("topiary-cell", "7.1", cell=quoted(text))
    start = state.spot * ROOM
    if cell not in [LINES[start + 1 + step] for step in range(LINES[start])]:
        raise Illegal("topiary-not-in-line", "3.3", cell=text, place=PLACES[state.spot])
    if state.garden[cell] != DOWN:
        there = name_tile(state.garden[cell] - 1)
        raise Illegal("topiary-face-up", "3.3", cell=text, there=there)
    return TAKE + cell


def _set(state: Topiary, tile: int) -> int:
    if state.phase == VISITING:
        raise Illegal("topiary-visit-first", "3.2")
    if state.phase == TAKING:
        raise Illegal("topiary-take-first", "3.4")
    if tile not in list(state.players[state.mover].hand):
        raise Illegal("topiary-not-in-hand", "3.4", tile=name_tile(tile))
    return SET + tile


# What others may read.


def said(state: State, action: int, viewer: int) -> str:
    """The sentence as a seat or a spectator may read it (§3.7)."""
    if not _secret(state, action, viewer):
        return write(state, action)
    return "keep ? ? ?" if action >= KEEP else "deal ?"


def keeper(state: State, action: int) -> int:
    """The seat that alone may know what it is dealt or keeps; SPECTATOR where nothing is secret."""
    assert isinstance(state, Topiary)
    if action >= KEEP:
        return int(state.mover)
    return _taker(state) if DEAL <= action < LEAVE else SPECTATOR


def _secret(state: State, action: int, viewer: int) -> bool:
    return keeper(state, action) not in (SPECTATOR, viewer)


def _taker(state: Topiary) -> int:
    """The seat that the tile being dealt goes to, or SPECTATOR if it is laid open."""
    if state.phase == TURNING:
        return state.mover
    return SPECTATOR if state.dealt == 0 else int(state.taker())


def told(state: State, action: int, viewer: int) -> Words:
    """What the log says of an action before it is played: a message and its values."""
    assert isinstance(state, Topiary)
    if action < TAKE:
        return Words("topiary-log-visit", {"place": PLACES[action - VISIT]})
    if action < STAY:
        return Words("topiary-log-take", {"cell": name_cell(action - TAKE)})
    if action == STAY:
        return Words("topiary-log-stay")
    if action < DEAL:
        tile, cell = name_tile(action - SET), name_cell(state.hole)
        return Words("topiary-log-set", {"card": tile, "cell": cell})
    if LEAVE <= action < KEEP:
        return Words("topiary-log-leave", {"species": CODES[action - LEAVE]})
    if action >= KEEP:
        if _secret(state, action, viewer):
            return Words("topiary-log-keep-hidden", {"count": HAND})
        first, second, third = map(name_tile, three_of(action))
        values = {"card": first, "card2": second, "card3": third}
        return Words("topiary-log-keep", values)
    taker = _taker(state)
    if taker == SPECTATOR:
        return Words("topiary-log-centre", {"card": name_tile(action - DEAL)})
    dealing = "deal" if state.phase == DEALING else "turn"
    if _secret(state, action, viewer):
        return Words(f"topiary-log-{dealing}-hidden", {"seat": taker + 1})
    found: dict[str, str | int] = {"seat": taker + 1, "card": name_tile(action - DEAL)}
    return Words(f"topiary-log-{dealing}", found)
