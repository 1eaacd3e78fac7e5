"""A standing tournament: everybody plays everybody in rotation, game after game, until stopped.

Every bot is a file with a function `choose` and runs in a confined process of its own, with the
same computing for each move. All bots of a round meet the same deal. What a bot makes of its time
depends on the machine, so no game can be repeated bit for bit; its record can be judged.
"""

import random
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from zuschlag import record
from zuschlag.errors import Malformed
from zuschlag.lab.arena.fields import Field, company, seatings
from zuschlag.lab.arena.game_in_arena import game_in_arena
from zuschlag.lab.arena.luck import luck_of_bot, luck_of_deal
from zuschlag.lab.arena.playing import course
from zuschlag.lab.outside.hosted import Allowance, hosted
from zuschlag.lab.outside.player import OutsidePlayer
from zuschlag.lab.outside.program import Program
from zuschlag.rules.games import GAMES

LEAST_BOTS = 2


class LeagueGame(msgspec.Struct, frozen=True):
    """One game of the league, as its file has it."""

    number: int
    deal: int
    seating: Field
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    millis: tuple[int, ...]  # of computing, by seat
    moves: tuple[int, ...]
    missed: tuple[int, ...]  # moves that were made for it


def bots_in(folder: Path) -> dict[str, Path]:
    """The bots of a folder by their names: every Python file but those with an underscore."""
    files = sorted(folder.glob("*.py"))
    found = {file.stem: file.resolve() for file in files if not file.name.startswith("_")}
    if len(found) < LEAST_BOTS:
        facts = {"folder": str(folder), "found": len(found)}
        raise Malformed("league/too-few-bots", "FOLDER", facts)
    return found


class Tournament:
    """Bots, what they play, and the processes they play in."""

    def __init__(
        self,
        game: str,
        bots: dict[str, Path],
        allowance: Allowance,
        seed: int,
        edition: str | None = None,
        seats: int | None = None,
    ) -> None:
        special, self._game = game_in_arena(game), GAMES[game]
        edition = edition or special.edition or self._game.editions()[0]
        seats = seats or min(self._game.seats(edition))
        agreed = self._game.agree(edition, seats, {}, None)
        switches = special.agreed({}, agreed)
        self.terms = self._game.agree(edition, seats, switches, None)
        self.bots, self._allowance, self._seed = bots, allowance, seed
        self._programs: dict[tuple[str, int], Program] = {}

    @cached_property
    def rotation(self) -> list[Field]:
        """Who sits where in the games of a round."""
        fields = company(list(self.bots), self.terms.seats)
        return [order for field in fields for order in seatings(field)]

    def play(self, number: int) -> tuple[LeagueGame, dict[str, Any]]:
        """Game number so and so with its record."""
        deal, place = divmod(number, len(self.rotation))
        seating = self.rotation[place]
        game, name = self._game, self._game.name
        state = game.begin(self.terms, game.deal(self.terms, luck_of_deal(self._seed, deal)))
        players = [
            OutsidePlayer(name, self._program(bot, seat), self._luck(deal, seat, bot))
            for seat, bot in enumerate(seating)
        ]
        steps = course(name, state, players, self._seed, deal)
        moves = [(step.seat, step.action) for step in steps if step.seat is not None]
        found = game.outcome(state)
        assert found is not None, "a game that is over has an outcome"
        spent = [one.spent for one in players]
        played = LeagueGame(
            number,
            deal,
            seating,
            tuple(found.scores),
            tuple(found.ranking),
            tuple(found.winners),
            found.ending,
            tuple(one.millis for one in spent),
            tuple(one.moves for one in spent),
            tuple(one.missed for one in spent),
        )
        return played, record.write(state, _names(seating), moves, {"league": number}, game=game)

    def _luck(self, deal: int, seat: int, bot: str) -> random.Random:
        return luck_of_bot(self._seed, deal, seat, bot)

    def _program(self, bot: str, seat: int) -> Program:
        """Two of a kind at one table have a process each."""
        if (bot, seat) not in self._programs:
            self._programs[bot, seat] = hosted(self.bots[bot], self._allowance)
        return self._programs[bot, seat]

    def close(self) -> None:
        """End all processes."""
        for program in self._programs.values():
            program.close()


def _names(seating: Sequence[str]) -> list[str]:
    return [f"{bot} {seat}" for seat, bot in enumerate(seating)]
