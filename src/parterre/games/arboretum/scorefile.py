"""A finished table of Arboretum, real or virtual, scored from a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.core import Box, Illegal, State
from parterre.core.illegal import told
from parterre.core.order import insert
from parterre.core.scorefile import Answer, Rows, Word, listed, named_players, once, strange_words
from parterre.core.shapes import Scored
from parterre.games.arboretum import shapes
from parterre.games.arboretum.components import CARDS, CODES, RANKS, name_card, read_card
from parterre.games.arboretum.rules import HAND, SCORED, Arboretum, species_needed
from parterre.games.arboretum.scoring import Telling, breakdown
from parterre.games.arboretum.state import Player, new_player
from parterre.games.arboretum.view import telling_data

SIDE = 2 * CARDS + 3  # a file may hold any garden: room for every card in one line, either way
WORDS = ("game", "species", "players")
OF_PLAYERS = ("name", "hand", "garden")


def score(document: Mapping[str, Any], printed: Box) -> Answer:
    """The answer to a score file, or Illegal with what is wrong in it (§8.3)."""
    players, names = named_players(document, "8.3")
    seen: dict[int, str] = {}
    read = [_player(player, name, seen) for player, name in zip(players, names, strict=True)]
    species = _species(document, seen)
    ground = Arboretum(
        printed,
        vec[Player](read),
        species,
        vec[i64](),
        vec[u8]([0] * CARDS),
        SCORED,
        0,
        0,
        0,
        False,
        2015,
    )
    answer = _answer(ground, names, [_origin(player) for player in players])
    return answer.warned(*_warnings(document, read, names, len(species)))


def tally(state: State, names: Sequence[str]) -> Answer:
    """The answer about a finished game."""
    assert isinstance(state, Arboretum)
    return _answer(state, names, [(0, 0)] * len(names))


def _answer(ground: Arboretum, names: Sequence[str], origins: list[tuple[int, int]]) -> Answer:
    """What each player scored, species by species; trees are counted from their garden's origin."""
    players = list(ground.players)
    order = ground.ranking()
    totals = ground.points()
    tellings = [(telling, telling_data(players, telling)) for telling in breakdown(ground)]
    answer = []
    for seat, name in enumerate(names):
        by_species = {}
        for telling, data in tellings:
            mine = next((p for p in data.paths if p.seat == seat + 1 and p.scored), None)
            by_species[data.species] = shapes.SpeciesScored(
                right=telling.right[seat],
                hand=int(telling.hands[seat].total),
                points=mine.points if mine else 0,
                path=_moved(mine.path, origins[seat]) if mine else None,
            )
        answer.append(
            shapes.Scored(name=name, points=totals[seat], place=order[seat], species=by_species)
        )
    return Answer("arboretum", answer, notes=tuple(_zeroed(tellings, names)))


def _zeroed(
    tellings: list[tuple[Telling, shapes.SpeciesTold]], names: Sequence[str]
) -> Iterator[Illegal]:
    """A note for each 8 that counted nothing because another held the 1 (§5.5)."""
    for _, data in tellings:
        for hand in data.hands:
            if hand.zeroed is not None and hand.by is not None:
                name, other = (told(names[seat - 1]) for seat in (hand.seat, hand.by))
                cards = {"eight": hand.zeroed, "one": f"{data.species}1"}
                yield Illegal("arboretum-score-zeroed", "5.5", name=name, other=other, **cards)


def rows(player: Scored) -> list[Rows]:
    """What the answer tells about a player: for each species the right, the path, the points."""
    assert isinstance(player, shapes.Scored)
    lines = []
    for code, of in player.species.items():
        path = " – ".join(card for card, _, _ in of.path or [])
        right = Word("arboretum-table-yes") if of.right else "–"
        lines.append(
            (Word(f"arboretum-species-{code}", code), right, of.hand, path or "–", of.points)
        )
    heads = (
        "arboretum-table-species",
        "arboretum-table-right",
        "arboretum-table-hand",
        "arboretum-table-path",
        "table-points",
    )
    return [Rows(heads, tuple(lines))]


def _card(value: object, owner: str, seen: dict[int, str]) -> int:
    card = read_card(value) if isinstance(value, str) else -1
    if card < 0:
        raise Illegal("arboretum-score-card", "8.1", card=told(value), name=told(owner))
    once(card, name_card(card), owner, seen, "8.3")
    return card


def _player(document: dict[str, Any], name: str, seen: dict[int, str]) -> Player:
    player = new_player(SIDE)
    for value in listed(document.get("hand"), f"{told(name)}: hand", "8.3"):
        player.hand = insert(player.hand, _card(value, name, seen))
    at: dict[tuple[int, int], int] = {}
    for entry in listed(document.get("garden"), f"{told(name)}: garden", "8.3"):
        if not isinstance(entry, list) or len(entry) != 3:
            raise Illegal("arboretum-score-tree", "8.3", entry=told(entry), name=told(name))
        card = _card(entry[0], name, seen)
        x, y = entry[1], entry[2]
        for number in (x, y):
            if isinstance(number, bool) or not isinstance(number, int):
                raise Illegal("arboretum-score-tree", "8.3", entry=told(entry), name=told(name))
        if (x, y) in at:
            there = name_card(at[x, y])
            card_name = name_card(card)
            raise Illegal(
                "arboretum-score-cell-twice",
                "3.7",
                card=card_name,
                there=there,
                x=x,
                y=y,
                name=told(name),
            )
        at[x, y] = card
    _grow(player, at, name)
    return player


def _grow(player: Player, at: dict[tuple[int, int], int], name: str) -> None:
    """Plant a garden outwards from its first tree; what is not reached is not connected (§3.6)."""
    if not at:
        return
    x0, y0 = next(iter(at))
    reached = [(x0, y0)]
    for x, y in reached:
        for near in ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)):
            if near in at and near not in reached:
                reached.append(near)
    for x, y in at:
        if (x, y) not in reached:
            raise Illegal(
                "arboretum-score-not-connected",
                "3.6",
                card=name_card(at[x, y]),
                x=x,
                y=y,
                name=told(name),
            )
    for x, y in reached:
        player.plant(at[x, y], (y - y0 + SIDE // 2) * SIDE + x - x0 + SIDE // 2)


def _origin(document: dict[str, Any]) -> tuple[int, int]:
    """Where the file's garden has its first tree."""
    return (document["garden"][0][1], document["garden"][0][2]) if document["garden"] else (0, 0)


def _moved(path: list[shapes.Planted], origin: tuple[int, int]) -> list[shapes.Planted]:
    return [(card, x + origin[0], y + origin[1]) for card, x, y in path]


def _species(document: Mapping[str, Any], seen: dict[int, str]) -> vec[i64]:
    """The species in play: those the file names, or those seen (§8.3)."""
    if "species" not in document:
        kinds = {card // RANKS for card in seen}
    else:
        codes = document["species"]
        if not isinstance(codes, str) or any(code not in CODES for code in codes):
            raise Illegal("arboretum-score-species", "8.3", value=told(codes))
        if len(set(codes)) != len(codes):
            raise Illegal("arboretum-species-twice", "8.3", value=told(codes))
        kinds = {CODES.index(code) for code in codes}
        for card, name in seen.items():
            if card // RANKS not in kinds:
                raise Illegal("arboretum-score-not-in-play", "8.3", card=name_card(card), name=name)
    species = vec[i64]()
    for kind in sorted(kinds):
        species = append(species, kind)
    return species


def _warnings(
    document: Mapping[str, Any], players: list[Player], names: list[str], species: int
) -> list[Illegal]:
    """What is unusual but can be scored, as messages."""
    warnings = []
    for player, name in zip(players, names, strict=True):
        if len(player.hand) != HAND:
            held = len(player.hand)
            warnings.append(
                Illegal("arboretum-score-hand", "8.3", name=told(name), cards=held, wanted=HAND)
            )
    seats = len(players)
    if seats == 1:
        warnings.append(Illegal("score-one-player", "8.3"))
    else:
        needed = int(species_needed(seats))
        if species > needed or ("species" in document and species != needed):
            warnings.append(
                Illegal(
                    "arboretum-score-species-number",
                    "8.3",
                    species=species,
                    seats=seats,
                    needed=needed,
                )
            )
    return warnings + strange_words(document, WORDS, OF_PLAYERS, "8.3")
