"""A table: events, undo, fate, and what each may read of the log."""

from __future__ import annotations

import pytest

from parterre.core import Illegal
from parterre.games import GAMES
from parterre.table import Event, Fate, Table
from tables import GAME_NAMES, random_table

GAME = GAMES["arboretum"]


def opened(seed: int = 1, seats: int = 2) -> Table:
    table = Table(GAME, GAME.setup(seats), Fate(seed))
    table.accept(table.begin())
    return table


def play(table: Table, *sentences: str) -> None:
    """Play sentences; a verb alone means the first choice that begins with it."""
    for sentence in sentences:
        said = sentence if " " in sentence else first(table, sentence)
        table.accept(table.propose(int(table.turn), said))


def first(table: Table, verb: str) -> str:
    choices = table.moment(int(table.turn)).choices
    return next(choice.action for choice in choices if choice.action.startswith(verb))


def refusal(table: Table, seat: int, sentence: str | None) -> str:
    n, facts = table.n, table.state.facts()
    with pytest.raises(Illegal) as why:
        table.propose_undo(seat) if sentence is None else table.propose(seat, sentence)
    assert (table.n, table.state.facts()) == (n, facts)
    return why.value.id


def test_a_proposal_changes_nothing_until_it_is_accepted() -> None:
    table = opened()
    facts = table.state.facts()
    step = table.propose(1, "draw deck")
    assert table.state.facts() == facts
    assert [event.seat for event in step.events] == [1, None]
    assert [event.n for event in step.events] == [15, 16]
    table.accept(step)
    assert table.n == 16
    with pytest.raises(ValueError, match="moved on"):
        table.accept(step)


def test_chance_after_a_sentence_is_settled_with_it() -> None:
    table = opened()
    assert table.n == 14
    play(table, "draw deck")
    assert table.turn == 1
    assert table.log()[-2] == "draw deck"
    assert table.log()[-1].startswith("deal ")


def test_undo_goes_back_to_the_last_chance_entry() -> None:
    table = opened()
    play(table, "draw deck", "draw deck")
    before = table.state.facts()
    play(table, "plant")
    assert table.may_undo(1)
    table.accept(table.propose_undo(1))
    assert table.state.facts() == before
    assert table.events[-1] == Event(table.n, 1, "undo")
    assert not any(text == "undo" for text in table.log())
    assert refusal(table, 1, None) == "table-undo-chance"


def test_undo_takes_back_draws_from_piles_one_by_one() -> None:
    table = opened()
    for _ in range(2):
        play(table, "draw deck", "draw deck", "plant", "discard")
    start = table.state.facts()
    play(table, "draw pile 1", "draw pile 2", "plant")
    for _ in range(3):
        table.accept(table.propose_undo(1))
    assert table.state.facts() == start
    assert refusal(table, 1, None) == "table-undo-nothing"
    play(table, "draw pile 2")
    assert table.log()[-1] == "draw pile 2"


def test_undo_stops_at_another_seats_entry_and_is_the_movers_alone() -> None:
    table = opened()
    play(table, "draw deck", "draw deck", "plant", "discard")
    assert refusal(table, 1, None) == "table-undo-turn"
    assert refusal(table, 2, None) == "table-undo-nothing"


def test_undo_before_anything_was_played() -> None:
    assert refusal(opened(), 1, None) == "table-undo-nothing"


@pytest.mark.parametrize(
    ("seat", "sentence", "id"),
    [
        (2, "draw deck", "table-not-your-turn"),
        (3, "draw deck", "table-no-seat"),
        (0, "draw deck", "table-no-seat"),
        (1, "draw pile 2", "arboretum-pile-empty"),
        (1, "x" * 101, "table-text"),
        (1, "draw\ndeck", "table-text"),
        (1, "undo", "arboretum-sentence"),
        (1, "deal J5", "arboretum-no-deal"),
    ],
)
def test_what_is_refused_changes_nothing(seat: int, sentence: str, id: str) -> None:
    assert refusal(opened(), seat, sentence) == id


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_table_folded_from_its_events_is_the_same_table(name: str) -> None:
    game = GAMES[name]
    table = random_table(game, game.setup(game.seats[0]), 5, 40)
    while table.may_undo(int(table.turn)):
        table.accept(table.propose_undo(int(table.turn)))
    again = Table(game, table.setup, Fate(5), table.events)
    assert again.state.facts() == table.state.facts()
    for viewer in (None, *range(1, table.setup.seats + 1)):
        assert again.moment(viewer) == table.moment(viewer)
    sentence = game.write(table.state, table.state.actions()[0])
    mover = int(table.turn)
    assert again.propose(mover, sentence) == table.propose(mover, sentence)


def test_catching_up_passes_over_what_is_there_and_misses_nothing() -> None:
    table = opened()
    other = Table(GAME, table.setup, Fate(1), table.events)
    play(table, "draw deck")
    other.catch_up(table.events)
    assert other.state.facts() == table.state.facts()
    with pytest.raises(ValueError, match="missing"):
        other.catch_up([Event(table.n + 2, 1, "draw deck")])


def test_equal_fates_are_equal_deals_whatever_is_played() -> None:
    """The k-th card of the deck is the same, whoever draws it."""
    one, two = opened(7), opened(7)
    play(one, "draw deck", "draw deck", "plant", "discard", "draw deck")
    play(two, "draw deck", "draw deck", "plant", "discard")
    play(two, "draw pile 1", "draw deck")
    deals = [[text for text in table.log() if text.startswith("deal")] for table in (one, two)]
    assert deals[0] == deals[1]
    assert list(opened(8).log()) != list(opened(7).log())


def test_fate_is_fair() -> None:
    """Each card comes first about as often as any other: 48 cards in 2,400 deals."""
    first_cards = [
        Table(GAME, GAME.setup(2), Fate(seed)).begin().events[0].text for seed in range(2400)
    ]
    counts = [first_cards.count(text) for text in set(first_cards)]
    assert len(counts) == 48
    assert sum((count - 50) ** 2 / 50 for count in counts) < 90  # chi-square, 47 degrees: p < 1e-4


def test_a_viewers_log_hides_what_it_may_not_know() -> None:
    table = opened()
    assert table.log_for(1)[0::2] == table.log()[0:14:2]
    assert table.log_for(1)[1::2] == ["deal ?"] * 7
    assert table.log_for(None) == ["deal ?"] * 14
    said = table.said(2, 12)
    assert [entry.n for entry in said] == [13, 14]
    assert said[0].action == "deal ?"
    assert said[0].words.id == "arboretum-log-deal-hidden"
    assert said[1].action == table.log()[13]


def test_a_finished_game_gives_its_full_record() -> None:
    table = random_table(GAME, GAME.setup(2), 3, 10_000)
    assert table.record_for(None) == table.record()
    assert [score.seat for score in table.record().scores] == [1, 2]
    running = random_table(GAME, GAME.setup(2), 3, 5)
    assert running.record_for(1).scores == []
    assert "deal ?" in running.record_for(1).log
