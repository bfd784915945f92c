# compiled
"""What lies on the table in Arboretum, and copying it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.core.box import Box
from parterre.core.order import insert
from parterre.core.state import State
from parterre.games.arboretum.components import rank_of

SIDE: Final = 35  # 17 trees at most: 16 cells each way from the first, and a border around
CELLS: Final = SIDE * SIDE

BARE: Final = 0  # what a cell of a garden holds: nothing, an open place, or a card + 1
OPEN: Final = 255


@final
class Player:
    """One seat's hand, discard pile and garden; of a hand not seen, only the number of cards."""

    def __init__(
        self,
        side: i64,
        hand: vec[i64],
        hidden: i64,
        pile: vec[i64],
        cells: vec[u8],
        edge: vec[i64],
        trees: vec[i64],
    ) -> None:
        self.side = side
        self.hand = hand  # ascending
        self.hidden = hidden
        self.pile = pile  # bottom to top
        self.cells = cells
        self.edge = edge  # cells where a tree may be planted, ascending
        self.trees = trees  # cells that hold a tree, by ascending rank

    def copy(self) -> Player:
        """Another player in the same state."""
        return Player(
            self.side,
            self.hand[:],
            self.hidden,
            self.pile[:],
            self.cells[:],
            self.edge[:],
            self.trees[:],
        )

    def card(self, cell: i64) -> i64:
        """The card planted on a cell that holds one."""
        return i64(self.cells[cell]) - 1

    def plant(self, card: i64, cell: i64) -> None:
        """Put a card on a cell and open the free cells beside it (§3.6)."""
        cells = self.cells
        edge = vec[i64](capacity=40)
        for open_cell in self.edge:
            if open_cell != cell:
                edge = append(edge, open_cell)
        cells[cell] = u8(card + 1)
        edge = self.opened(edge, cell - self.side)
        edge = self.opened(edge, cell - 1)
        edge = self.opened(edge, cell + 1)
        edge = self.opened(edge, cell + self.side)
        self.edge = edge
        rank = rank_of(card)
        trees = append(self.trees, cell)
        i = i64(len(trees)) - 1
        while i > 0 and rank_of(i64(cells[trees[i - 1]]) - 1) > rank:
            trees[i] = trees[i - 1]
            i -= 1
        trees[i] = cell
        self.trees = trees

    def opened(self, edge: vec[i64], cell: i64) -> vec[i64]:
        """The edge with a cell in it, if nothing was there."""
        if self.cells[cell] != BARE:
            return edge
        self.cells[cell] = OPEN
        return insert(edge, cell)


def new_player(side: i64) -> Player:
    """A player with empty hands and one open cell in the middle of a bare garden."""
    middle = side * side // 2
    cells = vec[u8]([0] * (side * side))
    cells[middle] = OPEN
    return Player(side, vec[i64](capacity=10), 0, vec[i64](), cells, vec[i64]([middle]), vec[i64]())


class Ground(State):
    """The table: what the rules in rules.py move about."""

    def __init__(
        self,
        box: Box,
        players: vec[Player],
        species: vec[i64],
        deck: vec[i64],
        shown: vec[u8],
        phase: i64,
        mover: i64,
        dealt: i64,
        turns: i64,
        discards: bool,
        edition: i64,
    ) -> None:
        self.box = box
        self.players = players
        self.species = species  # in play, in the order of scoring
        self.deck = deck  # every card not seen, ascending: in a view, those in hands as well
        self.shown = shown  # for each card: whether all have seen it go into a hand
        self.phase = phase
        self.mover = mover
        self.dealt = dealt  # cards that have left the deck
        self.turns = turns  # turns finished
        self.discards = discards  # whether piles begin with a card
        self.edition = edition  # for names alone

    def left(self) -> i64:
        """How many cards the deck still has."""
        cards = i64(len(self.deck))
        for player in self.players:
            cards -= player.hidden
        return cards


def copies(players: vec[Player]) -> vec[Player]:
    """A copy of every player."""
    others = vec[Player](capacity=4)
    for player in players:
        others = append(others, player.copy())
    return others
