"""Written games of Monopoly: what the judge takes, what it refuses, and what it answers."""
