"""Scenes of Botanicus to test with: tables set up as wanted, gardens planted, sentences played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.core import SPECTATOR, State
from parterre.games.botanicus import shapes
from parterre.games.botanicus.components.symbols import (
    ANIMALS,
    BEDS,
    BIT,
    LEVELS,
    name_bed,
    name_crossing,
    read_bed,
    read_crossing,
)
from parterre.games.botanicus.rules.codes import SCORED, STARTING
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.rules.order import begin_turns
from parterre.games.botanicus.state import NEUTRAL, Player, with_value
from parterre.games.botanicus.view.table import breakdown_told
from parterre.words import LANGUAGES, bundle
from sentences import Sentences

PLAY = Sentences("botanicus", Botanicus)
GAME = PLAY.game
score = PLAY.score
say, legal, outcomes = PLAY.say, PLAY.legal, PLAY.offered
TOKENS = [f"{kind}{number}" for kind in "DS" for number in range(1, 9)]


# Setting up.


def begun(
    seats: int = 3,
    changes: Mapping[str, Any] | None = None,
    rules: int | None = None,
    **options: Any,
) -> Botanicus:
    """A table before the first token is laid, with a corrected box or older rules if given."""
    found: dict[str, Any] = {}
    if changes:
        found, mistakes = GAME.correct(changes)
        assert mistakes == []
    state = GAME.begin(GAME.setup(seats, options, found, rules))
    assert isinstance(state, Botanicus)
    return state


def laid(state: Botanicus, tokens: Mapping[str, str] | None = None) -> Botanicus:
    """Lay the tokens, those named where they are wanted, the rest in order."""
    wanted = dict(tokens or {})
    for column in (2, 4, 6, 8):
        for row in (1, 2, 3, 4):
            here = wanted.get(f"{column}.{row}")
            spare = [t for t in outcomes(state) if t not in wanted.values()]
            say(state, f"lay {here or spare[0]}")
    return state


def tiled(state: Botanicus, tiles: Sequence[str] = ()) -> Botanicus:
    """Deal the tiles, to each seat those named for it, the rest in order."""
    return PLAY.deal(state, tiles, 5)


def assigned(state: Botanicus, tiles: Sequence[str] = ()) -> Botanicus:
    """Let everybody assign the tiles in the order that is named, or ascending."""
    for seat in range(len(state.players)):
        if seat < len(tiles) and tiles[seat]:
            rows = len(legal(state)[0].split()) - 1
            say(state, "assign " + " ".join(tiles[seat].split()[:rows]))
        else:
            say(state, legal(state)[0])
    return state


def table(
    seats: int = 3,
    tiles: Sequence[str] = (),
    tokens: Mapping[str, str] | None = None,
    changes: Mapping[str, Any] | None = None,
    **options: Any,
) -> Botanicus:
    """A table at its first turn; a seat's tiles are for its rows from the top."""
    state = laid(begun(seats, changes, **options), tokens)
    return assigned(tiled(state, tiles), tiles)


def offered(
    gardens: str = "G1 G2 G3",
    finals: Sequence[str] = (),
    tiles: Sequence[str] = (),
    changes: Mapping[str, Any] | None = None,
    **options: Any,
) -> Botanicus:
    """A table of the Expert variant when each seat has three final cards to choose from."""
    names = gardens.split()
    state = laid(begun(len(names), changes, expert=True, **options))
    say(state, *(f"garden {name}" for name in names))
    assigned(tiled(state, tiles), tiles)
    return PLAY.deal(state, finals, 3)


def expert(
    gardens: str = "G1 G2 G3",
    finals: Sequence[str] = (),
    tiles: Sequence[str] = (),
    changes: Mapping[str, Any] | None = None,
    **options: Any,
) -> Botanicus:
    """A table of the Expert variant at its first turn: the first final card named is kept."""
    state = offered(gardens, finals, tiles, changes, **options)
    for seat in range(len(state.players)):
        wanted = finals[seat].split()[0] if seat < len(finals) else ""
        say(state, f"keep {wanted}" if f"keep {wanted}" in legal(state) else legal(state)[0])
    while legal(state)[0].startswith("start"):
        say(state, legal(state)[0])
    return state


# Playing.


def refused(state: State, sentence: str) -> tuple[str, str]:
    """The id and the clause of a refusal; the table is as it was."""
    why = PLAY.refusal(state, sentence)
    has_words(why.id, why.values)
    return why.id.removeprefix("botanicus-"), why.clause


def has_words(id: str, values: Mapping[str, Any]) -> None:
    """See that both languages have a sentence with those values."""
    for lang in LANGUAGES:
        pattern = bundle(lang).get_message(id).value
        assert pattern is not None
        text, wrong = bundle(lang).format_pattern(pattern, dict(values))
        assert wrong == [], f"{lang} {id}: {wrong}"
        assert text


def finish(state: Botanicus) -> Botanicus:
    """Decline whatever the turn still offers, once the flower is placed."""
    while state.acting and state.phase not in (STARTING, SCORED):
        say(state, "stop" if "stop" in legal(state) else legal(state)[0])
    return state


def placed(state: Botanicus, *spaces: str) -> Botanicus:
    """One turn after the other with nothing in it but a flower on a space."""
    for space in spaces:
        finish(say(state, f"place {space}"))
    return state


def view(state: State, seat: int = SPECTATOR) -> shapes.View:
    """What the screen of a seat shows."""
    shown = GAME.view(state.seen_by(seat), seat)
    assert isinstance(shown, shapes.View)
    return shown


def breakdown(state: State, seat: int = 0, viewer: int = SPECTATOR) -> shapes.Breakdown:
    """The points of a seat by what they came from, as far as a viewer knows."""
    seen = state.seen_by(viewer)
    assert isinstance(seen, Botanicus)
    return breakdown_told(seen, seat)


# The table as it is wanted.


def column(state: Botanicus, number: int, order: str = "", round: int = 1) -> Botanicus:
    """Go to the first turn of a column, the flowers in an order of seats, 0 for the neutral one."""
    seats = len(state.players)
    owners = [int(o) for o in order.split()] or list(range(0 if seats == 2 else 1, seats + 1))
    stood = vec[u8]()
    for owner in reversed(owners):
        stood = append(stood, u8(owner - 1 if owner else NEUTRAL))
    state.stood = stood
    state.round = round - 1
    state.column = number - 1
    begin_turns(state)
    return state


def last_turns(state: Botanicus, order: str = "") -> Botanicus:
    """Go to the last turns."""
    return column(state, 1, order, 3)


def plant(state: Botanicus, seat: int = 0, /, **beds: str) -> Botanicus:
    """Let plants stand on beds already, no request having been looked at."""
    player = state.players[seat]
    for bed, level in beds.items():
        player.beds = with_value(player.beds, read_bed(bed), LEVELS.index(level))
    return state


def fill(state: Botanicus, seat: int, picture: str) -> Botanicus:
    """A garden drawn as five rows from the top of four levels, - for none."""
    words = picture.split()
    assert len(words) == BEDS
    beds = vec[u8]()
    for word in words:
        beds = append(beds, u8(0 if word == "-" else LEVELS.index(word)))
    state.players[seat].beds = beds
    return state


def beds(state: Botanicus, seat: int = 0) -> dict[str, str]:
    """The plants of a garden by their beds."""
    levels = enumerate(state.players[seat].beds)
    return {name_bed(bed): LEVELS[level] for bed, level in levels if level}


def hold(state: Botanicus, cards: str, seat: int = 0) -> Botanicus:
    """Let a seat have drawn cards already."""
    player = state.players[seat]
    wanted = [int(card[1:]) - 1 for card in cards.split()]
    assert set(wanted) <= set(state.deck)
    state.drawn += len(wanted)
    state.deck = numbers([card for card in state.deck if card not in wanted])
    player.hand = numbers(sorted([*player.hand, *wanted]))
    return state


def discard(state: Botanicus, cards: str) -> Botanicus:
    """Let cards of the deck lie in the discard."""
    wanted = [int(card[1:]) - 1 for card in cards.split()]
    state.drawn += len(wanted)
    state.deck = numbers([card for card in state.deck if card not in wanted])
    state.discard = numbers(sorted([*state.discard, *wanted]))
    return state


def numbers(found: list[int]) -> vec[i64]:
    """Numbers as the table keeps them."""
    kept = vec[i64]()
    for number in found:
        kept = append(kept, i64(number))
    return kept


def cards(found: Sequence[int]) -> list[str]:
    """The names of cards."""
    return [f"K{card + 1}" for card in found]


def pawn(state: Botanicus, space: str, seat: int = 0) -> Botanicus:
    """Put a pawn onto a space of its track."""
    state.players[seat].put_pawn("PBS".index(space[0]), state.box.track_names.index(space))
    return state


def pawns(state: Botanicus, seat: int = 0) -> list[str]:
    """Where the three pawns of a seat stand."""
    return [state.box.track_names[state.players[seat].pawn(track)] for track in range(3)]


def stand(state: Botanicus, crossing: str, second: str = "", seat: int = 0) -> Botanicus:
    """Put a seat's gardeners onto crossings."""
    state.players[seat].gardener = read_crossing(crossing)
    if second:
        state.players[seat].second = read_crossing(second)
    return state


def stands(player: Player) -> list[str]:
    """Where the gardeners of a player stand."""
    return [name_crossing(c) for c in (player.gardener, player.second) if c >= 0]


def free(state: Botanicus, animals: str, seat: int = 0) -> Botanicus:
    """Let a seat have freed animals already."""
    for animal in animals.split():
        state.players[seat].freed |= BIT[ANIMALS.index(animal)]
        state.players[seat].animals += 1
    return state
