"""Monopoly at the terminal table: its form, its board, its sheets."""
