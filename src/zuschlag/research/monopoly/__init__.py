"""Monopoly for research: actions in small steps, many tables at once, played by compiled code."""
