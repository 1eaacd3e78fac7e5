"""The rulebooks in code: a room per game, one contract, no I/O, no clock, no own luck."""
