# compiled
"""A game of Botanicus: whose moment it is, what may happen, and what it does."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from parterre.core.box import Box
from parterre.core.rng import Rng
from parterre.core.setup import Setup
from parterre.core.state import BAG, CHANCE, OVER, State
from parterre.games.botanicus.components.printed import Printed
from parterre.games.botanicus.components.symbols import (
    BEDS,
    BIT,
    CROSSINGS,
    FINALS,
    SPACES,
    STEPS,
)
from parterre.games.botanicus.rules.actions import (
    choices,
    choose_final,
    choose_next,
    draw,
    draw_due,
    free_animal,
    give_up,
    moved,
    ordering_choices,
    search,
    top_layer,
    unit_done,
)
from parterre.games.botanicus.rules.codes import (
    ADVANCE,
    ASSIGN,
    ASSIGNING,
    BEFORE,
    BLOCK,
    BLOCKING,
    CARD_BAG,
    CHOOSE,
    CHOOSING,
    DEAL,
    DOING,
    DOTTED_BAG,
    DRAWING,
    FREE,
    FREEING,
    GARDEN_BAG,
    GO,
    HAND,
    HANDING,
    KEEP,
    KEEPING,
    LAY,
    LAYING,
    OFFER,
    OFFER_BAG,
    OFFERING,
    ORDERING,
    ORDERS,
    PLACE,
    POUR,
    PUT,
    SCORED,
    SEARCH_BAG,
    SEARCHING,
    SELL,
    SOW,
    STARTING,
    STOP,
    STRIPED_BAG,
    TILE,
    TILE_BAG,
    TILING,
    USE,
)
from parterre.games.botanicus.rules.garden import set_plant, step_to
from parterre.games.botanicus.rules.order import place_flower
from parterre.games.botanicus.rules.setting_up import (
    assign,
    deal_tile,
    finals_left,
    gardens_left,
    hand_garden,
    keep,
    keeps,
    lay,
    lay_out,
    layable,
    offer,
    offered_to,
    put_gardener,
    tiles_left,
)
from parterre.games.botanicus.rules.tracks import advance
from parterre.games.botanicus.rules.turn import (
    before_choices,
    go_on,
    last_action,
    place,
    play_card,
    walk,
)
from parterre.games.botanicus.scoring import places_taken, totals
from parterre.games.botanicus.sight import erase, fill_in
from parterre.games.botanicus.state import NEUTRAL, Ground, Player, copies


def start(setup: Setup, box: Box) -> Botanicus:
    """The table before the first token is laid (§2.2, §2.4)."""
    assert isinstance(box, Printed)
    expert = bool(setup.options["expert"])
    players = vec[Player]([Player(-1 if expert else 0) for _ in range(setup.seats)])
    table = Botanicus(box, players)
    table.expert = expert
    table.reset_at_once = setup.options["track_reset"] == "at once"
    table.zero_points = setup.options["zero_steps"] == "points"
    table.every_order = setup.rules == 1
    lay_out(table)
    return table


@final
class Botanicus(Ground):
    """A game of Botanicus, answering to every word of the contract."""

    def seats(self) -> i64:
        """How many seats the table has."""
        return len(self.players)

    def turn(self) -> i64:
        """Whose moment it is (§3.1)."""
        phase = self.phase
        if phase >= BLOCKING:
            if phase == DRAWING or phase == SEARCHING:
                return CHANCE
            return OVER if phase == SCORED else self.mover
        return CHANCE if phase <= TILING or phase == OFFERING else self.mover

    # What may happen.

    def choices(self) -> vec[i64]:
        """What may happen now, in a fixed order (§3.5, §4.1, §5.1)."""
        phase = self.phase
        found = vec[i64](capacity=32)
        if phase == BEFORE:
            return before_choices(self, found)
        if phase == DOING:
            return append(choices(self, found), STOP)
        if phase == ORDERING:
            return ordering_choices(self, found, CHOOSE)
        if phase == BLOCKING:
            for row in range(i64(SPACES)):
                found = append(found, BLOCK + row)
            return found
        if phase == DRAWING:
            for card in self.deck:
                found = append(found, DEAL + card)
            return found
        return self.rare_choices(found)

    def rare_choices(self, found: vec[i64]) -> vec[i64]:
        """The same in setting up, and with the animals of the Expert variant (§2.7, §11.10)."""
        phase = self.phase
        if phase == LAYING:
            return layable(self)
        if phase == HANDING:
            return gardens_left(self)
        if phase == TILING:
            return tiles_left(self)
        if phase == OFFERING or phase == SEARCHING:
            return finals_left(self, top_layer(self))
        if phase == ASSIGNING:
            for number in range(i64(ORDERS)):
                found = append(found, ASSIGN + number)
        elif phase == KEEPING or phase == CHOOSING:
            return self.keepable(found)
        elif phase == STARTING:
            me = self.players[self.mover]
            for number in range(i64(3)):
                crossing = self.box.places[me.garden * 3 + number]
                if crossing != me.gardener:
                    found = append(found, PUT + crossing)
        elif phase == FREEING:
            me = self.players[self.mover]
            for animal in range(i64(5)):
                if me.freed & BIT[animal] == 0:
                    found = append(found, FREE + animal)
        return found

    def keepable(self, found: vec[i64]) -> vec[i64]:
        """The final cards, or pairs of them, that may be kept (§11.4, §11.6, §11.15)."""
        cards = offered_to(self, self.mover)
        two = self.phase == KEEPING and keeps(self, self.players[self.mover]) == 2
        number = i64(len(cards))
        for i in range(number):
            if not two:
                found = append(found, KEEP + cards[i] * (FINALS + 1) + FINALS)
                continue
            for j in range(i + 1, number):
                found = append(found, KEEP + cards[i] * (FINALS + 1) + cards[j])
        return found

    def count(self) -> i64:
        """How many things may happen now."""
        if self.phase == DRAWING:
            return len(self.deck)
        if self.phase == ASSIGNING:
            return ORDERS
        if not self.ready:
            self.listed = self.choices()
            self.ready = True
        return len(self.listed)

    def at(self, k: i64) -> i64:
        """The k-th thing that may happen now."""
        if self.phase == DRAWING:
            return DEAL + self.deck[k]
        if self.phase == ASSIGNING:
            return ASSIGN + k
        return self.listed[k] if self.ready else self.choices()[k]

    def actions(self) -> list[int]:
        """What may happen now, as distinct codes in a fixed order."""
        return [int(action) for action in self.choices()]

    # What happens.

    def play(self, action: i64) -> None:
        """Make one legal thing happen."""
        self.ready = False
        if action >= CHOOSE:
            if self.phase == ORDERING:
                choose_next(self, action - CHOOSE)
                go_on(self)
            else:
                last_action(self, action - CHOOSE)
        elif action >= ADVANCE:
            advance(self, self.players[self.mover], action - ADVANCE)
            go_on(self)
        elif action < BLOCK:
            self.play_before(action)
        elif action < GO:
            place_flower(self, action - BLOCK, NEUTRAL)
            self.phase = BEFORE
        elif action < ASSIGN:
            self.play_unit(action)
        else:
            self.play_rare(action)

    def play_before(self, action: i64) -> None:
        """Walk, play a card, or place the flower (§4.1)."""
        if action < USE:
            walk(self, action // CROSSINGS, action % CROSSINGS)
        elif action < SELL:
            play_card(self, action - USE, False)
        elif action < PLACE:
            play_card(self, action - SELL, True)
        else:
            place(self, action - PLACE)

    def play_unit(self, action: i64) -> None:
        """Do or give up a unit of the current action, or free an animal (§5.4, §11.10)."""
        me = self.players[self.mover]
        if action < SOW:
            move = action - GO
            gardener = step_to(me, move // CROSSINGS, move % CROSSINGS)
            moved(self, me, i64(STEPS[move]), gardener)
        elif action < POUR:
            set_plant(self, me, (action - SOW) % BEDS, (action - SOW) // BEDS)
            unit_done(self)
        elif action < STOP:
            bed = action - POUR
            set_plant(self, me, bed, i64(me.beds[bed]) + 1)
            unit_done(self)
        elif action == STOP:
            give_up(self, me)
        elif free_animal(self, me, action - FREE):
            return
        go_on(self)

    def play_rare(self, action: i64) -> None:
        """Set up, draw, or choose final cards (§2.1, §2.7, §8.1, §11.4, §11.15)."""
        if action < KEEP:
            assign(self, action - ASSIGN)
        elif action < PUT:
            pair = action - KEEP
            if self.phase == KEEPING:
                keep(self, pair // (FINALS + 1), pair % (FINALS + 1))
            else:
                choose_final(self, self.players[self.mover], pair // (FINALS + 1))
                go_on(self)
        elif action < DEAL:
            put_gardener(self, action - PUT)
        elif action < TILE:
            draw(self, action - DEAL)
            if not draw_due(self):
                go_on(self)
        elif action < LAY:
            deal_tile(self, action - TILE)
        elif action < HAND:
            lay(self, action - LAY)
        elif action < OFFER:
            hand_garden(self, action - HAND)
        elif self.phase == OFFERING:
            offer(self, action - OFFER)
        else:
            search(self, action - OFFER)

    def place(self) -> i64:
        """Which face-down place is being turned over (§2.1, §2.3, §8.1)."""
        phase = self.phase
        if phase == LAYING:
            laid = i64(len(self.tokens))
            bag: i64 = DOTTED_BAG if laid % 4 < 2 else STRIPED_BAG
            return bag * BAG + laid // 4 * 2 + laid % 2
        if phase == HANDING:
            return GARDEN_BAG * BAG + self.dealt
        if phase == TILING:
            return TILE_BAG * BAG + self.dealt
        if phase == OFFERING:
            return OFFER_BAG * BAG + self.dealt
        if phase == SEARCHING:
            return (SEARCH_BAG + self.dealt) * BAG
        return (CARD_BAG + self.shuffle) * BAG + self.drawn

    # What is told elsewhere: copying, scoring, sight.

    def copy(self) -> Botanicus:
        """Another table in the same state."""
        other = Botanicus(self.box, copies(self.players))
        self.share(other)
        return other

    def points(self) -> list[int]:
        """The points of each seat if the game ended now, by the final cards that lie open here."""
        return list(totals(self))

    def ranking(self) -> list[int]:
        """The place of each seat after the tie-break."""
        return list(places_taken(self))

    def seen_by(self, seat: i64) -> State:
        """This table as a seat or a spectator knows it; after the end hands lie open (§8.5)."""
        seen = self.copy()
        seen.ready = False
        seen.listed = vec[i64]()
        if self.phase != SCORED:
            erase(seen, seat)
        return seen

    def imagine(self, rng: Rng) -> State:
        """A whole table that would look like this one."""
        world = self.copy()
        world.ready = False
        fill_in(world, rng)
        return world

    def facts(self) -> list[int]:
        """Everything that makes this state differ from another."""
        facts = [int(self.round), int(self.column), int(self.index), int(self.phase)]
        facts += [int(self.mover), int(self.dealt), int(self.walked), int(self.carded)]
        facts += [int(self.acting), int(self.current), int(self.drawing), int(self.shuffle)]
        facts += [int(self.drawn), int(self.round_gone), int(self.square_gone)]
        facts += [int(self.round_taken), int(self.square_taken), int(self.tortoises)]
        facts += [int(self.pile), *self.layers, int(self.reset_at_once), int(self.zero_points)]
        facts += [int(self.every_order)]
        for bytes in (self.tokens, self.stood, self.placed, self.order, self.shuffles):
            facts += [len(bytes), *bytes]
        for bytes in (self.hidden, self.finals, self.refused, self.returned):
            facts += [len(bytes), *bytes]
        for numbers in (self.deck, self.away, self.discard, self.pending):
            facts += [len(numbers), *numbers]
        for player in self.players:
            facts += [len(player.hand), *player.hand, *player.tiles, *player.beds, *player.rows]
            facts += [int(player.garden), int(player.assigned), int(player.gardener)]
            facts += [int(player.second), int(player.purse), int(player.wheelbarrow)]
            facts += [int(player.shovel), int(player.coins), int(player.standard)]
            facts += [int(player.special), int(player.animals), int(player.freed)]
            facts += [int(player.prizes), int(player.from_requests), int(player.from_tracks)]
            facts += [int(player.from_prizes), int(player.from_animals)]
            facts += [int(player.from_actions), int(player.finals), int(player.tortoise)]
            facts += [int(player.chosen)]
        return facts
