"""The house itself: pins, imports, versions, snippets, chores. No game is played here."""
