"""Every open socket of this process, by who holds it: caps, revocation, and closing time."""

import logging
from collections import defaultdict
from typing import Protocol

from zuschlag.errors import TooMuch, Unavailable
from zuschlag.server.auth import Sessions
from zuschlag.server.counters import Counters
from zuschlag.server.metrics import Metrics
from zuschlag.server.settings import ServerSettings
from zuschlag.table.ports import Clock, Dice
from zuschlag.table.service import Speaker

LOG = logging.getLogger("zuschlag.server")

_ALL = "sockets"


class OpenSocket(Protocol):
    """What can be closed, and is forgiven a fault from time to time."""

    speaker: Speaker

    def close(self, code: int, reason: str) -> None:
        """Close it."""

    def forgive(self) -> None:
        """One violation less."""


class Sockets:
    """The list of open sockets."""

    def __init__(
        self, settings: ServerSettings, clock: Clock, metrics: Metrics, counters: Counters
    ) -> None:
        self._settings = settings
        self._clock = clock
        self._metrics = metrics
        self._counters = counters
        self._by_holder: dict[str, set[OpenSocket]] = defaultdict(set)
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def check_room(self, holder: str) -> None:
        """TooMuch or Unavailable when there is no room for another one, here or elsewhere."""
        if self._counters.count(_ALL) >= self._settings.sockets:
            raise Unavailable("limit/sockets")
        if self._counters.count((_ALL, holder)) >= self._settings.session_sockets:
            raise TooMuch("limit/session-sockets", {"most": self._settings.session_sockets})

    def add(self, socket: OpenSocket) -> None:
        """A socket has been opened."""
        self._by_holder[socket.speaker.holder].add(socket)
        self._count += 1
        self._note(socket, 1)
        self._metrics.sockets.inc()

    def remove(self, socket: OpenSocket, code: int) -> None:
        mine = self._by_holder.get(socket.speaker.holder, set())
        if socket not in mine:
            return
        mine.remove(socket)
        if not mine:
            del self._by_holder[socket.speaker.holder]
        self._count -= 1
        self._note(socket, -1)
        self._metrics.sockets.dec()
        self._metrics.closed(code)

    def _note(self, socket: OpenSocket, more: int) -> None:
        self._counters.add(_ALL, more)
        self._counters.add((_ALL, socket.speaker.holder), more)

    def close_holder(self, holder: str) -> None:
        """The credential is no longer good."""
        for socket in list(self._by_holder.get(holder, ())):
            socket.close(4000, "credential revoked")

    def close_all(self, dice: Dice) -> None:
        """The server restarts; everybody comes back at another moment."""
        for sockets in list(self._by_holder.values()):
            for socket in list(sockets):
                socket.close(1012, f"retry_after={dice.uniform(0, 3):.1f}")

    async def keep_checking(self, sessions: Sessions) -> None:
        """Look at every credential from time to time, for ever."""
        while True:
            await self._clock.sleep(self._settings.recheck_seconds)
            try:
                await self._check_all(sessions)
            except Exception as fault:
                # A store that does not answer now will answer next time; sockets stay.
                LOG.warning("recheck-failed", exc_info=fault)

    async def _check_all(self, sessions: Sessions) -> None:
        for holder in list(self._by_holder):
            await self.check(holder, sessions)
            for socket in self._by_holder.get(holder, ()):
                socket.forgive()

    async def check(self, holder: str, sessions: Sessions) -> None:
        """Close the sockets of a credential that is over."""
        for kind in {socket.speaker.kind for socket in self._by_holder.get(holder, ())}:
            if not await sessions.is_good(holder, kind):
                self.close_holder(holder)

    def has(self, holder: str) -> bool:
        """Whether this credential has a socket here."""
        return holder in self._by_holder
