# compiled
"""The kinds of things that can be pending, and the codes of actions."""

from __future__ import annotations

from typing import Final

from parterre.games.arborea.components.symbols import CARDS, COMPONENTS, KINDS, SAGES, TRAILS
from parterre.games.arborea.state import CELLS, UNTIL_SWAP

# What is pending: its kind, and up to three numbers.
NOTHING: Final = 0
DEALING: Final = 1  # the number of the component that is dealt
STARTING: Final = 2  # the seat that makes its starting placement
TURN: Final = 3  # the step of the turn, the activations so far
MOVING: Final = 4  # a track, the spaces left, whether a window follows
WINDOW: Final = 5  # the tracks, as bits; the track and the position reached
WALKING: Final = 6  # the trail and the type of the villager
RUNNING: Final = 7  # the next symbol, the end, and whose trail it is
CARDING: Final = 8
REFRESHING: Final = 9
CONVERTING: Final = 10  # the left biome times 6, and the right one
INVITING: Final = 11
GIVING: Final = 12
PLACING: Final = 13
ADVANCING: Final = 14
REWARDING: Final = 15  # the area times 2, and 1 for a small villager; the rewards left; those taken
TURNING_UP: Final = 16  # a deck
FINISHING: Final = 17  # a card
FERONIA_TURN: Final = 18  # the step of her turn
FERONIA_RUN: Final = 19  # the next symbol, the end, what this villager has taken
FERONIA_HOME: Final = 20  # the trail

# The steps of a turn.
RESCUE: Final = 0
PILGRIMAGE: Final = 1
AGAIN: Final = 2
ACTIVATION: Final = 3
COMPLETION: Final = 4
RENEWAL: Final = 5
BUILDING: Final = 6
SETTLING: Final = 7
END: Final = 8

# The codes of actions.
DO_PLACE: Final = 0  # + type * 4 + track
DO_ADVANCE: Final = DO_PLACE + 12  # + track
DO_LEAVE: Final = DO_ADVANCE + 4  # + trail
DO_STAY: Final = DO_LEAVE + TRAILS  # + until when, 0 for no order
DO_ASK: Final = DO_STAY + UNTIL_SWAP + 1  # + track * 16 + position
DO_RETURN: Final = DO_ASK + 64  # + trail
DO_PASS: Final = DO_RETURN + TRAILS
DO_ACTIVATE: Final = DO_PASS + 1  # + type * 40 + trail
DO_TAKE: Final = DO_ACTIVATE + 3 * TRAILS  # + card
DO_REFRESH: Final = DO_TAKE + CARDS
DO_CONVERT: Final = DO_REFRESH + 1  # + left * 6 + right
DO_INVITE: Final = DO_CONVERT + KINDS * KINDS  # + creature
DO_GIVE: Final = DO_INVITE + KINDS  # + sage
DO_REWARD: Final = DO_GIVE + SAGES  # + number from 0
DO_COMPLETE: Final = DO_REWARD + 3  # + card
DO_LAY: Final = DO_COMPLETE + CARDS  # + turn * CELLS + cell
DO_SETTLE: Final = DO_LAY + 4 * CELLS  # + creature * CELLS + crossing
DO_CAGE: Final = DO_SETTLE + KINDS * CELLS  # + creature
DO_FREE: Final = DO_CAGE + KINDS  # + creature * CELLS + crossing
DEAL: Final = DO_FREE + KINDS * CELLS  # + component
CODES: Final = DEAL + COMPONENTS
