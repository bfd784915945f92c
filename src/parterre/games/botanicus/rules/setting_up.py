# compiled
"""Setting up Botanicus (§2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.core.order import insert
from parterre.games.botanicus.components.symbols import (
    BIT,
    CARDS,
    FINALS,
    ROWS,
    TILES,
    TOKENS,
)
from parterre.games.botanicus.rules.codes import (
    ASSIGNING,
    HAND,
    HANDING,
    KEEPING,
    LAY,
    OFFER,
    OFFERING,
    STARTING,
    TILE,
    TILING,
)
from parterre.games.botanicus.rules.order import begin_turns
from parterre.games.botanicus.state import (
    HELD,
    NEUTRAL,
    OFFERED,
    PILE,
    UNKNOWN,
    Ground,
    Player,
    with_more,
    with_value,
)

FIRST_COINS: Final = 6
TILES_EACH: Final = 5
FINALS_EACH: Final = 3
DOTTED: Final = 8  # tokens
FACTORIAL: Final = vec[i64]([1, 1, 2, 6, 24])


def lay_out(ground: Ground) -> None:
    """Coins, pawns, gardeners, prizes, the deck and the stack of flowers (§2.2, §2.4 to §2.6)."""
    seats = i64(len(ground.players))
    box = ground.box
    for player in ground.players:
        player.coins = FIRST_COINS
        player.purse = box.starts[0]
        player.wheelbarrow = box.starts[1]
        player.shovel = box.starts[2]
        if not ground.expert:
            player.gardener = box.places[0]
    ground.round_gone = 4 - seats
    ground.square_gone = 4 - seats
    for card in range(i64(CARDS)):
        ground.deck = append(ground.deck, card)
        ground.shuffles = append(ground.shuffles, 0)
    ground.hidden = vec[u8]([0] * len(ground.players))
    for number in range(seats):
        ground.stood = append(ground.stood, u8(seats - 1 - number))
    if seats == 2:
        ground.stood = append(ground.stood, NEUTRAL)
    if ground.expert:
        ground.finals = vec[u8]([PILE] * FINALS)
        ground.refused = vec[u8]([0] * FINALS)
        ground.returned = vec[u8]([0] * FINALS)
        ground.pile = FINALS


# What chance may bring.


def layable(ground: Ground) -> vec[i64]:
    """The tokens that may lie on the next dark space (§2.1)."""
    first: i64 = 0 if len(ground.tokens) % 4 < 2 else DOTTED
    laid: i64 = 0
    for other in ground.tokens:
        laid |= BIT[i64(other)]
    found = vec[i64](capacity=DOTTED)
    for token in range(first, first + DOTTED):
        if laid & BIT[token] == 0:
            found = append(found, LAY + token)
    return found


def gardens_left(ground: Ground) -> vec[i64]:
    """The Expert gardens that nobody has yet (§11.2)."""
    found = vec[i64](capacity=4)
    for garden in range(i64(1), i64(5)):
        free = True
        for player in ground.players:
            free = free and player.garden != garden
        if free:
            found = append(found, HAND + garden)
    return found


def tiles_left(ground: Ground) -> vec[i64]:
    """The tiles that nobody has yet (§2.3)."""
    dealt: i64 = 0
    for player in ground.players:
        for held in player.tiles:
            dealt |= BIT[held]
    found = vec[i64](capacity=TILES)
    for tile in range(i64(TILES)):
        if dealt & BIT[tile] == 0:
            found = append(found, TILE + tile)
    return found


def finals_left(ground: Ground, wanted: i64) -> vec[i64]:
    """The final cards that may come next (§11.4, §11.15)."""
    found = vec[i64](capacity=FINALS)
    for card in range(i64(FINALS)):
        if ground.finals[card] == UNKNOWN or i64(ground.finals[card]) == wanted:
            found = append(found, OFFER + card)
    return found


# What happens.


def lay(ground: Ground, token: i64) -> None:
    """Lay a token on the next dark space (§2.1)."""
    ground.tokens = with_more(ground.tokens, token)
    if len(ground.tokens) == TOKENS:
        ground.phase = HANDING if ground.expert else TILING


def hand_garden(ground: Ground, garden: i64) -> None:
    """Give a seat its Expert garden (§11.2)."""
    ground.players[ground.dealt].garden = garden
    ground.dealt += 1
    if ground.dealt == len(ground.players):
        ground.dealt = 0
        ground.phase = TILING


def deal_tile(ground: Ground, tile: i64) -> None:
    """Deal a tile face up, round the table (§2.3)."""
    seats = i64(len(ground.players))
    player = ground.players[ground.dealt % seats]
    player.tiles = insert(player.tiles[:], tile)
    ground.dealt += 1
    if ground.dealt == seats * TILES_EACH:
        ground.dealt = 0
        ground.phase = ASSIGNING
        ground.mover = 0


def nth_order(player: Player, number: i64) -> vec[i64]:
    """A player's tiles in the order that a number means (§2.7)."""
    left = player.tiles[:]
    found = vec[i64](capacity=TILES_EACH)
    for place in range(i64(TILES_EACH)):
        size = FACTORIAL[TILES_EACH - 1 - place]
        at = number // size
        number %= size
        found = append(found, left[at])
        rest = vec[i64](capacity=TILES_EACH)
        for other in range(i64(len(left))):
            if other != at:
                rest = append(rest, left[other])
        left = rest
    return found


def rows_of(ground: Ground, player: Player, tiles: vec[i64]) -> vec[u8]:
    """The tiles of the rows, from the top; a row without a request has none (§2.7, §11.6)."""
    rows = vec[u8](capacity=ROWS)
    used: i64 = 0
    for row in range(i64(ROWS)):
        if ground.box.needs[player.garden * ROWS + row] > 0:
            rows = append(rows, u8(tiles[used] + 1))
            used += 1
        else:
            rows = append(rows, 0)
    return rows


def assign(ground: Ground, number: i64) -> None:
    """Assign tiles to the rows with a request, from the top; one may be left over (§2.7, §11.6)."""
    me = ground.players[ground.mover]
    me.rows = rows_of(ground, me, nth_order(me, number))
    me.assigned = True
    if ground.mover + 1 < len(ground.players):
        ground.mover += 1
    elif ground.expert:
        ground.phase = OFFERING
    else:
        begin_turns(ground)


def offer(ground: Ground, card: i64) -> None:
    """Deal a final card, round the table (§11.4)."""
    seats = i64(len(ground.players))
    ground.finals = with_value(ground.finals, card, OFFERED + ground.dealt % seats)
    ground.pile -= 1
    ground.dealt += 1
    if ground.dealt == seats * FINALS_EACH:
        ground.dealt = 0
        ground.phase = KEEPING
        ground.mover = 0


def keeps(ground: Ground, player: Player) -> i64:
    """How many final cards a player keeps: two in the garden with four requests (§11.4, §11.6)."""
    requests: i64 = 0
    for row in range(i64(ROWS)):
        if ground.box.needs[player.garden * ROWS + row] > 0:
            requests += 1
    return 1 if requests == ROWS else 2


def keep(ground: Ground, first: i64, second: i64) -> None:
    """Keep one final card, or two, and give the others back into the pile (§11.4, §11.6)."""
    me = ground.mover
    finals = ground.finals[:]
    refused = ground.refused[:]
    for card in range(i64(FINALS)):
        if i64(finals[card]) == OFFERED + me:
            if card == first or card == second:
                finals[card] = u8(HELD + me)
                ground.players[me].finals += 1
            else:
                finals[card] = PILE
                refused[card] = u8(BIT[me])
                ground.pile += 1
    ground.finals = finals
    ground.refused = refused
    if me + 1 < len(ground.players):
        ground.mover += 1
    else:
        ground.mover = 0
        ground.phase = STARTING


def offered_to(ground: Ground, seat: i64) -> vec[i64]:
    """The final cards that a seat is choosing from (§11.4, §11.15)."""
    found = vec[i64](capacity=FINALS_EACH)
    for card in range(i64(len(ground.finals))):
        if i64(ground.finals[card]) == OFFERED + seat:
            found = append(found, card)
    return found


def put_gardener(ground: Ground, crossing: i64) -> None:
    """Put a gardener on a starting crossing; when all have, the turns begin (§11.5, §11.7)."""
    me = ground.players[ground.mover]
    if me.gardener < 0:
        me.gardener = crossing
        if ground.mover + 1 < len(ground.players):
            ground.mover += 1
        else:
            begin_turns(ground)
        return
    me.second = crossing
    ground.index += 1
    if ground.index < len(ground.order):
        ground.mover = i64(ground.order[ground.index])
    else:
        begin_turns(ground)
