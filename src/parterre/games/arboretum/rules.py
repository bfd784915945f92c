# compiled
"""The rules of Arboretum, in the order of RULES.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64, u8

from parterre.core.box import Box
from parterre.core.order import insert
from parterre.core.rng import Rng
from parterre.core.setup import Setup
from parterre.core.state import BAG, CHANCE, OVER, State
from parterre.games.arboretum.components import (
    CARDS,
    RANKS,
    SPECIES,
    kind_of,
    species_in_play,
)
from parterre.games.arboretum.scoring import places, totals
from parterre.games.arboretum.sight import erase, fill_in
from parterre.games.arboretum.state import CELLS, SIDE, Ground, Player, copies, new_player

HAND: Final = 7

# the phases of a game; a draw from the deck goes one on, to the card being dealt, any other two
LEAVING: Final = 0
DEALING: Final = 1
FIRST_DRAW: Final = 2
FIRST_DEAL: Final = 3
SECOND_DRAW: Final = 4
SECOND_DEAL: Final = 5
PLANTING: Final = 6
DISCARDING: Final = 7
SCORED: Final = 8

# the codes of actions
DRAW_DECK: Final = 0
DRAW_PILE: Final = 1  # + seat
PLANT: Final = 5  # + card * CELLS + cell
DISCARD: Final = PLANT + CARDS * CELLS  # + card
DEAL: Final = DISCARD + CARDS  # + card
LEAVE: Final = DEAL + CARDS  # + species

SPECIES_BAG: Final = 0
DECK_BAG: Final = 1


def start(setup: Setup, box: Box) -> Arboretum:
    """The table before the first card is dealt (§1.2, §1.3, §2.2)."""
    chosen = str(setup.options["species"])
    species = vec[i64]()
    deck = vec[i64](capacity=CARDS)
    for kind in species_in_play(chosen):
        species = append(species, i64(kind))
        for rank in range(i64(RANKS)):
            deck = append(deck, i64(kind) * RANKS + rank)
    players = vec[Player]([new_player(SIDE) for _ in range(setup.seats)])
    phase: i64 = DEALING
    if len(species) > species_needed(setup.seats):
        phase = LEAVING
    return Arboretum(
        box,
        players,
        species,
        deck,
        vec[u8]([0] * CARDS),
        phase,
        0,
        0,
        0,
        bool(setup.options["starting_discards"]),
        int(setup.options["edition"]),
    )


def species_needed(seats: i64) -> i64:
    """Six species for two seats, eight for three, all ten for four (§1.2)."""
    return 2 + 2 * seats


@final
class Arboretum(Ground):
    """A game of Arboretum: whose moment it is, what may happen, and what it does."""

    def seats(self) -> i64:
        """How many seats the table has."""
        return len(self.players)

    def turn(self) -> i64:
        """Whose moment it is (§3.1)."""
        phase = self.phase
        if phase == FIRST_DEAL or phase == SECOND_DEAL or phase <= DEALING:
            return CHANCE
        return OVER if phase == SCORED else self.mover

    # What may happen.

    def count(self) -> i64:
        """How many things may happen now."""
        phase = self.phase
        if phase == PLANTING:
            me = self.players[self.mover]
            return i64(len(me.hand)) * i64(len(me.edge))
        if phase == DISCARDING:
            return len(self.players[self.mover].hand)
        if phase == FIRST_DRAW or phase == SECOND_DRAW:
            sources: i64 = 1 if self.left() > 0 else 0
            for player in self.players:
                if len(player.pile) > 0:
                    sources += 1
            return sources
        if phase == SCORED:
            return 0
        return len(self.species) if phase == LEAVING else len(self.deck)

    def at(self, k: i64) -> i64:
        """The k-th thing that may happen now."""
        phase = self.phase
        if phase == PLANTING:
            me = self.players[self.mover]
            width = i64(len(me.edge))
            return PLANT + me.hand[k // width] * CELLS + me.edge[k % width]
        if phase == DISCARDING:
            return DISCARD + self.players[self.mover].hand[k]
        if phase == FIRST_DRAW or phase == SECOND_DRAW:
            return self.source(k)
        return LEAVE + self.species[k] if phase == LEAVING else DEAL + self.deck[k]

    def source(self, k: i64) -> i64:
        """The k-th place to draw from: the deck, then the piles by seat (§3.2, §3.4)."""
        if self.left() > 0:
            if k == 0:
                return DRAW_DECK
            k -= 1
        seat: i64 = 0
        for player in self.players:
            if len(player.pile) > 0:
                if k == 0:
                    return DRAW_PILE + seat
                k -= 1
            seat += 1
        raise IndexError("there is no such place to draw from")

    def actions(self) -> list[int]:
        """What may happen now, as codes."""
        return [self.at(k) for k in range(self.count())]

    # What it does.

    def play(self, action: i64) -> None:
        """Make one legal thing happen."""
        if action < PLANT:
            self.draw(action)
        elif action < DISCARD:
            self.plant((action - PLANT) // CELLS, (action - PLANT) % CELLS)
        elif action < DEAL:
            self.discard(action - DISCARD)
        elif action < LEAVE:
            self.deal(action - DEAL)
        else:
            self.leave(action - LEAVE)

    def leave(self, kind: i64) -> None:
        """Leave a species in the box (§1.3)."""
        self.species = remove(self.species[:], kind)  # copies share it
        deck = vec[i64](capacity=CARDS)
        for card in self.deck:
            if kind_of(card) != kind:
                deck = append(deck, card)
        self.deck = deck
        if len(self.species) == species_needed(len(self.players)):
            self.phase = DEALING

    def deal(self, card: i64) -> None:
        """Turn the next card of the deck over, to where it is due (§2.2, §2.3, §3.2)."""
        self.deck = remove(self.deck, card)
        self.dealt += 1
        seats = i64(len(self.players))
        if self.phase != DEALING:
            me = self.players[self.mover]
            me.hand = insert(me.hand, card)
            self.phase += 1
            return
        hands = HAND * seats
        if self.dealt <= hands:
            taker = self.players[(self.dealt - 1) % seats]
            taker.hand = insert(taker.hand, card)
        else:
            owner = self.players[self.dealt - hands]
            owner.pile = append(owner.pile, card)
        if self.dealt == (hands + seats - 1 if self.discards else hands):
            self.phase = FIRST_DRAW

    def draw(self, action: i64) -> None:
        """Draw from the deck, which turns a card over, or from a pile, openly (§3.2, §3.10)."""
        if action == DRAW_DECK:
            self.phase += 1
            return
        owner = self.players[action - DRAW_PILE]
        me = self.players[self.mover]
        owner.pile, card = pop(owner.pile)
        me.hand = insert(me.hand, card)
        self.shown[card] = 1
        self.phase += 2

    def plant(self, card: i64, cell: i64) -> None:
        """Plant a card of the hand in one's own garden (§3.5, §3.6)."""
        me = self.players[self.mover]
        me.hand = remove(me.hand, card)
        self.shown[card] = 0
        me.plant(card, cell)
        self.phase = DISCARDING

    def discard(self, card: i64) -> None:
        """Put a card of the hand on one's own pile and pass the turn, or end (§3.8, §4.1)."""
        me = self.players[self.mover]
        me.hand = remove(me.hand, card)
        self.shown[card] = 0
        me.pile = append(me.pile, card)
        self.turns += 1
        self.mover = (self.mover + 1) % i64(len(self.players))
        self.phase = FIRST_DRAW if self.left() > 0 else SCORED

    def place(self) -> i64:
        """Which face-down place is being turned over: the next species, or the next card."""
        if self.phase == LEAVING:
            return SPECIES_BAG * BAG + SPECIES - len(self.species)
        return DECK_BAG * BAG + self.dealt

    # What is told elsewhere: copying, scoring, sight.

    def copy(self) -> Arboretum:
        """Another table in the same state."""
        return Arboretum(
            self.box,
            copies(self.players),
            self.species,
            self.deck[:],
            self.shown[:],
            self.phase,
            self.mover,
            self.dealt,
            self.turns,
            self.discards,
            self.edition,
        )

    def points(self) -> list[int]:
        """The points of each seat by the hands that lie open here."""
        return list(totals(self))

    def ranking(self) -> list[int]:
        """The place of each seat after the tie-breaks."""
        return list(places(self))

    def seen_by(self, seat: i64) -> State:
        """This table as a seat or a spectator knows it; after the end hands lie open (§3.10)."""
        seen = self.copy()
        if self.phase != SCORED:
            erase(seen, seat)
        return seen

    def imagine(self, rng: Rng) -> State:
        """A whole table that would look like this one."""
        world = self.copy()
        fill_in(world, rng)
        return world

    def facts(self) -> list[int]:
        """Everything that makes this state differ from another."""
        facts = [int(self.phase), int(self.mover), int(self.dealt), int(self.turns)]
        facts.append(int(self.discards))
        facts += [len(self.species), *self.species, len(self.deck), *self.deck, *self.shown]
        for player in self.players:
            facts += [len(player.hand), *player.hand, int(player.hidden)]
            facts += [len(player.pile), *player.pile]
            for cell in player.edge:
                facts.append(cell)
            for cell in player.trees:
                facts += [int(cell), int(player.card(cell))]
        return facts
