"""What the pages say, in the words of the Fluent files."""

from __future__ import annotations

from parterre.words import say


def card_name(card: str, lang: str) -> str:
    """A card as the page names it."""
    species = say(f"arboretum-species-{card[0]}", lang=lang)
    return say("arboretum-board-card", {"species": species, "rank": card[1:]}, lang)
