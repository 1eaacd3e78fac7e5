"""All that routes and sockets need, put together once."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from zuschlag.errors import Unavailable
from zuschlag.journal.hints import Hints
from zuschlag.journal.opening import Store
from zuschlag.league.league import League
from zuschlag.server.auth import Sessions
from zuschlag.server.background import Background
from zuschlag.server.builds import BUILT, build_in
from zuschlag.server.counters import Counters, OwnCounters
from zuschlag.server.faults import Faults
from zuschlag.server.hall import Hall
from zuschlag.server.host import HostCheck
from zuschlag.server.metrics import Metrics
from zuschlag.server.origin import OriginCheck
from zuschlag.server.push.desk import PushDesk
from zuschlag.server.rate_limits import RateLimits
from zuschlag.server.settings import ServerSettings
from zuschlag.server.sockets import Sockets
from zuschlag.table.ports import Clock, Dice
from zuschlag.table.service import TableService

_ANSWERED_SECONDS = 0.5


class AppState:
    """One server process, without its network."""

    def __init__(
        self,
        settings: ServerSettings,
        service: TableService,
        journal: Store,
        clock: Clock,
        dice: Dice,
        counters: Counters | None = None,
    ) -> None:
        self.settings = settings
        self.pages = Path(settings.static) if settings.static else BUILT
        self.build = build_in(self.pages)
        self.service = service
        self.journal = journal
        self.clock = clock
        self.dice = dice
        self.metrics = Metrics()
        self.faults = Faults(journal, self.metrics, clock)
        service.on_trouble(self.faults.met)
        self.counters = counters or OwnCounters(clock)
        self.limits = RateLimits(settings, self.counters)
        self.host = HostCheck(settings)
        self.origin = OriginCheck(settings)
        self.sessions = Sessions(journal, clock, dice, settings)
        self.sockets = Sockets(settings, clock, self.metrics, self.counters)
        self.background = Background("limit/replays")
        self.push: PushDesk | None = None  # where whoever runs it has switched it on
        self.hall: Hall | None = None  # the evening, where one is served
        self.league: League | None = None  # where there is one
        self.stop: Callable[[], None] = self.close_up  # the whole server, where one serves this
        self.is_stopping = False
        self.is_cut_off = False  # from the journal that other hosts still reach
        self._waiting: set[asyncio.Task[bytes]] = set()
        self._checking: set[asyncio.Task[None]] = set()
        self._hints: Hints | None = None

    async def patiently(self, told: Coroutine[Any, Any, bytes]) -> bytes:
        """Wait for an answer that may take long, but not while the server stops."""
        task = asyncio.create_task(told)
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)
        try:
            return await task
        except asyncio.CancelledError:
            if self.is_stopping:
                raise Unavailable("server/stopping") from None
            task.cancel()
            raise

    def listen(self, hints: Hints | None) -> None:
        """Hear of credentials that were revoked at another worker."""
        self._hints = hints
        if hints is not None:
            hints.on_hint(self._on_hint)

    async def revoke(self, holder: str) -> None:
        """End a credential: here at once, elsewhere as soon as the hint is there."""
        await self.sessions.revoke(holder)
        self.sockets.close_holder(holder)
        await self.journal.drop_pushes(holder)
        if self._hints is not None:
            await self._hints.publish({holder: 0})

    def _on_hint(self, name: str, head: int) -> None:
        """Anybody may forge a hint: the journal is asked whether it is true."""
        if head == 0 and self.sockets.has(name):
            task = asyncio.create_task(self.sockets.check(name, self.sessions))
            self._checking.add(task)
            task.add_done_callback(self._checking.discard)

    def stop_soon(self) -> None:
        """Stop the server once what was asked is answered."""
        asyncio.get_running_loop().call_later(_ANSWERED_SECONDS, self.stop)

    def close_up(self) -> None:
        """Nobody new, and nobody waits any longer."""
        self.is_stopping = True
        for task in list(self._waiting):
            task.cancel()

    @property
    def is_broken(self) -> bool:
        """Whether the disk has failed under the journal."""
        return self.journal.is_broken
