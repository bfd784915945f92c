"""Players: their boards, their ecosystems, their points and where those come from."""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from parterre.games.arborea import shapes
from parterre.games.arborea.components.symbols import (
    AREAS,
    CARDS,
    CREATURES,
    HABITATS,
    KINDS,
    SAGES,
    SEASON_CODES,
    SEASONS,
    SOLO_CODES,
    TRAILS,
    TRAILS_EACH,
    VILLAGERS,
    name_card,
    name_component,
    name_symbol,
)
from parterre.games.arborea.components.symbols import COUNTS as COUNTED
from parterre.games.arborea.notation.sentences import name_trail
from parterre.games.arborea.rules.board import missing
from parterre.games.arborea.rules.ecosystem import TURNED, wide
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.scoring import (
    AROUND,
    Worth,
    counted,
    creature_worth,
    feronia_steps,
    feronia_total,
    season_base,
    spirit_left,
    spirit_points,
    total,
)
from parterre.games.arborea.state import (
    AVAILABLE,
    CAPTIVE,
    CELLS,
    COUNTER,
    CROSSING,
    GIFTS,
    HABITAT,
    HELD,
    INVITED,
    LAYER,
    LEFT,
    MARKER,
    MIDDLE,
    ORIGIN,
    PLACES,
    RESERVE,
    SEASON_TILE,
    SIDE,
    SOLO_CARD,
    STEPS,
    WAITING,
    Player,
)

Name = TypeVar("Name", bound=str)


def xy(cell: int) -> tuple[int, int]:
    """The coordinates of a cell or crossing."""
    return cell % SIDE - ORIGIN, cell // SIDE - ORIGIN


# Cards.


def symbols_of(state: Arborea, number: int) -> list[str]:
    """A list of symbols as they are written."""
    begins, end = state.box.begins[number], state.box.begins[number + 1]
    return [name_symbol(state.box.symbols[k]) for k in range(begins, end)]


def needs_of(state: Arborea, card: int) -> shapes.Needs:
    """What a card needs, biome by biome."""
    first = card * KINDS
    return shapes.Needs(*(int(need) for need in state.box.needs[first : first + KINDS]))


def grid_of(state: Arborea, card: int) -> tuple[str, str]:
    """The habitats of a card, the upper row first."""
    letters = "".join(HABITATS[state.box.grids[card * 6 + k]] for k in range(6))
    return letters[:3], letters[3:]


def turned_grids(state: Arborea) -> list[str]:
    """The habitats of the card that is to be laid, in the order of its cells, for each turn."""
    letters = "".join(grid_of(state, state.players[state.active].completed))
    return ["".join(letters[TURNED[turn * 6 + k]] for k in range(6)) for turn in range(4)]


def card_face(state: Arborea, card: int) -> shapes.Face:
    """The side of a card with its symbols, which everybody sees; not its habitats (§2.5)."""
    reward = symbols_of(state, state.box.card_lists + card)
    return shapes.Face(card=name_card(card), needs=needs_of(state, card), reward=reward)


def held_card(state: Arborea, card: int) -> shapes.Held:
    """A card somebody has: both its sides, and whether it could be paid now."""
    lacking = max(0, int(missing(state, card)))
    face = card_face(state, card)
    return shapes.Held(
        card=face.card,
        needs=face.needs,
        reward=face.reward,
        grid=grid_of(state, card),
        payable=lacking == 0,
        lacking=lacking,
    )


# Ecosystems.


def worth_of(player: Player, crossing: int, cat_sees: int) -> shapes.Worth:
    """A creature on its crossing: its habitats, its lines, and what it scores (§8.7)."""
    worth = Worth()
    points = int(creature_worth(player, crossing, cat_sees, worth))
    x, y = xy(crossing)
    return shapes.Worth(
        creature=CREATURES[player.land[CROSSING + crossing] - 1],
        x=x,
        y=y,
        around=[HABITATS[player.land[HABITAT + crossing + k] - 1] for k in AROUND],
        habitats=int(worth.habitats),
        each=int(worth.each),
        lines=int(worth.lined),
        lines_each=int(worth.lined_each),
        water=bool(worth.water),
        points=points,
    )


def settled(player: Player) -> list[int]:
    """The crossings of an ecosystem where creatures stand."""
    return [crossing for crossing in range(CELLS) if player.land[CROSSING + crossing]]


def creatures_of(player: Player, cat_sees: int) -> list[shapes.Worth]:
    """Every creature of an ecosystem."""
    return [worth_of(player, crossing, cat_sees) for crossing in settled(player)]


def ecosystem(state: Arborea, player: Player) -> shapes.Ecosystem:
    """Every cell in sight, every card as it lies, every creature."""
    cells = []
    for cell in range(CELLS):
        if player.land[HABITAT + cell]:
            x, y = xy(cell)
            habitat = HABITATS[player.land[HABITAT + cell] - 1]
            card = int(player.land[LAYER + cell])
            cells.append((x, y, habitat, card))
    return shapes.Ecosystem(
        cells=cells,
        cards=[laid_card(player, k) for k in range(len(player.laid) // 2)],
        creatures=creatures_of(player, state.cat_sees),
    )


def laid_card(player: Player, k: int) -> shapes.Laid:
    """The k-th card that was laid, as it lies."""
    code = player.laid[2 * k]
    card, turn = divmod(code // CELLS, 4)
    x, y = xy(code % CELLS)
    return shapes.Laid(
        card=name_card(card),
        start=card >= CARDS,
        x=x,
        y=y,
        turn=turn * 90,
        width=int(wide(turn)),
        height=5 - int(wide(turn)),
        in_sight=int(player.laid[2 * k + 1]),
    )


# Boards.


def counted_by(names: tuple[Name, ...], counts: vec[i64], first: int) -> dict[Name, int]:
    """Numbers by name."""
    return {name: int(counts[first + k]) for k, name in enumerate(names)}


def waiting_of(player: Player) -> list[shapes.WaitingAt]:
    """Who waits at which trail."""
    return [
        shapes.WaitingAt(
            trail=name_trail(trail),
            villager=villager,
            count=int(player.counts[WAITING + trail * 3 + v]),
        )
        for trail in range(TRAILS)
        for v, villager in enumerate(VILLAGERS)
        if player.counts[WAITING + trail * 3 + v]
    ]


def player_told(state: Arborea, seat: int) -> shapes.Player:
    """A seat's board, its ecosystem, and its points if the game ended now."""
    player = state.players[seat]
    counts = player.counts
    held = [int(counts[HELD + slot]) - 1 for slot in range(PLACES)]
    gifts = counted_by(AREAS, counts, GIFTS)
    return shapes.Player(
        seat=seat + 1,
        spirit=int(player.spirit),
        points=int(player.points),
        available=counted_by(VILLAGERS, counts, AVAILABLE),
        reserve=counted_by(VILLAGERS, counts, RESERVE),
        waiting=waiting_of(player),
        gifts=gifts,
        gifts_left=SAGES - sum(1 for number in gifts.values() if number),
        seasons=counted_by(SEASONS, counts, STEPS),
        held=[held_card(state, card) if card >= 0 else None for card in held],
        completed=held_card(state, player.completed) if player.completed >= 0 else None,
        invited=counted_by(CREATURES, counts, INVITED),
        captives=counted_by(CREATURES, counts, CAPTIVE),
        ecosystem=ecosystem(state, player),
        now=shapes.Standing(seasons=seasons_told(state, seat), total=int(total(state, player))),
    )


# Points.


def season_told(state: Arborea, seat: int, season: int) -> shapes.SeasonTold:
    """What a season gives a seat: what is counted, the base and the multiplier (§8.4)."""
    player = state.players[seat]
    tile = state.board[SEASON_TILE + season]
    step = int(player.counts[STEPS + season])
    times = int(state.box.multipliers[step])
    base = int(season_base(state.box, player, tile)) if tile >= 0 else 0
    return shapes.SeasonTold(
        season=SEASONS[season],
        tile=name_component(SEASON_CODES + tile) if tile >= 0 else None,
        counts=COUNTED[state.box.counts[tile]] if tile >= 0 else None,
        number=int(counted(player, state.box.counts[tile])) if tile >= 0 else 0,
        each=int(state.box.each[tile]) if tile >= 0 else 0,
        base=base,
        step=step,
        multiplier=times,
        points=base * times,
    )


def seasons_told(state: Arborea, seat: int) -> list[shapes.SeasonTold]:
    """What every season gives a seat."""
    return [season_told(state, seat, season) for season in range(4)]


def breakdown(state: Arborea, seat: int) -> shapes.Breakdown:
    """Where a seat's points come from, if the game ended now (§8.12)."""
    player = state.players[seat]
    creatures = creatures_of(player, state.cat_sees)
    return shapes.Breakdown(
        biomes=int(player.renewed),
        borderlands=int(player.points - player.renewed),
        captives=sum(int(player.counts[CAPTIVE + k]) for k in range(KINDS)),
        spirit_left=int(spirit_left(player)),
        spirit=int(spirit_points(state, player)),
        seasons=seasons_told(state, seat),
        creatures=creatures,
        creature_points=sum(creature.points for creature in creatures),
        total=int(total(state, player)),
    )


# Feronia.


def solo_card(state: Arborea, card: int) -> shapes.SoloCard:
    """A solo card as it is printed."""
    name = name_component(card)
    printed = state.box.contents["solo_cards"][name]
    return shapes.SoloCard(
        card=name,
        numbers=printed["numbers"],
        season=printed["season"],
        creature=printed["creature"],
        arrow=printed["arrow"],
        decks=printed["decks"],
        side=printed["side"],
    )


def feronia_told(state: Arborea) -> shapes.Feronia | None:
    """Feronia's board in a solo game, and her points if the game ended now (§10.1)."""
    if state.humans != 1:
        return None
    her = state.players[1]
    places = [int(state.board[place]) - 1 for place in (LEFT, MIDDLE)]
    card = state.board[SOLO_CARD]
    track = state.box.contents["feronia"]["track"]
    return shapes.Feronia(
        seat=2,
        name="Feronia",
        difficulty=int(state.difficulty),
        card=solo_card(state, SOLO_CODES + card - 1) if card else None,
        cards_left=int(state.solo_unseen).bit_count(),
        elders=int(her.counts[AVAILABLE]),
        waiting=waiting_of(her),
        left=held_card(state, places[0]) if places[0] >= 0 else None,
        middle=held_card(state, places[1]) if places[1] >= 0 else None,
        stack=[card_face(state, card) for card in reversed(list(state.pile))],
        completed=[name_card(card) for card in state.done],
        marker=int(state.board[MARKER]),
        water=int(state.box.marker_water[state.board[MARKER]]),
        track=shapes.WaterTrack(last=track["last"], water=track["water"]),
        creatures=counted_by(CREATURES, her.counts, INVITED),
        points=int(her.points),
        steps=int(state.board[COUNTER]),
        now=feronia_breakdown(state),
    )


def feronia_breakdown(state: Arborea) -> shapes.FeroniaTold:
    """Where Feronia's points come from, if the game ended now (§10.17)."""
    her = state.players[1]
    return shapes.FeroniaTold(
        biomes=int(her.points),
        steps=int(state.board[COUNTER]),
        creatures=sum(int(her.counts[INVITED + kind]) for kind in range(KINDS)),
        completed=len(state.done),
        stack_pairs=len(state.pile) // 2,
        waiting=sum(int(her.counts[WAITING + trail * 3]) for trail in range(TRAILS)),
        steps_in_all=int(feronia_steps(state)),
        difficulty=int(state.difficulty),
        total=int(feronia_total(state)),
    )


def trails_reached(track: int, walked: int) -> list[str]:
    """The trails that a villager could leave for (§3.5)."""
    most = min(walked, TRAILS_EACH)
    areas = (AREAS[track * 2], AREAS[track * 2 + 1])
    return [f"{area}{trail}" for area in areas for trail in range(1, most + 1)]
