"""What the arena must know about a game beyond the contract: a class with plain answers.

A game that wants to answer otherwise names a subclass in its description (`arena`).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from zuschlag.lab.arena.fields import Field
from zuschlag.rules.description import part
from zuschlag.rules.game import AnyTerms, Outcome
from zuschlag.rules.games import description


class Block(NamedTuple):
    """Games of one seating, dealt and not begun: `states[i]` is number `deals[i]` of the seed.

    Bots draw from `luck.luck_of_bot`, dice from `luck.key_of_dice`.
    """

    terms: AnyTerms
    seating: Field
    seed: int
    deals: Sequence[int]
    states: Sequence[Any]


class GameInArena:
    """A game without peculiarities."""

    edition = ""  # the usual one; the first where none is named
    seats = 0  # the usual number of them; as few as can be where none is named
    beside: tuple[str, ...] = ()  # bots that play only if they are named
    levels: tuple[str, ...] = ()  # bots that can be exploited, weakest first
    exploiter = ""  # the address of the function that does it (`exploit.Exploiter`)

    def agreed(self, options: Mapping[str, object], terms: AnyTerms) -> dict[str, object]:
        """The switches a game between bots is played with: there is no clock."""
        return dict(options)

    def turn(self, state: Any) -> int:
        """The number of the turn that dice are thrown in; 0 where nothing is thrown by turns."""
        return 0

    def play(self, block: Block) -> list[Outcome] | None:
        """Play a block at machine speed, the very games the driver would play; None: it cannot."""
        return None


@cache
def game_in_arena(game: str) -> GameInArena:
    """What a game's description names, or the plain one."""
    address = description(game).arena
    made: GameInArena = part(address)() if address else GameInArena()
    return made
