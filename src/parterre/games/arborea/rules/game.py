# compiled
"""A game of Arborea: whose moment it is, what may happen, and the steps of a turn."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.core.box import Box
from parterre.core.rng import Rng
from parterre.core.setup import Setup
from parterre.core.state import BAG, CHANCE, State
from parterre.games.arborea.components.printed import Printed
from parterre.games.arborea.components.symbols import (
    ANTSPIDER,
    BIT,
    CARD_CODES,
    CARDS,
    CARDS_EACH,
    ELDER,
    KINDS,
    PIECES,
    SEASON_TILES,
    SECTIONS,
    SOLO,
    SOLO_CODES,
    STARTS,
    TILES,
    VETERAN,
    WORM,
    YOUNG,
)
from parterre.games.arborea.rules.board import in_deck, next_known, turn_up
from parterre.games.arborea.rules.codes import (
    CARDING,
    DEAL,
    DEALING,
    DO_LEAVE,
    DO_PLACE,
    FERONIA_RUN,
    FERONIA_TURN,
    FINISHING,
    MOVING,
    REWARDING,
    RUNNING,
    STARTING,
    TURN,
    TURNING_UP,
    WALKING,
    WINDOW,
)
from parterre.games.arborea.rules.feronia import (
    come_home,
    run_hers,
)
from parterre.games.arborea.rules.pilgrimage import (
    answer_forced,
    answer_window,
    ask_window,
    move_on,
)
from parterre.games.arborea.rules.setting_up import (
    DECK_BAG,
    KNOWN_BAG,
    SOLO_BAG,
    answer_start,
    ask_bag,
    ask_start,
    bag_dealt,
    begin,
    deal,
    deals,
    place_of,
    turn_solo_card,
)
from parterre.games.arborea.rules.symbols import (
    answer_symbol,
    ask_symbol,
    run,
)
from parterre.games.arborea.rules.turn import (
    HER_PLACING,
    answer_turn,
    ask_turn,
    feronia_on,
    finish_card,
    recover,
)
from parterre.games.arborea.scoring import places_taken, totals
from parterre.games.arborea.sight import erase, fill_in
from parterre.games.arborea.state import (
    AVAILABLE,
    BOARD,
    COUNTS,
    DEEPEST,
    FRAME,
    LAND,
    NONE,
    ORDERS,
    RESERVE,
    SEASON_TILE,
    SECTION,
    SHUFFLES,
    SUPPLY,
    Ground,
    Player,
    copies,
)

ELDERS: Final = 5  # Feronia's


def start(setup: Setup, box: Box) -> Arborea:
    """The table before anything is dealt (§2.3, §2.4, §2.6)."""
    assert isinstance(box, Printed)
    humans = setup.seats
    table = max(humans, 2)
    board = vec[i64]([0] * BOARD)
    for k in range(i64(KINDS)):
        board[SUPPLY + k] = PIECES
    for k in range(i64(SECTIONS)):
        board[SECTION + k] = NONE
    for k in range(i64(4)):
        board[SEASON_TILE + k] = NONE
    players = vec[Player](capacity=5)
    for seat in range(table):
        players = append(players, new_player(seat, humans))
    stack = vec[i64]([0] * (DEEPEST * FRAME))
    stack[0] = DEALING
    state = Arborea(
        box,
        players,
        vec[u8]([0] * (2 * ORDERS)),
        board,
        vec[i64](),
        vec[i64](),
        vec[i64](),
        stack,
        vec[i64](),
        humans,
        BIT[CARDS] - 1,
        BIT[SOLO] - 1 if humans == 1 else 0,
        BIT[SECTIONS] - 1,
        BIT[SEASON_TILES] - 1,
        BIT[TILES] - 1,
        BIT[STARTS] - 1,
        1,
        CHANCE,
        0,
        box.sun_starts[humans - 1],
        NONE,
        0,
        WORM if setup.options["caudachat"] == "worm" else ANTSPIDER,
        int(setup.options["difficulty"]) if humans == 1 else 0,
        setup.options["exits"] != "together",
    )
    state.go_on()
    return state


def new_player(seat: int, humans: int) -> Player:
    """A player's villagers and spirit at the start; Feronia has five Elders (§2.4, §2.6, §10.1)."""
    counts = vec[i64]([0] * COUNTS)
    if seat >= humans:
        counts[AVAILABLE + ELDER] = ELDERS
    else:
        few = humans <= 2
        counts[AVAILABLE + ELDER] = 2
        counts[AVAILABLE + (VETERAN if few else YOUNG)] = 1
        counts[RESERVE + YOUNG] = 3 if few else 2
        counts[RESERVE + VETERAN] = 2 if few else 3
    land = vec[u8]([0] * LAND)
    laid = vec[i64](capacity=16)
    spirit = 2 * seat if seat < humans else 0
    return Player(spirit, 0, 0, NONE, False, False, counts, land, laid)


@final
class Arborea(Ground):
    """A game of Arborea: whose moment it is, what may happen, and what it does."""

    def seats(self) -> i64:
        """How many seats the table has."""
        return self.humans

    def turn(self) -> i64:
        """Whose moment it is."""
        return self.mover

    def count(self) -> i64:
        """How many things may happen now."""
        return len(self.options)

    def at(self, k: i64) -> i64:
        """The k-th thing that may happen now."""
        return self.options[k]

    def actions(self) -> list[int]:
        """What may happen now, as codes."""
        return [int(action) for action in self.options]

    # What happens.

    def play(self, action: i64) -> None:
        """Make one legal thing happen, and everything that follows without a question."""
        kind = self.pending(0)
        if kind == DEALING:
            self.deal_next(action - DEAL)
        elif kind == STARTING:
            answer_start(self, (action - DO_PLACE) // 4, (action - DO_PLACE) % 4)
        elif kind == TURN:
            answer_turn(self, action)
        elif kind == MOVING:
            answer_forced(self, action - DO_LEAVE)
        elif kind == WINDOW:
            answer_window(self, action)
        elif kind == TURNING_UP:
            turn_up(self, action - DEAL - CARD_CODES)
        elif kind == FERONIA_TURN:
            turn_solo_card(self, action - DEAL - SOLO_CODES)
            self.set_pending(1, HER_PLACING)
        else:
            answer_symbol(self, kind, action)
        self.go_on()

    def go_on(self) -> None:
        """Go on with what is pending until somebody must be asked (§5.1)."""
        while True:
            kind = self.pending(0)
            if kind == DEALING:
                ask_bag(self, bag_dealt(self, self.pending(1)))
                return
            if kind == RUNNING:
                run(self)
            elif CARDING <= kind <= REWARDING:
                if ask_symbol(self, kind):
                    return
            elif kind == WINDOW:
                if ask_window(self):
                    return
            elif kind == MOVING:
                if move_on(self):
                    return
            elif kind == TURN:
                if ask_turn(self):
                    return
            elif kind == TURNING_UP:
                if self.ask_top(self.pending(1)):
                    return
            elif kind == STARTING:
                if ask_start(self):
                    return
            elif kind == WALKING:
                recover(self)
            elif kind == FINISHING:
                finish_card(self)
            elif kind == FERONIA_TURN:
                if feronia_on(self):
                    return
            elif kind == FERONIA_RUN:
                run_hers(self)
            else:
                come_home(self)

    def deal_next(self, code: i64) -> None:
        """Deal the next component of the setting up (§11.2)."""
        number = self.pending(1)
        deal(self, number, code)
        self.set_pending(1, number + 1)
        if number + 1 == deals(self):
            begin(self)

    def ask_top(self, deck: i64) -> bool:
        """Let chance turn up the next card of a deck, if there is one (§11.8)."""
        if not in_deck(self, deck):
            self.drop()
            return False
        ask_bag(self, DECK_BAG + deck)
        if len(self.options) == 0:
            self.options = vec[i64]([DEAL + CARD_CODES + next_known(self, deck)])
        return True

    # The words of the contract.

    def place(self) -> i64:
        """At a CHANCE moment: which face-down place is being turned over."""
        kind = self.pending(0)
        if kind == DEALING:
            return place_of(self, bag_dealt(self, self.pending(1)))
        if kind == FERONIA_TURN:
            return place_of(self, SOLO_BAG + self.board[SHUFFLES])
        deck = self.pending(1)
        first = deck * CARDS_EACH
        for card in range(first, first + CARDS_EACH):
            if self.cards_unseen & BIT[card] != 0:
                return place_of(self, DECK_BAG + deck)
        return (KNOWN_BAG + next_known(self, deck)) * BAG

    def copy(self) -> Arborea:
        """Another table in the same state."""
        return Arborea(
            self.box,
            copies(self.players),
            self.tracks[:],
            self.board[:],
            self.under,
            self.pile,
            self.done,
            self.stack[:],
            self.options,
            self.humans,
            self.cards_unseen,
            self.solo_unseen,
            self.sections_unseen,
            self.seasons_unseen,
            self.tiles_unseen,
            self.starts_unseen,
            self.depth,
            self.mover,
            self.active,
            self.sun,
            self.turns_left,
            self.turns,
            self.cat_sees,
            self.difficulty,
            self.by_track,
        )

    def points(self) -> list[int]:
        """The points of each seat if the game ended now, and in a solo game Feronia's."""
        return list(totals(self))

    def ranking(self) -> list[int]:
        """The place of each seat after the tie-breaks."""
        return list(places_taken(self))

    def seen_by(self, seat: i64) -> State:
        """This table as a seat or a spectator knows it."""
        seen = self.copy()
        erase(seen, seat)
        return seen

    def imagine(self, rng: Rng) -> State:
        """A whole table that would look like this one."""
        world = self.copy()
        fill_in(world, rng)
        return world

    def facts(self) -> list[int]:
        """Everything that makes this state differ from another."""
        facts = [int(self.humans), int(self.mover), int(self.active), int(self.sun)]
        facts += [int(self.turns_left), int(self.turns), int(self.cat_sees), int(self.difficulty)]
        facts += [int(self.by_track), int(self.cards_unseen), int(self.solo_unseen)]
        facts += [int(self.sections_unseen), int(self.seasons_unseen), int(self.tiles_unseen)]
        facts += [int(self.starts_unseen), int(self.depth), *self.tracks, *self.board]
        facts += [len(self.under), *self.under, len(self.pile), *self.pile]
        facts += [len(self.done), *self.done, *self.stack]
        for player in self.players:
            facts += [int(player.spirit), int(player.points), int(player.renewed)]
            facts += [int(player.completed), int(player.handled), int(player.freed)]
            facts += [*player.counts, len(player.laid), *player.laid]
            for k in range(i64(LAND)):  # most of it is empty
                if player.land[k] != 0:
                    facts += [int(k), int(player.land[k])]
        return facts
