# compiled
"""What Arborea teaches: what a table is worth to a seat, one turn ahead."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from parterre.bots.hints.hints import Hints
from parterre.core.state import State
from parterre.games.arborea.components.symbols import (
    ADVANCE,
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
    POINTS,
    REFRESH,
    ROCK,
    SAGE,
    SAGES,
    SEASON,
    SPIRIT,
    TRAILS,
    TRAILS_EACH,
    TRAIN,
)
from parterre.games.arborea.rules.board import missing
from parterre.games.arborea.rules.codes import (
    ADVANCING,
    CARDING,
    CONVERTING,
    DO_ACTIVATE,
    DO_PASS,
    DO_RETURN,
    DO_STAY,
    DO_TAKE,
    FINISHING,
    GIVING,
    INVITING,
    PLACING,
    REFRESHING,
    REWARDING,
    RUNNING,
    WALKING,
)
from parterre.games.arborea.rules.ecosystem import places_for_creature
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.rules.pilgrimage import on_tracks
from parterre.games.arborea.rules.turn import FREE_WALKS
from parterre.games.arborea.scoring import (
    Worth,
    creature_points,
    creature_worth,
    season_base,
    spirit_left,
    spirit_points,
)
from parterre.games.arborea.state import (
    AVAILABLE,
    CAPTIVE,
    COLUMN,
    CROSSING,
    ENTRY,
    FRAME,
    GIFTS,
    HELD,
    INVITED,
    LOWER,
    OWNER,
    PLACES,
    REACH,
    RESERVE,
    SEASON_TILE,
    STEPS,
    TILE,
    UPPER,
    WAITING,
    Ground,
    Player,
)

# What things are worth, in points.
A_SPIRIT: Final = 0.6
A_GIFT: Final = 1.6
A_VILLAGER: Final = 1.2  # at home
A_CARD: Final = 2.2  # that one may take
AN_INVITATION: Final = 5.0
A_PLACEMENT: Final = 1.0
AN_ADVANCE: Final = 0.8
A_CONVERSION: Final = 0.4
A_REWARD: Final = 1.8
A_HABITAT: Final = 1.1  # of a completed card
A_CARD_MORE: Final = 3.0  # room for creatures
HOPED_BASE: Final = 5.0  # of a season at the end
LATER: Final = 0.84  # what a step still to be walked leaves of a trail's worth
TEMPO: Final = 6.0  # a free activation that is not used is lost
ALL_WAIT: Final = 1000.0
WAITS: Final = 0.72  # what the wait for the own turn leaves of it


@final
class ArboreaHints(Hints):
    """One turn's foresight: everything a table is worth to the seat that moves."""

    def __init__(self) -> None:
        self.worth = Worth()
        self.invitation = AN_INVITATION
        self.trails = vec[i64]([0] * TRAILS)  # in thousandths

    def rate(self, view: State, action: i64) -> float:
        """The worth of the table after the action, to the one who takes it."""
        assert isinstance(view, Arborea)
        seat = view.mover
        after = view.copy()
        after.play(action)
        rating = self.table_worth(after, seat)
        if action == DO_PASS:
            rating -= 0.01  # between equals, do something
        if DO_STAY < action < DO_RETURN:
            rating -= 0.02  # who is there to answer needs no orders
        if DO_ACTIVATE <= action < DO_TAKE and view.pending(2) < FREE_WALKS:
            rating += TEMPO if self.has_others(view, seat) else ALL_WAIT
        return rating

    def has_others(self, g: Ground, seat: i64) -> bool:
        """Whether anybody of a seat is at home or on a track; else nothing moves but by walking."""
        counts = g.players[seat].counts
        home = counts[AVAILABLE] + counts[AVAILABLE + 1] + counts[AVAILABLE + 2]
        return home > 0 or on_tracks(g, seat)

    def table_worth(self, g: Arborea, seat: i64) -> float:
        """What a seat has, what it is about to have, and what it may hope for."""
        me = g.players[seat]
        hope = self.hope(g)
        total = float(me.points) + float(creature_points(me, g.cat_sees))
        total += float(spirit_points(g, me)) + A_SPIRIT * float(spirit_left(me))
        for season in range(i64(4)):
            total += self.season(g, me, season, hope)
        for sage in range(i64(SAGES)):
            total += A_GIFT * hope * float(me.counts[GIFTS + sage])
        for villager in range(i64(3)):
            total += A_VILLAGER * hope * float(me.counts[AVAILABLE + villager])
        total += self.creatures(me, g.cat_sees, hope)
        total += self.cards(g, me, hope)
        total += self.walks(g, me, seat, hope)
        if g.active == seat:
            total += self.about_to_have(g, me)
        return total

    def hope(self, g: Ground) -> float:
        """How much of the future there still is: 1 until the sun has come to its end."""
        if g.turns_left < 0:
            return 1.0
        return float(g.turns_left) / (3.0 * float(len(g.players)))

    def season(self, g: Ground, me: Player, season: i64, hope: float) -> float:
        """A season's multiplier times its base, which will grow."""
        times = float(g.box.multipliers[me.counts[STEPS + season]])
        if times == 0.0:
            return 0.0
        base = float(season_base(g.box, me, g.board[SEASON_TILE + season]))
        if base < HOPED_BASE:
            base += 0.6 * hope * (HOPED_BASE - base)
        return times * base

    # Creatures and cards.

    def creatures(self, me: Player, cat_sees: i64, hope: float) -> float:
        """What invited creatures would score on their best crossings; captives may yet."""
        total = 0.0
        number: i64 = 0
        for kind in range(i64(KINDS)):
            number += me.counts[INVITED + kind]
            total += 1.5 * hope * float(me.counts[CAPTIVE + kind])
        crossings = places_for_creature(me)
        room = float(len(crossings)) / 2.0 - 2.0 * float(number)
        self.invitation = AN_INVITATION if room > 2.0 else 0.5 + 1.5 * room if room > 0.0 else 0.3
        if number == 0:
            return total
        for kind in range(i64(KINDS)):
            invited = me.counts[INVITED + kind]
            if invited == 0:
                continue
            best = 0.5
            for crossing in crossings:
                me.land[CROSSING + crossing] = u8(kind + 1)
                points = float(creature_worth(me, crossing, cat_sees, self.worth))
                me.land[CROSSING + crossing] = 0
                if points > best:
                    best = points
            total += float(invited) * (0.6 * best + 2.0 * hope)
        return total

    def cards(self, g: Ground, me: Player, hope: float) -> float:
        """What held cards are worth, by how much is missing; a completed one wholly."""
        total = 0.0
        for slot in range(i64(PLACES)):
            card = me.counts[HELD + slot] - 1
            if card >= 0:
                lacking = float(missing(g, card))
                near = 0.55 - 0.12 * lacking if lacking > 0.0 else 0.6
                if near > 0.06:
                    total += hope * near * self.card(g, card)
                else:
                    total += hope * 0.06 * self.card(g, card)
        if me.completed >= 0:
            total += A_HABITAT * self.habitats(g, me.completed) + A_CARD_MORE
        return total

    def habitats(self, g: Ground, card: i64) -> float:
        """How many habitats of a card are not Rock."""
        found = 0.0
        for k in range(i64(6)):
            if g.box.grids[card * 6 + k] != ROCK:
                found += 1.0
        return found

    def card(self, g: Ground, card: i64) -> float:
        """What completing a card would give."""
        number = g.box.card_lists + card
        total = A_HABITAT * float(3 + card // 15) + A_CARD_MORE
        for at in range(g.box.begins[number], g.box.begins[number + 1]):
            total += self.symbol(g, g.players[0], g.box.symbols[at], 0, False)
        return total

    # Villagers on their way.

    def walks(self, g: Ground, me: Player, seat: i64, hope: float) -> float:
        """What those who wait or are still on a track may fetch."""
        for trail in range(i64(TRAILS)):
            self.trails[trail] = -1
        total = 0.0
        waiting: i64 = 0
        for trail in range(i64(TRAILS)):
            for villager in range(i64(3)):
                number = me.counts[WAITING + trail * 3 + villager]
                if number > 0:
                    waiting += number
                    worth = self.trail(g, me, trail)
                    crowd = 1.0 if waiting <= 3 else 0.5
                    total += crowd * WAITS * float(number) * (worth + A_VILLAGER)
        for track in range(i64(4)):
            for position in range(i64(ENTRY), i64(13)):
                villager = i64(g.tracks[track * REACH + position]) - 1
                if villager >= 0 and villager // OWNER == seat:
                    total += self.journey(g, me, track, position - ENTRY)
        return hope * total

    def journey(self, g: Ground, me: Player, track: i64, walked: i64) -> float:
        """The best trail that somebody on a track will come to, the farther the less."""
        best = 0.0
        for side in range(i64(2)):
            worth = 1.0
            for number in range(i64(TRAILS_EACH)):
                if number >= walked:
                    worth *= LATER
                trail = (track * 2 + side) * TRAILS_EACH + number
                found = worth * (self.trail(g, me, trail) + A_VILLAGER)
                if found > best:
                    best = found
        return WAITS * best

    def trail(self, g: Ground, me: Player, trail: i64) -> float:
        """What the symbols of a trail are worth to a seat."""
        if self.trails[trail] >= 0:
            return 0.001 * float(self.trails[trail])
        total = 0.0
        area = trail // TRAILS_EACH
        for at in range(g.box.begins[trail], g.box.begins[trail + 1]):
            total += self.symbol(g, me, g.box.symbols[at], area, True)
        if total < 0.0:
            total = 0.0
        self.trails[trail] = i64(total * 1000.0)
        return total

    def symbol(self, g: Ground, me: Player, symbol: i64, area: i64, mine: bool) -> float:
        """What one symbol is worth."""
        kind = symbol // ARGUMENT
        what = symbol % ARGUMENT
        if kind == BIOME:
            stands = g.board[UPPER + what]
            if stands == 8:
                return 0.0
            return 0.8 + 0.7 * float(g.box.biome_points[stands + 1])
        if kind == SPIRIT:
            return 0.75 * float(what - NO_SPIRIT)
        if kind == ATTRACT:
            return self.attraction(g, what)
        if kind == INVITE:
            for creature in range(i64(KINDS)):
                if g.board[COLUMN + creature] > 0:
                    return self.invitation
            return 0.0
        if kind == CARD:
            if mine and me.counts[HELD] * me.counts[HELD + 1] * me.counts[HELD + 2] != 0:
                return 0.0
            return A_CARD
        if kind == SAGE:
            return A_REWARD * float(me.counts[GIFTS + area])
        if kind == GIFT:
            return A_GIFT
        if kind == TRAIN:
            return A_VILLAGER if not mine or me.counts[RESERVE + what] > 0 else 0.0
        if kind == SEASON:
            return 4.5
        if kind == POINTS:
            return float(what)
        if kind == PLACE:
            return A_PLACEMENT
        if kind == ADVANCE:
            return AN_ADVANCE
        return A_CONVERSION if kind == CONVERT or kind == REFRESH else 0.0

    def attraction(self, g: Ground, creature: i64) -> float:
        """What attracting a creature would give."""
        row = g.board[COLUMN + creature]
        if row == g.box.rows:
            return 0.0
        if g.board[TILE + creature] > 0:
            return 4.0
        return 2.0 + 0.5 * float(row)

    # What this turn still brings.

    def about_to_have(self, g: Ground, me: Player) -> float:
        """The biomes to be renewed, and what is pending of a trail or a reward."""
        total = 0.0
        for biome in range(i64(KINDS)):
            for space in range(g.board[LOWER + biome], g.board[UPPER + biome]):
                total += float(g.box.biome_points[space + 1])
        for k in range(g.depth):
            total += self.pending(g, me, k * FRAME)
        return total

    def pending(self, g: Ground, me: Player, at: i64) -> float:
        """What one pending thing will bring."""
        kind = g.stack[at]
        if kind == RUNNING:
            total = 0.0
            for symbol in range(g.stack[at + 1], g.stack[at + 2]):
                area = g.stack[at + 3] // 2 if g.stack[at + 3] >= 0 else 0
                total += self.symbol(g, me, g.box.symbols[symbol], area, True)
            return total
        if kind == WALKING:
            return A_VILLAGER
        if kind == FINISHING:
            card = g.stack[at + 1]
            return A_HABITAT * self.habitats(g, card) + A_CARD_MORE - 0.6 * self.card(g, card)
        if kind == REWARDING:
            return A_REWARD * float(g.stack[at + 2])
        if kind == INVITING:
            return self.invitation
        if kind == CARDING:
            return A_CARD
        if kind == GIVING:
            return A_GIFT
        if kind == PLACING:
            return A_PLACEMENT
        if kind == ADVANCING:
            return AN_ADVANCE
        return A_CONVERSION if kind == REFRESHING or kind == CONVERTING else 0.0
