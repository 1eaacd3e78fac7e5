"""Monopoly at a board: its result sheet."""
