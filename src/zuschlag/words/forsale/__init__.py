"""For Sale in words."""
