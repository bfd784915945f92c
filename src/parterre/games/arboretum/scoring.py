# compiled
"""The scoring of Arboretum: who holds the right, the best path, its points, the places."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from parterre.core.order import places_of
from parterre.games.arboretum.components import RANKS, SPECIES, kind_of, rank_of
from parterre.games.arboretum.state import BARE, OPEN, Ground, Player, copies

ONE: Final = 0  # ranks count from 0 inside
EIGHT: Final = 7
NOBODY: Final = -1

LONG: Final = 4  # cards from which a path of one species counts double
STARTS_WITH_ONE: Final = 1
ENDS_WITH_EIGHT: Final = 2


# The right to score.


def holder(players: vec[Player], card: i64) -> i64:
    """The seat that holds a card in hand, or NOBODY."""
    seat: i64 = 0
    for player in players:
        for held in player.hand:
            if held == card:
                return seat
        seat += 1
    return NOBODY


def hand_sum(players: vec[Player], seat: i64, kind: i64) -> i64:
    """What a seat holds of a species; its 8 counts 0 if another holds the 1 (§5.2, §5.5)."""
    total: i64 = 0
    for card in players[seat].hand:
        if kind_of(card) == kind and not zeroed(players, seat, card):
            total += rank_of(card) + 1
    return total


def hand_counts(ground: Ground, seat: i64, kind: i64, gone: i64 = NOBODY) -> i64:
    """The same, with a card thought away if one is given.

    To be asked from uncompiled code: a vec that it makes or hands over is never freed.
    """
    players = copies(ground.players)
    for player in players:
        if gone in player.hand:
            player.hand = remove(player.hand, gone)
    return hand_sum(players, seat, kind)


def zeroed(players: vec[Player], seat: i64, card: i64) -> bool:
    """Whether a card in hand is an 8 whose 1 another seat holds (§5.5, §5.6)."""
    if rank_of(card) != EIGHT:
        return False
    other = holder(players, card - EIGHT + ONE)
    return other != NOBODY and other != seat


def rights(players: vec[Player], kind: i64) -> vec[u8]:
    """For each seat whether it may score a species: all at the highest sum (§5.2, §5.3, §5.4)."""
    sums = vec[i64](capacity=4)
    top: i64 = 0
    for seat in range(i64(len(players))):
        total = hand_sum(players, seat, kind)
        sums = append(sums, total)
        if total > top:
            top = total
    may = vec[u8](capacity=4)
    for total in sums:
        may = append(may, u8(1) if total == top else u8(0))
    return may


# The best path.


@final
class Trail:
    """The best path of one species in one garden, found exactly.

    Ranks only rise along a path, so the best path that ends on a tree needs nothing but the best
    ones that end on its lower neighbours: one look at each tree, in the order of ranks.
    """

    def __init__(self, side: i64) -> None:
        self.mixed = vec[u8]([0] * (side * side))
        self.pure = vec[u8]([0] * (side * side))
        self.end: i64 = NOBODY
        self.same: bool = False

    def find(self, player: Player, kind: i64) -> i64:
        """The points of the best path of a species, 0 if there is none (§6.1 to §6.9)."""
        mixed = self.mixed  # points of the best path ending here, its end not yet counted
        pure = self.pure  # the same with trees of this species only, each counting two
        cells = player.cells
        best: i64 = 0
        self.end = NOBODY
        for cell in player.trees:
            card = i64(cells[cell]) - 1
            rank = rank_of(card)
            own = kind_of(card) == kind
            any_way: i64 = 0
            own_way: i64 = 0
            if own:
                first: i64 = STARTS_WITH_ONE if rank == ONE else 0
                any_way = 1 + first
                own_way = 2 + first
            near = cell - player.side
            for turn in range(i64(4)):
                if turn == 1:
                    near = cell - 1
                elif turn == 2:
                    near = cell + 1
                elif turn == 3:
                    near = cell + player.side
                other = i64(cells[near])
                if other == BARE or other == OPEN or rank_of(other - 1) >= rank:
                    continue
                before = i64(mixed[near])
                if before > 0 and before + 1 > any_way:
                    any_way = before + 1
                if own and kind_of(other - 1) == kind and i64(pure[near]) + 2 > own_way:
                    own_way = i64(pure[near]) + 2
            mixed[cell] = u8(any_way)
            pure[cell] = u8(own_way)
            if own and any_way > 1 and rank > ONE:
                last: i64 = ENDS_WITH_EIGHT if rank == EIGHT else 0
                if any_way + last > best:
                    best = any_way + last
                    self.end = cell
                    self.same = False
                if own_way >= 2 * LONG and own_way + last > best:
                    best = own_way + last
                    self.end = cell
                    self.same = True
        return best

    def cells(self, player: Player, kind: i64) -> list[int]:
        """The cells of the path that find has just found, from its first tree to its last."""
        path = [int(self.end)]
        step: i64 = 2 if self.same else 1
        worth = self.pure if self.same else self.mixed
        while True:
            cell = i64(path[-1])
            card = player.card(cell)
            first: i64 = STARTS_WITH_ONE if rank_of(card) == ONE else 0
            if kind_of(card) == kind and i64(worth[cell]) == step + first:
                path.reverse()
                return path
            for near in (cell - player.side, cell - 1, cell + 1, cell + player.side):
                other = i64(player.cells[near])
                if other == BARE or other == OPEN or rank_of(other - 1) >= rank_of(card):
                    continue
                if self.same and kind_of(other - 1) != kind:
                    continue
                if i64(worth[near]) + step == i64(worth[cell]):
                    path.append(int(near))
                    break


# The points of each seat.


def totals(ground: Ground) -> vec[i64]:
    """The points of each seat: a path for each species it has the right to (§5.1, §6.4, §7.1)."""
    players = ground.players
    points = vec[i64]([0] * len(players))
    trail = Trail(players[0].side)
    for kind in ground.species:
        may = rights(players, kind)
        for seat in range(i64(len(players))):
            if may[seat] != 0:
                points[seat] += trail.find(players[seat], kind)
    return points


def species_planted(player: Player) -> i64:
    """How many different species stand in a garden (§7.2)."""
    seen = vec[u8]([0] * SPECIES)
    different: i64 = 0
    for cell in player.trees:
        kind = kind_of(player.card(cell))
        if seen[kind] == 0:
            seen[kind] = 1
            different += 1
    return different


def places(ground: Ground) -> vec[i64]:
    """The place of each seat: points, then species planted, then shared (§7.1 to §7.3)."""
    worth = vec[i64](capacity=4)
    seat: i64 = 0
    for total in totals(ground):
        worth = append(worth, total * (SPECIES + 1) + species_planted(ground.players[seat]))
        seat += 1
    return places_of(worth)


# The same, told.


@final
class Hand:
    """What one seat shows of a species: its cards, their sum, and who made its 8 count nothing."""

    def __init__(self, cards: list[int], total: int, zeroed_by: int) -> None:
        self.cards = cards
        self.total = total
        self.zeroed_by = zeroed_by


@final
class Path:
    """A best path: its cells in order, and its points by kind (§6.5 to §6.8)."""

    def __init__(self, cells: list[int], same: int, one: int, eight: int) -> None:
        self.cells = cells
        self.same = same
        self.one = one
        self.eight = eight

    def points(self) -> int:
        """The sum of the path's points."""
        return len(self.cells) + self.same + self.one + self.eight


@final
class Telling:
    """One species, told: the hands, who has the right, and each seat's best path."""

    def __init__(
        self, kind: int, hands: list[Hand], right: list[bool], paths: list[Path | None]
    ) -> None:
        self.kind = kind
        self.hands = hands
        self.right = right
        self.paths = paths


def best_path(player: Player, kind: i64, trail: Trail) -> Path | None:
    """The best path of a species in a garden, with its points by kind (§6.4)."""
    if trail.find(player, kind) == 0:
        return None
    cells = trail.cells(player, kind)
    same = len(cells) if trail.same else 0
    one = STARTS_WITH_ONE if rank_of(player.card(i64(cells[0]))) == ONE else 0
    eight = ENDS_WITH_EIGHT if rank_of(player.card(i64(cells[-1]))) == EIGHT else 0
    return Path(cells, same, one, eight)


def breakdown(ground: Ground) -> list[Telling]:
    """The whole scoring, species by species, as data (§5.1)."""
    players = ground.players
    trail = Trail(players[0].side)
    tellings = []
    for kind in ground.species:
        hands = []
        paths = []
        one = holder(players, kind * RANKS + ONE)
        for seat in range(i64(len(players))):
            cards = [int(card) for card in players[seat].hand if kind_of(card) == kind]
            struck = zeroed(players, seat, kind * RANKS + EIGHT) and kind * RANKS + EIGHT in cards
            total = int(hand_sum(players, seat, kind))
            hands.append(Hand(cards, total, int(one) if struck else NOBODY))
            paths.append(best_path(players[seat], kind, trail))
        right = [may != 0 for may in rights(players, kind)]
        tellings.append(Telling(int(kind), hands, right, paths))
    return tellings
