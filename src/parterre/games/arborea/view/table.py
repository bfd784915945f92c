"""The whole table for a screen."""

from __future__ import annotations

from bisect import bisect

from msgspec import structs

from parterre.core import OVER, SPECTATOR, State
from parterre.core.shapes import Break, Words
from parterre.games.arborea import shapes
from parterre.games.arborea.components.printed import box
from parterre.games.arborea.components.symbols import (
    AREAS,
    ARGUMENT,
    BIOMES,
    CARDS_EACH,
    CREATURES,
    DECKS,
    KINDS,
    SEASON_CODES,
    SEASONS,
    SECTION_CODES,
    TILE_CODES,
    TRACKS,
    TRAILS_EACH,
    VILLAGERS,
    name_card,
    name_component,
    name_symbol,
)
from parterre.games.arborea.components.symbols import COUNTS as COUNTED
from parterre.games.arborea.components.telling import names
from parterre.games.arborea.notation.sentences import name_trail
from parterre.games.arborea.notation.telling import (
    Values,
    about_villager,
    asked_about,
    villager_values,
)
from parterre.games.arborea.rules.board import entry_season
from parterre.games.arborea.rules.codes import (
    ACTIVATION,
    ADVANCING,
    AGAIN,
    BUILDING,
    CARDING,
    COMPLETION,
    CONVERTING,
    DEALING,
    FINISHING,
    GIVING,
    INVITING,
    MOVING,
    PILGRIMAGE,
    PLACING,
    REFRESHING,
    RESCUE,
    REWARDING,
    RUNNING,
    SETTLING,
    STARTING,
    TURN,
    WALKING,
    WINDOW,
)
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.rules.turn import again_cost
from parterre.games.arborea.scoring import creatures_settled, spirit_left, steps_made
from parterre.games.arborea.state import (
    COLUMN,
    ENTRY,
    LOWER,
    ORDERS,
    OWNER,
    REACH,
    SEASON_TILE,
    SECTION,
    SHIFT,
    SUPPLY,
    TILE,
    TOP,
    UNTIL_SWAP,
    UPPER,
    WAITING,
)
from parterre.games.arborea.view.players import (
    breakdown,
    card_face,
    feronia_breakdown,
    feronia_told,
    player_told,
    symbols_of,
    trails_reached,
    turned_grids,
)

ASKED: dict[int, shapes.Step] = {
    DEALING: "deal",
    STARTING: "start",
    MOVING: "forced",
    WINDOW: "exit",
    CARDING: "card",
    REFRESHING: "refresh",
    CONVERTING: "convert",
    INVITING: "invite",
    GIVING: "give",
    PLACING: "place",
    ADVANCING: "advance",
    REWARDING: "reward",
}
SYMBOL_STEPS = ("card", "refresh", "convert", "invite", "give", "place", "advance")
TURN_STEPS: dict[int, shapes.Step] = {
    RESCUE: "rescue",
    PILGRIMAGE: "pilgrimage",
    AGAIN: "again",
    ACTIVATION: "activate",
    COMPLETION: "complete",
    BUILDING: "lay",
    SETTLING: "creatures",
}
PHASES: tuple[shapes.Phase, ...] = (
    "pilgrimage",
    "pilgrimage",
    "pilgrimage",
    "activate",
    "complete",
    "tracks",
    "build",
    "build",
    "build",
)


def step_of(state: Arborea) -> shapes.Step:
    """What is asked now, in one word."""
    if state.turn() == OVER:
        return "over"
    if state.turn() < 0:
        return "deal"
    kind = state.pending(0)
    return TURN_STEPS[state.pending(1)] if kind == TURN else ASKED[kind]


def question(state: Arborea) -> Words | None:
    """The pending question as a message, or nothing where nobody is asked."""
    if state.turn() < 0:
        return None
    step = step_of(state)
    values: Values = {"seat": int(state.turn()) + 1}
    if step in ("exit", "forced"):
        values |= villager_values(about_villager(state, asked_about(state)))
    elif step == "again":
        values["cost"] = int(again_cost(state))
    elif step == "activate":
        done = int(state.pending(2))
        values["count"] = 2 - done if done < 2 else 0
    elif step == "convert":
        left, right = divmod(int(state.pending(1)), KINDS)
        values |= {"left": BIOMES[left], "right": BIOMES[right]}
    elif step == "reward":
        values |= {"area": AREAS[state.pending(1) // 2], "count": int(state.pending(2))}
    elif step == "lay":
        values["card"] = name_card(state.players[state.active].completed)
    return Words(f"arborea-ask-{step}", values)


def phase_of(state: Arborea) -> shapes.Phase | None:
    """Which part of a turn a moment belongs to; the starting placement is a part of its own."""
    if state.turn() < 0:
        return None
    kinds = [int(state.stack[4 * k]) for k in range(state.depth)]
    if STARTING in kinds:
        return "start"
    if TURN not in kinds:
        return None
    if WALKING in kinds:
        return "activate"
    if FINISHING in kinds:
        return "complete"
    step = int(state.stack[4 * kinds.index(TURN) + 1])
    # A step is counted on before what it sets off is asked about.
    if kinds[-1] in (MOVING, WINDOW):
        return "pilgrimage" if step <= ACTIVATION else "tracks"
    return PHASES[step]


def cause(state: Arborea) -> Words | None:
    """What a symbol's question comes from: a trail, a sage, a slot, a bonus tile or a card."""
    if step_of(state) not in SYMBOL_STEPS:
        return None
    running = [4 * k for k in range(state.depth) if state.stack[4 * k] == RUNNING]
    if not running:
        return None
    box = state.box
    number = bisect(list(box.begins), state.stack[running[-1] + 1] - 1) - 1
    if number < box.sage_lists:
        return Words("arborea-cause-trail", {"trail": name_trail(number)})
    if number < box.slot_lists:
        return Words("arborea-cause-sage", {"area": AREAS[(number - box.sage_lists) // 3]})
    if number < box.tile_lists:
        creature = CREATURES[(number - box.slot_lists) // box.rows]
        return Words("arborea-cause-slot", {"creature": creature})
    if number < box.card_lists:
        attracted = box.symbols[state.stack[running[-2] + 1] - 1] % ARGUMENT
        return Words("arborea-cause-tile", {"creature": CREATURES[attracted]})
    return Words("arborea-cause-card", {"card": name_card(number - box.card_lists)})


def view(state: State, seat: int) -> shapes.View:
    """What a seat's screen shows, made of what that seat may know: hand it seen_by(seat)."""
    assert isinstance(state, Arborea)
    turn = state.turn()
    over = turn == OVER
    step = step_of(state)
    return shapes.View(
        you=None if seat == SPECTATOR else seat + 1,
        turn="over" if over else turn + 1 if turn >= 0 else "chance",
        step=step,
        next=_next(state),
        active=_active(state) + 1,
        question=question(state),
        cause=cause(state),
        phase=phase_of(state),
        asked=_asked(state),
        walking=_walking(state),
        turn_number=int(state.turns) + (0 if over else 1),
        turns_left=int(state.turns_left) if state.turns_left >= 0 else None,
        sun=shapes.Sun(
            at=int(state.sun),
            start=int(state.box.sun_starts[state.humans - 1]),
            last=int(state.box.sun_last),
        ),
        cat_sees=CREATURES[state.cat_sees],
        renamed=_renamed(state),
        tracks=[_track(state, track) for track in range(4)],
        areas=[_area(state, area) for area in range(len(AREAS))],
        biomes=[_biome(state, biome) for biome in range(KINDS)],
        biome_points=[int(p) for p in state.box.biome_points],
        spirit_points=[int(p) for p in state.box.spirit_points],
        multipliers=[int(m) for m in state.box.multipliers],
        borderlands=shapes.Borderlands(
            rows=[int(s) for s in state.box.row_spirit],
            columns=[_column(state, kind) for kind in range(KINDS)],
        ),
        decks=[_deck(state, deck) for deck in range(4)],
        seasons=[_season(state, season) for season in range(4)],
        turned=turned_grids(state) if step == "lay" else [],
        players=[player_told(state, s) for s in range(state.humans)],
        feronia=feronia_told(state),
        result=_result(state) if over else None,
    )


def _active(state: Arborea) -> int:
    """Whose turn goes on, or whose starting placement, whoever is asked in it (§2.7, §4.1)."""
    for k in range(state.depth):
        if state.stack[4 * k] == STARTING:
            # The next one is noted before the track that was moved lets anybody leave.
            asked = k == state.depth - 1
            return int(state.stack[4 * k + 1]) + (0 if asked else 1)
    return int(state.active)


def _next(state: Arborea) -> int | None:
    """The seat that plays after the turn that goes on, whoever is asked in it (§4.1, §8.1)."""
    if state.turn() < 0 or state.humans == 1 or state.turns_left == 1:
        return None
    active = _active(state)
    if phase_of(state) == "start" and active > 0:
        return active
    return (active + 1) % state.humans + 1


def _asked(state: Arborea) -> shapes.Asked | None:
    """The villager that a window or a swap asks about."""
    if step_of(state) not in ("exit", "forced"):
        return None
    return about_villager(state, asked_about(state))


def _walking(state: Arborea) -> shapes.Walking | None:
    """The villager that walks a trail now, and which of its symbols are done."""
    for k in range(state.depth):
        if state.stack[4 * k] == WALKING:
            trail, villager = state.stack[4 * k + 1], state.stack[4 * k + 2]
            return shapes.Walking(
                seat=int(state.active) + 1,
                villager=VILLAGERS[villager],
                trail=name_trail(trail),
                done=int(state.stack[4 * k + 5] - state.box.begins[trail]),
            )
    return None


def _renamed(state: Arborea) -> shapes.Renamed:
    """What a corrected box calls otherwise."""
    found = {}
    for section in ("areas", "habitats", "creatures"):
        printed = names(box({}), section)
        for code, name in names(state.box, section).items():
            if name != printed[code]:
                found[code] = name
    return found


# Tracks and areas.


def _track(state: Arborea, track: int) -> shapes.Track:
    shift = int(state.board[SHIFT + track])
    season = int(entry_season(state, track)) if state.board[SECTION + track * 2] >= 0 else 0
    places = range(track * REACH + ENTRY, track * REACH + 13)
    return shapes.Track(
        track=TRACKS[track],
        shift=shift,
        spaces_to_swap=4 - shift,
        sections=[_section(state, track, inner) for inner in (1, 0)],
        entry=shapes.Entry(
            position=ENTRY,
            season=SEASONS[season - 1] if season else None,
            free=state.tracks[track * REACH + ENTRY] == 0,
        ),
        villagers=[_villager(state, at) for at in reversed(places) if state.tracks[at]],
    )


def _section(state: Arborea, track: int, inner: int) -> shapes.Section | None:
    """A section with its cells from the one nearest the centre, and where they lie."""
    section = state.board[SECTION + track * 2 + inner]
    if section < 0:
        return None
    first = 4 + 4 * inner + state.board[SHIFT + track]
    cells = []
    for k in range(4):
        season = state.box.section_cells[section * 4 + k]
        shown = SEASONS[season - 1] if season else None
        cells.append(shapes.SectionCell(position=int(first - k), season=shown))
    return shapes.Section(section=name_component(SECTION_CODES + section), cells=cells)


def _villager(state: Arborea, at: int) -> shapes.OnTrack:
    """A villager on a track: whose it is, how far it has walked, and what it could reach."""
    villager = int(state.tracks[at]) - 1
    position = at % REACH
    until = int(state.tracks[ORDERS + at])
    return shapes.OnTrack(
        seat=villager // OWNER + 1,
        villager=VILLAGERS[villager % OWNER],
        position=position,
        walked=position - ENTRY,
        until="swap" if until == UNTIL_SWAP else until or None,
        reach=trails_reached(at // REACH, position - ENTRY),
    )


def _area(state: Arborea, area: int) -> shapes.Area:
    first = state.box.sage_lists + area * 3
    trails = range(area * TRAILS_EACH, (area + 1) * TRAILS_EACH)
    return shapes.Area(
        area=AREAS[area],
        track=TRACKS[area // 2],
        side="above" if area % 2 == 0 else "below",
        rewards=[name_symbol(state.box.symbols[state.box.begins[first + k]]) for k in range(3)],
        trails=[
            shapes.Trail(
                trail=name_trail(trail),
                symbols=symbols_of(state, trail),
                loss=int(state.box.losses[trail]),
                waiting=_waiting(state, trail),
            )
            for trail in trails
        ],
    )


def _waiting(state: Arborea, trail: int) -> list[shapes.Waiting]:
    found = []
    for seat, player in enumerate(state.players, 1):
        for v, villager in enumerate(VILLAGERS):
            count = int(player.counts[WAITING + trail * 3 + v])
            if count:
                found.append(shapes.Waiting(seat=seat, villager=villager, count=count))
    return found


# Biomes, Borderlands, decks, seasons.


def _biome(state: Arborea, biome: int) -> shapes.BiomeStand:
    """A biome: what can be spent now, and what leaving it would score (§6.5)."""
    upper, lower = int(state.board[UPPER + biome]), int(state.board[LOWER + biome])
    would = sum(int(state.box.biome_points[space]) for space in range(lower + 1, upper + 1))
    return shapes.BiomeStand(biome=BIOMES[biome], upper=upper, lower=lower, free=upper, would=would)


def _column(state: Arborea, kind: int) -> shapes.Column:
    rows = int(state.box.rows)
    tile = int(state.board[TILE + kind])
    bonus = None
    if tile:
        symbols = symbols_of(state, state.box.tile_lists + tile - 1)
        bonus = shapes.Bonus(tile=name_component(TILE_CODES + tile - 1), symbols=symbols)
    return shapes.Column(
        creature=CREATURES[kind],
        there=int(state.board[COLUMN + kind]),
        supply=int(state.board[SUPPLY + kind]),
        slots=[symbols_of(state, state.box.slot_lists + kind * rows + row) for row in range(rows)],
        tile=bonus,
    )


def _deck(state: Arborea, deck: int) -> shapes.Deck:
    """A deck: its open card without its habitats, and how many cards it has."""
    top = int(state.board[TOP + deck]) - 1
    first = deck * CARDS_EACH
    bits = int(state.cards_unseen) >> first
    unseen = (bits & (2**CARDS_EACH - 1)).bit_count()
    under = [card_face(state, c) for c in state.under if c // CARDS_EACH == deck]
    return shapes.Deck(
        deck=DECKS[deck],
        top=card_face(state, top) if top >= 0 else None,
        cards=unseen + len(under) + (1 if top >= 0 else 0),
        unseen=unseen,
        under=under,
    )


def _season(state: Arborea, season: int) -> shapes.SeasonTile:
    tile = state.board[SEASON_TILE + season]
    return shapes.SeasonTile(
        season=SEASONS[season],
        tile=name_component(SEASON_CODES + tile) if tile >= 0 else None,
        counts=COUNTED[state.box.counts[tile]] if tile >= 0 else None,
        each=int(state.box.each[tile]) if tile >= 0 else None,
    )


# The end, told.


def _result(state: Arborea) -> shapes.Result:
    """The whole scoring of a finished game (§8.12, §10.17)."""
    order = state.ranking()
    told = [
        shapes.PlayerTold(seat=seat + 1, **structs.asdict(breakdown(state, seat)))
        for seat in range(state.humans)
    ]
    return shapes.Result(
        points=state.points(),
        places=order,
        breaks=_breaks(state),
        winners=[k + 1 for k, place in enumerate(order) if place == 1],
        players=told,
        feronia=feronia_breakdown(state) if state.humans == 1 else None,
    )


def _breaks(state: Arborea) -> list[Break]:
    """What decides between those level on points, first things first (§9.2, §10.17)."""
    if state.humans == 1:
        return [Break(by="feronia", values=[0, 1])]
    players = [state.players[seat] for seat in range(state.humans)]
    return [
        Break(by="creatures", values=[int(creatures_settled(player)) for player in players]),
        Break(by="spirit", values=[int(spirit_left(player)) for player in players]),
        Break(by="steps", values=[int(steps_made(player)) for player in players]),
    ]
