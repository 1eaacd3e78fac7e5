"""The rulebooks in code: a room per game, one contract, no I/O, no clock, no luck of their own."""
