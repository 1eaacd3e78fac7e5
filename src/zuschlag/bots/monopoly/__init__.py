"""Players of Monopoly."""
