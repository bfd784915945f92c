"""`score` and `replay`: documents in, answers out, one bad document never stopping the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parterre.cli import tables
from parterre.cli.documents import Document, read_documents
from parterre.cli.voice import answer, complain, reason, say, sentence
from parterre.core import OVER, Illegal
from parterre.table import replay
from parterre.table.record import find_game, scores


def score_file(name: str, as_json: bool) -> int:
    """Score every finished table of a file."""
    return _answer_each(name, as_json, _score, tables.scored)


def replay_file(name: str, as_json: bool) -> int:
    """Check every record of a file entry by entry."""
    return _answer_each(name, as_json, _replay, tables.replayed)


def _score(document: Any) -> dict[str, Any]:
    scored = find_game(document).score(document)
    return {**scored, "warnings": [reason(warning) for warning in scored["warnings"]]}


def _replay(document: Any) -> dict[str, Any]:
    game, state = replay(document, reason)
    names = document.get("names") or [f"Seat {seat}" for seat in range(1, state.seats() + 1)]
    return {
        "game": game.name,
        "over": state.turn() == OVER,
        "entries": len(document["log"]),
        "names": names,
        "scores": scores(game, state),
    }


def _answer_each(
    name: str,
    as_json: bool,
    work: Callable[[Any], dict[str, Any]],
    show: Callable[[dict[str, Any], int], None],
) -> int:
    documents = read_documents(name, strict=as_json)
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


def _done(document: Document, work: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
    if document.problem is not None:
        raise document.problem
    try:
        return work(document.content)
    except RecursionError:
        raise Illegal("document-deep") from None
