# compiled
"""What things are worth in Arborea: a table to a seat, a trail, a card, a symbol."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

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


@final
class Prices:
    """What things are taken to be worth, in points."""

    def __init__(self) -> None:
        self.a_spirit = 0.6
        self.a_gift = 1.6
        self.a_villager = 1.2  # at home
        self.a_card = 2.2  # that one may take
        self.an_invitation = 5.0
        self.a_season = 4.5
        self.a_tile = 4.0  # a bonus tile, covered by a creature
        self.an_attraction = 2.0
        self.a_row = 0.5  # more, the lower the creature comes to stand
        self.a_biome = 0.8
        self.of_a_space = 0.7  # what one counts of the points of a biome's space
        self.spirit_gained = 0.75
        self.one_missing = 0.43  # of a card's worth while one holds it and lacks one biome
        self.each_missing = 0.12  # less for each more
        self.a_placement = 1.0
        self.an_advance = 0.8
        self.a_conversion = 0.4
        self.a_reward = 1.8
        self.a_habitat = 1.1  # of a completed card
        self.a_card_more = 3.0  # room for creatures
        self.hoped_base = 5.0  # of a season at the end
        self.later = 0.84  # what a step still to be walked leaves of a trail's worth
        self.waits = 0.72  # what the wait for the own turn leaves of it


@final
class Valuing:
    """What a table is worth to a seat, part by part."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self.worth = Worth()
        self.trails = vec[i64]([0] * TRAILS)  # in thousandths
        self.begin()

    def begin(self) -> None:
        """An invitation is worth its full price until room is noted."""
        self.invitation = self.prices.an_invitation

    def table_worth(self, g: Arborea, seat: i64) -> float:
        """What a seat has, what it is about to have, and what it may hope for."""
        me = g.players[seat]
        hope = self.hope(g)
        total = float(me.points) + float(creature_points(me, g.cat_sees))
        total += float(spirit_points(g, me)) + self.prices.a_spirit * float(spirit_left(me))
        for season in range(i64(4)):
            total += self.season(g, me, season, hope)
        for sage in range(i64(SAGES)):
            total += self.prices.a_gift * hope * float(me.counts[GIFTS + sage])
        for villager in range(i64(3)):
            total += self.prices.a_villager * hope * float(me.counts[AVAILABLE + villager])
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
        base = season_base(g.box, me, g.board[SEASON_TILE + season])
        return times * self.hoped(float(base), hope)

    def hoped(self, base: float, hope: float) -> float:
        """The base of a season at the end, by what it is now."""
        lacking = self.prices.hoped_base - base
        return base + 0.6 * hope * lacking if lacking > 0.0 else base

    # Creatures and cards.

    def creatures(self, me: Player, cat_sees: i64, hope: float) -> float:
        """What invited creatures would score on their best crossings; captives may yet."""
        total = 0.0
        number: i64 = 0
        for kind in range(i64(KINDS)):
            number += me.counts[INVITED + kind]
            total += 1.5 * hope * float(me.counts[CAPTIVE + kind])
        crossings = places_for_creature(me)
        self.note_room(i64(len(crossings)), number)
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

    def note_room(self, crossings: i64, invited: i64) -> None:
        """Remember what one more invitation is worth, by the room there is for it."""
        room = float(crossings) / 2.0 - 2.0 * float(invited)
        self.invitation = (
            self.prices.an_invitation if room > 2.0 else 0.5 + 1.5 * room if room > 0.0 else 0.3
        )

    def cards(self, g: Ground, me: Player, hope: float) -> float:
        """What held cards are worth, by how much is missing; a completed one wholly."""
        total = 0.0
        for slot in range(i64(PLACES)):
            card = me.counts[HELD + slot] - 1
            if card >= 0:
                total += hope * self.nearness(g, card) * self.card(g, card)
        if me.completed >= 0:
            total += self.laid(g, me.completed)
        return total

    def held(self, g: Ground, card: i64) -> float:
        """What holding a card is worth, the less the more is missing."""
        return self.nearness(g, card) * self.card(g, card)

    def nearness(self, g: Ground, card: i64) -> float:
        """What holding a card leaves of its worth."""
        lacking = float(missing(g, card))
        if lacking <= 0.0:
            return 0.6
        whole = self.prices.one_missing + self.prices.each_missing
        near = whole - self.prices.each_missing * lacking
        return near if near > 0.06 else 0.06

    def laid(self, g: Ground, card: i64) -> float:
        """What a card in the ecosystem is worth."""
        return self.prices.a_habitat * self.habitats(g, card) + self.prices.a_card_more

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
        total = self.prices.a_habitat * float(3 + card // 15) + self.prices.a_card_more
        for at in range(g.box.begins[number], g.box.begins[number + 1]):
            total += self.symbol(g, g.players[0], g.box.symbols[at], 0, False)
        return total

    # Villagers on their way.

    def walks(self, g: Ground, me: Player, seat: i64, hope: float) -> float:
        """What those who wait or are still on a track may fetch."""
        self.forget()
        total = 0.0
        waiting: i64 = 0
        for trail in range(i64(TRAILS)):
            for villager in range(i64(3)):
                number = me.counts[WAITING + trail * 3 + villager]
                if number > 0:
                    waiting += number
                    worth = self.trail(g, me, trail)
                    crowd = 1.0 if waiting <= 3 else 0.5
                    total += (
                        crowd * self.prices.waits * float(number) * (worth + self.prices.a_villager)
                    )
        for track in range(i64(4)):
            for position in range(i64(ENTRY), i64(13)):
                villager = i64(g.tracks[track * REACH + position]) - 1
                if villager >= 0 and villager // OWNER == seat:
                    total += self.journey(g, me, track, position - ENTRY)
        return hope * total

    def forget(self) -> None:
        """Value every trail anew from here on."""
        for trail in range(i64(TRAILS)):
            self.trails[trail] = -1

    def journey(self, g: Ground, me: Player, track: i64, walked: i64) -> float:
        """The best trail that somebody on a track will come to, the farther the less."""
        best = 0.0
        for side in range(i64(2)):
            worth = 1.0
            for number in range(i64(TRAILS_EACH)):
                if number >= walked:
                    worth *= self.prices.later
                trail = (track * 2 + side) * TRAILS_EACH + number
                found = worth * (self.trail(g, me, trail) + self.prices.a_villager)
                if found > best:
                    best = found
        return self.prices.waits * best

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
            return self.prices.a_biome + self.prices.of_a_space * float(
                g.box.biome_points[stands + 1]
            )
        if kind == SPIRIT:
            return self.prices.spirit_gained * float(what - NO_SPIRIT)
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
            return self.prices.a_card
        if kind == SAGE:
            return self.prices.a_reward * float(me.counts[GIFTS + area])
        if kind == GIFT:
            return self.prices.a_gift
        if kind == TRAIN:
            return self.prices.a_villager if not mine or me.counts[RESERVE + what] > 0 else 0.0
        if kind == SEASON:
            return self.prices.a_season
        if kind == POINTS:
            return float(what)
        if kind == PLACE:
            return self.prices.a_placement
        if kind == ADVANCE:
            return self.prices.an_advance
        return self.prices.a_conversion if kind == CONVERT or kind == REFRESH else 0.0

    def attraction(self, g: Ground, creature: i64) -> float:
        """What attracting a creature would give."""
        row = g.board[COLUMN + creature]
        if row == g.box.rows:
            return 0.0
        if g.board[TILE + creature] > 0:
            return self.prices.a_tile
        return self.prices.an_attraction + self.prices.a_row * float(row)

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
            return self.prices.a_villager
        if kind == FINISHING:
            card = g.stack[at + 1]
            return self.laid(g, card) - 0.6 * self.card(g, card)
        if kind == REWARDING:
            return self.prices.a_reward * float(g.stack[at + 2])
        if kind == INVITING:
            return self.invitation
        if kind == CARDING:
            return self.prices.a_card
        if kind == GIVING:
            return self.prices.a_gift
        if kind == PLACING:
            return self.prices.a_placement
        if kind == ADVANCING:
            return self.prices.an_advance
        return self.prices.a_conversion if kind == REFRESHING or kind == CONVERTING else 0.0
