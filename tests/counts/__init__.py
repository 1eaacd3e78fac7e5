"""How many ways a game can go on, counted by the rules and by the second telling."""
