"""What the pages say, in the words of the Fluent files."""

from __future__ import annotations

from parterre.words import say

STEPS = ("draw1", "draw2", "plant", "discard", "over")


def step_of(question: str, lang: str) -> str:
    """The step that a question on the page belongs to; "wait" while another seat plays."""
    for step in STEPS:
        if question == say(f"board-ask-{step}", lang=lang):
            return step
    return "wait"


def card_name(card: str, lang: str) -> str:
    """A card as the page names it."""
    species = say(f"species-{card[0]}", lang=lang)
    return say("board-card", {"species": species, "rank": card[1:]}, lang)
