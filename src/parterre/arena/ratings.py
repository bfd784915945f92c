"""Ratings over several bots, by openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from parterre.arena.match import Outcome


class Ratings:
    """What is believed of each bot's strength, revised after every game in their order."""

    def __init__(self, rival: str = "") -> None:
        self.rival = rival
        self.model = PlackettLuce()
        self.of: dict[str, PlackettLuceRating] = {}

    def see(self, games: Iterable[Outcome]) -> None:
        """Revise the ratings by the places of games."""
        for game in games:
            places = game.places()
            names = [*game.names, self.rival][: len(places)]
            if len(set(names)) > 1:
                self._revise(names, places)

    def _revise(self, names: list[str], places: list[int]) -> None:
        """Rate every seat; a bot that sat on several takes the mean of what they give."""
        before = [self.of.get(name) or self.model.rating(name=name) for name in names]
        rated = self.model.rate([[each] for each in before], ranks=[float(p) for p in places])
        for name in set(names):
            mine = [team[0] for team, whose in zip(rated, names, strict=True) if whose == name]
            mu = sum(each.mu for each in mine) / len(mine)
            sigma = sum(each.sigma for each in mine) / len(mine)
            self.of[name] = self.model.rating(name=name, mu=mu, sigma=sigma)

    def report(self) -> dict[str, dict[str, Any]]:
        """Each rating with its doubt, and the rating that is nearly certain; the best first."""
        ranked = sorted(self.of.items(), key=lambda each: -each[1].ordinal())
        return {
            name: {
                "mu": round(rating.mu, 3),
                "sigma": round(rating.sigma, 3),
                "ordinal": round(rating.ordinal(), 3),
            }
            for name, rating in ranked
        }
