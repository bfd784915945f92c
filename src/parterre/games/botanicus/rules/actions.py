# compiled
"""Actions that wait for one another in Botanicus (§5, §8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.core.order import insert
from parterre.games.botanicus.components.symbols import (
    ANIMAL,
    ASKED,
    BIT,
    BUTTERFLY,
    CARD,
    FINALS,
    KIND,
    MOVE,
    PASSED,
    PLANT,
    PRIZE,
    ROUND,
    SQUARE,
    TORTOISE,
    TRACK,
    WATER,
    kind_of,
    number_of,
)
from parterre.games.botanicus.rules.codes import (
    CHOOSING,
    DOING,
    DRAWING,
    FREEING,
    ORDERING,
    SEARCHING,
    STOP,
)
from parterre.games.botanicus.rules.garden import can_water, garden_choices
from parterre.games.botanicus.rules.tracks import BACK, on_last_space, stand_still, track_choices
from parterre.games.botanicus.state import (
    HELD,
    NOWHERE,
    OFFERED,
    PILE,
    UNDER,
    Ground,
    Player,
    with_value,
)

PRIZES: Final = 6  # of a shape
ALL_ANIMALS: Final = 5
BUTTERFLY_POINTS: Final = 4
SEARCHED: Final = 3
NO_SORT: Final = -1  # units of several sorts, or a track


# What waits.


def set_start(pending: vec[i64]) -> i64:
    """Where the innermost set of waiting actions begins (§5.1)."""
    at = i64(len(pending))
    while at > 0 and pending[at - 1] >= 0:
        at -= 1
    return at


def taken_out(pending: vec[i64], at: i64) -> vec[i64]:
    """What waits without one of it (§5.1)."""
    rest = vec[i64](capacity=len(pending))
    for number in range(i64(len(pending))):
        if number != at:
            rest = append(rest, pending[number])
    return rest


def settle(ground: Ground) -> bool:
    """Do what needs no answer, until something does or nothing waits (§5.1, §5.3, §5.5)."""
    me = ground.players[ground.mover]
    while True:
        if ground.current != 0:
            found = choices(ground, vec[i64](capacity=16))
            if len(found) > 0:
                ground.phase = DOING
                ground.listed = append(found, STOP)
                ground.ready = True
                return True
            give_up(ground, me)
            continue
        size = i64(len(ground.pending))
        if size == 0:
            return False
        last = ground.pending[size - 1]
        if last < 0:
            ground.pending = taken_out(ground.pending, size - 1)
            if last <= BACK:
                me.put_pawn(BACK - last, ground.box.starts[BACK - last])
            continue
        first = size - 1
        alike = True
        for at in range(set_start(ground.pending), size):
            alike = alike and ground.pending[at] == last
            if kind_of(ground.pending[at]) < kind_of(ground.pending[first]):
                first = at
        action = ground.pending[first]
        if kind_of(action) < ASKED:
            ground.pending = taken_out(ground.pending, first)
            if take(ground, me, action):
                return True
        elif alike:
            ground.pending = taken_out(ground.pending, first)
            ground.current = action
        else:
            waits: i64 = NOWHERE
            if not ground.every_order:
                waits = unasked(ground, me)
            if waits == NOWHERE:
                ground.phase = ORDERING
                return True
            ground.current = ground.pending[waits]
            ground.pending = taken_out(ground.pending, waits)


def unasked(ground: Ground, me: Player) -> i64:
    """Where the action waits that is begun without asking for an order, or NOWHERE (§5.3)."""
    start = set_start(ground.pending)
    same = one_sort(ground.pending[start])
    steps: i64 = 0  # of the moves that wait
    grows = False  # whether what waits may bring a plant
    for at in range(start, i64(len(ground.pending))):
        action = ground.pending[at]
        kind = kind_of(action)
        if kind == TRACK and on_last_space(ground, me, action):
            return at
        if kind == MOVE:
            steps += number_of(action)
        grows = grows or kind == PLANT or kind == TRACK
        if one_sort(action) != same:
            same = NO_SORT
    if same != NO_SORT and (same != MOVE or me.second == NOWHERE):
        return start
    if not grows and not can_water(me, steps):
        for at in range(start, i64(len(ground.pending))):
            if kind_of(ground.pending[at]) == WATER:
                return at
    return NOWHERE


def one_sort(action: i64) -> i64:
    """What all units of an action are: moves, waterings, plants of one level, or NO_SORT (§5.3)."""
    kind = kind_of(action)
    if kind == MOVE or kind == WATER:
        return kind
    if kind != PLANT:
        return NO_SORT
    units = number_of(action)
    level = units % 5
    while units > 0:
        if units % 5 != level:
            return NO_SORT
        units //= 5
    return PLANT * KIND + level


def ordering_choices(ground: Ground, found: vec[i64], base: i64) -> vec[i64]:
    """The different actions that could be next (§5.3)."""
    for at in range(set_start(ground.pending), i64(len(ground.pending))):
        code = base + ground.pending[at]
        there = False
        for other in found:
            there = there or other == code
        if not there:
            found = append(found, code)
    return found


def choose_next(ground: Ground, action: i64) -> None:
    """Begin one of the waiting actions (§5.1)."""
    for at in range(set_start(ground.pending), i64(len(ground.pending))):
        if ground.pending[at] == action:
            ground.pending = taken_out(ground.pending, at)
            break
    ground.current = action


def choices(ground: Ground, found: vec[i64]) -> vec[i64]:
    """What the unit at hand of the current action may be, but for stopping (§5.4)."""
    me = ground.players[ground.mover]
    if kind_of(ground.current) == TRACK:
        return track_choices(ground, me, found)
    return garden_choices(ground, me, found)


def give_up(ground: Ground, me: Player) -> None:
    """Stop: give up the unit at hand and the like ones after it (§5.2, §5.4)."""
    kind = kind_of(ground.current)
    if kind == TRACK:
        stand_still(ground, me)
    elif kind == PLANT:
        units = number_of(ground.current)
        level = units % 5
        while units % 5 == level:
            units //= 5
        ground.current = PLANT * KIND + units if units > 0 else 0
    else:
        ground.current = 0


def unit_done(ground: Ground) -> None:
    """Go on to the next unit of the current action, if there is one (§5.4)."""
    kind = kind_of(ground.current)
    number = number_of(ground.current)
    if kind == PLANT:
        number //= 5
    elif kind == WATER:
        number -= 1
    ground.current = kind * KIND + number if number > 0 else 0


def moved(ground: Ground, me: Player, steps: i64, gardener: i64) -> None:
    """What is left of a move: the other gardener with the steps not made (§7.5, §11.8)."""
    number = number_of(ground.current)
    left = number % PASSED - steps
    if number >= PASSED or me.second < 0 or left == 0:
        ground.current = 0
    else:
        ground.current = MOVE * KIND + gardener * PASSED + left


# What is taken without asking.


def take(ground: Ground, me: Player, action: i64) -> bool:
    """Take a prize, cards or an animal; whether the game now waits (§5.2)."""
    kind = kind_of(action)
    number = number_of(action)
    if kind == PRIZE:
        take_prize(ground, me, number)
    elif kind == CARD:
        ground.drawing = number
        return draw_due(ground)
    elif kind == ANIMAL:
        return take_animal(ground, me)
    return False


def take_prize(ground: Ground, me: Player, shape: i64) -> None:
    """Take the displayed prize, if there is one (§6.9, §11.11)."""
    gone = ground.round_gone if shape == ROUND else ground.square_gone
    taken = ground.round_taken if shape == ROUND else ground.square_taken
    if taken or gone >= PRIZES:
        return
    me.from_prizes += ground.box.prizes[shape * PRIZES + gone]
    me.prizes += 1
    if me.freed & BIT[BUTTERFLY] != 0:
        me.from_prizes += BUTTERFLY_POINTS
    if shape == SQUARE:
        ground.square_taken = True
    else:
        ground.round_taken = True


def draw_due(ground: Ground) -> bool:
    """Whether a card is drawn now; an empty deck is made of the discard first (§8.1, §8.2)."""
    if ground.drawing == 0:
        return False
    if len(ground.deck) == 0:
        shuffle_discard(ground)
    if len(ground.deck) == 0:
        ground.drawing = 0
        return False
    ground.phase = DRAWING
    return True


def shuffle_discard(ground: Ground) -> None:
    """The discard becomes the deck, and everybody knows what is in it (§8.2, §8.5)."""
    if len(ground.discard) == 0:
        return
    ground.shuffle += 1
    shuffles = ground.shuffles[:]
    for card in ground.discard:
        shuffles[card] = u8(ground.shuffle)
    ground.shuffles = shuffles
    ground.deck = ground.discard
    ground.discard = vec[i64]()
    ground.drawn = 0
    hidden = ground.hidden[:]
    for _ in range(len(ground.players)):
        hidden = append(hidden, 0)
    ground.hidden = hidden


def take_animal(ground: Ground, me: Player) -> bool:
    """Take an animal for its points; in the Expert variant one is chosen (§8.3, §11.10)."""
    if me.animals == ALL_ANIMALS:
        return False
    if ground.expert:
        ground.phase = FREEING
        return True
    me.from_animals += ground.box.animal_points[me.animals]
    me.animals += 1
    return False


# Animals of the Expert variant.


def free_animal(ground: Ground, me: Player, animal: i64) -> bool:
    """Free an animal; whether the tortoise now looks for final cards (§11.10, §11.11, §11.15)."""
    if animal == BUTTERFLY or me.freed & BIT[BUTTERFLY] != 0:
        me.from_animals += BUTTERFLY_POINTS
    me.freed |= BIT[animal]
    me.animals += 1
    if animal != TORTOISE:
        return False
    ground.tortoises += 1
    me.tortoise = ground.tortoises
    found = ground.pile
    for layer in ground.layers:
        found += i64(layer)
    ground.drawing = found if found < SEARCHED else SEARCHED
    if ground.drawing == 0:
        return False
    ground.phase = SEARCHING
    return True


def top_layer(ground: Ground) -> i64:
    """Where the next final card comes from: the pile, then what was put under it first (§11.15)."""
    if ground.pile > 0:
        return PILE
    for layer in range(i64(len(ground.layers))):
        if ground.layers[layer] > 0:
            return UNDER + layer
    return PILE


def search(ground: Ground, card: i64) -> None:
    """Draw a final card for the tortoise (§11.15)."""
    ground.finals = with_value(ground.finals, card, OFFERED + ground.mover)
    top = top_layer(ground)
    if top == PILE:
        ground.pile -= 1
    else:
        layer = top - UNDER
        ground.layers = with_value(ground.layers, layer, i64(ground.layers[layer]) - 1)
    ground.dealt += 1
    ground.drawing -= 1
    if ground.drawing == 0:
        ground.phase = CHOOSING


def choose_final(ground: Ground, me: Player, kept: i64) -> None:
    """Keep one of the tortoise's cards; the others go under the pile (§11.15)."""
    finals = ground.finals[:]
    returned = ground.returned[:]
    under: i64 = 0
    for card in range(i64(FINALS)):
        if i64(finals[card]) == OFFERED + ground.mover:
            if card == kept:
                finals[card] = u8(HELD + ground.mover)
            else:
                finals[card] = u8(UNDER + me.tortoise)
                returned[card] |= u8(BIT[ground.mover])
                under += 1
    ground.layers = with_value(ground.layers, me.tortoise, under)
    ground.finals = finals
    ground.returned = returned
    me.chosen = True


def draw(ground: Ground, card: i64) -> None:
    """Take a drawn card into hand (§8.1)."""
    me = ground.players[ground.mover]
    rest = vec[i64](capacity=len(ground.deck))
    for other in ground.deck:
        if other != card:
            rest = append(rest, other)
    ground.deck = rest
    me.hand = insert(me.hand[:], card)
    ground.drawn += 1
    ground.drawing -= 1
