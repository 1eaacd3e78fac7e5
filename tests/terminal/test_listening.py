"""A bot that remembers is told at the terminal's table, too, and never what others typed."""

import random
from typing import ClassVar

import pytest

from tests.terminal.play import more_bots, played
from zuschlag.bots.bot import Noticed
from zuschlag.bots.forsale.heuristic import HeuristicBot
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.terminal.agreeing import agreed
from zuschlag.terminal.own_table import OwnTable
from zuschlag.terminal.wishes import Wishes


class Diarist(HeuristicBot):
    """Writes everything down."""

    alive: ClassVar[list["Diarist"]] = []

    def __init__(self, luck: random.Random) -> None:
        super().__init__(luck)
        self.diary: list[Noticed] = []
        self.alive.append(self)

    def notice(self, what: Noticed) -> None:
        """One more."""
        self.diary.append(what)


async def test_a_listening_bot_hears_the_opening_and_every_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    more_bots(monkeypatch, "for-sale", FOR_SALE_BOTS, diarist=Diarist)
    party = agreed(Wishes("1997", 3, ("diarist", "heuristic"), name="Eva"))
    seat = await played(party, 2, HeuristicBot(random.Random(1)).choose)
    assert isinstance(seat.link, OwnTable)
    moves = [mover for mover, _ in seat.link.live.table.game.actions]
    (listener,) = Diarist.alive
    heard = [one.seat for one in listener.diary[1:]]
    assert listener.diary[0].events[0]["event"] == "buildings_laid"
    assert heard == moves[: len(heard)]
    assert len(heard) > len(moves) // 2, "all until it was asked for the last time"
    told = [one.action is not None for one in listener.diary]
    assert told == [one.seat == 1 for one in listener.diary]
