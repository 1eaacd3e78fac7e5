"""The load generator, a process of its own: `python -m bench.server.load`, told what to do by JSON.

One line comes in on standard input for every phase, one line of figures goes out when it is done.
"""

import asyncio
import contextlib
import gc
import resource
import sys
import time
from collections import Counter
from typing import Any

import msgspec
import uvloop

from bench.server.seats import MANY, Marks, Table
from tests.faults.web import Place, Refused

AT_ONCE = 24  # tables that are being set up at a time
PATIENCE = 30.0  # seconds for a number of moves


class Phase(msgspec.Struct):
    """What to do next: gather, sit, watch, run, play so many moves, or return after a crash."""

    do: str
    seconds: float = 0.0
    rate: float = 0.0  # moves per second by schedule; 0: everybody moves at once
    moves: int = 0  # to play at each table
    spectators: int = 0  # to look on at each table from now on


class Plan(msgspec.Struct):
    """Who plays where."""

    host: str
    port: int
    name: str
    tables: int
    seats: int
    game: str = "for-sale"
    protocol: int = 1
    made_at: int = 0  # another port, of the worker that gets the tables


class Load:
    """All tables of one generator."""

    def __init__(self, plan: Plan) -> None:
        self.place = Place(plan.host, plan.port)
        self.made_at = Place(plan.host, plan.made_at or plan.port)
        self.marks = Marks()
        self.tables = [
            Table(f"{plan.name}{number:05}", plan.seats, self.marks, plan.game, plan.protocol)
            for number in range(plan.tables)
        ]
        self.lags: list[float] = []
        self.resets: set[asyncio.Task[None]] = set()

    async def do(self, phase: Phase) -> dict[str, Any]:
        """One phase, and its figures."""
        if phase.do == "gather":
            await self._each(lambda table: table.gather(self.place))
            return {}
        if phase.do == "sit":
            await self._each(lambda table: table.sit_down(self.place, self.made_at))
        if phase.do in ("sit", "play again"):
            await self._all_can_move()
            return {}
        if phase.do == "watch":
            await self._each(lambda table: table.watch(self.place, phase.spectators))
            return {}
        if phase.do == "return":
            await self._each(lambda table: table.come_back(self.place))
            return {}
        return await self._measured(phase)

    async def _all_can_move(self) -> None:
        """Wherever a game is over, or is told so only now, the next one is dealt."""
        async with asyncio.timeout(60):
            while not all(table.ready() for table in self.tables):
                over = [table for table in self.tables if table.is_over]
                await asyncio.gather(*(one.sit_down(self.place, self.made_at) for one in over))
                await asyncio.sleep(0.05)

    async def _each(self, deed: Any) -> None:
        """Do something with every table, some at a time."""
        waiting = list(self.tables)

        async def work() -> None:
            while waiting:
                await deed(waiting.pop())

        await asyncio.gather(*(work() for _ in range(AT_ONCE)))

    async def _measured(self, phase: Phase) -> dict[str, Any]:
        self.marks = Marks()
        for table in self.tables:
            table.marks = self.marks
        self.lags = []
        began, used = time.perf_counter(), time.process_time()
        if phase.moves:
            await self._so_many(phase.moves)
        elif phase.rate:
            await self._by_schedule(phase.rate, phase.seconds)
        else:
            await self._at_will(phase.seconds)
        taken = time.perf_counter() - began
        return {
            **msgspec.to_builtins(self.marks),
            "seconds": taken,
            "busy": (time.process_time() - used) / taken,
            "lags": self.lags,
            "closed": self._closed(),
        }

    def _closed(self) -> dict[str, int]:
        """Sockets that were closed, by code."""
        lines = [one.line for table in self.tables for one in table.people if one.line is not None]
        return Counter(str(one.closed_with or 1006) for one in lines if not one.is_open)

    def _set_going(self) -> None:
        for table in self.tables:
            table.is_eager = True
            for seat in table.people:
                if seat.can_move:
                    seat.move(time.perf_counter())

    async def _so_many(self, moves: int) -> None:
        """That many moves at every table, as fast as they are answered; no new games meanwhile."""
        for table in self.tables:
            table.left = moves
        self._set_going()
        end = time.perf_counter() + PATIENCE
        while time.perf_counter() < end and any(table.is_playing for table in self.tables):
            await asyncio.sleep(0.005)
        for table in self.tables:
            table.is_eager, table.left = False, MANY

    async def _at_will(self, seconds: float) -> None:
        """Everybody answers at once; whoever is done plays again."""
        self._set_going()
        end = time.perf_counter() + seconds
        while (now := time.perf_counter()) < end:
            self._play_again()
            await asyncio.sleep(0.02)
            self.lags.append(time.perf_counter() - now - 0.02)
        for table in self.tables:
            table.is_eager = False
        await self._settle()

    async def _by_schedule(self, rate: float, seconds: float) -> None:
        """One move every 1/rate seconds whatever the server does: latency counts from when due."""
        began = time.perf_counter()
        place = 0
        for number in range(int(rate * seconds)):
            due = began + number / rate
            if (early := due - time.perf_counter()) > 0:
                await asyncio.sleep(early)
            self.lags.append(max(0.0, time.perf_counter() - due))
            place = self._move_somewhere(place, due)
            if number % 100 == 0:
                self._play_again()
        await self._settle()

    def _move_somewhere(self, place: int, due: float) -> int:
        """Let the next table that can move do so; the place after it."""
        for step in range(len(self.tables)):
            table = self.tables[(place + step) % len(self.tables)]
            if (seat := table.ready()) is not None:
                seat.move(due)
                return place + step + 1
        self.marks.slips += 1
        return place

    def _play_again(self) -> None:
        for table in self.tables:
            if table.is_over:
                table.is_over = False
                task = asyncio.ensure_future(self._reset(table))
                self.resets.add(task)
                task.add_done_callback(self.resets.discard)

    async def _reset(self, table: Table) -> None:
        with contextlib.suppress(OSError, TimeoutError, Refused):
            await table.sit_down(self.place, self.made_at)

    async def _settle(self) -> None:
        """Wait for the answers that are still under way."""
        end = time.perf_counter() + 5
        while time.perf_counter() < end and any(
            seat.is_moving for table in self.tables for seat in table.people
        ):
            await asyncio.sleep(0.05)
        for task in list(self.resets):
            task.cancel()


async def main() -> None:
    """Read phases until there are no more."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    loop = asyncio.get_running_loop()
    load = Load(
        msgspec.json.decode(await loop.run_in_executor(None, sys.stdin.readline), type=Plan)
    )
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        gc.collect()
        gc.disable()  # a pause of ours would look like one of the server's
        figures = await load.do(msgspec.json.decode(line, type=Phase))
        gc.enable()
        print(msgspec.json.encode(figures).decode(), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
