"""What a result sheet comes to: by the rules of the game, through their own doors.

A game that can be played at a board names its part in its description; others have no sheets.
"""

from functools import cache
from typing import Any, Protocol

import msgspec

from zuschlag.errors import Malformed
from zuschlag.rules.description import part
from zuschlag.rules.games import description


class Counted(msgspec.Struct, frozen=True):
    """By seat: the money, the place; and what is odd, though it may be so."""

    amounts: list[int]
    places: list[int]
    warnings: list[str] = []


class GameAtBoard(Protocol):
    """What an evening must know of a game that it does not host itself."""

    sheet: type

    def count(self, terms: Any, sheet: Any) -> Counted:
        """Amounts and places, or a Refusal that names what cannot be."""


@cache
def game_at_board(name: str) -> GameAtBoard:
    """The game of this name at a board, or Malformed where it has no sheet."""
    found = description(name, "settings.table.game").board
    if not found:
        raise Malformed("event/no-boards", "settings.mode", {"game": name})
    made: GameAtBoard = part(found)()
    return made
