"""Monopoly as people sit at it."""
