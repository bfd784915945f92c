# compiled
"""A game of Arborea: whose moment it is, what may happen, and the steps of a turn."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.core.box import Box
from parterre.core.rng import Rng
from parterre.core.setup import Setup
from parterre.core.state import BAG, CHANCE, OVER, State
from parterre.games.arborea.components import (
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
    TRAILS,
    TRAILS_EACH,
    VETERAN,
    WORM,
    YOUNG,
    ArboreaBox,
)
from parterre.games.arborea.rules.board import in_deck, missing, next_known, pay, renew, turn_up
from parterre.games.arborea.rules.ecosystem import (
    answer_creature,
    answer_lay,
    ask_creatures,
    places_for_card,
)
from parterre.games.arborea.rules.feronia import (
    come_home,
    complete_hers,
    next_walk,
    place_elders,
    run_hers,
)
from parterre.games.arborea.rules.pending import (
    ACTIVATION,
    AGAIN,
    BUILDING,
    CARDING,
    COMPLETION,
    DEAL,
    DEALING,
    DO_ACTIVATE,
    DO_ADVANCE,
    DO_ASK,
    DO_COMPLETE,
    DO_LEAVE,
    DO_PASS,
    DO_PLACE,
    DO_RETURN,
    FERONIA_RUN,
    FERONIA_TURN,
    FINISHING,
    MOVING,
    PILGRIMAGE,
    RENEWAL,
    RESCUE,
    REWARDING,
    RUNNING,
    SETTLING,
    STARTING,
    TURN,
    TURNING_UP,
    WALKING,
    WINDOW,
)
from parterre.games.arborea.rules.pilgrimage import (
    LAST,
    advances,
    answer_forced,
    answer_window,
    ask_window,
    end_order,
    length,
    move_on,
    on_tracks,
    orders,
    place,
    placements,
)
from parterre.games.arborea.rules.setup import (
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
    shuffle_solo,
    turn_solo_card,
)
from parterre.games.arborea.rules.symbols import (
    answer_symbol,
    ask_symbol,
    change_spirit,
    gain,
    run,
)
from parterre.games.arborea.scoring import LOWEST, places_taken, totals
from parterre.games.arborea.sight import erase, fill_in
from parterre.games.arborea.state import (
    AVAILABLE,
    BOARD,
    CAGED,
    COUNTS,
    DEEPEST,
    FRAME,
    HELD,
    LAND,
    NONE,
    ORDERS,
    PLACES,
    RESERVE,
    SEASON_TILE,
    SECTION,
    SHUFFLES,
    SUPPLY,
    TOLD_COMPLETE,
    TOLD_HOME,
    TOLD_LAST,
    TOLD_OVER,
    TOLD_TURN,
    WAITING,
    Ground,
    Player,
    copies,
)

THIRD: Final = 2  # what a third activation costs
FREE_WALKS: Final = 2
MOST_WALKS: Final = 3
EXTRA_TURNS: Final = 2
ELDERS: Final = 5  # Feronia's

# The steps of Feronia's turn.
HER_CARD: Final = 0
HER_PLACING: Final = 1
HER_WALKS: Final = 2
HER_COMPLETION: Final = 3
HER_RENEWAL: Final = 4
HER_END: Final = 5


def start(setup: Setup, box: Box) -> Arborea:
    """The table before anything is dealt (§2.3, §2.4, §2.6)."""
    assert isinstance(box, ArboreaBox)
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
            self.answer_turn(action)
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
                if self.ask_turn():
                    return
            elif kind == TURNING_UP:
                if self.ask_top(self.pending(1)):
                    return
            elif kind == STARTING:
                if ask_start(self):
                    return
            elif kind == WALKING:
                self.recover()
            elif kind == FINISHING:
                self.finish_card()
            elif kind == FERONIA_TURN:
                if self.feronia_on():
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

    # The steps of a turn.

    def ask_turn(self) -> bool:
        """Ask for the step of the turn, or go on to the next (§4.1)."""
        step = self.pending(1)
        found = vec[i64](capacity=32)
        if step == RESCUE:
            found = self.rescues(found)
        elif step == PILGRIMAGE:
            found = placements(self, self.active, found)
            found = orders(self, self.active, advances(found))
        elif step == AGAIN:
            if self.affords(self.again_cost()):
                found = append(advances(placements(self, self.active, found)), DO_PASS)
        elif step == ACTIVATION:
            found = self.walks(found)
        elif step == COMPLETION:
            found = self.completions(found)
        elif step == RENEWAL:
            self.end_of_turn()
            return False
        elif step == BUILDING:
            if self.players[self.active].completed != NONE:
                found = places_for_card(self.players[self.active])
        elif step == SETTLING:
            if ask_creatures(self):
                return True
        else:
            return self.pass_turn()
        if len(found) == 0:
            self.set_pending(1, step + 1)
            return False
        self.mover = self.active
        self.options = found
        return True

    def answer_turn(self, action: i64) -> None:
        """Do what was chosen for the step of the turn (§4.1)."""
        step = self.pending(1)
        if step == PILGRIMAGE and DO_ASK <= action < DO_RETURN:
            end_order(self, action - DO_ASK)
            return
        if step == ACTIVATION and action != DO_PASS:
            self.walk(action - DO_ACTIVATE)
            return
        if step == SETTLING and action != DO_PASS:
            answer_creature(self, action)
            return
        self.set_pending(1, step + 1)
        if action == DO_PASS:
            return
        if step == RESCUE:
            self.rescue(action - DO_RETURN)
        elif step == PILGRIMAGE:
            self.go_on_pilgrimage(action)
        elif step == AGAIN:
            change_spirit(self, self.active, -self.again_cost())
            self.go_on_pilgrimage(action)
        elif step == COMPLETION:
            self.complete(action - DO_COMPLETE)
        else:
            answer_lay(self, action)

    # Rescue and pilgrimage.

    def rescues(self, found: vec[i64]) -> vec[i64]:
        """The Elders that may come back, if nobody of the seat can do anything (§4.2)."""
        me = self.players[self.active]
        for villager in range(i64(3)):
            if me.counts[AVAILABLE + villager] > 0:
                return found
        for trail in range(i64(TRAILS)):
            number = i64(me.counts[WAITING + trail * 3 + ELDER])
            small = i64(me.counts[WAITING + trail * 3 + YOUNG]) + i64(
                me.counts[WAITING + trail * 3 + VETERAN]
            )
            if number + small > 0 and self.affords(self.box.losses[trail]):
                return vec[i64]()
            if number > 0:
                found = append(found, DO_RETURN + trail)
        if len(found) == 0 or on_tracks(self, self.active):
            return vec[i64]()
        return append(found, DO_PASS)

    def rescue(self, trail: i64) -> None:
        """Take a waiting Elder back into the available reserve (§4.2)."""
        me = self.players[self.active]
        me.counts[WAITING + trail * 3 + ELDER] -= 1
        me.counts[AVAILABLE + ELDER] += 1

    def affords(self, cost: i64) -> bool:
        """Whether so much spirit can be paid (§4.6)."""
        return self.players[self.active].spirit - cost >= LOWEST

    def again_cost(self) -> i64:
        """What a second pilgrimage costs (§4.5)."""
        return 2 if self.humans <= 2 else 3

    def go_on_pilgrimage(self, action: i64) -> None:
        """Place a villager or advance a track (§4.3)."""
        if action < DO_ADVANCE:
            what = action - DO_PLACE
            place(self, self.active, what // 4, what % 4, True)
        else:
            self.push(MOVING, action - DO_ADVANCE, 1, 1)

    # Activation.

    def walks(self, found: vec[i64]) -> vec[i64]:
        """The waiting villagers that may be activated, and to activate nobody (§4.7, §4.8)."""
        done = self.pending(2)
        if done == MOST_WALKS:
            return found
        cost: i64 = THIRD if done == FREE_WALKS else 0
        me = self.players[self.active]
        for trail in range(i64(TRAILS)):
            if not self.affords(cost + self.box.losses[trail]):
                continue
            for villager in range(i64(3)):
                if me.counts[WAITING + trail * 3 + villager] > 0:
                    found = append(found, DO_ACTIVATE + villager * TRAILS + trail)
        return append(found, DO_PASS) if len(found) > 0 else found

    def walk(self, what: i64) -> None:
        """Send a waiting villager along its trail (§4.7, §4.8)."""
        villager = what // TRAILS
        trail = what % TRAILS
        done = self.pending(2)
        self.set_pending(2, done + 1)
        if done == FREE_WALKS:
            change_spirit(self, self.active, -THIRD)
        self.players[self.active].counts[WAITING + trail * 3 + villager] -= 1
        self.push(WALKING, trail, villager, 0)
        gain(self, trail, trail // TRAILS_EACH * 2 + (0 if villager == ELDER else 1))

    def recover(self) -> None:
        """The villager comes home: Elders are available, the others in reserve (§4.8)."""
        villager = self.pending(2)
        self.drop()
        home: i64 = AVAILABLE if villager == ELDER else RESERVE
        self.players[self.active].counts[home + villager] += 1
        self.note(TOLD_HOME, self.active, villager, 0)

    # Completing a card.

    def completions(self, found: vec[i64]) -> vec[i64]:
        """The held cards that can be paid, and to complete none (§6.1)."""
        counts = self.players[self.active].counts
        for slot in range(i64(PLACES)):
            card = counts[HELD + slot] - 1
            if card >= 0 and missing(self, card) <= 0:
                found = append(found, DO_COMPLETE + card)
        return append(found, DO_PASS) if len(found) > 0 else found

    def complete(self, card: i64) -> None:
        """Pay for a card and gain its rewards before it leaves its place (§6.3, §6.4)."""
        pay(self, card, 0)
        self.note(TOLD_COMPLETE, self.active, card, 0)
        self.push(FINISHING, card, 0, 0)
        gain(self, self.box.card_lists + card, NONE)

    def finish_card(self) -> None:
        """Lay the completed card aside until the ecosystem is developed (§6.4)."""
        card = self.pending(1)
        self.drop()
        me = self.players[self.active]
        for slot in range(i64(PLACES)):
            if me.counts[HELD + slot] == card + 1:
                me.counts[HELD + slot] = 0
        me.completed = card

    # The end of a turn.

    def end_of_turn(self) -> None:
        """Renew the biomes, then move the tracks with the own villagers on them (§6.5, §6.6)."""
        renew(self, self.active)
        self.set_pending(1, self.pending(1) + 1)
        moved: i64 = 0
        for track in range(i64(4)):
            if length(self, self.active, track) > 0:
                moved += BIT[track]
        if moved == 0:
            return
        if not self.by_track:
            self.push(WINDOW, moved, 0, LAST)
        track = i64(3)
        while track >= 0:
            spaces = length(self, self.active, track)
            if spaces > 0:
                self.push(MOVING, track, spaces, 1 if self.by_track else 0)
            track -= 1

    def pass_turn(self) -> bool:
        """Pass the turn, or end the game when the extra turns are over (§4.1, §8.1)."""
        me = self.players[self.active]
        me.handled = False
        me.freed = False
        for kind in range(i64(KINDS)):
            me.counts[CAGED + kind] = 0
        self.turns += 1
        table = i64(len(self.players))
        if self.turns_left > 0:
            self.turns_left -= 1
        elif self.turns_left < 0 and self.sun == self.box.sun_last:
            self.turns_left = EXTRA_TURNS * table
            self.note(TOLD_LAST, self.active, self.turns_left, 0)
        if self.turns_left == 0:
            self.mover = OVER
            self.options = vec[i64]()
            self.note(TOLD_OVER, self.active, 0, 0)
            return True
        self.active = (self.active + 1) % table
        self.drop()
        hers = self.humans == 1 and self.active == 1
        self.push(FERONIA_TURN if hers else TURN, 0, 0, 0)
        self.note(TOLD_TURN, self.active, 0, 0)
        return False

    # Feronia's turn.

    def feronia_on(self) -> bool:
        """Go on with Feronia's turn until her next card or the human's turn (§10.5)."""
        step = self.pending(1)
        if step == HER_CARD:
            shuffle_solo(self)
            ask_bag(self, SOLO_BAG)
            return True
        if step == HER_WALKS and next_walk(self):
            return False
        if step == HER_END:
            return self.pass_turn()
        self.set_pending(1, step + 1)
        if step == HER_PLACING:
            place_elders(self)
        elif step == HER_COMPLETION:
            complete_hers(self)
        elif step == HER_RENEWAL:
            self.set_pending(1, HER_RENEWAL)
            self.end_of_turn()
        return False

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
            facts += [*player.counts, *player.land, len(player.laid), *player.laid]
        return facts
