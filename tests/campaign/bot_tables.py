"""Many tables of the strongest bots on one server: nobody stalls, people are still answered.

The server is a process of its own with its own workers, as `zuschlag serve` starts them. Every
table is followed by somebody who asks for news; one person speaks at a table beside them.
"""

import asyncio
import os
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from bench.server.cost import computed
from bench.server.quantiles import quantile
from tests.campaign.rows import Row
from tests.faults import web
from tests.faults.idle import commanded, opened
from tests.faults.server_process import ServerProcess
from tests.faults.web import Place
from zuschlag.bots.roster import levels_of

TABLES = 50
SECONDS = 90.0
STILL = 10.0
ANSWERED = 0.1
PACE = [0.6, 3.0]
_GAMES: tuple[dict[str, Any], ...] = (
    {"game": "for-sale", "edition": "2015", "seats": 6, "pace": PACE},
    {
        "game": "monopoly",
        "edition": "aalen-casual",
        "seats": 4,
        "pace": PACE,
        "options": {"end.limit": {"rounds": 500}},
    },
)
_WARM_UP = 300.0
"""Seconds for workers to start and to compile; meanwhile others answer for the bots."""
_WAIT = 5.0


class Evening(NamedTuple):
    """What was seen."""

    moves: int
    longest: float  # seconds in which a table stood still
    answers: list[float]  # seconds for ordinary commands
    cores: float  # computing of the server and its workers, by the clock


class Follower:
    """Somebody who follows a table, asking again as soon as something happened."""

    def __init__(self, place: Place, cookie: str, table: str) -> None:
        self._place, self._cookie, self._table = place, cookie, table
        self.entries, self.longest, self.last = 0, 0.0, time.monotonic()
        self.is_over = False

    def begin(self) -> None:
        """Count from now on."""
        self.entries, self.longest, self.last = 0, 0.0, time.monotonic()

    async def follow(self) -> None:
        """Until the game is over."""
        cursor = (await self._get("")).json()["cursor"]
        while True:
            told = (await self._get(f"/news?cursor={cursor}&wait={_WAIT}")).json()
            if told["cursor"] > cursor:
                self._note(len(told["entries"]))
            elif (await self._get("")).json()["table"]["status"] == "over":
                self.is_over = True
                return
            cursor = told["cursor"]

    @property
    def pause(self) -> float:
        """The longest, the one that lasts among them."""
        return self.longest if self.is_over else max(self.longest, time.monotonic() - self.last)

    def _note(self, entries: int) -> None:
        now = time.monotonic()
        self.entries += entries
        self.longest = max(self.longest, now - self.last)
        self.last = now

    async def _get(self, path: str) -> web.Reply:
        return await web.ask(
            self._place, "GET", f"/api/tables/{self._table}{path}", cookie=self._cookie
        )


def bot_tables(scale: float) -> list[Row]:
    """Half the tables play For Sale, half Monopoly, all seats taken by the strongest."""
    tables, seconds = max(4, int(TABLES * scale)), max(10.0, SECONDS * scale)
    seen = asyncio.run(_evening(tables, seconds))
    slow = quantile(sorted(seen.answers), 0.95)
    cores = os.cpu_count() or 1
    found = f"{tables} tables, {seen.moves:,} entries in {seconds:.0f} s, longest pause"
    found += f" {seen.longest:.1f} s; commands p95 {slow * 1000:.0f} ms; {seen.cores:.2f}"
    found += f" of {cores} cores"
    is_met = tables >= TABLES and seen.longest <= STILL and slow <= ANSWERED and seen.cores <= cores
    wanted = f"{TABLES} tables, none still for {STILL:.0f} s, p95 <= {ANSWERED * 1000:.0f} ms"
    return [Row("live tables: champions at all of them", found, wanted, is_met)]


async def _evening(tables: int, seconds: float) -> Evening:
    with tempfile.TemporaryDirectory(prefix="zuschlag-c-") as folder:
        compiled = {"ZUSCHLAG_RULES": "compiled"}
        async with ServerProcess(Path(folder), environment=compiled) as server:
            cookie = await web.enter(server.place)
            names = [await _table_of_bots(server.place, cookie, n) for n in range(tables)]
            followers = [Follower(server.place, cookie, name) for name in names]
            async with asyncio.TaskGroup() as watching:
                tasks = [watching.create_task(one.follow()) for one in followers]
                await _warmed_up(followers)
                for one in followers:
                    one.begin()
                found = await _measured(server, cookie, followers, seconds)
                for task in tasks:
                    task.cancel()
            return found


async def _measured(
    server: ServerProcess, cookie: str, followers: list[Follower], seconds: float
) -> Evening:
    lobby = await opened(server.place, cookie, _GAMES[0])
    began, before, answers = time.monotonic(), _computed(server.pid), list[float]()
    while time.monotonic() < began + seconds:
        asked = time.monotonic()
        await commanded(server.place, cookie, lobby, {"do": "say", "text": "Still here?"})
        answers.append(time.monotonic() - asked)
        await asyncio.sleep(0.25)
    cores = (_computed(server.pid) - before) / (time.monotonic() - began)
    entries, longest = sum(one.entries for one in followers), max(one.pause for one in followers)
    return Evening(entries, longest, answers, cores)


async def _warmed_up(followers: list[Follower]) -> None:
    """Wait until every table has begun."""
    async with asyncio.timeout(_WARM_UP):
        while any(one.entries < 2 for one in followers):
            await asyncio.sleep(0.5)


async def _table_of_bots(place: Place, cookie: str, number: int) -> str:
    settings = _GAMES[number % 2]
    table = await opened(place, cookie, settings)
    level = levels_of(settings["game"]).names[-1]
    for seat in range(settings["seats"]):
        await commanded(place, cookie, table, {"do": "seat-bot", "bot": level, "seat": seat})
    await commanded(place, cookie, table, {"do": "start"})
    return table


def _computed(pid: int) -> float:
    """CPU seconds of a process and all its children so far."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return computed(pid) + sum(_computed(int(child)) for child in children)
