"""Companies that are stuck are noticed, and reported with all that is known of their table.

`Vigil` looks on while servers are killed. Comes in: a crowd, its servers, the journal. Goes out:
nothing, or `Stalled` with what each player, each server and the journal last knew.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from tests.faults import web
from tests.faults.crowd import Company, Crowd
from tests.faults.players import Player
from tests.faults.server_process import ServerProcess

PATIENCE = 60.0
"""Seconds without a single acknowledged command after which a company stands still."""
_TICK = 0.25
_LOG_LINES = 12

Leases = Callable[[str], Awaitable[str]]
"""What the journal says of a table: how long its log is, and whose it is."""


class Stalled(AssertionError):
    """Nobody of a company gets anywhere."""


class Vigil:
    """Watches all companies of a crowd."""

    def __init__(
        self,
        crowd: Crowd,
        workers: Sequence[ServerProcess],
        journal: Leases,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._crowd, self._workers, self._journal = crowd, workers, journal
        self._patience, self._clock = patience, clock
        self._acks: dict[str, int] = {}
        self._since: dict[str, float] = {}
        self.longest = 0.0  # seconds a company has waited for its next ack

    async def during(self, work: Awaitable[object]) -> None:
        """Do the work, unless a company stalls meanwhile or its evening ends with an error."""
        working, watching = asyncio.ensure_future(work), asyncio.ensure_future(self._watch())
        try:
            done, _ = await asyncio.wait((working, watching), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (working, watching):
                task.cancel()
            await asyncio.gather(working, watching, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            self._crowd.check()
            for company in self._crowd.companies:
                if self._waited(company) > self._patience and not self._crowd.has_left(company):
                    raise Stalled(await self._told(company))
            await asyncio.sleep(_TICK)

    def _waited(self, company: Company) -> float:
        now, acks = self._clock(), sum(one.acks for one in company.players)
        if self._acks.get(company.name) != acks:
            self._acks[company.name], self._since[company.name] = acks, now
        waited = now - self._since[company.name]
        self.longest = max(self.longest, waited)
        return waited

    async def _told(self, company: Company) -> str:
        """Everything about it, a line each."""
        lines = [f"{company.name} stands still for {self._patience:.0f} s: {company.games} games"]
        tables = sorted({one.table for one in company.players if one.table})
        for player in company.players:
            lines += [player.told(), *[await self._seen(player, one) for one in self._workers]]
        lines += [f"journal: {await self._journal(table)}" for table in tables]
        for worker in self._workers:
            last = worker.told().splitlines()[-_LOG_LINES:]
            lines += [f"{worker.log.stem} says:", *(f"    {line[:300]}" for line in last)]
        return "\n  ".join(lines)

    async def _seen(self, player: Player, worker: ServerProcess) -> str:
        """What a server would show the player now."""
        path = f"/api/tables/{player.table}"
        path += f"?seat={player.seat}" if player.seat is not None else ""
        try:
            reply = await web.ask(worker.place, "GET", path, cookie=player.cookie)
        except (OSError, TimeoutError) as fault:
            return f"  {worker.log.stem} gives no answer: {fault!r}"
        if reply.status != 200:
            return f"  {worker.log.stem} answers {reply.status} {reply.body[:200]!r}"
        return f"  {worker.log.stem} shows {_briefly(reply.json())}"


def _briefly(frame: dict[str, Any]) -> str:
    you, game = frame["you"], frame["game"] or {}
    away = [seat["away"] for seat in frame["table"]["seats"]]
    return (
        f"cursor {frame['cursor']} {frame['table']['status']} waiting {game.get('waiting')}"
        f" in control {you['in_control']} decides {(you['decision'] or {}).get('on')}"
        f" seed {you['seed_wanted']} away {away}"
    )
