"""`games` and `components`: what there is to play, and what is in the box."""

from __future__ import annotations

from parterre.bots import BOTS
from parterre.cli import tables
from parterre.cli.documents import read_toml
from parterre.cli.voice import Mistakes, answer, say, sentence, voice
from parterre.games import GAMES
from parterre.table import game_named
from parterre.table.boxes import correct, corrected
from parterre.table.describe import describe


def list_games(as_json: bool) -> int:
    """Show the games, their seats and options."""
    listed = [describe(game, BOTS, voice()) for game in GAMES.values()]
    if as_json:
        answer(listed)
    else:
        for game in listed:
            tables.game(game)
    return 0


def show_components(name: str, as_json: bool) -> int:
    """Show what is in a box and how each element is known."""
    game = game_named(name)
    elements = game.elements(game.box({}), voice())
    if as_json:
        answer({"game": game.name, "elements": elements})
    else:
        tables.elements(game.title, elements)
    return 0


def check_components(name: str, file: str, as_json: bool) -> int:
    """Check a corrected file and say what it changes, or what is wrong with it."""
    game = game_named(name)
    changes, mistakes = correct(game, read_toml(file))
    if as_json:
        told = [sentence(mistake) for mistake in mistakes]
        fine = not mistakes
        answer(
            {"game": game.name, "ok": fine, "mistakes": told, "changes": changes if fine else {}}
        )
    if mistakes:
        raise Mistakes(mistakes)
    if not as_json:
        count = sum(len(values) for section in changes.values() for values in section.values())
        print(say("components-fine", game=game.title, changes=count))
        tables.changes(corrected(game, changes, voice()))
    return 0
