"""`score` and `replay`: documents in, answers out, one bad document never stopping the others."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from parterre.cli import tables
from parterre.cli.agreeing import corrections
from parterre.cli.documents import Document, read_documents
from parterre.cli.voice import answer, complain, reason, say, sentence, voice
from parterre.core import OVER, Box, Game, Illegal, State
from parterre.core.scorefile import Answer
from parterre.games import GAMES
from parterre.table import replay
from parterre.table.record import find_game, scores
from parterre.table.shapes import Scoring

T = TypeVar("T")


def score_file(name: str, as_json: bool, components: str | None) -> int:
    """Score every finished table of a file, with the corrected box that is given for its game."""
    documents = read_documents(name, strict=as_json)
    found = {_game_of(document.content) for document in documents} - {None}
    games = [game for game in GAMES.values() if game.name in found]
    changes = corrections([components], games) if components is not None and games else {}
    return _answer_each(
        documents,
        as_json,
        lambda document: _score(document, changes, for_the_eye=not as_json),
        tables.scored,
    )


def replay_file(name: str, as_json: bool) -> int:
    """Check every record of a file entry by entry."""
    documents = read_documents(name, strict=as_json)
    return _answer_each(
        documents,
        as_json,
        lambda document: _replay(document, for_the_eye=not as_json),
        tables.replayed,
    )


def _game_of(document: Any) -> str | None:
    """The name of the game that a document is of, if that can be told."""
    try:
        return find_game(document).name
    except Illegal:
        return None


def _score(document: Any, changes: Mapping[str, Mapping[str, Any]], for_the_eye: bool) -> Scoring:
    game = find_game(document)
    if "format" in document or "log" in document:
        scored = _score_record(document, game.name in changes, for_the_eye)
    else:
        box = game.box(changes.get(game.name, {}))
        scored = game.score(_with_names(document) if for_the_eye else document, box)
        scored = scored.warned(*_made_up(game, box, scored.counted))
    notes = scored.notes if for_the_eye else ()
    return Scoring(
        game=scored.game,
        winners=scored.winners(),
        warnings=[reason(warning) for warning in scored.warnings + notes],
        players=scored.players,
    )


def _score_record(document: Any, with_box: bool, for_the_eye: bool) -> Answer:
    """Score the end of a record; its box is its own."""
    game, state = replay(document, reason)
    if state.turn() != OVER:
        raise Illegal("score-running", entries=len(document["log"]))
    scored = game.tally(state, _names(document, state, for_the_eye))
    if with_box:
        scored = scored.warned(Illegal("score-record-box"))
    known = game.known(game.box(document.get("components", {})))
    if made_up := known.get("reconstructed", 0):
        numbers = {"count": made_up, "all": sum(known.values())}
        scored = scored.warned(Illegal("score-record-reconstructed", "", game=game.name, **numbers))
    return scored


def _made_up(game: Game, box: Box, counted: Collection[str]) -> Iterator[Illegal]:
    """A warning for each element that made points and is reconstructed."""
    for element in game.elements(box, voice()):
        if element.id in counted and element.known == "reconstructed":
            values = {"what": element.what, "value": element.value, "source": element.source}
            yield Illegal("score-reconstructed", "", element=element.id, **values)


def _names(document: Any, state: State, for_the_eye: bool) -> list[str]:
    seats = range(1, state.seats() + 1)
    return document.get("names") or [
        _seat(seat) if for_the_eye else f"Seat {seat}" for seat in seats
    ]


def _with_names(document: Any) -> Any:
    """A score file whose players all have a name, as the reader's language calls a seat."""
    players = document.get("players")
    if not isinstance(players, list):
        return document
    named = [
        {"name": _seat(number), **player} if isinstance(player, dict) else player
        for number, player in enumerate(players, 1)
    ]
    return {**document, "players": named}


def _seat(number: int) -> str:
    return say("table-seat-name", seat=number)


def _replay(document: Any, for_the_eye: bool) -> dict[str, Any]:
    game, state = replay(document, reason)
    return {
        "game": game.name,
        "over": state.turn() == OVER,
        "rules": document["rules"],
        "entries": len(document["log"]),
        "names": _names(document, state, for_the_eye),
        "scores": msgspec.to_builtins(scores(game, state)),
    }


def _answer_each(
    documents: list[Document],
    as_json: bool,
    work: Callable[[Any], T],
    show: Callable[[T, int], None],
) -> int:
    code = 0
    for document in documents:
        try:
            result = _done(document, work)
        except Illegal as problem:
            code = 1
            if as_json:
                answer({"error": sentence(problem)})
            elif document.line:
                complain(say("cli-line", line=document.line, sentence=sentence(problem)))
            else:
                complain(sentence(problem))
        else:
            if as_json:
                answer(result)
            else:
                show(result, document.line if len(documents) > 1 else 0)
    return code


def _done(document: Document, work: Callable[[Any], T]) -> T:
    if document.problem is not None:
        raise document.problem
    try:
        return work(document.content)
    except RecursionError:
        raise Illegal("document-deep") from None
