"""A bot that remembers is told at the terminal's table, too, and never what others typed."""

import random
from typing import Any

import pytest

from zuschlag.bots.bot import Noticed
from zuschlag.bots.forsale.heuristic import HeuristicBot
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.terminal.sitting import Sitting
from zuschlag.terminal.wishes import YOU, Wishes, agreed


class Diarist(HeuristicBot):
    """Writes everything down."""

    def __init__(self, luck: random.Random) -> None:
        super().__init__(luck)
        self.diary: list[Noticed] = []

    def notice(self, what: Noticed) -> None:
        """One more."""
        self.diary.append(what)


def test_a_listening_bot_hears_the_opening_and_every_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FOR_SALE_BOTS, "diarist", Diarist)
    party = agreed(Wishes("1997", 3, ("diarist", "heuristic"), name="Eva"))
    sitting = Sitting(party, random.Random(2))
    you = HeuristicBot(random.Random(1))
    while sitting.outcome() is None:
        seat = sitting.waiting()[0]
        options: Any = sitting.options()
        choice = you.choose(sitting.view(), options) if seat == YOU else sitting.bot_choice(seat)
        sitting.act(seat, choice)
    listener: Any = sitting._bots[1]
    assert listener.diary[0].events[0]["event"] == "buildings_laid"
    assert [one.seat for one in listener.diary[1:]] == [seat for seat, _ in sitting.moves]
    told = [one.action is not None for one in listener.diary]
    assert told == [one.seat == 1 for one in listener.diary]
