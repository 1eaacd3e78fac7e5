"""Monopoly in the arena: dice belong to turns, and games end by rounds."""

from collections.abc import Mapping
from typing import Any

from zuschlag.lab.arena.game_in_arena import GameInArena
from zuschlag.lab.monopoly.length import limited


class MonopolyInArena(GameInArena):
    """Four at the table, rent by itself."""

    edition = "aalen-casual"
    seats = 4

    def agreed(self, options: Mapping[str, object], terms: Any) -> dict[str, object]:
        """With an end by rounds."""
        return limited(options, terms)

    def turn(self, state: Any) -> int:
        """As the record counts them, from the first roll on."""
        return int(state.tables[0].turn_number)
