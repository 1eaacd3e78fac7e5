"""Watching with a delay: a second table that lags behind the real one, for spectators only.

Until the cards are dealt there is nothing to hide and both are the same.
"""

from collections import deque
from typing import Any, NamedTuple

from zuschlag.journal.entry import FIRST
from zuschlag.table.folds import fold
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import LOBBY, TableState


class Held(NamedTuple):
    """An entry that spectators do not know yet, and since when it has been there."""

    at: int
    event: TableEvent
    hash: bytes

    @property
    def is_misdated(self) -> bool:
        """Whether it bears a time that had not come yet when it was read."""
        return self.event.at > self.at


class Delay:
    """What happened, held back until it is old enough."""

    def __init__(self, real: TableState) -> None:
        self._real = real
        self._lobby: list[TableEvent] = []
        self._held: deque[Held] = deque()
        self._presence: deque[tuple[int, bytes]] = deque()
        self.late: TableState | None = None
        self.head = FIRST  # the hash of the last entry that was let through
        self.presence = b""  # who is connected, as those without a seat are told

    def take_in(self, event: TableEvent, hash: bytes, now: int) -> None:
        """Something happened at the real table, which has folded it already."""
        if self.late is not None:
            # Read after a restart it may bear the time of a clock that was set back since.
            if event.at <= now:
                self._date_back(event.at)
            self._held.append(Held(min(event.at, now), event, hash))
            return
        self._lobby.append(event)
        if self._real.status == LOBBY:
            return
        if self._real.settings.spectator_delay:
            self.late = TableState(self._real.id)
            for one in self._lobby:
                fold(self.late, one)
        self._lobby.clear()

    def _date_back(self, at: int) -> None:
        """What a clock that ran ahead has dated was there before the entry that followed it."""
        for place in range(len(self._held) - 1, -1, -1):
            if not self._held[place].is_misdated:
                return
            self._held[place] = self._held[place]._replace(at=min(at, self._held[place].at))

    def hold_presence(self, frame: bytes, now: int) -> bool:
        """Who is connected has changed: whether those without a seat may know it at once."""
        if self.late is None:
            self.presence = frame
        else:
            self._presence.append((now, frame))
        return self.late is None

    def next_time(self) -> int | None:
        """When the next one may be seen."""
        held = [queue[0][0] for queue in (self._held, self._presence) if queue]
        return min(held) + self._milliseconds if held else None

    def ripe(self, now: int) -> bool:
        """Let the next one through if it is old enough."""
        if self.late is None or not self._is_ripe(self._held, now):
            return False
        _, event, self.head = self._held.popleft()
        fold(self.late, event)
        return True

    def ripe_presence(self, now: int) -> bool:
        """The same for who is connected."""
        if not self._is_ripe(self._presence, now):
            return False
        _, self.presence = self._presence.popleft()
        return True

    def _is_ripe(self, held: deque[Any], now: int) -> bool:
        return bool(held) and bool(held[0][0] + self._milliseconds <= now)

    @property
    def is_behind(self) -> bool:
        """Whether spectators do not know everything yet."""
        return bool(self._held)

    @property
    def _milliseconds(self) -> int:
        return self._real.settings.spectator_delay * 1000
