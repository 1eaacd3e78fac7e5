"""For Sale at a board: its result sheet."""
