# compiled
"""The steps of a turn, of a seat and of Feronia, and the end of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parterre.core.state import OVER
from parterre.games.arborea.components.symbols import (
    BIT,
    ELDER,
    KINDS,
    TRAILS,
    TRAILS_EACH,
    VETERAN,
    YOUNG,
)
from parterre.games.arborea.rules.board import missing, pay, renew
from parterre.games.arborea.rules.codes import (
    ACTIVATION,
    AGAIN,
    BUILDING,
    COMPLETION,
    DO_ACTIVATE,
    DO_ADVANCE,
    DO_ASK,
    DO_COMPLETE,
    DO_PASS,
    DO_PLACE,
    DO_RETURN,
    FERONIA_TURN,
    FINISHING,
    MOVING,
    PILGRIMAGE,
    RENEWAL,
    RESCUE,
    SETTLING,
    TURN,
    WALKING,
    WINDOW,
)
from parterre.games.arborea.rules.ecosystem import (
    answer_creature,
    answer_lay,
    ask_creatures,
    places_for_card,
)
from parterre.games.arborea.rules.feronia import (
    complete_hers,
    next_walk,
    place_elders,
)
from parterre.games.arborea.rules.pilgrimage import (
    LAST,
    advances,
    end_order,
    length,
    on_tracks,
    orders,
    place,
    placements,
)
from parterre.games.arborea.rules.setting_up import (
    SOLO_BAG,
    ask_bag,
    shuffle_solo,
)
from parterre.games.arborea.rules.symbols import (
    change_spirit,
    gain,
)
from parterre.games.arborea.scoring import LOWEST
from parterre.games.arborea.state import (
    AVAILABLE,
    CAGED,
    HELD,
    NONE,
    PLACES,
    RESERVE,
    TOLD_COMPLETE,
    TOLD_HOME,
    TOLD_LAST,
    TOLD_OVER,
    TOLD_TURN,
    WAITING,
    Ground,
)

THIRD: Final = 2  # what a third activation costs
FREE_WALKS: Final = 2
MOST_WALKS: Final = 3
EXTRA_TURNS: Final = 2

# The steps of Feronia's turn.
HER_CARD: Final = 0
HER_PLACING: Final = 1
HER_WALKS: Final = 2
HER_COMPLETION: Final = 3
HER_RENEWAL: Final = 4
HER_END: Final = 5


# The steps of a turn.


def ask_turn(g: Ground) -> bool:
    """Ask for the step of the turn, or go on to the next (§4.1)."""
    step = g.pending(1)
    found = vec[i64](capacity=32)
    if step == RESCUE:
        found = rescues(g, found)
    elif step == PILGRIMAGE:
        found = placements(g, g.active, found)
        found = orders(g, g.active, advances(found))
    elif step == AGAIN:
        if affords(g, again_cost(g)):
            found = append(advances(placements(g, g.active, found)), DO_PASS)
    elif step == ACTIVATION:
        found = walks(g, found)
    elif step == COMPLETION:
        found = completions(g, found)
    elif step == RENEWAL:
        end_of_turn(g)
        return False
    elif step == BUILDING:
        if g.players[g.active].completed != NONE:
            found = places_for_card(g.players[g.active])
    elif step == SETTLING:
        if ask_creatures(g):
            return True
    else:
        return pass_turn(g)
    if len(found) == 0:
        g.set_pending(1, step + 1)
        return False
    g.mover = g.active
    g.options = found
    return True


def answer_turn(g: Ground, action: i64) -> None:
    """Do what was chosen for the step of the turn (§4.1)."""
    step = g.pending(1)
    if step == PILGRIMAGE and DO_ASK <= action < DO_RETURN:
        end_order(g, action - DO_ASK)
        return
    if step == ACTIVATION and action != DO_PASS:
        walk(g, action - DO_ACTIVATE)
        return
    if step == SETTLING and action != DO_PASS:
        answer_creature(g, action)
        return
    g.set_pending(1, step + 1)
    if action == DO_PASS:
        return
    if step == RESCUE:
        rescue(g, action - DO_RETURN)
    elif step == PILGRIMAGE:
        go_on_pilgrimage(g, action)
    elif step == AGAIN:
        change_spirit(g, g.active, -again_cost(g))
        go_on_pilgrimage(g, action)
    elif step == COMPLETION:
        complete(g, action - DO_COMPLETE)
    else:
        answer_lay(g, action)


# Rescue and pilgrimage.


def rescues(g: Ground, found: vec[i64]) -> vec[i64]:
    """The Elders that may come back, if nobody of the seat can do anything (§4.2)."""
    me = g.players[g.active]
    for villager in range(i64(3)):
        if me.counts[AVAILABLE + villager] > 0:
            return found
    for trail in range(i64(TRAILS)):
        number = i64(me.counts[WAITING + trail * 3 + ELDER])
        small = i64(me.counts[WAITING + trail * 3 + YOUNG]) + i64(
            me.counts[WAITING + trail * 3 + VETERAN]
        )
        if number + small > 0 and affords(g, g.box.losses[trail]):
            return vec[i64]()
        if number > 0:
            found = append(found, DO_RETURN + trail)
    if len(found) == 0 or on_tracks(g, g.active):
        return vec[i64]()
    return append(found, DO_PASS)


def rescue(g: Ground, trail: i64) -> None:
    """Take a waiting Elder back into the available reserve (§4.2)."""
    me = g.players[g.active]
    me.counts[WAITING + trail * 3 + ELDER] -= 1
    me.counts[AVAILABLE + ELDER] += 1


def affords(g: Ground, cost: i64) -> bool:
    """Whether so much spirit can be paid (§4.6)."""
    return g.players[g.active].spirit - cost >= LOWEST


def again_cost(g: Ground) -> i64:
    """What a second pilgrimage costs (§4.5)."""
    return 2 if g.humans <= 2 else 3


def go_on_pilgrimage(g: Ground, action: i64) -> None:
    """Place a villager or advance a track (§4.3)."""
    if action < DO_ADVANCE:
        what = action - DO_PLACE
        place(g, g.active, what // 4, what % 4, True)
    else:
        g.push(MOVING, action - DO_ADVANCE, 1, 1)


# Activation.


def walks(g: Ground, found: vec[i64]) -> vec[i64]:
    """The waiting villagers that may be activated, and to activate nobody (§4.7, §4.8)."""
    done = g.pending(2)
    if done == MOST_WALKS:
        return found
    cost: i64 = THIRD if done == FREE_WALKS else 0
    me = g.players[g.active]
    for trail in range(i64(TRAILS)):
        if not affords(g, cost + g.box.losses[trail]):
            continue
        for villager in range(i64(3)):
            if me.counts[WAITING + trail * 3 + villager] > 0:
                found = append(found, DO_ACTIVATE + villager * TRAILS + trail)
    return append(found, DO_PASS) if len(found) > 0 else found


def walk(g: Ground, what: i64) -> None:
    """Send a waiting villager along its trail (§4.7, §4.8)."""
    villager = what // TRAILS
    trail = what % TRAILS
    done = g.pending(2)
    g.set_pending(2, done + 1)
    if done == FREE_WALKS:
        change_spirit(g, g.active, -THIRD)
    g.players[g.active].counts[WAITING + trail * 3 + villager] -= 1
    g.push(WALKING, trail, villager, 0)
    gain(g, trail, trail // TRAILS_EACH * 2 + (0 if villager == ELDER else 1))


def recover(g: Ground) -> None:
    """The villager comes home: Elders are available, the others in reserve (§4.8)."""
    villager = g.pending(2)
    g.drop()
    home: i64 = AVAILABLE if villager == ELDER else RESERVE
    g.players[g.active].counts[home + villager] += 1
    g.note(TOLD_HOME, g.active, villager, 0)


# Completing a card.


def completions(g: Ground, found: vec[i64]) -> vec[i64]:
    """The held cards that can be paid, and to complete none (§6.1)."""
    counts = g.players[g.active].counts
    for slot in range(i64(PLACES)):
        card = counts[HELD + slot] - 1
        if card >= 0 and missing(g, card) <= 0:
            found = append(found, DO_COMPLETE + card)
    return append(found, DO_PASS) if len(found) > 0 else found


def complete(g: Ground, card: i64) -> None:
    """Pay for a card and gain its rewards before it leaves its place (§6.3, §6.4)."""
    pay(g, card, 0)
    g.note(TOLD_COMPLETE, g.active, card, 0)
    g.push(FINISHING, card, 0, 0)
    gain(g, g.box.card_lists + card, NONE)


def finish_card(g: Ground) -> None:
    """Lay the completed card aside until the ecosystem is developed (§6.4)."""
    card = g.pending(1)
    g.drop()
    me = g.players[g.active]
    for slot in range(i64(PLACES)):
        if me.counts[HELD + slot] == card + 1:
            me.counts[HELD + slot] = 0
    me.completed = card


# The end of a turn.


def end_of_turn(g: Ground) -> None:
    """Renew the biomes, then move the tracks with the own villagers on them (§6.5, §6.6)."""
    renew(g, g.active)
    g.set_pending(1, g.pending(1) + 1)
    moved: i64 = 0
    for track in range(i64(4)):
        if length(g, g.active, track) > 0:
            moved += BIT[track]
    if moved == 0:
        return
    if not g.by_track:
        g.push(WINDOW, moved, 0, LAST)
    track = i64(3)
    while track >= 0:
        spaces = length(g, g.active, track)
        if spaces > 0:
            g.push(MOVING, track, spaces, 1 if g.by_track else 0)
        track -= 1


def pass_turn(g: Ground) -> bool:
    """Pass the turn, or end the game when the extra turns are over (§4.1, §8.1)."""
    me = g.players[g.active]
    me.handled = False
    me.freed = False
    for kind in range(i64(KINDS)):
        me.counts[CAGED + kind] = 0
    g.turns += 1
    table = i64(len(g.players))
    if g.turns_left > 0:
        g.turns_left -= 1
    elif g.turns_left < 0 and g.sun == g.box.sun_last:
        g.turns_left = EXTRA_TURNS * table
        g.note(TOLD_LAST, g.active, g.turns_left, 0)
    if g.turns_left == 0:
        g.mover = OVER
        g.options = vec[i64]()
        g.note(TOLD_OVER, g.active, 0, 0)
        return True
    g.active = (g.active + 1) % table
    g.drop()
    hers = g.humans == 1 and g.active == 1
    g.push(FERONIA_TURN if hers else TURN, 0, 0, 0)
    g.note(TOLD_TURN, g.active, 0, 0)
    return False


# Feronia's turn.


def feronia_on(g: Ground) -> bool:
    """Go on with Feronia's turn until her next card or the human's turn (§10.5)."""
    step = g.pending(1)
    if step == HER_CARD:
        shuffle_solo(g)
        ask_bag(g, SOLO_BAG)
        return True
    if step == HER_WALKS and next_walk(g):
        return False
    if step == HER_END:
        return pass_turn(g)
    g.set_pending(1, step + 1)
    if step == HER_PLACING:
        place_elders(g)
    elif step == HER_COMPLETION:
        complete_hers(g)
    elif step == HER_RENEWAL:
        g.set_pending(1, HER_RENEWAL)
        end_of_turn(g)
    return False
