"""A whole slow game over simulated weeks: moves by the day, a vacation, a crash, a missed day."""

import asyncio
import random
from typing import Any

from tests.table.party import FIRST, SECOND, THIRD, Party, gather, kill, leave, reopened
from tests.table.test_slow import LIMITS
from tests.table.world import for_sale
from zuschlag.errors import ZuschlagError
from zuschlag.table import commands as c
from zuschlag.table.service import TableService
from zuschlag.table.settings import DAY, TimeLimits

A_DAY = 24 * 3600
SECONDS = 1000
VACATION = 9
"""Days the second of them is away, three times what a move may take."""


class Players:
    """Three people who look at their table once or twice a day, never at the same time."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.luck = random.Random(17)
        self.holidays: tuple[int, int] | None = None

    async def sleep_and_look(self) -> dict[str, Any]:
        """Some hours later somebody opens the page, and closes it again."""
        await asyncio.sleep(self.luck.uniform(3, 20) * 3600)
        return await self.party.guest("Zoe").sees(None)

    async def move(self, seat: int) -> None:
        """The simplest thing, from a page that is open for a minute."""
        await self.party[seat].look(seat=seat)
        play = self.party.live.table.game
        await self.party.act(seat, *play.at.simplest(play.options(seat), play.state, seat))
        await leave(self.party, seat)

    def is_away(self, seat: int) -> bool:
        """Whether somebody does not even look."""
        now = self.party.now
        return seat == SECOND and self.holidays is not None and now < self.holidays[1]


async def _asked(party: Party) -> int | None:
    table = party.live.table
    for _ in range(30):
        if table.status == "over":
            return None
        if waiting := [seat for seat in table.game.waiting if table.seats[seat].is_present]:
            return waiting[0]
        await asyncio.sleep(2)
    raise AssertionError("nobody is waited for")


async def _restarted(players: Players) -> None:
    """The server is killed at night and back in the morning."""
    kill(players.party)
    await asyncio.sleep(8 * 3600)
    players.party = await reopened(players.party)


async def test_a_whole_slow_game_over_weeks_with_a_vacation_and_a_crash() -> None:
    agreed = for_sale(seats=4, time=TimeLimits(days=3), pace=(0.5, 1.0))
    party = await gather("Anna", "Bob", "Clara", settings=agreed, limits=LIMITS)
    begun = party.now
    for seat in (FIRST, SECOND, THIRD):
        await leave(party, seat)
    players = Players(party)
    moves, has_missed = 0, False
    while (await players.sleep_and_look())["table"]["status"] != "over":
        if (asked := await _asked(players.party)) is None:
            break
        if asked == SECOND and players.holidays is None and moves > 5:
            await players.party[SECOND].do(c.TakeVacation(VACATION), seat=SECOND)
            players.holidays = players.party.now, players.party.now + VACATION * DAY
        if players.is_away(asked):
            continue
        if asked == THIRD and moves > 12 and not has_missed:
            has_missed = await _misses_a_move(players)
        await players.move(await _asked(players.party) or FIRST)
        moves += 1
        if moves == 9:
            await _restarted(players)
    _check(players, begun, moves)
    assert await _is_the_same_afterwards(players.party)


async def _misses_a_move(players: Players) -> bool:
    """Clara forgets: a bot plays for her after three days, and she takes the chair back."""
    party = players.party
    moves = len(party.live.table.game.actions)
    await asyncio.sleep(3.1 * A_DAY)
    seen = await party.guest("Zoe").sees(None)
    assert seen["table"]["seats"][THIRD]["away"] == "time"
    await asyncio.sleep(60)
    assert len(party.live.table.game.actions) > moves, "the bot has not moved"
    await party[THIRD].do(c.ComeBack(THIRD))
    return True


def _check(players: Players, begun: int, moves: int) -> None:
    """The vacation was honoured, the crash cost nobody a move, nobody was told of connections."""
    party, holidays = players.party, players.holidays
    lines = party.lines()
    kinds = [line["kind"] for line in lines]
    assert holidays is not None
    own = [line for line in lines if line.get("seat") == SECOND]
    assert not [line for line in own if line["kind"] == "away"], "a bot took the chair"
    inside = [line for line in own if holidays[0] < line["at"] < holidays[1]]
    assert not [line for line in inside if line["kind"] == "move"]
    (over,) = [line for line in own if line["kind"] == "vacation_over"]
    assert 0 <= over["at"] - holidays[1] < 2 * LIMITS.poll_seconds * SECONDS
    assert kinds.count("away") == kinds.count("back") == 1
    assert kinds.count("resumed") == 1
    assert kinds.count("vacation") == 1
    assert moves > 20
    assert (lines[-1]["at"] - begun) / DAY > 21, "that was no slow game"
    assert kinds[-1] == "over"


async def _is_the_same_afterwards(party: Party) -> bool:
    """Whoever reads the journal finds the same table and the same winner."""
    service: TableService = (await reopened(party)).service
    try:
        again = await service.record(party.table)
    except ZuschlagError:
        return False
    return again == await party.service.record(party.table)
