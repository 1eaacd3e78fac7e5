"""What a game brings along: where its part for every room is found.

A part is named by its address, `module:name`, and loaded when a room asks for it, so that rules
need not know the rooms above them. Where a game leaves a part out, the room has something plain.
"""

import importlib
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from zuschlag.rules.game import AnyGame


class Description(NamedTuple):
    """A game and its parts."""

    name: str
    rules: str  # a `rules.game.Game`
    title: str = ""  # as on its box, where that is more than the name
    table: str = ""  # a `table.game_at_table.GameAtTable`: what is sealed, what reveals, timers
    bots: str = ""  # a `bots.bot.Roster`
    levels: str = ""  # a `bots.bot.Levels`: which of them are how strong
    terminal: str = ""  # a `terminal.screens.Screens`: form, table and final screen
    narration: str = ""  # puts a record into sentences, for `zuschlag show`
    simulate: str = ""  # adds a command to `zuschlag simulate`
    board: str = ""  # an `event.counted.GameAtBoard`: result sheets of tables that are not hosted
    arena: str = ""  # a `lab.arena.game_in_arena.GameInArena`: turns of the dice, faster games
    compiled: Mapping[str, str] = {}  # what can be compiled in advance, by name

    @property
    def game(self) -> AnyGame:
        """The game through its contract."""
        found: AnyGame = part(self.rules)
        return found


@cache
def part(address: str) -> Any:
    """What is at an address."""
    module, _, name = address.partition(":")
    return getattr(importlib.import_module(module), name)
