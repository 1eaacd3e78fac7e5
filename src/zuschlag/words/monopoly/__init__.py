"""Monopoly in words."""
