"""A survey of a garden of Arboretum says what the scoring would say."""

from __future__ import annotations

from parterre.bots.hints.arboretum_paths import Survey
from parterre.core import OVER, Rng
from parterre.engine import compiled
from parterre.games import GAMES
from parterre.games.arboretum.scoring import Trail
from parterre.games.arboretum.state import SIDE
from tables import random_states

GAME = GAMES["arboretum"]
GAMES_PLAYED = 60 if compiled() else 8


def test_paths_are_those_of_the_scoring() -> None:
    survey, trail = Survey(), Trail(SIDE)
    long = 0
    for seed in range(GAMES_PLAYED):
        *_, end = random_states(GAME, GAME.setup(2), seed)
        assert end.turn() == OVER
        for player in end.players:
            survey.look(player, end.species)
            for kind in end.species:
                assert survey.paths[kind] == trail.find(player, kind)
                long += survey.paths[kind] > 3
    assert long > 0


def test_what_a_card_adds_is_what_the_scoring_finds_once_it_is_planted() -> None:
    survey, trail, rng = Survey(), Trail(SIDE), Rng(3)
    longer = 0
    for seed in range(GAMES_PLAYED):
        states = list(random_states(GAME, GAME.setup(2), seed))
        end = states[len(states) * 3 // 4]
        for player in end.players:
            survey.look(player, end.species)
            for card in end.deck:
                cell = player.edge[rng.below(len(player.edge))]
                after = player.copy()
                after.plant(card, cell)
                survey.stand(player, card, cell)
                for kind in end.species:
                    found = survey.paths[kind]
                    if survey.add(player, card, kind) and survey.through > found:
                        found = survey.through
                        longer += 1
                    assert found == trail.find(after, kind), (seed, card, cell, kind)
    assert longer > 0


def test_a_row_of_one_species_counts_double_from_four_trees_on() -> None:
    survey, trail = Survey(), Trail(SIDE)
    state = GAME.begin(GAME.setup(2))
    player = state.players[0]
    kind = state.species[0]
    middle = SIDE * SIDE // 2
    for rank in range(8):
        player.plant(kind * 8 + rank, middle + rank)
        survey.look(player, state.species)
        assert survey.paths[kind] == trail.find(player, kind)
    assert survey.paths[kind] == 2 * 8 + 1 + 2
