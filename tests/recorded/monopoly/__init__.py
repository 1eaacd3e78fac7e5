"""Games of Monopoly kept as records: the rules nobody gets right, each in one short game."""
