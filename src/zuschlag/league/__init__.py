"""The standing league of a server: strangers' programs and levels of the house, game after game."""
