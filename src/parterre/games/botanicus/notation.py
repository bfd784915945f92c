"""An action of Botanicus as a short sentence, both ways, and why a sentence is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from parterre.core import OVER, SPECTATOR, Illegal, State
from parterre.core.illegal import told as quoted
from parterre.core.shapes import Words
from parterre.games.botanicus.components.printed import ROUTE, split_link
from parterre.games.botanicus.components.symbols import (
    ANIMALS,
    BEDS,
    BIRD,
    BIT,
    CARDS,
    CROSSINGS,
    FINALS,
    LEVELS,
    MOVE,
    PASSED,
    PER_TRACK,
    PLANT,
    ROWS,
    STEPS,
    TILES,
    TRACK,
    TRACK_VP,
    TRACKS,
    WATER,
    WIDTH,
    kind_of,
    name_action,
    name_bed,
    name_crossing,
    name_token,
    number_of,
    read_action,
    read_bed,
    read_crossing,
    read_numbered,
    read_token,
)
from parterre.games.botanicus.rules.codes import (
    ADVANCE,
    ASSIGN,
    ASSIGNING,
    BEFORE,
    BLOCK,
    BLOCKING,
    CHOOSE,
    CHOOSING,
    DEAL,
    DOING,
    DRAWING,
    FREE,
    FREEING,
    GO,
    HAND,
    HANDING,
    KEEP,
    KEEPING,
    LAY,
    LAYING,
    OFFER,
    OFFERING,
    ORDERING,
    ORDERS,
    PLACE,
    POUR,
    PUT,
    SEARCHING,
    SELL,
    SOW,
    STARTING,
    STOP,
    TILE,
    TILING,
    USE,
    WALK,
)
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.rules.garden import (
    BIRD_SPECIAL,
    BIRD_STANDARD,
    column_full,
    is_bed,
    reachable,
)
from parterre.games.botanicus.rules.setting_up import keeps, nth_order
from parterre.games.botanicus.rules.tracks import route_cost
from parterre.games.botanicus.rules.turn import CARD_COST, ENOUGH, NOT_YET, flower_cost
from parterre.games.botanicus.state import Player

Values = dict[str, str | int]

# What is asked in each phase: the refusal of anything else, and its clause.
ASKED = {
    LAYING: ("botanicus-now-lay", "2.1"),
    HANDING: ("botanicus-now-garden", "11.2"),
    TILING: ("botanicus-now-tiles", "2.3"),
    ASSIGNING: ("botanicus-now-assign", "2.7"),
    OFFERING: ("botanicus-now-finals", "11.4"),
    KEEPING: ("botanicus-now-keep", "11.4"),
    STARTING: ("botanicus-now-start", "11.5"),
    BLOCKING: ("botanicus-now-neutral", "3.5"),
    BEFORE: ("botanicus-now-before", "4.1"),
    ORDERING: ("botanicus-now-order", "5.1"),
    DRAWING: ("botanicus-now-draw", "8.1"),
    FREEING: ("botanicus-now-free", "11.10"),
    SEARCHING: ("botanicus-now-finals", "11.15"),
    CHOOSING: ("botanicus-now-keep", "11.15"),
}
DOES = {
    MOVE: ("botanicus-now-move", "7.5"),
    PLANT: ("botanicus-now-plant", "7.2"),
    WATER: ("botanicus-now-water", "7.4"),
    TRACK: ("botanicus-now-track", "6.1"),
}


# Writing.


def write(state: State, action: int) -> str:
    """The sentence of an action (§12.2 to §12.4)."""
    assert isinstance(state, Botanicus)
    if action >= CHOOSE:
        return f"choose {name_action(action - CHOOSE)}"
    if action >= ADVANCE:
        return f"advance {state.box.route_names[action - ADVANCE]}"
    if action < USE:
        return f"walk {_pair(action - WALK)}"
    if action < SELL:
        return f"use K{action - USE + 1}"
    if action < PLACE:
        return f"sell K{action - SELL + 1}"
    if action < BLOCK:
        return f"place {state.column + 1}.{action - PLACE + 1}"
    if action < GO:
        return f"neutral {state.column + 1}.{action - BLOCK + 1}"
    if action < SOW:
        return f"move {_pair(action - GO)}"
    if action < POUR:
        level, bed = divmod(action - SOW, BEDS)
        return f"plant {LEVELS[level]} {name_bed(bed)}"
    if action < STOP:
        return f"water {name_bed(action - POUR)}"
    return _write_rare(state, action)


def _write_rare(state: Botanicus, action: int) -> str:
    if action == STOP:
        return "stop"
    if action < ASSIGN:
        return f"free {ANIMALS[action - FREE]}"
    if action < KEEP:
        return "assign " + " ".join(f"R{tile + 1}" for tile in assigned(state, action))
    if action < PUT:
        return "keep " + " ".join(f"F{card + 1}" for card in kept(action))
    if action < DEAL:
        return f"start {name_crossing(action - PUT)}"
    if action < TILE:
        return f"deal K{action - DEAL + 1}"
    if action < LAY:
        return f"deal R{action - TILE + 1}"
    if action < HAND:
        return f"lay {name_token(action - LAY)}"
    if action < OFFER:
        return f"garden G{action - HAND}"
    return f"deal F{action - OFFER + 1}"


def _pair(pair: int) -> str:
    return f"{name_crossing(pair // CROSSINGS)} {name_crossing(pair % CROSSINGS)}"


def requested_rows(state: Botanicus, seat: int) -> list[int]:
    """The rows of a seat's garden that have a request."""
    garden = state.players[seat].garden
    return [row for row in range(ROWS) if state.box.needs[garden * ROWS + row] > 0]


def assigned(state: Botanicus, action: int) -> list[int]:
    """The tiles that an assignment gives to the rows with a request."""
    tiles = nth_order(state.players[state.mover], action - ASSIGN)
    return [int(tile) for tile in tiles][: len(requested_rows(state, state.mover))]


def kept(action: int) -> list[int]:
    """The final cards that a keep keeps."""
    return [card for card in divmod(action - KEEP, FINALS + 1) if card < FINALS]


# Reading.


def read(state: State, sentence: str) -> int:
    """The legal action that a sentence means now, or Illegal with the reason (§12.2 to §12.4)."""
    assert isinstance(state, Botanicus)
    verb, *words = sentence.split(" ")
    reader = READERS.get(verb)
    if reader is None or "" in words or not _fits(verb, words):
        raise Illegal("botanicus-sentence", "12.4", sentence=quoted(sentence))
    if state.turn() == OVER:
        raise Illegal("botanicus-over", "10.1", sentence=quoted(sentence))
    if "?" in words:
        raise Illegal("botanicus-hidden", "12.4")
    return reader(state, words)


def _fits(verb: str, words: list[str]) -> bool:
    """Whether a sentence has as many words as its verb takes."""
    low, high = SIZES[verb]
    return low <= len(words) <= high


def _only_in(state: Botanicus, *phases: int) -> None:
    """Refuse what is not asked now, by what is."""
    if state.phase in phases:
        return
    if state.phase == DOING:
        id, clause = DOES[int(kind_of(state.current))]
        raise Illegal(id, clause)
    id, clause = ASKED[state.phase]
    raise Illegal(id, "11.7" if _second(state) else clause)


def _second(state: Botanicus) -> bool:
    """Whether the second gardeners are being put into their gardens."""
    return state.phase == STARTING and state.round == 1


def _legal(state: Botanicus, action: int, id: str, clause: str, **values: str | int) -> int:
    if action not in state.actions():
        raise Illegal(id, clause, **values)
    return action


def _lay(state: Botanicus, words: list[str]) -> int:
    _only_in(state, LAYING)
    token = read_token(words[0])
    if token < 0:
        raise Illegal("botanicus-token", "12.1", token=quoted(words[0]))
    return _legal(state, LAY + token, "botanicus-not-to-lay", "2.1", token=words[0])


def _garden(state: Botanicus, words: list[str]) -> int:
    _only_in(state, HANDING)
    garden = read_numbered(words[0], "G", 4)
    if garden < 0:
        raise Illegal("botanicus-garden", "12.1", garden=quoted(words[0]))
    return _legal(state, HAND + garden + 1, "botanicus-garden-taken", "11.2", garden=words[0])


def _deal(state: Botanicus, words: list[str]) -> int:
    name = words[0]
    card = read_numbered(name, "K", CARDS)
    tile = read_numbered(name, "R", TILES)
    final = read_numbered(name, "F", FINALS)
    if card >= 0:
        _only_in(state, DRAWING)
        return _legal(state, DEAL + card, "botanicus-not-in-deck", "8.1", card=name)
    if tile >= 0:
        _only_in(state, TILING)
        return _legal(state, TILE + tile, "botanicus-tile-dealt", "2.3", tile=name)
    if final >= 0:
        _only_in(state, OFFERING, SEARCHING)
        clause = "11.4" if state.phase == OFFERING else "11.15"
        return _legal(state, OFFER + final, "botanicus-final-dealt", clause, card=name)
    raise Illegal("botanicus-unknown", "12.1", name=quoted(name))


def _assign(state: Botanicus, words: list[str]) -> int:
    _only_in(state, ASSIGNING)
    mine = list(state.players[state.mover].tiles)
    rows = requested_rows(state, state.mover)
    tiles = [read_numbered(word, "R", TILES) for word in words]
    for tile, word in zip(tiles, words, strict=True):
        if tile < 0:
            raise Illegal("botanicus-unknown", "12.1", name=quoted(word))
        if tile not in mine:
            raise Illegal("botanicus-not-your-tile", "2.7", tile=word)
    if len(set(tiles)) != len(tiles):
        raise Illegal("botanicus-tile-twice", "2.7")
    if len(tiles) != len(rows):
        raise Illegal("botanicus-tiles-number", "2.7", needed=len(rows), given=len(tiles))
    rest = [tile for tile in mine if tile not in tiles]
    orders = [list(nth_order(state.players[state.mover], n)) for n in range(ORDERS)]
    return ASSIGN + orders.index(tiles + rest)


def _keep(state: Botanicus, words: list[str]) -> int:
    _only_in(state, KEEPING, CHOOSING)
    cards = sorted(read_numbered(word, "F", FINALS) for word in words)
    if cards[0] < 0:
        raise Illegal("botanicus-final", "12.1")
    needed = 1 if state.phase == CHOOSING else int(keeps(state, state.players[state.mover]))
    clause = "11.15" if state.phase == CHOOSING else "11.4"
    if len(cards) != needed:
        raise Illegal("botanicus-keep-number", "11.6" if needed == 2 else clause, needed=needed)
    second = cards[1] if needed == 2 else FINALS
    action = KEEP + cards[0] * (FINALS + 1) + second
    return _legal(state, action, "botanicus-not-offered", clause, cards=" ".join(words))


def _start(state: Botanicus, words: list[str]) -> int:
    _only_in(state, STARTING)
    crossing = _crossing(words[0])
    clause = "11.7" if _second(state) else "11.5"
    return _legal(state, PUT + crossing, "botanicus-not-a-start", clause, crossing=words[0])


def _crossing(text: str) -> int:
    crossing = read_crossing(text)
    if crossing < 0:
        raise Illegal("botanicus-crossing", "12.1", crossing=quoted(text))
    return crossing


def _bed(text: str) -> int:
    bed = read_bed(text)
    if bed < 0:
        raise Illegal("botanicus-bed", "12.1", bed=quoted(text))
    return bed


def _space(state: Botanicus, text: str) -> int:
    """The row of a space of the next column."""
    column, _, row = text.partition(".")
    if column not in list("12345678") or row not in list("1234"):
        raise Illegal("botanicus-space", "12.1", space=quoted(text))
    if int(column) != state.column + 1:
        raise Illegal("botanicus-column", "4.5", space=text, column=int(state.column) + 1)
    return int(row) - 1


def _neutral(state: Botanicus, words: list[str]) -> int:
    _only_in(state, BLOCKING)
    return BLOCK + _space(state, words[0])


def _gardener_at(state: Botanicus, text: str) -> int:
    me = state.players[state.mover]
    start = _crossing(text)
    if start not in (me.gardener, me.second):
        raise Illegal("botanicus-no-gardener", "7.1", crossing=text)
    return start


def _walk(state: Botanicus, words: list[str]) -> int:
    _only_in(state, BEFORE)
    me = state.players[state.mover]
    start, to = _gardener_at(state, words[0]), _crossing(words[1])
    if state.walked == ENOUGH or ((state.walked == 1) == (start == me.gardener) and state.walked):
        raise Illegal("botanicus-walked", "4.1")
    if to in (me.gardener, me.second):
        raise Illegal("botanicus-occupied", "11.8" if to != start else "4.2", crossing=words[1])
    cost = int(state.box.costs[(me.garden * CROSSINGS + start) * CROSSINGS + to])
    if cost > me.coins:
        clause = "11.3" if state.expert else "4.2"
        raise Illegal("botanicus-walk-cost", clause, cost=cost, coins=int(me.coins))
    return WALK + start * CROSSINGS + to


def _card(state: Botanicus, text: str) -> int:
    _only_in(state, BEFORE)
    card = read_numbered(text, "K", CARDS)
    if card < 0:
        raise Illegal("botanicus-unknown", "12.1", name=quoted(text))
    if state.carded:
        raise Illegal("botanicus-carded", "4.1")
    if card not in list(state.players[state.mover].hand):
        raise Illegal("botanicus-not-in-hand", "4.3", card=text)
    return card


def _use(state: Botanicus, words: list[str]) -> int:
    card = _card(state, words[0])
    coins = int(state.players[state.mover].coins)
    if coins < CARD_COST:
        raise Illegal("botanicus-card-cost", "4.3", cost=CARD_COST, coins=coins)
    return USE + card


def _sell(state: Botanicus, words: list[str]) -> int:
    return SELL + _card(state, words[0])


def _place(state: Botanicus, words: list[str]) -> int:
    _only_in(state, BEFORE)
    if state.round == 2:
        raise Illegal("botanicus-last-turn", "4.9")
    row = _space(state, words[0])
    cost, coins = int(flower_cost(state, row)), int(state.players[state.mover].coins)
    if cost > coins:
        raise Illegal("botanicus-flower-cost", "4.6", space=words[0], cost=cost, coins=coins)
    return PLACE + row


def _choose(state: Botanicus, words: list[str]) -> int:
    _only_in(state, ORDERING, BEFORE)
    name = " ".join(words)
    action = read_action(name)
    if action < 0:
        raise Illegal("botanicus-action", "12.1", action=quoted(name))
    if state.phase == BEFORE and state.round < 2:
        raise Illegal("botanicus-now-before", "4.1")
    clause = "4.9" if state.phase == BEFORE else "5.1"
    return _legal(state, CHOOSE + action, "botanicus-not-waiting", clause, waiting=name)


def _does(state: Botanicus, kind: int) -> None:
    """Refuse unless the current action is of that kind."""
    _only_in(state, DOING)
    now = int(kind_of(state.current))
    if now != kind:
        id, clause = DOES[now]
        raise Illegal(id, clause)


def _advance(state: Botanicus, words: list[str]) -> int:
    _does(state, TRACK)
    me = state.players[state.mover]
    number = int(number_of(state.current))
    for word in words:
        if word not in state.box.track_names:
            raise Illegal("botanicus-track-space", "12.1", space=quoted(word))
    legal = {
        state.box.route_names[a - ADVANCE]: a for a in state.actions() if ADVANCE <= a < CHOOSE
    }
    if " ".join(words) in legal:
        return legal[" ".join(words)]
    space = me.pawn(number // PER_TRACK)
    here = state.box.track_names[space]
    for word in words:
        if word not in [split_link(link)[0] for link in state.box.contents["track"][here]["next"]]:
            raise Illegal("botanicus-no-way", "6.1", space=words[-1])
        here = word
    first, after = state.box.routes_at[space] // 4, state.box.routes_at[space + 1] // 4
    names = state.box.route_names
    there = [route for route in range(first, after) if names[route].split(" ")[-1] == here]
    meant = [route for route in there if names[route] == " ".join(words)] or there
    if state.box.routes[meant[0] * 4 + 3] and not me.freed & BIT[3]:
        raise Illegal("botanicus-frog", "11.14", space=here)
    cost = min(int(route_cost(state, route, number % PER_TRACK)) for route in meant)
    if cost > me.coins:
        bought = len(words) > number % PER_TRACK
        clause = "6.4" if bought else "6.3"
        raise Illegal("botanicus-way-cost", clause, cost=cost, coins=int(me.coins))
    raise Illegal("botanicus-better-way", "6.8", space=here)


def _plant(state: Botanicus, words: list[str]) -> int:
    _does(state, PLANT)
    bed = _bed(words[1])
    level = int(number_of(state.current)) % 5
    if words[0] not in LEVELS[1:]:
        raise Illegal("botanicus-level", "12.1", level=quoted(words[0]))
    if words[0] != LEVELS[level]:
        raise Illegal("botanicus-other-level", "7.2", level=words[0], due=LEVELS[level])
    me = state.players[state.mover]
    if bed not in list(reachable(me)):
        raise Illegal("botanicus-out-of-reach", "7.1", bed=words[1])
    if not state.box.beds[me.garden * BEDS + bed]:
        raise Illegal("botanicus-no-bed", "7.1", bed=words[1])
    if not is_bed(state, me, bed):
        raise Illegal("botanicus-animal-there", "11.9", bed=words[1])
    if me.beds[bed] == level:
        raise Illegal("botanicus-same-level", "7.3", bed=words[1], level=words[0])
    return SOW + level * BEDS + bed


def _water(state: Botanicus, words: list[str]) -> int:
    _does(state, WATER)
    bed = _bed(words[0])
    me = state.players[state.mover]
    if bed not in list(reachable(me)):
        raise Illegal("botanicus-out-of-reach", "7.1", bed=words[0])
    if me.beds[bed] == 0:
        raise Illegal("botanicus-nothing-there", "7.4", bed=words[0])
    if me.beds[bed] == 4:
        raise Illegal("botanicus-full-grown", "7.4", bed=words[0])
    return POUR + bed


def _move(state: Botanicus, words: list[str]) -> int:
    _does(state, MOVE)
    me = state.players[state.mover]
    start, to = _gardener_at(state, words[0]), _crossing(words[1])
    number = int(number_of(state.current))
    if number >= PASSED and (number // PASSED == 1) == (start == me.gardener):
        raise Illegal("botanicus-moved", "11.8")
    if to in (me.gardener, me.second):
        raise Illegal("botanicus-occupied", "11.8" if to != start else "7.5", crossing=words[1])
    if STEPS[start * CROSSINGS + to] > number % PASSED:
        raise Illegal("botanicus-too-far", "7.5", steps=number % PASSED, crossing=words[1])
    return GO + start * CROSSINGS + to


def _free(state: Botanicus, words: list[str]) -> int:
    _only_in(state, FREEING)
    if words[0] not in ANIMALS:
        raise Illegal("botanicus-animal", "12.1", animal=quoted(words[0]))
    action = FREE + ANIMALS.index(words[0])
    return _legal(state, action, "botanicus-freed", "11.10", animal=words[0])


def _stop(state: Botanicus, words: list[str]) -> int:
    _only_in(state, DOING)
    return STOP


READERS: dict[str, Callable[[Botanicus, list[str]], int]] = {
    "lay": _lay,
    "garden": _garden,
    "deal": _deal,
    "assign": _assign,
    "keep": _keep,
    "start": _start,
    "neutral": _neutral,
    "walk": _walk,
    "use": _use,
    "sell": _sell,
    "place": _place,
    "choose": _choose,
    "advance": _advance,
    "plant": _plant,
    "water": _water,
    "move": _move,
    "free": _free,
    "stop": _stop,
}
SIZES = {
    **dict.fromkeys(READERS, (1, 1)),
    "assign": (4, 5),
    "keep": (1, 2),
    "walk": (2, 2),
    "move": (2, 2),
    "plant": (2, 2),
    "choose": (1, 6),
    "advance": (1, 16),
    "stop": (0, 0),
}


# What others may read.


def said(state: State, action: int, viewer: int) -> str:
    """The sentence as a seat or a spectator may read it (§8.5)."""
    sentence = write(state, action)
    if not _secret(state, action, viewer):
        return sentence
    verb, *words = sentence.split(" ")
    return " ".join([verb] + ["?"] * len(words))


def keeper(state: State, action: int) -> int:
    """The seat that alone may know what it draws, keeps or assigns (§2.7, §8.1, §11.4)."""
    assert isinstance(state, Botanicus)
    if DEAL <= action < TILE or OFFER <= action < ADVANCE:
        return taker(state)
    return int(state.mover) if ASSIGN <= action < PUT else SPECTATOR


def _secret(state: State, action: int, viewer: int) -> bool:
    return keeper(state, action) not in (SPECTATOR, viewer)


def taker(state: Botanicus) -> int:
    """The seat that gets what is being dealt."""
    if state.phase in (HANDING, TILING, OFFERING):
        return int(state.dealt) % len(state.players)
    return int(state.mover)


def told(state: State, action: int, viewer: int) -> Words:
    """What the log says of an action before it is played, and what follows from it."""
    assert isinstance(state, Botanicus)
    verb, *words = write(state, action).split(" ")
    # What follows lies open on the table, whatever was drawn or kept.
    then = list(_followed(state, action)) if state.phase >= BLOCKING else []
    if not _secret(state, action, viewer):
        name, values = _log_name(state, verb, action), _log(state, verb, words, action)
    elif verb == "deal":
        name = "deal-final-hidden" if action >= OFFER else "deal-card-hidden"
        values = {"seat": taker(state) + 1}
    else:
        name, values = f"{verb}-hidden", {"count": len(words)}
    return Words(f"botanicus-log-{name}", values, then, _begins(state))


def _begins(state: Botanicus) -> bool:
    """Whether a turn begins: the same seat may have had the one before (§3.1, §3.5)."""
    if state.phase != BEFORE:
        return state.phase in (ASSIGNING, KEEPING, STARTING, BLOCKING)
    moved_neutral = state.index == 0 and len(state.players) == 2 and state.round < 2
    return state.walked == NOT_YET and not state.carded and not moved_neutral


def _log_name(state: Botanicus, verb: str, action: int) -> str:
    """Which message of the log tells an action."""
    if verb == "deal":
        if action >= OFFER:
            return "deal-final"
        if action >= TILE:
            return "deal-tile"
        return "deal-card-shuffled" if _fresh(state) else "deal-card"
    if verb == "start" and state.round == 1:
        return "start-second"
    if verb == "stop":
        return "stop-track" if kind_of(state.current) == TRACK else "stop"
    if verb == "place" and flower_cost(state, action - PLACE) > 0:
        return "place-paid"
    return verb


def _fresh(state: Botanicus) -> bool:
    """Whether the deck has just been made of the discard (§8.2)."""
    return state.shuffle > 0 and state.drawn == 0


def _log(state: Botanicus, verb: str, words: list[str], action: int) -> Values:
    """The values of a message of the log."""
    me = state.players[state.mover]
    if verb in ("walk", "move"):
        pair = action - (WALK if verb == "walk" else GO)
        cost = int(state.box.costs[me.garden * CROSSINGS * CROSSINGS + pair])
        values: Values = {"crossing": words[1], "from": words[0]}
        return {**values, "cost": cost} if verb == "walk" else values
    if verb == "plant":
        return {"level": words[0], "bed": words[1]}
    if verb == "water":
        return {"bed": words[0], "level": LEVELS[me.beds[action - POUR] + 1]}
    if verb == "place":
        values = {"space": words[0], "cost": int(flower_cost(state, action - PLACE))}
        return values if values["cost"] else {"space": words[0]}
    if verb == "advance":
        number = int(number_of(state.current))
        cost = int(route_cost(state, action - ADVANCE, number % PER_TRACK))
        return {"track": number // PER_TRACK, "space": words[-1], "cost": cost}
    if verb == "choose":
        return {"action": " ".join(words)}
    if verb in ("assign", "keep"):
        return {"names": ", ".join(words)}
    if verb == "deal":
        return {"seat": taker(state) + 1, "card": words[0]}
    if verb == "garden":
        return {"seat": taker(state) + 1, "garden": words[0]}
    keys = {"lay": "token", "start": "crossing", "free": "animal", "neutral": "space"}
    return {keys.get(verb, "card"): words[0]} if words else {}


# What followed from an action until somebody is asked again: all of it lies open on the table.


def _followed(state: Botanicus, action: int) -> Iterator[Words]:
    """What came of an action, with its points."""
    mover = int(state.mover)
    then = state.copy()
    then.play(action)
    before, after = state.players[mover], then.players[mover]
    yield from _coins_and_points(state, action, before, after)
    yield from _met(state, before, after)
    for column in range(WIDTH):
        if column_full(state, after, column) and not column_full(state, before, column):
            yield _then("column", column="abcd"[column])
    # An animal that is freed is told by its own sentence.
    animals = int(after.from_animals - before.from_animals)
    if animals or (after.animals > before.animals and not state.expert):
        yield _then("animal" if not state.expert else "butterfly", points=animals)
    if after.prizes > before.prizes:
        yield _then("prize", points=int(after.from_prizes - before.from_prizes))
    for track in range(TRACKS):
        start = state.box.starts[track]
        if after.pawn(track) == start and _left(state, action, before, track) != start:
            yield _then("back", track=track)
    if then.round > state.round:
        yield _then("round" if then.round == 1 else "last")


def _then(what: str, **values: str | int) -> Words:
    return Words(f"botanicus-then-{what}", values)


def _coins_and_points(
    state: Botanicus, action: int, before: Player, after: Player
) -> Iterator[Words]:
    """Coins taken, points of spaces, tokens and cards, and steps that became points."""
    coins = int(after.coins - before.coins) + _paid(state, action)
    if coins:
        yield _then("coins", count=coins)
    tracks = int(after.from_tracks - before.from_tracks)
    printed = _printed_points(state, action)
    points = int(after.from_actions - before.from_actions) + printed
    if points:
        yield _then("points", points=points)
    if tracks > printed:
        yield _then("unused", count=tracks - printed)


def _paid(state: Botanicus, action: int) -> int:
    """The coins that an action costs."""
    if ADVANCE <= action < CHOOSE:
        return int(route_cost(state, action - ADVANCE, number_of(state.current) % PER_TRACK))
    if action < USE:
        me = state.players[state.mover]
        return int(state.box.costs[me.garden * CROSSINGS * CROSSINGS + action - WALK])
    if action < SELL:
        return CARD_COST
    return int(flower_cost(state, action - PLACE)) if PLACE <= action < BLOCK else 0


def _printed_points(state: Botanicus, action: int) -> int:
    """The points printed on the space where a pawn stops."""
    if not ADVANCE <= action < CHOOSE:
        return 0
    box = state.box
    end = box.routes[(action - ADVANCE) * ROUTE]
    gives = [int(box.gives[at]) for at in range(box.gives_at[end], box.gives_at[end + 1])]
    return sum(int(number_of(give)) for give in gives if kind_of(give) == TRACK_VP)


def _left(state: Botanicus, action: int, before: Player, track: int) -> int:
    """Where a pawn stands once an action has moved it, before it goes back to its start."""
    moves = ADVANCE <= action < CHOOSE and number_of(state.current) // PER_TRACK == track
    return int(state.box.routes[(action - ADVANCE) * ROUTE] if moves else before.pawn(track))


def _met(state: Botanicus, before: Player, after: Player) -> Iterator[Words]:
    """The requests that are met now, each with its points and the bird's."""
    box, bird = state.box, bool(before.freed & BIT[BIRD])
    for row in range(ROWS):
        if after.standard & BIT[row] and not before.standard & BIT[row]:
            points = int(box.need_points[after.garden * ROWS + row])
            yield _then("standard", row=row + 1, points=points + bird * BIRD_STANDARD)
        if after.special & BIT[row] and not before.special & BIT[row]:
            points = int(box.tile_points[int(after.rows[row]) - 1])
            yield _then("special", row=row + 1, points=points + bird * BIRD_SPECIAL)
