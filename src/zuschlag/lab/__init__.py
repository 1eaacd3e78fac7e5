"""Studying the games: simulation, plots, and what researchers plug into."""
