"""Many tables of the strongest bots on one server: nobody stalls, people are still answered."""

import asyncio
import contextlib
import os
import time
from collections.abc import AsyncIterator
from typing import NamedTuple

from bench.server.quantiles import quantile
from tests.campaign.rows import Row
from tests.table.world import Person, for_sale, holder, monopoly, service
from zuschlag.bots.house import HouseBots
from zuschlag.bots.pool import BotPool
from zuschlag.bots.roster import levels_of
from zuschlag.bots.thinking_pool import ThinkingPool
from zuschlag.server.clock import SteadyClock
from zuschlag.table import commands as c
from zuschlag.table.service import TableLimits, TableService
from zuschlag.table.settings import Settings

TABLES = 50
SECONDS = 90.0
STILL = 10.0
ANSWERED = 0.1
PACE = (0.6, 3.0)
_LONG = {"end.limit": {"rounds": 500}}
_GAMES = (for_sale(seats=6, pace=PACE), monopoly(seats=4, pace=PACE, options=_LONG))
_WARM_UP = 300.0
"""Seconds for workers to start and to compile; meanwhile others answer for the bots."""


class Evening(NamedTuple):
    """What was seen."""

    moves: int
    longest: float  # seconds in which a table stood still
    answers: list[float]  # seconds for ordinary commands
    cores: float  # computing of this process and its workers, by the clock


def bot_tables(scale: float) -> list[Row]:
    """Half the tables play For Sale, half Monopoly, all seats taken by the strongest."""
    tables, seconds = max(4, int(TABLES * scale)), max(10.0, SECONDS * scale)
    seen = asyncio.run(_evening(tables, seconds))
    slow = quantile(sorted(seen.answers), 0.95)
    found = f"{tables} tables, {seen.moves:,} moves in {seconds:.0f} s, longest pause"
    found += f" {seen.longest:.1f} s; commands p95 {slow * 1000:.0f} ms; {seen.cores:.1f} cores"
    cores = os.cpu_count() or 1
    is_met = tables >= TABLES and seen.longest <= STILL and slow <= ANSWERED and seen.cores <= cores
    wanted = f"{TABLES} tables, none still for {STILL:.0f} s, p95 <= {ANSWERED * 1000:.0f} ms"
    return [Row("live tables: champions at all of them", found, wanted, is_met)]


async def _evening(tables: int, seconds: float) -> Evening:
    async with _open() as (bots, kept):
        began = time.monotonic()
        names = [await _table_of_bots(kept, _GAMES[n % 2]) for n in range(tables)]
        while any(_moves(kept, name) < 2 for name in names):
            assert time.monotonic() < began + _WARM_UP, "bots do not begin"
            await asyncio.sleep(0.5)
        lobby = await kept.open_table(holder("Host"), _GAMES[0], "Host")
        talk = Person(kept, lobby.table, "Host")
        before = sum(_moves(kept, name) for name in names)
        started, computed = time.monotonic(), time.process_time()
        watching = asyncio.create_task(_longest_pause(kept, names, seconds))
        answers = []
        while not watching.done():
            asked = time.monotonic()
            await talk.do(c.Say("Still here?"))
            answers.append(time.monotonic() - asked)
            await asyncio.sleep(0.25)
        moves = sum(_moves(kept, name) for name in names) - before
        longest, lasted = await watching, time.monotonic() - started
        own = time.process_time() - computed
        workers = await _closed(bots)
        return Evening(moves, longest, answers, own / lasted + workers / (time.monotonic() - began))


@contextlib.asynccontextmanager
async def _open() -> AsyncIterator[tuple[HouseBots, TableService]]:
    bots = HouseBots(BotPool(), ThinkingPool())
    await bots.start()
    kept = service(bot_runner=bots, clock=SteadyClock(), limits=TableLimits(chat_lines=10_000))
    await kept.start()
    try:
        yield bots, kept
    finally:
        await kept.stop()
        await bots.close()


async def _table_of_bots(kept: TableService, settings: Settings) -> str:
    opened = await kept.open_table(holder("Host"), settings, None)
    host, level = Person(kept, opened.table, "Host"), levels_of(settings.game).names[-1]
    for seat in range(settings.seats):
        await host.do(c.SeatBot(bot=level, seat=seat))
    await host.do(c.Start())
    return opened.table


def _moves(kept: TableService, name: str) -> int:
    play = kept.live_tables[name].table.play
    return 0 if play is None else len(play.actions)


async def _longest_pause(kept: TableService, names: list[str], seconds: float) -> float:
    """Among tables that are still being played."""
    begun = time.monotonic()
    last, longest = {name: (_moves(kept, name), begun) for name in names}, 0.0
    while (now := time.monotonic()) < begun + seconds:
        for name in names:
            moves = _moves(kept, name)
            if moves != last[name][0] or kept.live_tables[name].table.status == "over":
                last[name] = moves, now
            longest = max(longest, now - last[name][1])
        await asyncio.sleep(0.1)
    return longest


async def _closed(bots: HouseBots) -> float:
    """CPU seconds of all workers, which is known once they have ended."""
    before = os.times()
    await bots.close()
    after = os.times()
    return sum(after[2:4]) - sum(before[2:4])
