"""Zuschlag: two property games, one rulebook in code, to play and to study."""

__version__ = "0.1.0"
