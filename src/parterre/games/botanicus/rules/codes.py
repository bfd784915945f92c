# compiled
"""The phases of a game of Botanicus and the codes of its actions."""

from __future__ import annotations

from typing import Final

from parterre.games.botanicus.components.symbols import (
    BEDS,
    CARDS,
    CROSSINGS,
    FINALS,
    SPACES,
    TILES,
    TOKENS,
)

# the phases of a game
LAYING: Final = 0  # chance: tokens
HANDING: Final = 1  # chance: gardens
TILING: Final = 2  # chance: tiles
ASSIGNING: Final = 3
OFFERING: Final = 4  # chance: final cards
KEEPING: Final = 5
STARTING: Final = 6
BLOCKING: Final = 7  # the neutral flower
BEFORE: Final = 8  # phase 1 of a turn, until the flower is placed
ORDERING: Final = 9  # which action next
DOING: Final = 10  # a unit of the current action
DRAWING: Final = 11  # chance: a card
FREEING: Final = 12
SEARCHING: Final = 13  # chance: the tortoise's final cards
CHOOSING: Final = 14  # one of them
SCORED: Final = 15

# the codes of actions
PAIRS: Final = CROSSINGS * CROSSINGS
WALK: Final = 0  # + from and to
USE: Final = WALK + PAIRS  # + card
SELL: Final = USE + CARDS  # + card
PLACE: Final = SELL + CARDS  # + row
BLOCK: Final = PLACE + SPACES  # + row
GO: Final = BLOCK + SPACES  # + from and to: a free move
SOW: Final = GO + PAIRS  # + level and bed
POUR: Final = SOW + 5 * BEDS  # + bed
STOP: Final = POUR + BEDS
FREE: Final = STOP + 1  # + animal
ASSIGN: Final = FREE + 5  # + the number of an order of the five tiles
ORDERS: Final = 120
KEEP: Final = ASSIGN + ORDERS  # + two final cards, the second FINALS if there is none
PUT: Final = KEEP + FINALS * (FINALS + 1)  # + crossing
DEAL: Final = PUT + CROSSINGS  # + card
TILE: Final = DEAL + CARDS  # + tile
LAY: Final = TILE + TILES  # + token
HAND: Final = LAY + TOKENS  # + garden
OFFER: Final = HAND + 5  # + final card
ADVANCE: Final = OFFER + FINALS  # + route
CHOOSE: Final = 10_000  # + an action of components, which are larger than any route

# the bags that chance draws from
DOTTED_BAG: Final = 0
STRIPED_BAG: Final = 1
GARDEN_BAG: Final = 2
TILE_BAG: Final = 3
OFFER_BAG: Final = 4
SEARCH_BAG: Final = 100  # + the number of the draw: the pile changes between them
CARD_BAG: Final = 500  # + the shuffle
