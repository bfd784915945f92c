"""A slow, plain second reading of Topiary, written only from the rules to test others against."""

from itertools import combinations
from typing import Literal, TypedDict

Spot = tuple[int, int]  # column and row, both from 0 to 4 inside the garden
Grid = dict[str, str]  # the name of a cell and the tile lying there face up
Moment = Literal["chance", "over"] | int

ALL_SERIES = "TSWERPBI"
VALUES = (1, 2, 3, 4, 5)
SIZE = 5
CENTRE = "c3"
HAND_SIZE = 3
VISITORS = {2: 8, 3: 6, 4: 5}
SERIES_IN_PLAY = {2: 7, 3: 7, 4: 8}
STEPS = {  # rows are counted to the south
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}


class Standing(TypedDict):
    """The final line of one seat."""

    seat: int
    points: int
    place: int


def series(tile: str) -> str:
    """Return the code of the series of a tile."""
    return tile[0]


def value(tile: str) -> int:
    """Return the number printed on a tile."""
    return int(tile[1:])


def in_order(tiles: set[str]) -> list[str]:
    """Return tiles in the order in which a sentence names them."""
    return sorted(tiles, key=lambda tile: (ALL_SERIES.index(series(tile)), value(tile)))


# The garden


def inside(spot: Spot) -> bool:
    """Tell whether a spot lies in the garden."""
    column, row = spot
    return 0 <= column < SIZE and 0 <= row < SIZE


def cell_name(spot: Spot) -> str:
    """Return the name of a spot in the garden."""
    column, row = spot
    return "abcde"[column] + "12345"[row]


def spot_of(cell: str) -> Spot:
    """Return the spot of a named cell, or raise ValueError if there is none."""
    for spot in all_spots():
        if cell_name(spot) == cell:
            return spot
    raise ValueError(f"{cell!r} is no cell")


def all_spots() -> list[Spot]:
    """Return the spots of the garden, row by row."""
    return [(column, row) for row in range(SIZE) for column in range(SIZE)]


def walk(start: Spot, direction: str) -> list[Spot]:
    """Return the spots from this one on in a direction, until the garden ends."""
    across, down = STEPS[direction]
    spots = []
    column, row = start
    while inside((column, row)):
        spots.append((column, row))
        column += across
        row += down
    return spots


def comes_from_outside(start: Spot, direction: str) -> bool:
    """Tell whether one step back from a spot of the garden one would stand outside it."""
    across, down = STEPS[direction]
    column, row = start
    return inside(start) and not inside((column - across, row - down))


def line(place: str) -> list[str]:
    """Return the cells a visitor at this place looks along, the nearest one first."""
    cell, arrow, direction = place.partition(">")
    start = spot_of(cell)
    if arrow != ">" or direction not in STEPS or not comes_from_outside(start, direction):
        raise ValueError(f"{place!r} is no place")
    return [cell_name(spot) for spot in walk(start, direction)]


def all_places(number: int) -> list[str]:
    """Return the 56 places, or 48 without one-tile diagonals, or 24 with the two long ones only."""
    if number not in (56, 48, 24):
        raise ValueError("56, 48 or 24 places")
    places = []
    for start in all_spots():
        for direction in STEPS:
            if not comes_from_outside(start, direction):
                continue
            is_diagonal = len(direction) == 2
            length = len(walk(start, direction))
            if is_diagonal and number == 48 and length == 1:
                continue
            if is_diagonal and number == 24 and length != SIZE:
                continue
            places.append(f"{cell_name(start)}>{direction}")
    return places


# Points


def sees(grid: Grid, place: str) -> list[str]:
    """Return the tiles a visitor at this place sees, the nearest one first."""
    seen: list[str] = []
    before: list[int] = []  # the values of all face-up tiles passed, seen or not
    for cell in line(place):
        if cell not in grid:
            continue
        tile = grid[cell]
        if all(value(tile) > other for other in before):
            seen.append(tile)
        before.append(value(tile))
    return seen


def visitor_points(seen: list[str]) -> tuple[int, int]:
    """Return the sum of the values of the tiles a visitor sees, and the bonus besides."""
    points = sum(value(tile) for tile in seen)
    bonus = 0
    for tile in seen:
        alike = [other for other in seen if series(other) == series(tile)]
        if len(alike) >= 2:
            bonus += 1
    return points, bonus


def hand_points(grid: Grid, places: list[str], hand: set[str]) -> dict[str, int]:
    """Return what each tile of a hand is worth to the owner of the visitors at these places."""
    seen = {tile for place in places for tile in sees(grid, place)}
    worth = {}
    for tile in in_order(hand):
        higher = [t for t in seen if series(t) == series(tile) and value(t) > value(tile)]
        worth[tile] = value(tile) if higher else 0
    return worth


def garden_points(grid: Grid, places: list[str]) -> int:
    """Return what the visitors at these places earn together, with their bonuses."""
    total = 0
    for place in places:
        points, bonus = visitor_points(sees(grid, place))
        total += points + bonus
    return total


def standings(grid: Grid, visitors: list[list[str]], hands: list[set[str]]) -> list[Standing]:
    """Return points and place of every seat, the seat that comes later having played later."""
    in_hand = []
    totals = []
    for places, hand in zip(visitors, hands, strict=True):
        in_hand.append(sum(hand_points(grid, places, hand).values()))
        totals.append(garden_points(grid, places) + in_hand[-1])
    table: list[Standing] = []
    for me in range(len(hands)):
        ahead = 0
        for other in range(len(hands)):
            if totals[other] != totals[me]:
                is_ahead = totals[other] > totals[me]
            elif in_hand[other] != in_hand[me]:
                is_ahead = in_hand[other] > in_hand[me]
            else:
                is_ahead = other > me
            if is_ahead:
                ahead += 1
        table.append({"seat": me + 1, "points": totals[me], "place": 1 + ahead})
    return table


# A game


class Referee:
    """Follows the log of one game, sentence by sentence; lists are indexed by seat minus one."""

    def __init__(self, seats: int, places: int = 56, draft: bool = False, series: str = "") -> None:
        """Prepare a table of two to four seats with these series, or "" to let chance choose."""
        if seats not in VISITORS:
            raise ValueError("two to four seats")
        self.seats = seats
        self.places = all_places(places)
        self.draft = draft
        self.wanted = SERIES_IN_PLAY[seats]
        if series == "":
            self.series = ALL_SERIES
        else:
            if len(set(series)) != len(series) or not set(series) <= set(ALL_SERIES):
                raise ValueError(f"{series!r} is no list of different series")
            if len(series) != self.wanted:
                raise ValueError(f"{seats} seats need {self.wanted} series")
            self.series = series
        self.grid: Grid = {}  # face-up tiles only
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        self.visitors: list[list[str]] = [[] for _ in range(seats)]
        self.unseen: set[str] = set()  # tiles nobody has been dealt yet, wherever they lie
        self.out: set[str] = set()  # what seat 1 put back after the draft
        self.log: list[str] = []
        self.seat = 1  # whose turn it is, once the draft is over
        self._tiles_are_ready = False
        self._deal_to: list[int] = []  # the seats that get the next tiles, 0 being the centre
        self._to_keep: list[int] = []  # the seats that still have to choose in the draft
        self._step: Literal["visit", "take", "set"] = "visit"  # what the seat does next
        self._hole = ""  # the cell a tile has just been taken from
        self._make_the_tiles_if_series_are_settled()

    def _make_the_tiles_if_series_are_settled(self) -> None:
        """Build the tiles and plan the deal once exactly the series in play are left."""
        if len(self.series) > self.wanted:
            return
        self.unseen = {f"{code}{number}" for code in self.series for number in VALUES}
        self._tiles_are_ready = True
        self._deal_to.append(0)
        for _ in range(HAND_SIZE):
            for seat in range(1, self.seats + 1):
                self._deal_to.append(seat)
        if self.draft:
            left_over = len(self.unseen) - SIZE * SIZE - HAND_SIZE * self.seats
            for _ in range(left_over):
                self._deal_to.append(self.seats)
            self._to_keep = list(range(self.seats, 0, -1))

    def moment(self) -> Moment:
        """Tell who is to speak: chance, a seat, or nobody as the game is over."""
        if not self._tiles_are_ready or self._deal_to:
            return "chance"
        if self._to_keep:
            return self._to_keep[0]
        if self._is_over():
            return "over"
        return self.seat

    def _is_over(self) -> bool:
        """Tell whether every visitor is placed and the last turn is finished."""
        all_placed = all(len(places) == VISITORS[self.seats] for places in self.visitors)
        return all_placed and self._step == "visit"

    def legal(self) -> set[str]:
        """Return every sentence that may come next."""
        if not self._tiles_are_ready:
            return {f"leave {code}" for code in self.series}
        if self._deal_to:
            return {f"deal {tile}" for tile in self.unseen}
        if self._to_keep:
            hand = in_order(self.hands[self._to_keep[0] - 1])
            return {"keep " + " ".join(kept) for kept in combinations(hand, HAND_SIZE)}
        if self._is_over():
            return set()
        if self._step == "visit":
            return {f"visit {place}" for place in self._free_places()}
        if self._step == "take":
            return {f"take {cell}" for cell in self._face_down_in_sight()} | {"stay"}
        return {f"set {tile}" for tile in self.hands[self.seat - 1]}

    def _free_places(self) -> list[str]:
        """Return the places where nobody stands."""
        taken = {place for places in self.visitors for place in places}
        return [place for place in self.places if place not in taken]

    def _face_down_in_sight(self) -> list[str]:
        """Return the cells with a face-down tile in the line of the visitor placed last."""
        place = self.visitors[self.seat - 1][-1]
        return [cell for cell in line(place) if cell not in self.grid]

    def say(self, sentence: str) -> None:
        """Carry out one sentence, or raise ValueError and change nothing if it is not legal."""
        legal = self.legal()
        for usual in legal:
            if self._is_the_same_keep(usual, sentence):
                sentence = usual
        if sentence not in legal:
            entry = len(self.log) + 1
            raise ValueError(f"entry {entry}: {sentence!r} is not legal ({self.moment()})")
        self.log.append(sentence)
        verb, *words = sentence.split(" ")
        if verb == "leave":
            self.series = self.series.replace(words[0], "")
            self._make_the_tiles_if_series_are_settled()
        elif verb == "deal":
            self._deal(words[0])
        elif verb == "keep":
            self._keep(set(words))
        elif verb == "visit":
            self.visitors[self.seat - 1].append(words[0])
            if self._face_down_in_sight():
                self._step = "take"
            else:
                self._end_the_turn()
        elif verb == "take":
            self._hole = words[0]
            self._deal_to.append(self.seat)
            self._step = "set"
        elif verb == "set":
            self.hands[self.seat - 1].remove(words[0])
            self.grid[self._hole] = words[0]
            self._end_the_turn()
        else:  # stay
            self._end_the_turn()

    def _is_the_same_keep(self, usual: str, sentence: str) -> bool:
        """Tell whether a sentence keeps the same tiles as the usual one, in whatever order."""
        verb, *tiles = sentence.split(" ")
        return verb == "keep" and sorted(usual.split(" ")) == sorted([verb, *tiles])

    def _deal(self, tile: str) -> None:
        """Hand a tile nobody has seen to where the next one goes."""
        seat = self._deal_to.pop(0)
        self.unseen.remove(tile)
        if seat == 0:
            self.grid[CENTRE] = tile
        else:
            self.hands[seat - 1].add(tile)

    def _keep(self, kept: set[str]) -> None:
        """Leave a drafter three tiles and pass the rest to the seat before, or out of the game."""
        seat = self._to_keep.pop(0)
        rest = self.hands[seat - 1] - kept
        self.hands[seat - 1] = kept
        if seat > 1:
            self.hands[seat - 2] |= rest
        else:
            self.out |= rest

    def _end_the_turn(self) -> None:
        """Pass the turn on; the game is over when nobody has a visitor left."""
        self._step = "visit"
        self._hole = ""
        self.seat = self.seat % self.seats + 1

    def scores(self) -> list[Standing]:
        """Return points and place of every seat, or nothing while the game is not over."""
        if self.moment() != "over":
            return []
        return standings(self.grid, self.visitors, self.hands)
