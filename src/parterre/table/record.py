"""A game as a document: its setup, its sentences and, when it is over, its scores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from parterre.core import OVER, Game, Illegal, Setup, State
from parterre.core.illegal import told, written
from parterre.games import GAMES
from parterre.table.shapes import Agreed, Record, Score

FORMAT = "parterre-record/1"


def scores(game: Game, state: State) -> list[Score]:
    """Points and place of each seat of a finished game, and of the rival of a single one."""
    if state.turn() != OVER:
        return []
    found = []
    for seat, (points, place) in enumerate(zip(state.points(), state.ranking(), strict=True), 1):
        name = game.rival if seat > state.seats() else ""
        found.append(Score(seat=seat, points=points, place=place, name=name))
    return found


def write_record(
    game: Game,
    setup: Setup,
    names: Sequence[str],
    log: Sequence[str],
    scores: Sequence[Score],
) -> Record:
    """The document of a game."""
    return Record(
        format=FORMAT,
        game=game.name,
        rules=setup.rules,
        setup=Agreed(seats=setup.seats, options=setup.written()),
        names=list(names) or [f"Seat {seat}" for seat in range(1, setup.seats + 1)],
        log=list(log),
        scores=list(scores),
        components=dict(setup.components),
    )


def find_game(document: object) -> Game:
    """The game that a document is of."""
    if not isinstance(document, dict):
        raise Illegal("document-object")
    if "game" not in document:
        raise Illegal("document-no-game")
    return game_named(document["game"])


def game_named(name: object) -> Game:
    """The game of that name, or Illegal with the names there are."""
    if not isinstance(name, str) or name not in GAMES:
        raise Illegal("document-game", game=told(name), games=", ".join(GAMES))
    return GAMES[name]


def read_record(document: object) -> tuple[Game, Setup, list[str]]:
    """The game, setup and log of a record whose form is right, or Illegal with what is not."""
    if isinstance(document, dict) and document.get("format") != FORMAT:
        raise Illegal("record-format", format=written(document.get("format"))[:60])
    game = find_game(document)
    assert isinstance(document, dict)
    rules = game.read_rules(document.get("rules"))
    shape = document.get("setup")
    if not isinstance(shape, dict) or "seats" not in shape or set(shape) - {"seats", "options"}:
        raise Illegal("record-setup")
    options = shape.get("options", {})
    components = document.get("components", {})
    if not isinstance(options, dict):
        raise Illegal("record-setup")
    if not isinstance(components, dict):
        raise Illegal("record-components")
    setup = game.setup(shape["seats"], options, components, rules)
    log = document.get("log")
    if not isinstance(log, list):
        raise Illegal("record-log")
    for number, sentence in enumerate(log, 1):
        if not isinstance(sentence, str):
            raise Illegal("record-entry-text", number=number)
    _check_names(document.get("names"), setup)
    if not isinstance(document.get("scores", []), list):
        raise Illegal("record-scores-list")
    return game, setup, log


def _check_names(names: object, setup: Setup) -> None:
    if names is None:
        return
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Illegal("record-names-list")
    if len(names) != setup.seats:
        raise Illegal("record-names", names=len(names), seats=setup.seats)


def replay(document: object, reason: Callable[[Illegal], str]) -> tuple[Game, State]:
    """Check a record entry by entry and return where it ends, or Illegal naming the entry."""
    game, setup, log = read_record(document)
    assert isinstance(document, dict)
    state = game.begin(setup)
    for number, sentence in enumerate(log, 1):
        try:
            game.play_sentence(state, sentence)
        except Illegal as why:
            entry = {"sentence": told(sentence), "reason": reason(why)}
            raise Illegal("record-entry", why.clause, number=number, **entry) from None
    _check_scores(document.get("scores"), msgspec.to_builtins(scores(game, state)))
    return game, state


def _alike(given: list[Any], found: list[dict[str, Any]]) -> bool:
    """Whether scores are the same in value and kind, whatever the order of their words."""
    values = [value for score in given if isinstance(score, dict) for value in score.values()]
    return given == found and all(type(value) in (int, str) for value in values)


def _check_scores(given: list[Any] | None, found: list[dict[str, Any]]) -> None:
    """Refuse scores that are not those of the log, naming the first that differs."""
    if given is None or _alike(given, found):
        return
    if not found:
        raise Illegal("record-scores-running")
    for seat, right in enumerate(found, 1):
        if not _alike(given[seat - 1 : seat], [right]):
            there = told(given[seat - 1]) if len(given) >= seat else "—"
            raise Illegal("record-scores", seat=seat, given=there, found=told(right))
    raise Illegal("record-scores-number", given=len(given), found=len(found))
