"""For Sale in boxes so small that it can be solved, by two ways that have nothing in common."""
