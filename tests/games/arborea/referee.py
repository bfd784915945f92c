"""A slow, plain second reading of Arborea, written only from the rules to test others against."""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Literal

Moment = int | Literal["chance", "over"]
Flow = Generator[tuple[Moment, set[str]], str, None]  # asks who may say what, hears what was said
Owner = int | Literal["feronia"]
Place = tuple[int, int]  # a cell, or the crossing at its north-east corner

TRACKS = ["TL", "TR", "BL", "BR"]
SIDES = ["+", "-"]
AREAS = [track + side for track in TRACKS for side in SIDES]
KINDS = ["elder", "young", "veteran"]
CREATURES = ["frog", "worm", "hamster", "cat", "antspider", "owl"]
BIOMES = ["T", "M", "F", "G", "P", "W"]
SEASONS = ["spring", "summer", "autumn", "winter"]
COLOURS = ["red", "yellow", "blue", "purple"]
LETTERS = {"red": "R", "yellow": "Y", "blue": "B", "purple": "P"}
TURNS = [0, 90, 180, 270]
ENTRY = 4
TRAILS = 5
LIFTED = 9  # the first position of the inner section when it is lifted
LOWEST, HIGHEST = -15, 16  # where a cell may lie


# The ecosystem


def turned(rows: list[str], turn: int) -> list[str]:
    """Return the rows of a card, from north to south, after turning it clockwise."""
    for _ in range(turn // 90):
        width = len(rows[0])
        rows = ["".join(row[column] for row in reversed(rows)) for column in range(width)]
    return rows


def laid(rows: list[str], x: int, y: int, turn: int) -> dict[Place, str]:
    """Return the cells of a card whose south-west cell is x, y."""
    cells = {}
    for up, row in enumerate(reversed(turned(rows, turn))):
        for right, habitat in enumerate(row):
            cells[x + right, y + up] = habitat
    return cells


def corners(crossing: Place) -> list[Place]:
    """Return the four cells around a crossing."""
    x, y = crossing
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


def neighbours(place: Place) -> list[Place]:
    """Return the four places next to a cell or a crossing."""
    x, y = place
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def inner_crossings(cells: dict[Place, str]) -> list[Place]:
    """Return the crossings that lie wholly inside these cells."""
    return [cell for cell in cells if all(corner in cells for corner in corners(cell))]


def visible(cards: list[dict[Place, str]]) -> dict[Place, str]:
    """Return the habitats in sight, later cards lying upon earlier ones."""
    sight: dict[Place, str] = {}
    for cells in cards:
        sight.update(cells)
    return sight


def shows(cards: list[dict[Place, str]], number: int) -> bool:
    """Tell whether a card has at least one cell that no later one covers."""
    later = {cell for cells in cards[number + 1 :] for cell in cells}
    return any(cell not in later for cell in cards[number])


def may_lie(
    cards: list[dict[Place, str]], creatures: dict[Place, str], new: dict[Place, str]
) -> bool:
    """Tell whether a card may be laid on these cells."""
    for x, y in new:
        if not (LOWEST <= x <= HIGHEST and LOWEST <= y <= HIGHEST):
            return False
    sight = visible(cards)
    covers = any(cell in sight for cell in new)
    touches = any(other in sight for cell in new for other in neighbours(cell))
    if not covers and not touches:
        return False
    if any(crossing in creatures for crossing in inner_crossings(new)):
        return False
    after = [*cards, new]
    return all(shows(after, number) for number in range(len(after)))


def free_crossings(sight: dict[Place, str], creatures: dict[Place, str]) -> list[Place]:
    """Return the crossings where a creature may be settled."""
    free = []
    for crossing in sight:
        if not all(cell in sight for cell in corners(crossing)):
            continue
        if crossing in creatures:
            continue
        if any(other in creatures for other in neighbours(crossing)):
            continue
        free.append(crossing)
    return free


# Points


def is_crossing(sight: dict[Place, str], crossing: Place) -> bool:
    """Tell whether there are four cells around a crossing."""
    return all(cell in sight for cell in corners(crossing))


def seen_by(sight: dict[Place, str], creatures: dict[Place, str], start: Place, kind: str) -> int:
    """Return how many creatures of a kind stand on the four lines from a crossing."""
    count = 0
    for dx, dy in [(1, 0), (-1, 0), (0, 1), (0, -1)]:
        x, y = start[0] + dx, start[1] + dy
        while is_crossing(sight, (x, y)):
            if creatures.get((x, y)) == kind:
                count += 1
            x, y = x + dx, y + dy
    return count


def creature_points(
    sight: dict[Place, str],
    creatures: dict[Place, str],
    gifts: int,
    cats_like: str,
) -> dict[Place, int]:
    """Return what each creature of an ecosystem scores."""
    points = {}
    for place, kind in creatures.items():
        around = [sight[cell] for cell in corners(place)]
        if kind == "frog":
            total = 3 * around.count("T")
        elif kind == "worm":
            total = 3 * around.count("P")
        elif kind == "antspider":
            total = 2 * len(set(around))
        elif kind == "owl":
            total = 2 * around.count("M") + gifts // 2
        elif kind == "hamster":
            total = 2 * around.count("F") + 3 * seen_by(sight, creatures, place, "frog")
        else:
            assert kind == "cat"
            total = 2 * around.count("G") + 3 * seen_by(sight, creatures, place, cats_like)
        if "W" in around:
            total *= 2
        points[place] = total
    return points


def best_line(sight: dict[Place, str], creatures: dict[Place, str]) -> int:
    """Return how many creatures the best unbroken line has, a single one being no line."""
    best = 0
    for place in creatures:
        for dx, dy in [(1, 0), (0, 1)]:
            count = 1
            for sign in (1, -1):
                x, y = place[0] + sign * dx, place[1] + sign * dy
                while is_crossing(sight, (x, y)):
                    if (x, y) in creatures:
                        count += 1
                    x, y = x + sign * dx, y + sign * dy
            best = max(best, count)
    return best if best >= 2 else 0


def largest_group(sight: dict[Place, str]) -> int:
    """Return the size of the largest group of one habitat, Rock and Water aside."""
    best = 0
    for start, habitat in sight.items():
        if habitat in ("R", "W"):
            continue
        group = {start}
        found = [start]
        while found:
            for other in neighbours(found.pop()):
                if other not in group and sight.get(other) == habitat:
                    group.add(other)
                    found.append(other)
        best = max(best, len(group))
    return best


def feronia_points(
    points: int,
    steps: int,
    difficulty: int,
    creatures: int,
    completed: int,
    stack: int,
    waiting: int,
) -> int:
    """Return the final points of Feronia."""
    steps += creatures + completed + stack // 2 + waiting
    return points + steps * difficulty


# What stands on the table


@dataclass
class Villager:
    """Somebody on a track; the order is "", the spaces to be walked first, or "swap"."""

    owner: Owner
    kind: str
    order: str = ""


class Track:
    """One of the four tracks."""

    def __init__(self) -> None:
        """Begin without sections and villagers."""
        self.inner = ""
        self.outer = ""
        self.moved = 0  # spaces since the last swap
        self.villagers: dict[int, Villager] = {}  # the position and who stands there


class Deck:
    """A deck of ecosystem cards."""

    def __init__(self, cards: set[str]) -> None:
        """Begin with cards that nobody has seen and no open one."""
        self.unseen = cards
        self.under: list[str] = []  # put under the deck, the uppermost first
        self.top = ""

    def is_empty(self) -> bool:
        """Tell whether not even an open card is left."""
        return self.top == ""

    def next_ones(self) -> set[str]:
        """Return the cards of which one comes up next."""
        if self.unseen:
            return set(self.unseen)
        return set(self.under[:1])

    def remove(self, card: str) -> None:
        """Take a card that came up out of what is hidden."""
        if card in self.unseen:
            self.unseen.remove(card)
        else:
            assert self.under[0] == card
            self.under.pop(0)


class Player:
    """Everything that belongs to one seat."""

    def __init__(self, seat: int, seats: int) -> None:
        """Begin with the villagers and the spirit of this seat."""
        self.spirit = 2 * seat
        if seats <= 2:
            self.available = Counter({"elder": 2, "young": 0, "veteran": 1})
            self.reserve = Counter({"young": 3, "veteran": 2})
        else:
            self.available = Counter({"elder": 2, "young": 1, "veteran": 0})
            self.reserve = Counter({"young": 2, "veteran": 3})
        self.waiting: Counter[tuple[str, str]] = Counter()  # kind and trail
        self.walking: tuple[str, str] | None = None
        self.gifts = dict.fromkeys(AREAS, 0)
        self.steps = dict.fromkeys(SEASONS, 0)
        self.held: list[str] = []
        self.completed = ""  # until it is laid
        self.names: list[str] = []  # the cards of the ecosystem, the lowest first
        self.cards: list[dict[Place, str]] = []  # and their cells
        self.creatures: dict[Place, str] = {}
        self.invited: Counter[str] = Counter()
        self.captives: Counter[str] = Counter()
        self.biome_points = 0
        self.other_points = 0

    def sight(self) -> dict[Place, str]:
        """Return the habitats in sight."""
        return visible(self.cards)


class Feronia:
    """What belongs to Feronia."""

    def __init__(self) -> None:
        """Begin with five Elders."""
        self.elders = 5
        self.waiting: Counter[str] = Counter()  # by trail
        self.marker = 0
        self.steps = 0
        self.points = 0
        self.left = ""
        self.middle = ""
        self.stack: list[str] = []  # the top is the last one
        self.completed: list[str] = []
        self.creatures: Counter[str] = Counter()
        self.card = ""
        self.unused: set[str] = set()


# A game


class Referee:
    """Follows the log of one game, sentence by sentence."""

    def __init__(self, seats: int, options: dict[str, Any], box: dict[str, Any]) -> None:
        """Prepare a table of one to five seats with what is in this box."""
        if seats not in (1, 2, 3, 4, 5):
            raise ValueError("one to five seats")
        self.seats = seats
        self.box = box
        self.solo = seats == 1
        self.cats_like: str = options.get("caudachat", "worm")
        self.difficulty = int(options.get("difficulty", 4))
        self.by_track: bool = options.get("exits") == "track by track"
        if self.cats_like not in ("worm", "antspider"):
            raise ValueError(f"caudachat {self.cats_like!r}")
        self.players = [Player(seat, seats) for seat in range(seats)]
        self.feronia = Feronia()
        self.tracks = {name: Track() for name in TRACKS}
        self.upper = dict.fromkeys(BIOMES, 0)
        self.lower = dict.fromkeys(BIOMES, 0)
        self.sun: int = box["sun"]["track"]["starts"][seats - 1]
        self.supply = dict.fromkeys(CREATURES, int(box["creature_pieces"]["each"]))
        self.columns = dict.fromkeys(CREATURES, 0)  # how many stand in each, from the top
        self.bonus = dict.fromkeys(CREATURES, "")
        self.season_tiles = dict.fromkeys(SEASONS, "")
        self.decks: dict[str, Deck] = {}
        for colour in COLOURS:
            cards = {card for card in box["cards"] if card[0] == LETTERS[colour]}
            self.decks[colour] = Deck(cards)
        self.turns_left: int | None = None  # counted only after the sun has reached the end
        self.turn_of: Owner | None = None
        self.log: list[str] = []
        self._flow = self._game()
        self._asked: tuple[Moment, set[str]] = next(self._flow)

    # What others may ask

    def turn(self) -> Moment:
        """Tell who is to speak: a seat from 0, chance, or nobody as the game is over."""
        return self._asked[0]

    def moment(self) -> Moment:
        """Tell the same with the seats counted from 1."""
        who = self.turn()
        return who + 1 if isinstance(who, int) else who

    def say(self, sentence: str) -> None:
        """Carry out one sentence."""
        self.play(sentence)

    def scores(self) -> list[dict[str, Any]]:
        """Return points and place of every seat, and of Feronia, when the game is over."""
        if self.turn() != "over":
            return []
        found: list[dict[str, Any]] = []
        for seat, (points, place) in enumerate(zip(self.points(), self.ranking(), strict=True), 1):
            name = {"name": "Feronia"} if seat > self.seats else {}
            found.append({"seat": seat, **name, "points": points, "place": place})
        return found

    def legal(self) -> set[str]:
        """Return every sentence that may come next."""
        return set(self._asked[1])

    def play(self, sentence: str) -> None:
        """Carry out one sentence, or raise AssertionError and change nothing if it is illegal."""
        who, legal = self._asked
        if sentence not in legal:
            raise AssertionError(f"entry {len(self.log) + 1}: {sentence!r} is not legal ({who})")
        self.log.append(sentence)
        try:
            self._asked = self._flow.send(sentence)
        except StopIteration:
            self._asked = ("over", set())

    def points(self) -> list[int]:
        """Return what each seat would have if the game ended now, Feronia last if she plays."""
        number = 2 if self.solo else self.seats
        return [sum(self.breakdown(seat).values()) for seat in range(number)]

    def breakdown(self, seat: int) -> dict[str, int]:
        """Return the points of a seat by where they come from."""
        if self.solo and seat == 1:
            her = self.feronia
            total = feronia_points(
                her.points,
                her.steps,
                self.difficulty,
                her.creatures.total(),
                len(her.completed),
                len(her.stack),
                her.waiting.total(),
            )
            return {"biomes": her.points, "steps": total - her.points}
        player = self.players[seat]
        spirit = self.final_spirit(seat)
        parts = {"biomes": player.biome_points, "gained": player.other_points}
        limit = self.box["limits"]["spirit"]
        parts["spirit"] = self.box["points"]["spirit"]["positions"][spirit + limit]
        for season in SEASONS:
            times = self.box["points"]["multipliers"]["steps"][player.steps[season]]
            parts[season] = self.base(seat, season) * times
        scored = creature_points(
            player.sight(), player.creatures, sum(player.gifts.values()), self.cats_like
        )
        parts["creatures"] = sum(scored.values())
        return parts

    def final_spirit(self, seat: int) -> int:
        """Return the spirit of a seat after what captives cost."""
        player = self.players[seat]
        lost: int = self.box["costs"]["captive"] * player.captives.total()
        limit: int = self.box["limits"]["spirit"]
        return max(-limit, player.spirit - lost)

    def base(self, seat: int, season: str) -> int:
        """Return the base points of a season tile for a seat."""
        if self.season_tiles[season] == "":
            return 0
        tile = self.box["season_tiles"][self.season_tiles[season]]
        limit: int = self.box["limits"]["base"]
        return min(limit, int(tile["each"]) * self._count(seat, tile["counts"]))

    def _count(self, seat: int, counts: str) -> int:
        """Return how often the condition of a season tile is met."""
        player = self.players[seat]
        sight = player.sight()
        habitats = list(sight.values())
        kinds = list(player.creatures.values())
        if counts == "gifts":
            return sum(player.gifts.values())
        if counts == "steps":
            return sum(player.steps.values())
        if counts == "line":
            return best_line(sight, player.creatures)
        if counts == "rock":
            return habitats.count("R")
        if counts == "beside_water":
            near = [[sight[cell] for cell in corners(place)] for place in player.creatures]
            return len([around for around in near if "W" in around])
        if counts == "held":
            return len(player.held)
        if counts == "trained":
            return player.available["young"] + player.available["veteran"]
        if counts == "spirit":
            return max(0, self.final_spirit(seat))
        if counts == "water":
            return habitats.count("W")
        if counts == "cards":
            return len(player.cards)
        if counts == "kinds":
            return len(set(kinds))
        if counts == "frogs_and_worms":
            return kinds.count("frog") + kinds.count("worm")
        if counts == "hamsters_and_cats":
            return kinds.count("hamster") + kinds.count("cat")
        if counts == "antspiders_and_owls":
            return kinds.count("antspider") + kinds.count("owl")
        if counts == "group":
            return largest_group(sight)
        raise ValueError(f"nobody can count {counts!r}")

    def ranking(self) -> list[int]:
        """Return the place of each seat, and of Feronia if she plays, who wins ties."""
        points = self.points()
        if self.solo:
            return [1, 2] if points[0] > points[1] else [2, 1]
        marks = []
        for seat, player in enumerate(self.players):
            progress = sum(player.steps.values())
            marks.append((points[seat], len(player.creatures), self.final_spirit(seat), progress))
        return [1 + len([other for other in marks if other > mark]) for mark in marks]

    def facts(self) -> dict[str, Any]:
        """Return what lies open on the table, as plain data."""
        return {
            "turn_of": self.turn_of,
            "turns_left": self.turns_left,
            "sun": self.sun,
            "tracks": {name: self._track_facts(name) for name in TRACKS},
            "biomes": {biome: (self.upper[biome], self.lower[biome]) for biome in BIOMES},
            "seasons": dict(self.season_tiles),
            "supply": dict(self.supply),
            "columns": dict(self.columns),
            "bonus": dict(self.bonus),
            "decks": {
                colour: {
                    "top": deck.top,
                    "unseen": len(deck.unseen),
                    "under": list(deck.under),
                }
                for colour, deck in self.decks.items()
            },
            "players": [self._player_facts(player) for player in self.players],
            "feronia": self._feronia_facts() if self.solo else None,
        }

    def _track_facts(self, name: str) -> dict[str, Any]:
        """Return a track as plain data, villagers by the spaces they have walked."""
        track = self.tracks[name]
        return {
            "inner": track.inner,
            "outer": track.outer,
            "moved": track.moved,
            "villagers": {
                position - ENTRY: (one.owner, one.kind, one.order)
                for position, one in sorted(track.villagers.items())
            },
        }

    def _player_facts(self, player: Player) -> dict[str, Any]:
        """Return what belongs to a player as plain data."""
        return {
            "points": player.biome_points + player.other_points,
            "spirit": player.spirit,
            "available": {kind: player.available[kind] for kind in KINDS},
            "reserve": {kind: player.reserve[kind] for kind in ("young", "veteran")},
            "waiting": sorted(player.waiting.elements()),
            "walking": player.walking,
            "gifts": dict(player.gifts),
            "steps": dict(player.steps),
            "held": sorted(player.held),
            "completed": player.completed,
            "cards": list(player.names),
            "habitats": dict(sorted(player.sight().items())),
            "creatures": dict(sorted(player.creatures.items())),
            "invited": sorted(player.invited.elements()),
            "captives": sorted(player.captives.elements()),
        }

    def _feronia_facts(self) -> dict[str, Any]:
        """Return what belongs to Feronia as plain data."""
        her = self.feronia
        return {
            "points": her.points,
            "steps": her.steps,
            "elders": her.elders,
            "waiting": sorted(her.waiting.elements()),
            "marker": her.marker,
            "left": her.left,
            "middle": her.middle,
            "stack": list(her.stack),
            "completed": list(her.completed),
            "creatures": {kind: her.creatures[kind] for kind in CREATURES},
            "card": her.card,
            "unused": len(her.unused),
        }

    # The course of the game

    def _game(self) -> Flow:
        """Set up, play turns until the sun has reached its end, and two more each."""
        yield from self._set_up()
        yield from self._start()
        order: list[Owner] = [0, "feronia"] if self.solo else list(range(self.seats))
        while True:
            for owner in order:
                self.turn_of = owner
                if owner == "feronia":
                    yield from self._feronia_turn()
                else:
                    yield from self._turn(owner)
                if self.turns_left is not None:
                    self.turns_left -= 1
                    if self.turns_left == 0:
                        self.turn_of = None
                        return
                elif self.sun == self.box["sun"]["track"]["last"]:
                    self.turns_left = 2 * len(order)

    def _deal(self, from_: set[str]) -> Generator[tuple[Moment, set[str]], str, str]:
        """Let chance choose one of these components."""
        said = yield "chance", {f"deal {name}" for name in from_}
        return said.removeprefix("deal ")

    def _set_up(self) -> Flow:
        """Let chance lay sections and tiles and deal cards."""
        sections = set(self.box["sections"])
        for name in TRACKS:
            self.tracks[name].inner = yield from self._deal(sections)
            sections.remove(self.tracks[name].inner)
            self.tracks[name].outer = yield from self._deal(sections)
            sections.remove(self.tracks[name].outer)
        tiles = set(self.box["season_tiles"])
        for season in SEASONS:
            self.season_tiles[season] = yield from self._deal(tiles)
            tiles.remove(self.season_tiles[season])
        bonus = set(self.box["bonus_tiles"])
        for kind in CREATURES:
            self.bonus[kind] = yield from self._deal(bonus)
            bonus.remove(self.bonus[kind])
        starts = set(self.box["starting_cards"])
        for player in self.players:
            card = yield from self._deal(starts)
            starts.remove(card)
            player.names.append(card)
            player.cards.append(laid(self.box["starting_cards"][card]["grid"], 0, 0, 0))
        for player in self.players:
            card = yield from self._draw("red")
            player.held.append(card)
        if self.solo:
            self.feronia.left = yield from self._draw("red")
            self.feronia.middle = yield from self._draw("yellow")
            blue = yield from self._draw("blue")
            purple = yield from self._draw("purple")
            self.feronia.stack = [purple, blue]
        for colour in COLOURS:
            self.decks[colour].top = yield from self._draw(colour)
        if self.solo:
            yield from self._solo_card()

    def _draw(self, colour: str) -> Generator[tuple[Moment, set[str]], str, str]:
        """Let chance deal the next card of a deck."""
        deck = self.decks[colour]
        card = yield from self._deal(deck.next_ones())
        deck.remove(card)
        return card

    def _open(self, colour: str) -> Flow:
        """Open the next card of a deck if there is one."""
        deck = self.decks[colour]
        deck.top = ""
        if deck.next_ones():
            deck.top = yield from self._draw(colour)

    def _start(self) -> Flow:
        """Make the starting placements, from the last player to the first."""
        if self.solo:
            first = self._numbered()[0]
            self.feronia.elders -= 1
            self.tracks[first].villagers[ENTRY] = Villager("feronia", "elder")
            yield from self._advance(first)
        for seat in reversed(range(self.seats)):
            said = yield seat, self._placements(seat)
            _, kind, name = said.split(" ")
            self._put(seat, kind, name)
            yield from self._advance(name)

    # Tracks

    def _placements(self, seat: int) -> set[str]:
        """Return the ways to place an available villager."""
        ways = set()
        for kind in KINDS:
            for name in TRACKS:
                if self.players[seat].available[kind] and ENTRY not in self.tracks[name].villagers:
                    ways.add(f"place {kind} {name}")
        return ways

    def _put(self, seat: int, kind: str, name: str) -> None:
        """Put an available villager on the entry of a track."""
        self.players[seat].available[kind] -= 1
        self.tracks[name].villagers[ENTRY] = Villager(seat, kind)

    def _place(self, seat: int, sentence: str) -> None:
        """Place a villager and move the season cube if the entry shows a season."""
        _, kind, name = sentence.split(" ")
        self._put(seat, kind, name)
        season = self._season_at_entry(name)
        if season:
            self._season_step(seat, season)

    def _season_at_entry(self, name: str) -> str:
        """Return the season at the entry of a track, or nothing."""
        track = self.tracks[name]
        cell: str = self.box["sections"][track.outer]["cells"][track.moved]
        return cell.lower()

    def _season_step(self, seat: int, season: str) -> None:
        """Move a season cube one space, not past the end."""
        steps = self.players[seat].steps
        last = len(self.box["points"]["multipliers"]["steps"]) - 1
        steps[season] = min(last, steps[season] + 1)

    def _advance(self, name: str) -> Flow:
        """Move a track by one and hold the window."""
        yield from self._move(name, 1)
        yield from self._window(name)

    def _move(self, name: str, spaces: int) -> Flow:
        """Move a track, with the swaps on the way, and let Feronia's villagers leave."""
        track = self.tracks[name]
        for _ in range(spaces):
            track.villagers = {place + 1: one for place, one in track.villagers.items()}
            track.moved += 1
            if track.moved == 4:
                yield from self._lift(name)
                track.inner, track.outer = track.outer, track.inner
                track.moved = 0
        if self.solo:
            self._feronia_exits(name)

    def _lift(self, name: str) -> Flow:
        """Make everybody on the inner section leave, from the one nearest the centre on."""
        track = self.tracks[name]
        for position in sorted(track.villagers, reverse=True):
            if position < LIFTED:
                continue
            owner = track.villagers[position].owner
            if owner == "feronia":
                self._feronia_leaves(name, position)
            else:
                trails = [name + side + str(n) for side in SIDES for n in range(1, TRAILS + 1)]
                said = yield owner, {f"leave {trail}" for trail in trails}
                self._leave(name, position, said.removeprefix("leave "))

    def _leave(self, name: str, position: int, trail: str) -> None:
        """Take a player's villager from a track to the beginning of a trail."""
        one = self.tracks[name].villagers.pop(position)
        assert one.owner != "feronia"
        self.players[one.owner].waiting[one.kind, trail] += 1

    def _window(self, name: str) -> Flow:
        """Ask the owner of each villager on a track, from the centre on, to stay or leave."""
        track = self.tracks[name]
        for position in sorted(track.villagers, reverse=True):
            one = track.villagers[position]
            walked = position - ENTRY
            if one.owner == "feronia" or one.order == "swap":
                continue
            if one.order != "" and walked < int(one.order):
                continue
            options = {"stay", "stay until swap"}
            for number in range(walked + 2, TRAILS + 1):
                options.add(f"stay until {number}")
            for side in SIDES:
                for number in range(1, min(walked, TRAILS) + 1):
                    options.add(f"leave {name}{side}{number}")
            said = yield one.owner, options
            if said.startswith("leave"):
                self._leave(name, position, said.removeprefix("leave "))
            else:
                one.order = said.removeprefix("stay").removeprefix(" until ")

    def _own_moves(self, owner: Owner) -> Flow:
        """Move all tracks for the villagers that the one whose turn ends has on them."""
        moved = []
        for name in TRACKS:
            spaces = 0
            for one in self.tracks[name].villagers.values():
                if one.owner == owner:
                    spaces += 2 if one.kind == "veteran" else 1
            if spaces == 0:
                continue
            yield from self._move(name, spaces)
            if self.by_track:
                yield from self._window(name)
            moved.append(name)
        if not self.by_track:
            for name in moved:
                yield from self._window(name)

    # A turn

    def _turn(self, seat: int) -> Flow:
        """Play the four steps and the building of a turn."""
        yield from self._rescue(seat)
        yield from self._pilgrimage(seat)
        yield from self._second_pilgrimage(seat)
        yield from self._activation(seat)
        yield from self._complete(seat)
        self.players[seat].biome_points += self._renew()
        yield from self._own_moves(seat)
        yield from self._build(seat)

    def _can_pay(self, seat: int, cost: int) -> bool:
        """Tell whether a seat can lose so much spirit."""
        limit: int = self.box["limits"]["spirit"]
        return self.players[seat].spirit - cost >= -limit

    def _loss(self, trail: str) -> int:
        """Return the spirit that a trail takes."""
        symbols = self.box["trails"][trail]["symbols"]
        return sum(int(symbol[2:]) for symbol in symbols if symbol.startswith("S-"))

    def _rescue(self, seat: int) -> Flow:
        """Offer to take back an Elder when everybody waits where nobody can go on."""
        player = self.players[seat]
        if player.available.total() > 0:
            return
        for track in self.tracks.values():
            if any(one.owner == seat for one in track.villagers.values()):
                return
        waiting = set(player.waiting.elements())
        if any(self._can_pay(seat, self._loss(trail)) for _, trail in waiting):
            return
        trails = {trail for kind, trail in waiting if kind == "elder"}
        said = yield seat, {f"return {trail}" for trail in trails} | {"pass"}
        if said != "pass":
            player.waiting["elder", said.removeprefix("return ")] -= 1
            player.available["elder"] += 1

    def _pilgrimage(self, seat: int) -> Flow:
        """Let a seat end orders at will, then place a villager or advance a track."""
        while True:
            orders: dict[str, Villager] = {}
            for name in TRACKS:
                for position, one in self.tracks[name].villagers.items():
                    if one.owner == seat and one.order != "":
                        orders[f"ask {name}{position - ENTRY}"] = one
            options = self._placements(seat) | {f"advance {name}" for name in TRACKS}
            said = yield seat, options | set(orders)
            if said not in orders:
                break
            orders[said].order = ""
        yield from self._pilgrim(seat, said)

    def _pilgrim(self, seat: int, said: str) -> Flow:
        """Place a villager or advance a track, as was said."""
        if said.startswith("place"):
            self._place(seat, said)
        else:
            yield from self._advance(said.removeprefix("advance "))

    def _second_pilgrimage(self, seat: int) -> Flow:
        """Offer a second pilgrimage to a seat that can pay it."""
        costs = self.box["costs"]
        cost = costs["second_with_two"] if self.seats <= 2 else costs["second_with_more"]
        if not self._can_pay(seat, cost):
            return
        options = self._placements(seat) | {f"advance {name}" for name in TRACKS}
        said = yield seat, options | {"pass"}
        if said != "pass":
            self.players[seat].spirit -= cost
            yield from self._pilgrim(seat, said)

    def _activation(self, seat: int) -> Flow:
        """Activate up to two villagers, and a third one for spirit."""
        player = self.players[seat]
        for price in (0, 0, self.box["costs"]["third"]):
            options = set()
            for kind, trail in player.waiting.elements():
                if self._can_pay(seat, price + self._loss(trail)):
                    options.add(f"activate {kind} {trail}")
            if not options:
                return
            said = yield seat, options | {"pass"}
            if said == "pass":
                return
            player.spirit -= price
            _, kind, trail = said.split(" ")
            player.waiting[kind, trail] -= 1
            player.walking = (kind, trail)
            yield from self._symbols(seat, self.box["trails"][trail]["symbols"])
            player.walking = None
            if kind == "elder":
                player.available[kind] += 1
            else:
                player.reserve[kind] += 1

    # Symbols

    def _symbols(self, seat: int, symbols: list[str]) -> Flow:
        """Resolve symbols one after the other."""
        for symbol in symbols:
            yield from self._symbol(seat, symbol)

    def _symbol(self, seat: int, symbol: str) -> Flow:
        """Resolve one symbol."""
        player = self.players[seat]
        what, _, which = symbol.partition(":")
        limits = self.box["limits"]
        if symbol in BIOMES:
            self._regenerate(symbol)
        elif symbol.startswith("S+"):
            player.spirit = min(limits["spirit"], player.spirit + int(symbol[2:]))
        elif symbol.startswith("S-"):
            if self._can_pay(seat, int(symbol[2:])):
                player.spirit -= int(symbol[2:])
        elif symbol.startswith("RP"):
            player.other_points += int(symbol[2:])
        elif symbol == "TY":
            self._train(player, "young")
        elif symbol == "TV":
            self._train(player, "veteran")
        elif what == "SEASON":
            self._season_step(seat, which.lower())
        elif symbol == "CARD":
            yield from self._take(seat)
        elif symbol == "REFRESH":
            yield from self._refresh(seat)
        elif what == "CONV":
            yield from self._convert(seat, which)
        elif symbol == "INV":
            yield from self._invite(seat)
        elif symbol == "GIFT":
            yield from self._give(seat)
        elif what == "GIFT":
            player.gifts[which] = min(limits["gifts"], player.gifts[which] + 1)
        elif what == "ATT":
            yield from self._attract(seat, which.lower())
        elif symbol == "SAGE":
            yield from self._sage(seat)
        elif symbol == "PV":
            options = self._placements(seat)
            if options:
                said = yield seat, options | {"pass"}
                if said != "pass":
                    self._place(seat, said)
        elif symbol == "ADV":
            said = yield seat, {f"advance {name}" for name in TRACKS}
            yield from self._advance(said.removeprefix("advance "))
        else:
            raise ValueError(f"nobody knows the symbol {symbol!r}")

    def _regenerate(self, biome: str) -> None:
        """Raise the upper half of a biome."""
        self.upper[biome] = min(self.box["limits"]["biome"], self.upper[biome] + 1)

    def _spend(self, biome: str) -> None:
        """Lower the upper half of a biome, which pushes the lower half."""
        assert self.upper[biome] > 0
        self.upper[biome] -= 1
        self.lower[biome] = min(self.lower[biome], self.upper[biome])

    def _train(self, player: Player, kind: str) -> None:
        """Make a villager available if there is one in the reserve."""
        if player.reserve[kind] > 0:
            player.reserve[kind] -= 1
            player.available[kind] += 1

    def _take(self, seat: int) -> Flow:
        """Let a seat take an open card if a place is free."""
        player = self.players[seat]
        tops = {deck.top: colour for colour, deck in self.decks.items() if not deck.is_empty()}
        if len(player.held) >= self.box["limits"]["held"] or not tops:
            return
        said = yield seat, {f"take {card}" for card in tops} | {"pass"}
        if said == "pass":
            return
        card = said.removeprefix("take ")
        player.held.append(card)
        yield from self._open(tops[card])

    def _refresh(self, seat: int) -> Flow:
        """Let a seat put the open cards under their decks."""
        left = [colour for colour in COLOURS if not self.decks[colour].is_empty()]
        if not left:
            return
        said = yield seat, {"refresh", "pass"}
        if said == "pass":
            return
        for colour in left:
            deck = self.decks[colour]
            deck.under.append(deck.top)
            deck.top = ""
        for colour in left:
            yield from self._open(colour)

    def _can_convert(self, which: str) -> bool:
        """Tell whether a biome can be spent for another one that is not full."""
        spent, gained = which.split(">")
        limit: int = self.box["limits"]["biome"]
        return self.upper[spent] > 0 and self.upper[gained] < limit

    def _convert(self, seat: int, which: str) -> Flow:
        """Let a seat spend one biome for another."""
        if not self._can_convert(which):
            return
        said = yield seat, {f"convert {which}", "pass"}
        if said != "pass":
            spent, gained = which.split(">")
            self._spend(spent)
            self._regenerate(gained)

    def _invite(self, seat: int) -> Flow:
        """Make a seat take the lowest creature of a column and the spirit of its row."""
        player = self.players[seat]
        there = [kind for kind in CREATURES if self.columns[kind] > 0]
        if not there:
            return
        said = yield seat, {f"invite {kind}" for kind in there}
        kind = said.removeprefix("invite ")
        self.columns[kind] -= 1
        spirit = self.box["points"]["rows"]["rows"][self.columns[kind]]
        player.spirit = min(self.box["limits"]["spirit"], player.spirit + spirit)
        player.invited[kind] += 1

    def _give(self, seat: int) -> Flow:
        """Make a seat give a gift to a sage of its choice."""
        gifts = self.players[seat].gifts
        areas = [area for area in AREAS if gifts[area] < self.box["limits"]["gifts"]]
        if not areas:
            return
        said = yield seat, {f"give {area}" for area in areas}
        gifts[said.removeprefix("give ")] += 1

    def _attracted(self, kind: str) -> list[str]:
        """Move the sun and put a creature into its column; return what is won by that."""
        self.sun = min(self.box["sun"]["track"]["last"], self.sun + 1)
        slots = self.box["borderlands"][kind]["slots"]
        if self.supply[kind] == 0 or self.columns[kind] == len(slots):
            return []
        row = self.columns[kind]
        self.supply[kind] -= 1
        self.columns[kind] += 1
        if row == 0 and self.bonus[kind] != "":
            tile = self.bonus[kind]
            self.bonus[kind] = ""
            return list(self.box["bonus_tiles"][tile]["symbols"])
        return [slots[row]]

    def _attract(self, seat: int, kind: str) -> Flow:
        """Attract a creature and gain what it covers."""
        yield from self._symbols(seat, self._attracted(kind))

    def _sage(self, seat: int) -> Flow:
        """Let a seat take rewards of the sage whose area is being walked."""
        player = self.players[seat]
        assert player.walking is not None
        kind, trail = player.walking
        area = trail[:3]
        rewards = self.box["sages"][area]["rewards"]
        left = list(range(1, len(rewards) + 1))
        if kind == "elder":
            left.pop()
        for _ in range(player.gifts[area]):
            if not left:
                return
            said = yield seat, {f"reward {number}" for number in left} | {"pass"}
            if said == "pass":
                return
            number = int(said.removeprefix("reward "))
            left.remove(number)
            yield from self._symbol(seat, rewards[number - 1])

    # Completing and renewal

    def _needs(self, card: str) -> Counter[str]:
        """Return the biomes that a card needs."""
        needs = Counter("".join(self.box["cards"][card]["grid"]))
        del needs["R"]
        return needs

    def _bill(self, card: str) -> tuple[Counter[str], int]:
        """Return what is spent of each other biome for a card, and the Water it takes."""
        needs = self._needs(card)
        spent: Counter[str] = Counter()
        water = needs["W"]
        for biome in BIOMES[:-1]:
            spent[biome] = min(needs[biome], self.upper[biome])
            water += needs[biome] - spent[biome]
        return spent, water

    def _pay(self, spent: Counter[str], water: int) -> None:
        """Spend biomes and Water."""
        for biome in spent.elements():
            self._spend(biome)
        for _ in range(water):
            self._spend("W")

    def _complete(self, seat: int) -> Flow:
        """Let a seat complete one of the cards it holds."""
        player = self.players[seat]
        cards = [card for card in player.held if self._bill(card)[1] <= self.upper["W"]]
        if not cards:
            return
        said = yield seat, {f"complete {card}" for card in cards} | {"pass"}
        if said == "pass":
            return
        card = said.removeprefix("complete ")
        self._pay(*self._bill(card))
        yield from self._symbols(seat, self.box["cards"][card]["reward"])
        player.held.remove(card)
        player.completed = card

    def _renew(self) -> int:
        """Raise the lower halves and return the points of the spaces they reach or pass."""
        points = 0
        for biome in BIOMES:
            while self.lower[biome] < self.upper[biome]:
                self.lower[biome] += 1
                points += self.box["points"]["biomes"]["spaces"][self.lower[biome]]
        return points

    # The building

    def _build(self, seat: int) -> Flow:
        """Lay the completed card, then settle or cage invited creatures and free a captive."""
        player = self.players[seat]
        if player.completed != "":
            yield from self._lay(seat)
        if player.invited.total() == 0:
            return
        before = Counter(player.captives)  # only these may be freed
        may_free = True
        while True:
            crossings = [f"{x},{y}" for x, y in free_crossings(player.sight(), player.creatures)]
            options = set()
            for kind in set(player.invited.elements()):
                options.add(f"cage {kind}")
                options |= {f"settle {kind} {crossing}" for crossing in crossings}
            if may_free:
                for kind in set(before.elements()):
                    options |= {f"free {kind} {crossing}" for crossing in crossings}
            if not options:
                return
            if player.invited.total() == 0:
                options.add("pass")
            said = yield seat, options
            if said == "pass":
                return
            verb, kind, *where = said.split(" ")
            if verb == "cage":
                player.invited[kind] -= 1
                player.captives[kind] += 1
                continue
            if verb == "settle":
                player.invited[kind] -= 1
            else:
                player.captives[kind] -= 1
                may_free = False
            x, y = where[0].split(",")
            player.creatures[int(x), int(y)] = kind

    def _lay(self, seat: int) -> Flow:
        """Make a seat lay its completed card."""
        player = self.players[seat]
        card = player.completed
        grid = self.box["cards"][card]["grid"]
        ways: dict[str, dict[Place, str]] = {}
        for x in range(LOWEST, HIGHEST + 1):
            for y in range(LOWEST, HIGHEST + 1):
                for turn in TURNS:
                    cells = laid(grid, x, y, turn)
                    if may_lie(player.cards, player.creatures, cells):
                        ways[f"lay {card} {x},{y} {turn}"] = cells
        said = yield seat, set(ways)
        player.names.append(card)
        player.cards.append(ways[said])
        player.completed = ""

    # Feronia

    def _solo_card(self) -> Flow:
        """Turn over the next solo card, after shuffling all when none is left."""
        her = self.feronia
        if not her.unused:
            her.unused = set(self.box["solo_cards"])
        her.card = yield from self._deal(her.unused)
        her.unused.remove(her.card)

    def _numbered(self) -> list[str]:
        """Return the tracks in the order of the numbers on the solo card."""
        numbers = self.box["solo_cards"][self.feronia.card]["numbers"]
        return [TRACKS[numbers.index(number)] for number in (1, 2, 3, 4)]

    def _feronia_turn(self) -> Flow:
        """Play a turn of Feronia."""
        yield from self._solo_card()
        self._feronia_places()
        yield from self._feronia_activates()
        self._feronia_completes()
        self.feronia.points += self._renew()
        yield from self._own_moves("feronia")

    def _feronia_places(self) -> None:
        """Place up to two Elders on different tracks."""
        order = []
        if self.box["solo_cards"][self.feronia.card]["season"]:
            order += [name for name in self._numbered() if self._season_at_entry(name)]
        order += [name for name in self._numbered() if name not in order]
        placed = 0
        for name in order:
            if placed == 2 or self.feronia.elders == 0:
                return
            if ENTRY in self.tracks[name].villagers:
                continue
            self.tracks[name].villagers[ENTRY] = Villager("feronia", "elder")
            self.feronia.elders -= 1
            placed += 1
            if self._season_at_entry(name):
                self.feronia.steps += 1

    def _feronia_activates(self) -> Flow:
        """Walk the trails of everybody of hers who waits."""
        her = self.feronia
        for name in self._numbered():
            for side in SIDES:
                for number in range(1, TRAILS + 1):
                    trail = f"{name}{side}{number}"
                    while her.waiting[trail] > 0:
                        her.waiting[trail] -= 1
                        yield from self._feronia_walks(trail)
                        her.elders += 1

    def _feronia_walks(self, trail: str) -> Flow:
        """Resolve the symbols of a trail for Feronia."""
        her = self.feronia
        taken = ""  # the kind of creature that this villager took last
        cards = 0
        for symbol in self.box["trails"][trail]["symbols"]:
            what, _, which = symbol.partition(":")
            if symbol in BIOMES:
                self._regenerate(symbol)
            elif what == "ATT":
                self._attracted(which.lower())
            elif what == "CONV":
                if self._can_convert(which):
                    spent, gained = which.split(">")
                    self._spend(spent)
                    self._regenerate(gained)
            elif symbol == "INV":
                kind = self._feronia_invites(taken)
                if kind == "":
                    her.steps += 1
                else:
                    taken = kind
                    self.columns[kind] -= 1
                    her.creatures[kind] += 1
            elif symbol == "CARD":
                cards += 1
                yield from self._feronia_takes(cards)
            elif what in ("TY", "TV", "GIFT", "PV", "SEASON") or symbol.startswith("S+"):
                her.steps += 1
            elif symbol.startswith("RP"):
                her.points += int(symbol[2:])
            else:
                assert symbol in ("SAGE", "REFRESH", "ADV") or symbol.startswith("S-")

    def _feronia_invites(self, taken: str) -> str:
        """Return the kind that Feronia invites, having taken one before or not."""
        card = self.box["solo_cards"][self.feronia.card]
        direction = 1 if card["arrow"] == "right" else -1
        start = CREATURES.index(taken or card["creature"])
        round_ = [CREATURES[(start + direction * n) % 6] for n in range(6)]
        if taken:
            round_ = [*round_[1:], taken]
        for kind in round_:
            if self.columns[kind] > 0:
                return kind
        return ""

    def _feronia_takes(self, number: int) -> Flow:
        """Take the first or second card of a villager from the decks on the solo card."""
        her = self.feronia
        marked = self.box["solo_cards"][her.card]["decks"]
        wanted = marked[0] if number == 1 else marked[1]
        tries = [wanted]
        if number == 1:
            tries.append(marked[1])
        start = COLOURS.index(wanted)
        tries += [COLOURS[(start - n) % 4] for n in range(1, 4)]
        for colour in tries:
            deck = self.decks[colour]
            if deck.is_empty():
                continue
            if her.left == "":
                her.left = deck.top
            elif her.middle == "":
                her.middle = deck.top
            else:
                her.stack.append(deck.top)
            yield from self._open(colour)
            return

    def _feronia_water(self) -> int:
        """Return how much Water Feronia has of her own."""
        spaces = self.box["feronia"]["track"]["water"]
        return len([space for space in spaces if space <= self.feronia.marker])

    def _feronia_completes(self) -> None:
        """Complete the leftmost card that Feronia can pay, or go up on her track."""
        her = self.feronia
        for card in [her.left, her.middle, *her.stack[-1:]]:
            if card == "":
                continue
            spent, water = self._bill(card)
            public = min(water, self.upper["W"])
            own = water - public
            if own > self._feronia_water():
                continue
            self._pay(spent, public)
            if own > 0:
                her.marker = max(0, her.marker - 2)
            her.completed.append(card)
            self._feronia_shifts(card)
            return
        her.marker = min(self.box["feronia"]["track"]["last"], her.marker + 1)

    def _feronia_shifts(self, card: str) -> None:
        """Take a completed card away and move those on its right to the left."""
        her = self.feronia
        row = [her.left, her.middle, *reversed(her.stack)]
        row = [other for other in row if other not in ("", card)]
        her.left = row[0] if len(row) > 0 else ""
        her.middle = row[1] if len(row) > 1 else ""
        her.stack = list(reversed(row[2:]))

    def _feronia_exits(self, name: str) -> None:
        """Let those of Feronia's villagers leave a track who have to after a move."""
        track = self.tracks[name]
        hers = [place for place, one in track.villagers.items() if one.owner == "feronia"]
        hers.sort(reverse=True)
        far = [position for position in hers if position - ENTRY >= 4]
        if not far and len(hers) >= 2:
            far = hers[:1]
        for position in far:
            self._feronia_leaves(name, position)

    def _feronia_leaves(self, name: str, position: int) -> None:
        """Take one of Feronia's villagers to the trail beside it."""
        her = self.feronia
        del self.tracks[name].villagers[position]
        side = "+" if self.box["solo_cards"][her.card]["side"] == "above" else "-"
        other = "-" if side == "+" else "+"
        trails = [f"{name}{side}{number}" for number in range(1, TRAILS + 1)]
        if any(her.waiting[trail] > 0 for trail in trails):
            side = other
        her.waiting[f"{name}{side}{min(position - ENTRY, TRAILS)}"] += 1
