# compiled
"""A garden of Arboretum surveyed once, so that what a card would add somewhere is cheap to say."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from parterre.games.arboretum.components import RANKS, SPECIES, kind_of, rank_of
from parterre.games.arboretum.scoring import EIGHT, ENDS_WITH_EIGHT, LONG, ONE, STARTS_WITH_ONE
from parterre.games.arboretum.state import BARE, CELLS, OPEN, SIDE, Player

TREE: Final = 4  # what a tree counts in a row: 1 and 2 are left for the ends
AROUND: Final = vec[i64]([-SIDE, -1, 1, SIDE])


@final
class Survey:
    """For each species and tree the best path up to it and the best path on from it.

    A path through a tree is both together, less the tree itself, which both have counted; so a
    card that is put down somewhere needs a look at four neighbours and not at the whole garden.
    """

    def __init__(self) -> None:
        self.up_to = vec[u8]([0] * (SPECIES * CELLS))
        self.on_from = vec[u8]([0] * (SPECIES * CELLS))
        # rows of one species: four for each tree, and the points of a 1 or an 8 at its end
        self.pure_to = vec[u8]([0] * CELLS)
        self.pure_from = vec[u8]([0] * CELLS)
        self.paths = vec[i64]([0] * SPECIES)  # points of the best path
        self.promises = vec[float]([0.0] * SPECIES)  # points that one more card would make of it
        self.rising = vec[float]([0.0] * (SPECIES * RANKS))  # how surely a higher card comes
        self.falling = vec[float]([0.0] * (SPECIES * RANKS))
        self.lower = vec[i64]([0] * 4)  # trees beside the card that is thought of
        self.higher = vec[i64]([0] * 4)
        self.lower_count: i64 = 0
        self.higher_count: i64 = 0
        self.free = False
        self.through: i64 = 0  # points of the best path through the card
        self.promised: float = 0.0

    def look(self, player: Player, species: vec[i64]) -> None:
        """Survey a garden; `rising` and `falling` are set before."""
        self.lengths(player)
        for kind in species:
            self.rise(player, kind)
            self.fall(player, kind)

    def lengths(self, player: Player) -> None:
        """The longest rows of one species, up to each tree and on from it."""
        cells = player.cells
        trees = player.trees
        number = i64(len(trees))
        for at in range(number):
            cell = trees[at]
            card = i64(cells[cell]) - 1
            longest: i64 = 0
            for step in AROUND:
                other = i64(cells[cell + step])
                if other != BARE and other != OPEN and kind_of(other - 1) == kind_of(card):
                    if rank_of(other - 1) < rank_of(card):
                        row = i64(self.pure_to[cell + step])
                        if row > longest:
                            longest = row
            first: i64 = STARTS_WITH_ONE if rank_of(card) == ONE else 0
            self.pure_to[cell] = u8(longest + TREE + first)
        at = number - 1
        while at >= 0:
            cell = trees[at]
            card = i64(cells[cell]) - 1
            longest = 0
            for step in AROUND:
                other = i64(cells[cell + step])
                if other != BARE and other != OPEN and kind_of(other - 1) == kind_of(card):
                    if rank_of(other - 1) > rank_of(card):
                        row = i64(self.pure_from[cell + step])
                        if row > longest:
                            longest = row
            last: i64 = ENDS_WITH_EIGHT if rank_of(card) == EIGHT else 0
            self.pure_from[cell] = u8(longest + TREE + last)
            at -= 1

    def rise(self, player: Player, kind: i64) -> None:
        """The best beginnings of paths of a species, its best path, and what one card promises."""
        cells = player.cells
        up_to = self.up_to
        base = kind * CELLS
        best: i64 = 0
        promise = 0.0
        for cell in player.trees:
            card = i64(cells[cell]) - 1
            rank = rank_of(card)
            own = kind_of(card) == kind
            way: i64 = 0
            if own:
                way = 1 + STARTS_WITH_ONE if rank == ONE else 1
            free = False
            for step in AROUND:
                other = i64(cells[cell + step])
                if other == OPEN:
                    free = True
                elif other != BARE and rank_of(other - 1) < rank:
                    before = i64(up_to[base + cell + step])
                    if before > 0 and before + 1 > way:
                        way = before + 1
            up_to[base + cell] = u8(way)
            if way == 0:
                continue
            if own:
                points = way
                doubled = row_points(i64(self.pure_to[cell]))
                if doubled > points:
                    points = doubled
                if rank == EIGHT:
                    points += ENDS_WITH_EIGHT
                if way > 1 and rank > ONE and points > best:
                    best = points
            if free:
                hoped = self.rising[kind * RANKS + rank] * float(way + 1)
                if hoped > promise:
                    promise = hoped
        self.paths[kind] = best
        self.promises[kind] = promise

    def fall(self, player: Player, kind: i64) -> None:
        """The best endings of paths of a species, and what a card before them promises."""
        cells = player.cells
        trees = player.trees
        on_from = self.on_from
        base = kind * CELLS
        promise = self.promises[kind]
        at = i64(len(trees)) - 1
        while at >= 0:
            cell = trees[at]
            card = i64(cells[cell]) - 1
            rank = rank_of(card)
            way: i64 = 0
            if kind_of(card) == kind:
                way = 1 + ENDS_WITH_EIGHT if rank == EIGHT else 1
            free = False
            for step in AROUND:
                other = i64(cells[cell + step])
                if other == OPEN:
                    free = True
                elif other != BARE and rank_of(other - 1) > rank:
                    after = i64(on_from[base + cell + step])
                    if after > 0 and after + 1 > way:
                        way = after + 1
            on_from[base + cell] = u8(way)
            if way > 0 and free:
                hoped = self.falling[kind * RANKS + rank] * float(way + 1)
                if hoped > promise:
                    promise = hoped
            at -= 1
        self.promises[kind] = promise

    def stand(self, player: Player, card: i64, cell: i64) -> None:
        """Put a card onto a cell in thought: note the trees beside it, lower and higher ones."""
        rank = rank_of(card)
        self.lower_count = 0
        self.higher_count = 0
        self.free = False
        for step in AROUND:
            near = cell + step
            other = i64(player.cells[near])
            if other == BARE or other == OPEN:
                self.free = True
            elif rank_of(other - 1) < rank:
                self.lower[self.lower_count] = near
                self.lower_count += 1
            elif rank_of(other - 1) > rank:
                self.higher[self.higher_count] = near
                self.higher_count += 1

    def add(self, player: Player, card: i64, kind: i64) -> bool:
        """What the card that stands there makes of a species; False if nothing at all."""
        rank = rank_of(card)
        own = kind_of(card) == kind
        base = kind * CELLS
        before: i64 = 0
        after: i64 = 0
        met = False  # whether the card is not alone
        for number in range(self.lower_count):
            way = i64(self.up_to[base + self.lower[number]])
            if way >= before and way > 0:
                before = way + 1
                met = True
        for number in range(self.higher_count):
            way = i64(self.on_from[base + self.higher[number]])
            if way >= after and way > 0:
                after = way + 1
                met = True
        if own:
            if before == 0:
                before = 1 + STARTS_WITH_ONE if rank == ONE else 1
            if after == 0:
                after = 1 + ENDS_WITH_EIGHT if rank == EIGHT else 1
        elif not met:
            return False
        self.through = 0
        if met and before > 0 and after > 0:
            self.through = before + after - 1
            if own:
                doubled = row_points(self.row(player, card))
                if doubled > self.through:
                    self.through = doubled
        self.promised = 0.0
        if self.free:
            if before > 0:
                self.promised = self.rising[kind * RANKS + rank] * float(before + 1)
            if after > 0:
                hoped = self.falling[kind * RANKS + rank] * float(after + 1)
                if hoped > self.promised:
                    self.promised = hoped
        return True

    def row(self, player: Player, card: i64) -> i64:
        """The row of one species that would go through the card, as `pure_to` counts it."""
        kind = kind_of(card)
        before: i64 = STARTS_WITH_ONE if rank_of(card) == ONE else 0
        after: i64 = ENDS_WITH_EIGHT if rank_of(card) == EIGHT else 0
        for number in range(self.lower_count):
            near = self.lower[number]
            if kind_of(player.card(near)) == kind and i64(self.pure_to[near]) > before:
                before = i64(self.pure_to[near])
        for number in range(self.higher_count):
            near = self.higher[number]
            if kind_of(player.card(near)) == kind and i64(self.pure_from[near]) > after:
                after = i64(self.pure_from[near])
        return before + TREE + after


def row_points(row: i64) -> i64:
    """What a row of one species scores: each tree twice, once there are enough of them (§6.6)."""
    trees = row // TREE
    return 2 * trees + row % TREE if trees >= LONG else 0
