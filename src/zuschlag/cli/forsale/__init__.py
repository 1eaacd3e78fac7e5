"""For Sale on the command line: how a game is told, how many are played."""
