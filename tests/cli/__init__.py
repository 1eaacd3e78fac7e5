"""The real command, as a user runs it."""
