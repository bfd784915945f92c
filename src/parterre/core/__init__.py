"""The words that every game and everybody who plays one share."""

from parterre.core.box import Box
from parterre.core.game import Game, Option
from parterre.core.illegal import Illegal
from parterre.core.playout import playout
from parterre.core.rng import Rng
from parterre.core.setup import Setup, Value
from parterre.core.shapes import Element
from parterre.core.state import CHANCE, OVER, SPECTATOR, State
from parterre.core.voice import Voice

__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "Box",
    "Element",
    "Game",
    "Illegal",
    "Option",
    "Rng",
    "Setup",
    "State",
    "Value",
    "Voice",
    "playout",
]
