"""Bots from outside: programs of one's own that sit down in the arena and in leagues."""
