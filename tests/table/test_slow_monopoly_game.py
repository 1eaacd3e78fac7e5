"""A whole slow game of Monopoly over simulated weeks: rent asked for a day later, an offer accepted
the next day, a vacation, a crash at night.
"""

import asyncio
import random
from typing import Any

from tests.table.party import FIRST, SECOND, THIRD, Party, gather, kill, leave, reopened
from tests.table.test_slow import HOUR, LIMITS
from tests.table.world import monopoly
from zuschlag.errors import Refusal
from zuschlag.table import commands as c
from zuschlag.table.settings import DAY, TimeLimits

ROUNDS = 10
VACATION = 6
LATE = 20 * HOUR * 1000
"""Milliseconds: they let rent and offers lie for so long, nearly the day that is theirs."""
PEOPLE = (FIRST, SECOND, THIRD)


class Players:
    """Three people who look at their table once or twice a day, and a bot."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.luck = random.Random(5)
        self.holidays = 0  # until when the second of them is away
        self.late_rents = 0
        self.offered_at = self.accepted_at = 0

    @property
    def table(self) -> Any:
        return self.party.live.table

    async def sleep_and_look(self) -> str:
        """Some hours later somebody opens the page, and closes it again."""
        await asyncio.sleep(self.luck.uniform(2, 9) * HOUR)
        found: str = (await self.party.guest("Zoe").sees(None))["table"]["status"]
        return found

    async def do(self, seat: int, *action: Any) -> None:
        """From a page that is open for a minute."""
        await self.party[seat].look(seat=seat)
        await self.party.act(seat, *action)
        await leave(self.party, seat)

    def is_away(self, seat: int) -> bool:
        return seat == SECOND and self.party.now < self.holidays

    async def ask_for_rent(self) -> None:
        """Nobody hurries: what is asked for has lain there for most of a day."""
        play = self.table.game
        for claim in play.seen.claims:
            age = self.party.now - play.since["claim", claim.id]
            can = claim.owner in PEOPLE and claim.id in play.options(claim.owner).demand
            if can and age >= LATE and not self.is_away(claim.owner):
                await self.do(claim.owner, "demand", claim.id)
                self.late_rents += 1
                return

    async def bargain(self) -> None:
        """The first offers the third a street, with the dice held back; accepted a day later."""
        play, now = self.table.game, self.party.now
        own = [slot for slot, owner in enumerate(play.seen.owners) if owner == FIRST]
        if not self.offered_at and own and play.seen.phase == "window":
            await self.do(FIRST, "offer", THIRD, {"deeds": own[:1]}, {"cash": 10})
            await self.do(FIRST, "hold")
            self.offered_at = now
        elif self.offered_at and not self.accepted_at and now - self.offered_at >= LATE:
            (offer,) = [
                one.id for one in play.seen.offers if one.to == THIRD and one.maker == FIRST
            ]
            await self.do(THIRD, "accept", offer)
            self.accepted_at = now

    async def move(self, seat: int) -> bool:
        """Land is bought where it can be; a roll may have to wait for others."""
        play = self.table.game
        options = play.options(seat)
        if options.done and play.seen.people[seat].is_holding and not self.accepted_at:
            return False  # until there is an answer
        action = ["buy"] if options.buy else play.at.simplest(options, play.state, seat)
        try:
            await self.do(seat, *action)
        except Refusal as fault:
            if fault.slug != "table/claim-window":
                raise
            await leave(self.party, seat)
            return False
        return True


async def _asked(players: Players) -> int | None:
    """Which person is waited for, if no bot is."""
    for _ in range(30):
        table = players.table
        if table.status == "over":
            return None
        waiting = [seat for seat in table.game.waiting if table.seats[seat].is_present]
        if waiting or table.game.since:
            return waiting[0] if waiting else None
        await asyncio.sleep(2)
    raise AssertionError("nobody is waited for")


async def _restarted(players: Players) -> None:
    """The server is killed at night and back in the morning."""
    kill(players.party)
    await asyncio.sleep(8 * HOUR)
    players.party = await reopened(players.party)


async def test_a_whole_slow_game_of_monopoly_over_weeks() -> None:
    options = {"end.limit": {"rounds": ROUNDS}}
    agreed = monopoly(
        edition="aalen-event", seats=4, time=TimeLimits(days=2), pace=(0.5, 1.0), options=options
    )
    party = await gather("Anna", "Bob", "Clara", settings=agreed, limits=LIMITS)
    begun, moves = party.now, 0
    for seat in PEOPLE:
        await leave(party, seat)
    players = Players(party)
    while await players.sleep_and_look() != "over":
        await players.bargain()
        await players.ask_for_rent()
        asked = await _asked(players)
        if asked == SECOND and not players.holidays and moves > 12:
            await players.party[SECOND].do(c.TakeVacation(VACATION), seat=SECOND)
            players.holidays = players.party.now + VACATION * DAY
        if asked is None or players.is_away(asked):
            continue
        moves += await players.move(asked)
        if moves == 20:
            await _restarted(players)
            moves += 1
    _check(players, begun)


def _check(players: Players, begun: int) -> None:
    lines = players.party.lines()
    kinds = [line["kind"] for line in lines]
    assert "away" not in kinds, "a bot has taken a chair"
    assert kinds.count("vacation") == kinds.count("vacation_over") == kinds.count("resumed") == 1
    assert players.late_rents >= 1, "no rent was asked for a day later"
    assert players.accepted_at - players.offered_at >= LATE
    accepted = [line for line in lines if line.get("action", [""])[0] == "accept"]
    assert [line["seat"] for line in accepted] == [THIRD]
    assert (lines[-1]["at"] - begun) / DAY > 2 * ROUNDS, "that was no slow game"
    assert kinds[-1] == "over"
