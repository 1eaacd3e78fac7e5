"""Games of the arena in which programs from outside sit: metered by the clock, not repeatable."""

import atexit
import shlex
from functools import cache
from typing import Any

from zuschlag.errors import Malformed
from zuschlag.lab.arena.bots import maker
from zuschlag.lab.arena.luck import luck_of_bot
from zuschlag.lab.outside.player import OutsidePlayer
from zuschlag.lab.outside.program import Program

SECONDS = 10.0
"""How long a program may take for a move, by the clock; after that it counts as stuck."""


def named_program(text: str) -> tuple[str, str]:
    """NAME=COMMAND."""
    name, is_given, command = text.partition("=")
    if not is_given or not name.isidentifier() or not shlex.split(command):
        raise Malformed("arena/bad-program", "--program", {"found": text})
    return name, command


@cache
def _program(command: str, seconds: float, seat: int) -> Program:
    """One process for a command and a seat, kept from game to game."""
    made = Program(shlex.split(command), seconds)
    atexit.register(made.close)
    return made


def seated(
    game: str, seating: tuple[str, ...], programs: dict[str, str], seed: int, deal: int
) -> list[Any]:
    """A player for every seat, programs among them."""
    players: list[Any] = []
    for seat, bot in enumerate(seating):
        luck = luck_of_bot(seed, deal, seat, bot)
        if bot in programs:
            players.append(OutsidePlayer(game, _program(programs[bot], SECONDS, seat), luck))
        else:
            players.append(maker(game, bot)(luck))
    return players
