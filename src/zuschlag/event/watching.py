"""The table on the wall: what spectators would see of it, one minute late.

Somebody looks at it twice a second (`look`); what was seen is shown when it is old enough, and
nothing earlier by any way: the frame of a moment is made then, and only read later.
"""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec

from zuschlag.event.attending import Attendant
from zuschlag.event.evening_state import RUNNING, EveningState
from zuschlag.table.live_table import LiveTable
from zuschlag.table.ports import Clock
from zuschlag.table.table_view import TableView

DELAY = 60_000
"""Milliseconds."""

_ENCODER = msgspec.json.Encoder()
NOTHING = b"null"


class WatchedTable(msgspec.Struct, frozen=True):
    """The table on the wall; `seen` is null until its first moment is old enough."""

    cursor: str
    table: int | None
    seconds: int  # by so much it is late
    seen: "WatchedMoment | None"


class WatchedMoment(msgspec.Struct, frozen=True):
    """One moment of a table, as spectators see it."""

    status: str
    names: list[str]
    game: Any


class Watching:
    """Keeps a minute of one table."""

    def __init__(self, attendant: Attendant, clock: Clock) -> None:
        self._attendant = attendant
        self._clock = clock
        self._place: tuple[int, int] | None = None  # round and table, both from 1
        self._held: deque[tuple[int, bytes]] = deque()
        self._last = self._shown = NOTHING
        self._begun = 0  # of the first look: another start counts anew
        self._count = 0
        self._changed = asyncio.Event()

    def look(self, evening: EveningState) -> None:
        """See how the table is now, and let through what is a minute old."""
        place, self._begun = _place(evening), self._begun or self._clock.now()
        if place != self._place:
            self._place = place
            self._held.clear()
            self._last = NOTHING
            self._show(NOTHING)
        current = evening.current
        if place is None or current is None:
            return
        now = self._clock.now()
        found = self._attendant.live(evening.id, current, place[1] - 1)
        if found is not None and (seen := moment(found)) != self._last:
            self._held.append((now, seen))
            self._last = seen
        ripe = NOTHING
        while self._held and self._held[0][0] + DELAY <= now:
            _, ripe = self._held.popleft()
        if ripe is not NOTHING:
            self._show(ripe)

    def _show(self, moment: bytes) -> None:
        self._shown = moment
        self._count += 1
        self._changed.set()
        self._changed = asyncio.Event()

    async def news(self, cursor: str, wait: float) -> bytes:
        """A `WatchedTable`, as soon as it is not what the cursor stands for; but not for ever."""
        if cursor == self._cursor and wait > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._changed.wait()
        return _ENCODER.encode(
            {
                "cursor": self._cursor,
                "table": self._place[1] if self._place is not None else None,
                "seconds": DELAY // 1000,
                "seen": msgspec.Raw(self._shown),
            }
        )

    @property
    def _cursor(self) -> str:
        return f"{self._begun}-{self._count}"


def _place(evening: EveningState) -> tuple[int, int] | None:
    """What is to be watched, while that round is being played."""
    screen, current = evening.screen, evening.current
    if screen.table is None or current is None or current.state != RUNNING:
        return None
    return (current.number, screen.table) if current.number == screen.round else None


def moment(found: LiveTable) -> bytes:
    """Nothing of it depends on anything a spectator may not know."""
    table = found.table
    game = TableView(table, found.head, found.limits).game(None)
    names = [seat.name for seat in table.seats]
    return _ENCODER.encode({"status": table.status, "names": names, "game": msgspec.Raw(game)})
