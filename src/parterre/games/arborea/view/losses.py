"""What a list of symbols would not give as things stand: told before it is chosen."""

from __future__ import annotations

from parterre.games.arborea import shapes
from parterre.games.arborea.components.symbols import (
    ARGUMENT,
    ATTRACT,
    BIOME,
    CARD,
    CONVERT,
    GIFT,
    INVITE,
    KINDS,
    NO_SPIRIT,
    PLACE,
    SAGE,
    SAGES,
    SEASON,
    SPIRIT,
    TRAIN,
    name_symbol,
)
from parterre.games.arborea.rules.board import FULL
from parterre.games.arborea.rules.ecosystem import places_for_creature
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.rules.symbols import HIGHEST, MOST_GIFTS
from parterre.games.arborea.state import (
    AVAILABLE,
    COLUMN,
    ENTRY,
    GIFTS,
    HELD,
    INVITED,
    PLACES,
    REACH,
    RESERVE,
    STEPS,
    SUPPLY,
    TOP,
    UPPER,
)


def lost_of(state: Arborea, number: int, whose: int = -1) -> list[shapes.Lost]:
    """The symbols of a list that would give the active seat nothing, each with the reason."""
    first, end = state.box.begins[number], state.box.begins[number + 1]
    foreseen = Foreseen(state, whose)
    found = []
    for at, k in enumerate(range(first, end)):
        symbol = int(state.box.symbols[k])
        why = foreseen.why_lost(symbol)
        if why:
            found.append(shapes.Lost(at=at, symbol=name_symbol(symbol), why=why))
    return found


def no_crossing(state: Arborea) -> bool:
    """Whether one more invited creature would find no crossing in the ecosystem as it lies."""
    me = state.players[state.active]
    invited = sum(int(me.counts[INVITED + kind]) for kind in range(KINDS))
    return len(places_for_creature(me)) <= invited


def season_ends(state: Arborea, season: int) -> bool:
    """Whether the active seat stands at the end of a season track."""
    steps = state.players[state.active].counts[STEPS + season]
    return bool(steps >= len(state.box.multipliers) - 1)


class Foreseen:
    """What the active seat and the board have while one symbol follows another."""

    def __init__(self, state: Arborea, whose: int) -> None:
        counts = state.players[state.active].counts
        self.state = state
        self.whose = whose
        self.spirit = int(state.players[state.active].spirit)
        self.biomes = [int(state.board[UPPER + kind]) for kind in range(KINDS)]
        self.there = [int(state.board[COLUMN + kind]) for kind in range(KINDS)]
        self.free_places = sum(1 for place in range(PLACES) if counts[HELD + place] == 0)
        self.available = [int(counts[AVAILABLE + villager]) for villager in range(3)]
        self.reserve = [int(counts[RESERVE + villager]) for villager in range(3)]
        self.gifts = [int(counts[GIFTS + sage]) for sage in range(SAGES)]

    def why_lost(self, symbol: int) -> shapes.Why | None:
        """Why a symbol would give nothing, in one word, or None; then it counts as done."""
        kind, what = divmod(symbol, ARGUMENT)
        if kind == BIOME:
            return self._biome(what)
        if kind == SPIRIT and what > NO_SPIRIT:
            lost = self.spirit == HIGHEST
            self.spirit = min(HIGHEST, self.spirit + what - NO_SPIRIT)
            return "spirit" if lost else None
        if kind == SPIRIT:
            self.spirit += what - NO_SPIRIT
        if kind == TRAIN:
            return self._train(what)
        if kind == GIFT:
            return self._gift(what)
        if kind == ATTRACT:
            return self._attract(what)
        if kind == SEASON:
            return "season" if season_ends(self.state, what) else None
        if kind == SAGE:
            return None if self.gifts[self.whose // 2] else "sage"
        return self._asked(kind, what)

    def _asked(self, kind: int, what: int) -> shapes.Why | None:
        if kind == CARD:
            return self._card()
        if kind == INVITE:
            return self._invite()
        if kind == PLACE:
            entries = [self.state.tracks[track * REACH + ENTRY] for track in range(4)]
            return None if any(self.available) and not all(entries) else "place"
        if kind == CONVERT:
            left, right = divmod(what, KINDS)
            if self.biomes[left] == 0 or self.biomes[right] == FULL:
                return "convert"
            self.biomes[left] -= 1
            self.biomes[right] += 1
        return None

    def _biome(self, what: int) -> shapes.Why | None:
        if self.biomes[what] == FULL:
            return "biome"
        self.biomes[what] += 1
        return None

    def _train(self, what: int) -> shapes.Why | None:
        if self.reserve[what] == 0:
            return "train"
        self.reserve[what] -= 1
        self.available[what] += 1
        return None

    def _gift(self, what: int) -> shapes.Why | None:
        """A gift for one sage, or for any that takes one."""
        sages = [what - 1] if what else range(SAGES)
        takers = [sage for sage in sages if self.gifts[sage] < MOST_GIFTS]
        if not takers:
            return "gift"
        if what:
            self.gifts[what - 1] += 1
        return None

    def _attract(self, what: int) -> shapes.Why | None:
        """A creature that is placed may be invited; what its slot gives is another list."""
        board = self.state.board
        supply = int(board[SUPPLY + what]) - (self.there[what] - int(board[COLUMN + what]))
        if self.there[what] >= self.state.box.rows or supply <= 0:
            return "slot"
        self.there[what] += 1
        return None

    def _card(self) -> shapes.Why | None:
        if self.free_places == 0:
            return "card"
        if not any(self.state.board[TOP + deck] for deck in range(4)):
            return "decks"
        self.free_places -= 1
        return None

    def _invite(self) -> shapes.Why | None:
        if not any(self.there):
            return "invite"
        self.there[self.there.index(max(self.there))] -= 1
        return None
