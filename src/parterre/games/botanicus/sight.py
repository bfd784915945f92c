# compiled
"""What each seat may know in Botanicus, and a whole table that fits what it knows."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.core.order import insert
from parterre.core.rng import Rng
from parterre.games.botanicus.components.symbols import BIT, FINALS
from parterre.games.botanicus.rules.codes import ASSIGNING, KEEPING, OFFERING, ORDERS
from parterre.games.botanicus.rules.setting_up import nth_order, rows_of
from parterre.games.botanicus.state import (
    HELD,
    NO_TILES,
    OFFERED,
    PILE,
    UNDER,
    UNKNOWN,
    Ground,
    with_value,
    without,
)

FREE: Final = 0  # how a final card may lie: anywhere, or as its viewer remembers
REFUSED: Final = 1
RETURNED: Final = 2


def erase(ground: Ground, seat: i64) -> None:
    """Forget the hands, assignments and final cards of others (§8.5, §2.7, §11.4)."""
    seats = i64(len(ground.players))
    hidden = ground.hidden[:]
    owner: i64 = 0
    for player in ground.players:
        if owner != seat:
            for card in player.hand:
                shuffle = i64(ground.shuffles[card])
                hidden[shuffle * seats + owner] += 1
                if shuffle == ground.shuffle:
                    ground.deck = insert(ground.deck[:], card)
                else:
                    ground.away = insert(ground.away[:], card)
            player.hand = vec[i64]()
            if ground.phase == ASSIGNING:
                player.rows = NO_TILES
        owner += 1
    ground.hidden = hidden
    if ground.expert:
        erase_finals(ground, seat)


def erase_finals(ground: Ground, seat: i64) -> None:
    """Forget where the final cards are that a seat has not got, not what it gave back (§11.15)."""
    finals = ground.finals[:]
    refused = ground.refused[:]
    returned = ground.returned[:]
    mine: u8 = u8(BIT[seat]) if seat >= 0 else u8(0)
    for card in range(i64(FINALS)):
        place = i64(finals[card])
        if place != HELD + seat and place != OFFERED + seat:
            finals[card] = UNKNOWN
        refused[card] &= mine
        returned[card] &= mine
    ground.finals = finals
    ground.refused = refused
    ground.returned = returned


def fill_in(ground: Ground, rng: Rng) -> None:
    """Give hands, rows and final cards what is missing, at random but as it may have been."""
    seats = i64(len(ground.players))
    hidden = ground.hidden[:]
    for shuffle in range(ground.shuffle + 1):
        for owner in range(seats):
            while hidden[shuffle * seats + owner] > 0:
                give_card(ground, owner, shuffle, rng)
                hidden[shuffle * seats + owner] -= 1
    ground.hidden = hidden
    for player in ground.players:
        if player.assigned and ground.phase == ASSIGNING and is_blank(player.rows):
            tiles = nth_order(player, rng.below(ORDERS))
            player.rows = rows_of(ground, player, tiles)
    if ground.expert:
        fill_in_finals(ground, rng)


def is_blank(rows: vec[u8]) -> bool:
    """Whether no row has its tile."""
    for tile in rows:
        if tile > 0:
            return False
    return True


def give_card(ground: Ground, owner: i64, shuffle: i64, rng: Rng) -> None:
    """Give a hand a card of a shuffle."""
    player = ground.players[owner]
    if shuffle == ground.shuffle:
        card = ground.deck[rng.below(len(ground.deck))]
        ground.deck = without(ground.deck, card)
    else:
        fitting = vec[i64](capacity=8)
        for other in ground.away:
            if i64(ground.shuffles[other]) == shuffle:
                fitting = append(fitting, other)
        card = fitting[rng.below(len(fitting))]
        ground.away = without(ground.away, card)
    player.hand = insert(player.hand[:], card)


# Final cards.


def fill_in_finals(ground: Ground, rng: Rng) -> None:
    """Lay every unknown final card where it may be, those first that may lie in the fewest."""
    slots = final_slots(ground)
    for how in (RETURNED, REFUSED, FREE):
        cards = vec[i64](capacity=FINALS)
        for card in range(i64(FINALS)):
            if ground.finals[card] == UNKNOWN and memory_of(ground, card) == how:
                cards = append(cards, card)
        while len(cards) > 0:
            card = cards[rng.below(len(cards))]
            cards = without(cards, card)
            fitting = fitting_slots(ground, slots, i64(how))
            slot = fitting[rng.below(len(fitting))]
            ground.finals = with_value(ground.finals, card, slot % LATE)
            slots = without(slots, slot)


def memory_of(ground: Ground, card: i64) -> int:
    """What the viewer remembers of a final card."""
    if ground.returned[card] != 0:
        return RETURNED
    return REFUSED if ground.refused[card] != 0 else FREE


# A slot is a place of a final card; LATE is added for one that came there by a tortoise.
LATE: Final = 100


def final_slots(ground: Ground) -> vec[i64]:
    """The places of final cards whose cards are not known."""
    slots = vec[i64](capacity=FINALS)
    for owner in range(i64(len(ground.players))):
        player = ground.players[owner]
        held: i64 = 0
        offered: i64 = 0
        for place in ground.finals:
            if i64(place) == HELD + owner:
                held += 1
            elif i64(place) == OFFERED + owner:
                offered += 1
        if held == 0:
            for _ in range(player.finals):
                slots = append(slots, HELD + owner)
            if player.chosen:
                slots = append(slots, HELD + owner + LATE)
        if ground.phase == OFFERING or ground.phase == KEEPING:
            if offered == 0:
                for _ in range(dealt_to(ground, owner)):
                    slots = append(slots, OFFERED + owner)
        elif owner == ground.mover:
            for _ in range(found_by_tortoise(ground) - offered):
                slots = append(slots, OFFERED + owner + LATE)
    for _ in range(ground.pile):
        slots = append(slots, PILE)
    for layer in range(i64(len(ground.layers))):
        for _ in range(i64(ground.layers[layer])):
            slots = append(slots, UNDER + layer)
    return slots


def found_by_tortoise(ground: Ground) -> i64:
    """How many final cards the mover's tortoise has found: those that are nowhere else."""
    left = FINALS - ground.pile
    for layer in ground.layers:
        left -= i64(layer)
    for player in ground.players:
        left -= player.finals + (1 if player.chosen else 0)
    return left


def dealt_to(ground: Ground, owner: i64) -> i64:
    """How many final cards a seat has before it to choose from, in setting up."""
    if ground.phase == KEEPING:
        return 3 if owner >= ground.mover else 0
    seats = i64(len(ground.players))
    return ground.dealt // seats + (1 if owner < ground.dealt % seats else 0)


def fitting_slots(ground: Ground, slots: vec[i64], how: i64) -> vec[i64]:
    """The slots where a card that its viewer remembers so may lie (§11.15).

    What it put under the pile lies there until a later tortoise found it, and nothing else does.
    """
    mine = my_tortoise(ground)
    fitting = vec[i64](capacity=FINALS)
    if how == RETURNED:
        for slot in slots:
            if slot == UNDER + mine:
                fitting = append(fitting, slot)
        if len(fitting) > 0:
            return fitting
    for slot in slots:
        if how == RETURNED and (slot == PILE or came_at(ground, slot) <= mine):
            continue
        if how == REFUSED and slot != PILE and came_at(ground, slot) == 0:
            continue
        if mine == 0 or slot != UNDER + mine:
            fitting = append(fitting, slot)
    return fitting


def my_tortoise(ground: Ground) -> i64:
    """The how-manyth tortoise was the viewer's, as far as it has put cards under the pile."""
    for seen in ground.returned:
        for seat in range(i64(len(ground.players))):
            if i64(seen) == BIT[seat]:
                return ground.players[seat].tortoise
    return 0


def came_at(ground: Ground, slot: i64) -> i64:
    """With which tortoise a card came to a slot, 0 for in setting up."""
    if UNDER < slot < HELD:
        return slot - UNDER
    if slot < LATE:
        return 0
    place = slot - LATE
    return ground.players[place - OFFERED if place >= OFFERED else place - HELD].tortoise
