"""Who plays when people do not: one contract, one file per player."""
