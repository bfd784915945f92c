"""Parterre: four garden board games on one engine."""

from parterre.engine import choose_engine

choose_engine()

__version__ = "0.1.0"
