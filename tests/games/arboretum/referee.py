"""A slow, plain second reading of Arboretum, written only from the rules to test others against."""

from itertools import pairwise
from typing import Literal, TypedDict

Cell = tuple[int, int]
Garden = dict[Cell, str]
Moment = Literal["chance", "over"] | int

ALL_SPECIES = "CDJOLMAFKW"
SPECIES_IN_PLAY = {2: 6, 3: 8, 4: 10}
HAND_SIZE = 7


class Standing(TypedDict):
    """The final line of one seat."""

    seat: int
    points: int
    place: int


def rank(card: str) -> int:
    """Return the number printed on a card."""
    return int(card[1:])


def neighbours(cell: Cell) -> list[Cell]:
    """Return the four cells that share an edge with this one."""
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


# Paths


def path_points(path_cards: list[str], species: str) -> int:
    """Return the points of a path given as cards in order, or raise ValueError if it is none."""
    if len(path_cards) < 2:
        raise ValueError("a path has two cards at least")
    for before, after in pairwise(path_cards):
        if rank(after) <= rank(before):
            raise ValueError(f"{after} is not higher than {before}")
    first, last = path_cards[0], path_cards[-1]
    if first[0] != species or last[0] != species:
        raise ValueError(f"the path does not start and end with {species}")
    points = len(path_cards)
    if len(path_cards) >= 4 and all(card[0] == species for card in path_cards):
        points += len(path_cards)
    if rank(first) == 1:
        points += 1
    if rank(last) == 8:
        points += 2
    return points


def route_points(garden: Garden, cells: list[Cell], species: str) -> int:
    """Return the points of a path given as cells of a garden, or raise ValueError if it is none."""
    for cell in cells:
        if cell not in garden:
            raise ValueError(f"nothing is planted at {cell}")
    for here, there in pairwise(cells):
        if there not in neighbours(here):
            raise ValueError(f"{there} is not next to {here}")
    return path_points([garden[cell] for cell in cells], species)


def ascending_routes(garden: Garden, start: Cell) -> list[list[Cell]]:
    """Return every strictly ascending walk from a cell, the one that stays there included."""
    routes = [[start]]
    for step in neighbours(start):
        if step in garden and rank(garden[step]) > rank(garden[start]):
            for rest in ascending_routes(garden, step):
                routes.append([start, *rest])
    return routes


def all_paths(garden: Garden, species: str) -> list[list[Cell]]:
    """Return every path of a species in a garden, as cells in ascending order."""
    paths = []
    for start, card in garden.items():
        if card[0] != species:
            continue
        for route in ascending_routes(garden, start):
            if len(route) >= 2 and garden[route[-1]][0] == species:
                paths.append(route)
    return paths


def best_path(garden: Garden, species: str) -> tuple[int, list[list[Cell]]]:
    """Return the best points of a species and every path that earns them, or 0 and no path."""
    best = 0
    winners: list[list[Cell]] = []
    for path in all_paths(garden, species):
        points = route_points(garden, path, species)
        if points > best:
            best = points
            winners = [path]
        elif points == best:
            winners.append(path)
    return best, winners


def best_points(garden: Garden, species: str) -> int:
    """Return the points of the best path of a species, 0 if there is none."""
    return best_path(garden, species)[0]


# The right to score


def hand_sum(hands: list[list[str]], owner: int, species: str) -> int:
    """Return what hands[owner] counts in a species, an 8 being 0 against another hand's 1."""
    another_has_the_one = False
    for other, hand in enumerate(hands):
        if other != owner and species + "1" in hand:
            another_has_the_one = True
    total = 0
    for card in hands[owner]:
        if card[0] != species:
            continue
        if rank(card) == 8 and another_has_the_one:
            continue
        total += rank(card)
    return total


def hand_sums(hands: list[list[str]], species: str) -> list[int]:
    """Return what every hand counts in a species."""
    return [hand_sum(hands, owner, species) for owner in range(len(hands))]


def rights(hands: list[list[str]], species: str) -> list[bool]:
    """Tell for every hand whether its owner may score a species."""
    held_by_somebody = any(card[0] == species for hand in hands for card in hand)
    if not held_by_somebody:
        return [True for _ in hands]
    sums = hand_sums(hands, species)
    return [total == max(sums) for total in sums]


# Totals and places


def total_points(hands: list[list[str]], gardens: list[Garden], species: str) -> list[int]:
    """Return the total of every player over the species in play."""
    totals = [0 for _ in hands]
    for code in species:
        allowed = rights(hands, code)
        for player, garden in enumerate(gardens):
            if allowed[player]:
                totals[player] += best_points(garden, code)
    return totals


def standings(hands: list[list[str]], gardens: list[Garden], species: str) -> list[Standing]:
    """Return points and place of every seat, ties being broken by the species planted."""
    totals = total_points(hands, gardens, species)
    variety = [len({card[0] for card in garden.values()}) for garden in gardens]
    table: list[Standing] = []
    for me in range(len(hands)):
        ahead = 0
        for other in range(len(hands)):
            if totals[other] > totals[me]:
                ahead += 1
            elif totals[other] == totals[me] and variety[other] > variety[me]:
                ahead += 1
        table.append({"seat": me + 1, "points": totals[me], "place": 1 + ahead})
    return table


# A game


class Referee:
    """Follows the log of one game, sentence by sentence; lists are indexed by seat minus one."""

    def __init__(self, seats: int, species: str, starting_discards: bool = False) -> None:
        """Prepare a table of two to four seats with these species, or with "random" ones."""
        if seats not in SPECIES_IN_PLAY:
            raise ValueError("two to four seats")
        self.seats = seats
        self.wanted = SPECIES_IN_PLAY[seats]
        self.starting_discards = starting_discards
        if species == "random":
            self.species = ALL_SPECIES
        else:
            if len(set(species)) != len(species) or not set(species) <= set(ALL_SPECIES):
                raise ValueError(f"{species!r} is no list of different species")
            if len(species) != self.wanted:
                raise ValueError(f"{seats} seats need {self.wanted} species")
            self.species = species
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.piles: list[list[str]] = [[] for _ in range(seats)]  # the last one is the top
        self.gardens: list[Garden] = [{} for _ in range(seats)]
        self.deck: set[str] = set()  # cards not seen yet, in no order
        self.log: list[str] = []
        self.turns = 0  # finished ones
        self.seat = 1  # whose turn it is
        self._taken_in_sight: list[set[str]] = [set() for _ in range(seats)]
        self._draws = 0  # cards drawn in this turn
        self._planted = False  # in this turn
        self._deck_is_ready = False
        self._deal_to: list[tuple[str, int]] = []  # where the next cards off the deck go
        self._over = False
        self._make_the_deck_if_species_are_settled()

    def _make_the_deck_if_species_are_settled(self) -> None:
        """Build the deck and plan the deal once exactly the species in play are left."""
        if len(self.species) > self.wanted:
            return
        self.deck = {f"{code}{number}" for code in self.species for number in range(1, 9)}
        self._deck_is_ready = True
        for _ in range(HAND_SIZE):
            for seat in range(1, self.seats + 1):
                self._deal_to.append(("hand", seat))
        if self.starting_discards:
            for seat in range(2, self.seats + 1):
                self._deal_to.append(("pile", seat))

    def moment(self) -> Moment:
        """Tell who is to speak: chance, a seat, or nobody as the game is over."""
        if self._over:
            return "over"
        if not self._deck_is_ready or self._deal_to:
            return "chance"
        return self.seat

    def legal(self) -> set[str]:
        """Return every sentence that may come next."""
        if self._over:
            return set()
        if not self._deck_is_ready:
            return {f"leave {code}" for code in self.species}
        if self._deal_to:
            return {f"deal {card}" for card in self.deck}
        if self._draws < 2:
            return self._legal_draws()
        hand = self.hands[self.seat - 1]
        if not self._planted:
            return {f"plant {card} {x},{y}" for card in hand for x, y in self._free_cells()}
        return {f"discard {card}" for card in hand}

    def _legal_draws(self) -> set[str]:
        """Return the sources that still have a card."""
        sentences = set()
        if self.deck:
            sentences.add("draw deck")
        for seat in range(1, self.seats + 1):
            if self.piles[seat - 1]:
                sentences.add(f"draw pile {seat}")
        return sentences

    def _free_cells(self) -> set[Cell]:
        """Return the cells on which the seat to move may plant."""
        garden = self.gardens[self.seat - 1]
        if not garden:
            return {(0, 0)}
        return {near for cell in garden for near in neighbours(cell) if near not in garden}

    def say(self, sentence: str) -> None:
        """Carry out one sentence, or raise ValueError and change nothing if it is not legal."""
        if sentence not in self.legal():
            entry = len(self.log) + 1
            raise ValueError(f"entry {entry}: {sentence!r} is not legal ({self.moment()})")
        self.log.append(sentence)
        words = sentence.split(" ")
        if words[0] == "leave":
            self.species = self.species.replace(words[1], "")
            self._make_the_deck_if_species_are_settled()
        elif words[0] == "deal":
            self._deal(words[1])
        elif words == ["draw", "deck"]:
            self._draws += 1
            self._deal_to.append(("hand", self.seat))
        elif words[0] == "draw":
            card = self.piles[int(words[2]) - 1].pop()
            self._draws += 1
            self.hands[self.seat - 1].append(card)
            self._taken_in_sight[self.seat - 1].add(card)
        elif words[0] == "plant":
            x, y = words[2].split(",")
            self._let_go(words[1])
            self.gardens[self.seat - 1][int(x), int(y)] = words[1]
            self._planted = True
        else:
            self._let_go(words[1])
            self.piles[self.seat - 1].append(words[1])
            self._end_the_turn()

    def _deal(self, card: str) -> None:
        """Move a card from the deck to where the next one goes."""
        place, seat = self._deal_to.pop(0)
        self.deck.remove(card)
        if place == "hand":
            self.hands[seat - 1].append(card)
        else:
            self.piles[seat - 1].append(card)

    def _let_go(self, card: str) -> None:
        """Take a card out of the hand of the seat to move."""
        self.hands[self.seat - 1].remove(card)
        self._taken_in_sight[self.seat - 1].discard(card)

    def _end_the_turn(self) -> None:
        """Pass the turn on, or end the game if the deck is empty."""
        self.turns += 1
        self._draws = 0
        self._planted = False
        if self.deck:
            self.seat = self.seat % self.seats + 1
        else:
            self._over = True

    def known(self) -> list[set[str]]:
        """Return for each seat the cards of its hand that everybody saw it take from a pile."""
        return [set(cards) for cards in self._taken_in_sight]

    def scores(self) -> list[Standing]:
        """Return points and place of every seat, or nothing while the game is not over."""
        if not self._over:
            return []
        return standings(self.hands, self.gardens, self.species)
