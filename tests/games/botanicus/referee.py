"""A slow, plain second reading of Botanicus, written only from the rules to test others against."""

from collections.abc import Generator
from itertools import combinations, permutations
from typing import Any, Literal

Moment = int | Literal["chance", "over"]
Flow = Generator[tuple[Moment, set[str]], str, None]  # asks who may say what, hears what was said
Flower = int | Literal["neutral"]
Path = tuple[list[str], int]  # the spaces of a track walked over, and the coins it takes

LEVELS = ["I", "II", "III", "IV"]
COLUMN_LETTERS = "abcd"
ROWS = [1, 2, 3, 4, 5]
CROSSING_ROWS = [1, 2, 3, 4]
CROSSING_COLUMNS = [1, 2, 3]
STARTS = {"purse": "P0", "wheelbarrow": "B0", "shovel": "S0"}
PRIZES = {"purse": "round", "shovel": "square"}
ANIMALS = ["butterfly", "squirrel", "bird", "frog", "tortoise"]
CATEGORIES = ["requests", "tracks", "prizes", "animals", "actions", "columns", "coins", "finals"]


def by_number(names: set[str]) -> list[str]:
    """Return names such as F2 and F11 in the order of letter and number."""
    return sorted(names, key=lambda name: (name[0], int(name[1:])))


# The garden


class Garden:
    """What is printed on one garden board."""

    def __init__(self, name: str, box: dict[str, Any]) -> None:
        """Read a board as the file of components writes it."""
        printed = box["garden"][name]
        self.beds: list[str] = []
        for row, line in zip(ROWS, printed["beds"], strict=True):
            for letter, mark in zip(COLUMN_LETTERS, line, strict=True):
                if mark == "#":
                    self.beds.append(f"{letter}{row}")
        self.requests: dict[int, tuple[list[str], int]] = {}
        for row in ROWS:
            standard = box["request"].get(f"{name}.{row}", {"plants": ""})
            if standard["plants"] != "":
                self.requests[row] = (standard["plants"].split(" "), standard["points"])
        self.fountain: str = printed.get("fountain", "")
        self.starts: list[str] = printed.get("starts", [])
        self.animals: dict[str, str] = {}  # which one sits on which bed at the beginning
        for animal in ANIMALS:
            if animal in printed:
                self.animals[animal] = printed[animal]
        self.costs: dict[tuple[str, str], int] = {}  # of each path, in both directions
        for i in CROSSING_ROWS:
            for j in CROSSING_COLUMNS:
                if j + 1 in CROSSING_COLUMNS:
                    cost = printed["across"][i - 1][j - 1] if "across" in printed else 1
                    self._path(f"n{i}{j}", f"n{i}{j + 1}", cost)
                if i + 1 in CROSSING_ROWS:
                    cost = printed["down"][i - 1][j - 1] if "down" in printed else 1
                    self._path(f"n{i}{j}", f"n{i + 1}{j}", cost)

    def _path(self, one: str, other: str, cost: int) -> None:
        """Note what it costs to go from one crossing to its neighbour and back."""
        self.costs[one, other] = cost
        self.costs[other, one] = cost

    def column(self, letter: str) -> list[str]:
        """Return the beds of one column."""
        return [bed for bed in self.beds if bed[0] == letter]

    def row(self, number: int) -> list[str]:
        """Return the beds of one row."""
        return [bed for bed in self.beds if int(bed[1]) == number]

    def around(self, crossing: str) -> list[str]:
        """Return the beds that touch a crossing."""
        i, j = int(crossing[1]), int(crossing[2])
        near = []
        for row in (i, i + 1):
            for column in (j, j + 1):
                bed = f"{COLUMN_LETTERS[column - 1]}{row}"
                if bed in self.beds:
                    near.append(bed)
        return near

    def walks(self, start: str) -> dict[str, int]:
        """Return what it costs at least to walk from a crossing to each other one."""
        return self._reach(start, self.costs)

    def steps(self, start: str) -> dict[str, int]:
        """Return how many steps it is at least from a crossing to each other one."""
        return self._reach(start, dict.fromkeys(self.costs, 1))

    def _reach(self, start: str, costs: dict[tuple[str, str], int]) -> dict[str, int]:
        """Return what the cheapest way to each other crossing costs, improving while one can."""
        best = {start: 0}
        improved = True
        while improved:
            improved = False
            for (one, other), cost in costs.items():
                if one not in best:
                    continue
                if other not in best or best[one] + cost < best[other]:
                    best[other] = best[one] + cost
                    improved = True
        del best[start]
        return best


class Player:
    """Everything that belongs to one seat."""

    def __init__(self) -> None:
        """Begin with six coins and the three pawns on the starts of their tracks."""
        self.coins = 6
        self.garden_name = ""
        self.plants: dict[str, str] = {}  # the bed and the level of the plant on it
        self.gardeners: list[str] = []
        self.pawns = dict(STARTS)
        self.tiles: list[str] = []  # as they were dealt
        self.special_of: dict[int, str] = {}  # the row and its tile
        self.standards_met: list[int] = []
        self.specials_met: list[int] = []
        self.hand: list[tuple[str, int]] = []  # each card with the number of the deck it came from
        self.prizes: list[tuple[str, int]] = []
        self.animals = 0
        self.freed: list[str] = []
        self.finals: set[str] = set()
        self.offered: set[str] = set()  # final cards among which the player is choosing
        self.scored = dict.fromkeys(["requests", "tracks", "prizes", "animals", "actions"], 0)


# A game


class Referee:
    """Follows the log of one game, sentence by sentence."""

    def __init__(
        self, seats: int, options: dict[str, Any], box: dict[str, Any], rules: int = 2
    ) -> None:
        """Prepare a table of two to four seats with what is in this box."""
        if rules not in (1, 2):
            raise ValueError(f"rules {rules!r}")
        self.rules = rules
        if seats not in (2, 3, 4):
            raise ValueError("two to four seats")
        self.seats = seats
        self.box = box
        self.expert: bool = options.get("expert", False)
        self.track_reset: str = options.get("track_reset", "end of turn")
        self.zero_steps: str = options.get("zero_steps", "points")
        if self.track_reset not in ("end of turn", "at once"):
            raise ValueError(f"track_reset {self.track_reset!r}")
        if self.zero_steps not in ("points", "nothing"):
            raise ValueError(f"zero_steps {self.zero_steps!r}")
        self.gardens = {name: Garden(name, box) for name in box["garden"]}
        self.players = [Player() for _ in range(seats)]
        self.tokens: dict[str, str] = {}  # the space and the token on it
        self.face: Literal["light", "dark"] = "light"
        self.flowers: dict[str, list[Flower]] = {"start": list(reversed(range(seats)))}  # upwards
        if seats == 2:
            self.flowers["start"].append("neutral")
        self.order: list[Flower] = list(reversed(self.flowers["start"]))  # who plays first first
        self.stacks: dict[str, list[int]] = {}  # the prizes not displayed yet, the next one first
        self.displayed: dict[str, int | None] = {}
        for shape in ("round", "square"):
            in_play = list(box["prize"][shape]["points"])[4 - seats :]
            self.displayed[shape] = in_play[0]
            self.stacks[shape] = in_play[1:]
        self.deck: set[str] = set(box["card"])
        self.discard: set[str] = set()
        self.deck_number = 0  # how often the discard was shuffled to be the deck
        self.last_deck = dict.fromkeys(box["card"], 0)  # in which deck each card was last
        self.pile: list[set[str]] = []  # of final cards, in layers, the upper one first
        if self.expert:
            self.pile.append(set(box["final"]))
        self.tiles_are_shown = False
        self.log: list[str] = []
        self._flow = self._game()
        self._asked = next(self._flow)

    # What others may ask

    def turn(self) -> Moment:
        """Tell who is to speak: a seat from 0, chance, or nobody as the game is over."""
        return self._asked[0]

    def moment(self) -> Moment:
        """Tell the same with the seats counted from 1."""
        who = self.turn()
        return who + 1 if isinstance(who, int) else who

    def legal(self) -> set[str]:
        """Return every sentence that may come next."""
        return set(self._asked[1])

    def play(self, sentence: str) -> None:
        """Carry out one sentence, or raise ValueError and change nothing if it is not legal."""
        who, legal = self._asked
        for usual in legal:
            words = usual.split(" ")
            if words[0] == "keep" and sorted(words) == sorted(sentence.split(" ")):
                sentence = usual
        if sentence not in legal:
            raise ValueError(f"entry {len(self.log) + 1}: {sentence!r} is not legal ({who})")
        self.log.append(sentence)
        try:
            self._asked = self._flow.send(sentence)
        except StopIteration:
            self._asked = ("over", set())

    def say(self, sentence: str) -> None:
        """Carry out one sentence."""
        self.play(sentence)

    def hand(self, seat: int) -> set[str]:
        """Return the garden cards a seat holds."""
        return {card for card, _ in self.players[seat].hand}

    def finals(self, seat: int) -> set[str]:
        """Return the final cards a seat has kept."""
        return set(self.players[seat].finals)

    def known(self, viewer: int) -> dict[int, list[set[str]]]:
        """Return for each card of each other seat what it may be to a viewer (-1: a spectator)."""
        own = self.hand(viewer) if viewer >= 0 else set()
        answer: dict[int, list[set[str]]] = {}
        for seat, player in enumerate(self.players):
            if seat == viewer:
                continue
            if self.turn() == "over":
                answer[seat] = [{card} for card, _ in player.hand]
            else:
                answer[seat] = [self._unseen(number) - own for _, number in player.hand]
        return answer

    def _unseen(self, number: int) -> set[str]:
        """Return the cards of one deck that nobody has seen since it was shuffled."""
        in_it = {card for card, last in self.last_deck.items() if last == number}
        return in_it - self.discard

    def points(self) -> list[int]:
        """Return what each seat has scored and would score if the game ended now."""
        return [sum(self.breakdown(seat).values()) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        """Return the points of a seat by where they come from."""
        player = self.players[seat]
        parts = dict(player.scored)
        parts["columns"] = 0
        for letter in self._full_columns(seat):
            levels = [player.plants[bed] for bed in self._garden(seat).column(letter)]
            best = max(levels, key=LEVELS.index)
            parts["columns"] += self.box["columns"][best]["points"]
        parts["coins"] = player.coins // 3
        parts["finals"] = 0
        for final in player.finals:
            printed = self.box["final"][final]
            parts["finals"] += printed["points"] * self._times(seat, printed["counts"])
        return {category: parts[category] for category in CATEGORIES}

    def _times(self, seat: int, counts: str) -> int:
        """Return how often the condition of a final card is met."""
        player = self.players[seat]
        garden = self._garden(seat)
        if counts == "once":
            return 1
        if counts == "beds":
            return len(player.plants)
        if counts.startswith("level "):
            return list(player.plants.values()).count(counts.removeprefix("level "))
        if counts == "columns":
            return len(self._full_columns(seat))
        if counts == "rows":
            return len([r for r in ROWS if all(bed in player.plants for bed in garden.row(r))])
        if counts == "standard":
            return len(player.standards_met)
        if counts == "special":
            return len(player.specials_met)
        if counts == "animals":
            return player.animals
        if counts == "prizes":
            return len(player.prizes)
        raise ValueError(f"nobody can count {counts!r}")

    def ranking(self) -> list[int]:
        """Return the place of each seat, the flower nearer the top winning ties."""
        points = self.points()
        order = self._seats_in_order()
        better_first = sorted(order, key=lambda seat: (-points[seat], order.index(seat)))
        return [1 + better_first.index(seat) for seat in range(self.seats)]

    def scores(self) -> list[dict[str, int]]:
        """Return points and place of every seat, or nothing while the game is not over."""
        if self.turn() != "over":
            return []
        lines = enumerate(zip(self.points(), self.ranking(), strict=True))
        return [{"seat": seat + 1, "points": p, "place": place} for seat, (p, place) in lines]

    def facts(self) -> dict[str, Any]:
        """Return what lies open on the table, as plain data."""
        players = self.players
        shown = [dict(sorted(p.special_of.items())) for p in players]
        return {
            "face": self.face,
            "tokens": dict(sorted(self.tokens.items())),
            "flowers": {space: list(pile) for space, pile in self.flowers.items() if pile},
            "order": list(self.order),
            "displayed": dict(self.displayed),
            "stacks": {shape: list(stack) for shape, stack in self.stacks.items()},
            "deck": len(self.deck),
            "discard": by_number(self.discard),
            "pile": sum(len(layer) for layer in self.pile),
            "gardens": [p.garden_name for p in players],
            "coins": [p.coins for p in players],
            "plants": [dict(sorted(p.plants.items())) for p in players],
            "gardeners": [list(p.gardeners) for p in players],
            "pawns": [dict(p.pawns) for p in players],
            "tiles": [by_number(set(p.tiles)) for p in players],
            "specials": shown if self.tiles_are_shown else [],
            "standards_met": [sorted(p.standards_met) for p in players],
            "specials_met": [sorted(p.specials_met) for p in players],
            "prizes": [list(p.prizes) for p in players],
            "animals": [p.animals for p in players],
            "freed": [list(p.freed) for p in players],
            "hands": [len(p.hand) for p in players],
            "finals": [len(p.finals) for p in players],
            "scored": [dict(p.scored) for p in players],
        }

    # The course of the game

    def _game(self) -> Flow:
        """Set up, play two rounds of eight columns and the last turns."""
        yield from self._lay_the_tokens()
        yield from self._hand_out_the_gardens()
        yield from self._assign_the_tiles()
        if self.expert:
            yield from self._hand_out_the_finals()
            for seat in range(self.seats):
                yield from self._put_a_gardener(seat)
        yield from self._round()
        self.face = "dark"
        if self.expert:
            for seat in self._seats_in_order():
                yield from self._put_a_gardener(seat)
        yield from self._round()
        for seat in self._seats_in_order():
            yield from self._turn(seat, 0)

    def _lay_the_tokens(self) -> Flow:
        """Let chance lay dotted tokens on rows 1 and 2 and striped ones on rows 3 and 4."""
        for column in (2, 4, 6, 8):
            for row in (1, 2, 3, 4):
                kind = "D" if row <= 2 else "S"
                left = {t for t in self.box["token"] if t[0] == kind} - set(self.tokens.values())
                said = yield "chance", {f"lay {token}" for token in left}
                self.tokens[f"{column}.{row}"] = said.removeprefix("lay ")

    def _hand_out_the_gardens(self) -> Flow:
        """Give everybody the same garden, or let chance deal the expert ones."""
        for player in self.players:
            if not self.expert:
                player.garden_name = "base"
                player.gardeners = [self.gardens["base"].fountain]
                continue
            taken = {other.garden_name for other in self.players}
            left = set(self.gardens) - {"base"} - taken
            said = yield "chance", {f"garden {name}" for name in left}
            player.garden_name = said.removeprefix("garden ")

    def _assign_the_tiles(self) -> Flow:
        """Deal five tiles each and let everybody assign them to the rows with a request."""
        left = set(self.box["tile"])
        for _ in range(5):
            for player in self.players:
                said = yield "chance", {f"deal {tile}" for tile in left}
                tile = said.removeprefix("deal ")
                left.remove(tile)
                player.tiles.append(tile)
        for seat, player in enumerate(self.players):
            rows = list(self._garden(seat).requests)
            ways = permutations(player.tiles, len(rows))
            said = yield seat, {"assign " + " ".join(way) for way in ways}
            player.special_of = dict(zip(rows, said.split(" ")[1:], strict=True))
        self.tiles_are_shown = True

    def _hand_out_the_finals(self) -> Flow:
        """Deal three final cards each and let everybody keep one or two and give back the rest."""
        for _ in range(3):
            for player in self.players:
                yield from self._draw_a_final(player)
        for seat, player in enumerate(self.players):
            number = 1 if len(self._garden(seat).requests) == 5 else 2
            self.pile[0] |= yield from self._keep(seat, player, number)

    def _draw_a_final(self, player: Player) -> Flow:
        """Let chance deal a final card from what lies on top of the pile, if there is any."""
        self.pile = [layer for layer in self.pile if layer]
        if not self.pile:
            return
        said = yield "chance", {f"deal {final}" for final in self.pile[0]}
        final = said.removeprefix("deal ")
        self.pile[0].remove(final)
        player.offered.add(final)

    def _keep(
        self, seat: int, player: Player, number: int
    ) -> Generator[tuple[Moment, set[str]], str, set[str]]:
        """Let a player keep some of the final cards just dealt and return the others."""
        ways = combinations(by_number(player.offered), number)
        said = yield seat, {"keep " + " ".join(way) for way in ways}
        kept = set(said.split(" ")[1:])
        others = player.offered - kept
        player.finals |= kept
        player.offered = set()
        return others

    def _put_a_gardener(self, seat: int) -> Flow:
        """Let an expert put the next gardener on a starting crossing that is empty."""
        player = self.players[seat]
        free = [n for n in self._garden(seat).starts if n not in player.gardeners]
        said = yield seat, {f"start {crossing}" for crossing in free}
        player.gardeners.append(said.removeprefix("start "))

    def _garden(self, seat: int) -> Garden:
        """Return the garden board of a seat."""
        return self.gardens[self.players[seat].garden_name]

    def _from_the_highest(self, column: int) -> list[Flower]:
        """Return the flowers of a column, row by row from the top and each pile from its top."""
        flowers: list[Flower] = []
        for row in (1, 2, 3, 4):
            flowers += reversed(self.flowers.get(f"{column}.{row}", []))
        return flowers

    def _seats_in_order(self) -> list[int]:
        """Return the seats in the order in which they play, which leaves out the neutral flower."""
        return [flower for flower in self.order if flower != "neutral"]

    def _round(self) -> Flow:
        """Play the eight columns and stack the flowers on the start again."""
        for column in range(1, 9):
            for turn_of_column, seat in enumerate(self._seats_in_order()):
                if self.seats == 2 and turn_of_column == 0:
                    said = yield seat, {f"neutral {column}.{row}" for row in (1, 2, 3, 4)}
                    self._move_flower("neutral", said.removeprefix("neutral "))
                yield from self._turn(seat, column)
            self.order = self._from_the_highest(column)
        self.flowers = {"start": list(reversed(self.order))}

    def _move_flower(self, flower: Flower, space: str) -> None:
        """Put a flower on top of those on a space."""
        for pile in self.flowers.values():
            if flower in pile:
                pile.remove(flower)
        self.flowers.setdefault(space, []).append(flower)

    # A turn

    def _turn(self, seat: int, column: int) -> Flow:
        """Walk and play a card at will, then place the flower, or in "column 0" choose a track."""
        player = self.players[seat]
        may_play_a_card = True
        may_walk = list(range(len(player.gardeners)))
        at_first = by_number(self.hand(seat))  # what is drawn later cannot be played now
        while True:
            options: set[str] = set()
            for gardener in may_walk:
                options |= self._walks(seat, gardener)
            if may_play_a_card:
                options |= {f"sell {card}" for card in at_first}
                if player.coins >= 2:
                    options |= {f"use {card}" for card in at_first}
            if column == 0:
                options |= {f"choose {track} 1" for track in STARTS}
            else:
                spaces = [f"{column}.{row}" for row in (1, 2, 3, 4)]
                options |= {f"place {s}" for s in spaces if self._price(s) <= player.coins}
            said = yield seat, options
            verb, *words = said.split(" ")
            if verb == "walk":
                gardener = player.gardeners.index(words[0])
                player.coins -= self._garden(seat).walks(words[0])[words[1]]
                player.gardeners[gardener] = words[1]
                may_walk.remove(gardener)
            elif verb in ("use", "sell"):
                may_play_a_card = False
                if len(may_walk) < len(player.gardeners):
                    may_walk = []  # the walk was finished before the card was begun
                yield from self._play_card(seat, verb, words[0])
            else:
                break
        if verb == "place":
            yield from self._place(seat, words[0])
        else:
            yield from self._track_action(seat, words[0], int(words[1]))
        self._end_turn(player)

    def _walks(self, seat: int, gardener: int) -> set[str]:
        """Return the walks a gardener can make with the coins there are."""
        player = self.players[seat]
        start = player.gardeners[gardener]
        walks = set()
        for crossing, cost in self._garden(seat).walks(start).items():
            if cost <= player.coins and crossing not in player.gardeners:
                walks.add(f"walk {start} {crossing}")
        return walks

    def _play_card(self, seat: int, verb: str, card: str) -> Flow:
        """Put a card on the discard, then sell it or do its actions."""
        player = self.players[seat]
        player.hand = [held for held in player.hand if held[0] != card]
        self.discard.add(card)
        if verb == "sell":
            player.coins += 3
        else:
            player.coins -= 2
            yield from self._actions(seat, self.box["card"][card]["actions"], "")

    def _price(self, space: str) -> int:
        """Return what it costs to place a flower on a space."""
        if self.box["space"][space]["action"] == "pole":
            return 0
        return 3 * len(self.flowers.get(space, []))

    def _place(self, seat: int, space: str) -> Flow:
        """Pay for a space, put the flower there and do what is shown."""
        player = self.players[seat]
        is_first = not self.flowers.get(space)
        player.coins -= self._price(space)
        self._move_flower(seat, space)
        printed = self.box["space"][space]["action"]
        actions = [printed]
        if printed == "pole":
            actions = ["coin 3"] if is_first else []
        if is_first and space in self.tokens:
            actions.append(self.box["token"][self.tokens[space]][self.face])
        yield from self._actions(seat, actions, "")

    def _end_turn(self, player: Player) -> None:
        """Take pawns from last spaces back to their starts and display the next prizes."""
        for track, space in player.pawns.items():
            if self._is_last(space):
                player.pawns[track] = STARTS[track]
        for shape, prize in self.displayed.items():
            if prize is None and self.stacks[shape]:
                self.displayed[shape] = self.stacks[shape].pop(0)

    # Actions

    def _actions(self, seat: int, actions: list[str], track: str) -> Flow:
        """Do a set of actions, won on a space of this track or, if it is "", elsewhere."""
        player = self.players[seat]
        words = [action.split(" ") for action in actions]
        for word in words:  # what is taken without asking and without chance
            if word[0] == "coin":
                player.coins += int(word[1])
            elif word[0] == "vp":
                player.scored["tracks" if track else "actions"] += int(word[1])
        for word in words:
            if word[0] == "card":
                for _ in range(int(word[1])):
                    yield from self._draw(player)
        for word in words:
            if word[0] == "animal" and self.expert:
                yield from self._free_animal(seat)
            elif word[0] == "animal":
                self._take_animal(player)
        for word in words:
            if word[0] == "prize":
                self._take_prize(player, PRIZES[track])
        asked = ("move", "plant", "water", *STARTS)
        left = [action for action in actions if action.split(" ")[0] in asked]
        while left:
            action = left[0]
            if len(set(left)) > 1:
                unasked = self._unasked(seat, left) if self.rules >= 2 else ""
                if unasked:
                    action = unasked
                else:
                    said = yield seat, {f"choose {other}" for other in left}
                    action = said.removeprefix("choose ")
            left.remove(action)
            yield from self._action(seat, action)

    def _unasked(self, seat: int, waiting: list[str]) -> str:
        """Return the action to begin with where no order can matter, or "" where one may."""
        player = self.players[seat]
        for action in waiting:
            verb = action.split(" ")[0]
            if verb in STARTS and self._is_last(player.pawns[verb]):
                return action
        words = [action.split(" ") for action in waiting]
        verbs = {word[0] for word in words}
        if verbs == {"water"}:
            return waiting[0]
        if verbs == {"move"} and len(player.gardeners) == 1:
            return waiting[0]
        if verbs == {"plant"} and len({level for word in words for level in word[1:]}) == 1:
            return waiting[0]
        if verbs == {"move", "water"}:
            steps = sum(int(word[1]) for word in words if word[0] == "move")
            garden = self._garden(seat)
            for start in player.gardeners:
                ways = {start: 0, **garden.steps(start)}
                for crossing in [n for n, distance in ways.items() if distance <= steps]:
                    if any(player.plants.get(b) in LEVELS[:3] for b in garden.around(crossing)):
                        return ""
            return next(action for action in waiting if action.startswith("water"))
        return ""

    def _action(self, seat: int, action: str) -> Flow:
        """Do one action of those that ask something."""
        verb, *rest = action.split(" ")
        if verb == "plant":
            yield from self._plant_action(seat, rest)
        elif verb == "water":
            yield from self._water_action(seat, int(rest[0]))
        elif verb == "move":
            yield from self._move_action(seat, int(rest[0]))
        else:
            yield from self._track_action(seat, verb, int(rest[0]))

    def _take_prize(self, player: Player, shape: str) -> None:
        """Score the displayed prize if there is one."""
        prize = self.displayed[shape]
        if prize is None:
            return
        self.displayed[shape] = None
        player.prizes.append((shape, prize))
        player.scored["prizes"] += prize
        if "butterfly" in player.freed:
            player.scored["prizes"] += 4

    def _take_animal(self, player: Player) -> None:
        """Score the next animal if one is left."""
        if player.animals < len(ANIMALS):
            player.animals += 1
            player.scored["animals"] += self.box["animals"][str(player.animals)]["points"]

    def _draw(self, player: Player) -> Flow:
        """Let chance deal a garden card, from the shuffled discard if the deck is empty."""
        if not self.deck and self.discard:
            self.deck = self.discard
            self.discard = set()
            self.deck_number += 1
            for card in self.deck:
                self.last_deck[card] = self.deck_number
        if not self.deck:
            return
        said = yield "chance", {f"deal {card}" for card in self.deck}
        card = said.removeprefix("deal ")
        self.deck.remove(card)
        player.hand.append((card, self.deck_number))

    def _free_animal(self, seat: int) -> Flow:
        """Let an expert free one animal, if one is left, and have its bonus."""
        player = self.players[seat]
        left = [animal for animal in ANIMALS if animal not in player.freed]
        if not left:
            return
        said = yield seat, {f"free {animal}" for animal in left}
        animal = said.removeprefix("free ")
        if animal == "butterfly" or "butterfly" in player.freed:
            player.scored["animals"] += 4
        player.freed.append(animal)
        player.animals += 1
        if animal == "tortoise":
            for _ in range(3):
                yield from self._draw_a_final(player)
            if player.offered:
                under = yield from self._keep(seat, player, 1)
                self.pile.append(under)

    # Actions on tracks

    def _track_action(self, seat: int, track: str, number: int) -> Flow:
        """Advance a pawn, by free steps and bought ones, and do what is shown where it lands."""
        player = self.players[seat]
        paths = self._paths(player, track, number)
        spaces: list[str] = []
        if paths:
            said = yield seat, {"advance " + " ".join(path) for path, _ in paths} | {"stop"}
            spaces = said.split(" ")[1:]
        if not spaces:
            if self.zero_steps == "points":
                player.scored["tracks"] += number
            return
        for path, cost in paths:
            if path == spaces:
                player.coins -= cost
        player.pawns[track] = spaces[-1]
        player.scored["tracks"] += max(0, number - len(spaces))
        yield from self._actions(seat, self.box["track"][spaces[-1]].get("gives", []), track)
        if self.track_reset == "at once" and self._is_last(spaces[-1]):
            player.pawns[track] = STARTS[track]

    def _is_last(self, space: str) -> bool:
        """Tell whether a track ends with this space."""
        return not self.box["track"][space]["next"]

    def _paths(self, player: Player, track: str, number: int) -> list[Path]:
        """Return the paths a player is offered and can pay."""
        walked = self._all_paths(player, player.pawns[track])
        priced = [(path, toll + 3 * max(0, len(path) - number)) for path, toll in walked]
        offered: list[Path] = []
        for path, cost in priced:
            rivals = [(p, c) for p, c in priced if p[-1] == path[-1] and p != path]
            is_worse = False
            for rival, rival_cost in rivals:
                if len(rival) < len(path) and rival_cost <= cost:
                    is_worse = True
                if len(rival) == len(path) and rival_cost < cost:
                    is_worse = True
                if len(rival) == len(path) and rival_cost == cost:
                    comes_first = priced.index((rival, cost)) < priced.index((path, cost))
                    is_worse = is_worse or comes_first
            if not is_worse and cost <= player.coins:
                offered.append((path, cost))
        return offered

    def _all_paths(self, player: Player, start: str) -> list[Path]:
        """Return every path to the right with its tolls, the first branch first."""
        paths: list[Path] = []
        for step in self.box["track"][start]["next"]:
            space, _, toll = step.partition(" ")
            if self.box["track"][space].get("frog") and "frog" not in player.freed:
                continue
            price = int(toll or 0)
            paths.append(([space], price))
            for path, further in self._all_paths(player, space):
                paths.append(([space, *path], price + further))
        return paths

    # Actions in the garden

    def _reach(self, seat: int) -> list[str]:
        """Return the beds around the gardeners of a seat."""
        garden = self._garden(seat)
        near = [bed for n in self.players[seat].gardeners for bed in garden.around(n)]
        return [bed for bed in garden.beds if bed in near]

    def _plant_action(self, seat: int, levels: list[str]) -> Flow:
        """Plant these levels one after the other."""
        player = self.players[seat]
        while levels:
            level, levels = levels[0], levels[1:]
            beds = []
            for bed in self._reach(seat):
                if not self._has_animal(seat, bed) and player.plants.get(bed) != level:
                    beds.append(bed)
            if not beds:
                continue
            said = yield seat, {f"plant {level} {bed}" for bed in beds} | {"stop"}
            if said == "stop":
                while levels[:1] == [level]:
                    levels = levels[1:]
            else:
                self._grow(seat, said.split(" ")[2], level)

    def _has_animal(self, seat: int, bed: str) -> bool:
        """Tell whether an animal that is not freed yet sits on a bed."""
        for animal, where in self._garden(seat).animals.items():
            if where == bed and animal not in self.players[seat].freed:
                return True
        return False

    def _water_action(self, seat: int, number: int) -> Flow:
        """Water so many times."""
        player = self.players[seat]
        for _ in range(number):
            beds = [b for b in self._reach(seat) if player.plants.get(b) in LEVELS[:3]]
            if not beds:
                return
            said = yield seat, {f"water {bed}" for bed in beds} | {"stop"}
            if said == "stop":
                return
            bed = said.removeprefix("water ")
            self._grow(seat, bed, LEVELS[LEVELS.index(player.plants[bed]) + 1])

    def _grow(self, seat: int, bed: str, level: str) -> None:
        """Put a plant on a bed, and see whether it fills a column or meets requests."""
        player = self.players[seat]
        full_before = self._full_columns(seat)
        player.plants[bed] = level
        if "squirrel" in player.freed:
            player.coins += 6 * (len(self._full_columns(seat)) - len(full_before))
        for row, (plants, points) in self._garden(seat).requests.items():
            if row not in player.standards_met and self._row_holds(seat, row, plants):
                player.standards_met.append(row)
                player.scored["requests"] += points + (2 if "bird" in player.freed else 0)
            if row in player.standards_met and row not in player.specials_met:
                tile = self.box["tile"][player.special_of[row]]
                if self._row_holds(seat, row, tile["plants"].split(" ")):
                    player.specials_met.append(row)
                    bonus = 6 if "bird" in player.freed else 0
                    player.scored["requests"] += tile["points"] + bonus

    def _full_columns(self, seat: int) -> list[str]:
        """Return the columns of a garden in which every bed is planted."""
        full: list[str] = []
        if self.players[seat].garden_name == "":
            return full
        for letter in COLUMN_LETTERS:
            beds = self._garden(seat).column(letter)
            if beds and all(bed in self.players[seat].plants for bed in beds):
                full.append(letter)
        return full

    def _row_holds(self, seat: int, row: int, wanted: list[str]) -> bool:
        """Tell whether a row holds at least these plants, each of exactly its level."""
        plants = self.players[seat].plants
        there = [plants[bed] for bed in self._garden(seat).row(row) if bed in plants]
        return all(there.count(level) >= wanted.count(level) for level in wanted)

    def _move_action(self, seat: int, steps: int) -> Flow:
        """Move one gardener for nothing, and with the steps left the other one if there is one."""
        player = self.players[seat]
        may_move = list(range(len(player.gardeners)))
        while may_move:
            moves: dict[str, int] = {}  # the sentence and the steps it takes
            for gardener in may_move:
                start = player.gardeners[gardener]
                for crossing, distance in self._garden(seat).steps(start).items():
                    if distance <= steps and crossing not in player.gardeners:
                        moves[f"move {start} {crossing}"] = distance
            if not moves:
                return
            said = yield seat, {*moves, "stop"}
            if said == "stop":
                return
            _, start, end = said.split(" ")
            gardener = player.gardeners.index(start)
            player.gardeners[gardener] = end
            may_move.remove(gardener)
            steps -= moves[said]
