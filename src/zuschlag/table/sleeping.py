"""Tables that are being played but have left the memory, because nobody looks and nothing is due.

Whoever asks for one gets it from its journal; so does the timer that comes next. What only memory
knew is kept here: in which epoch it was ours, and who is gone since when.
"""

from typing import NamedTuple

from zuschlag.table.calling import Call, call_of
from zuschlag.table.live_table import LiveTable
from zuschlag.table.presence import SeatPresence

LEAST_REST = 60_000
"""Milliseconds: a table with something to do sooner stays."""
AHEAD = 2_000
"""So much earlier it is woken, so that its timer rings in time."""


class Asleep(NamedTuple):
    """A table as it was when it was laid down, and when it must be up again."""

    epoch: int
    here: SeatPresence
    when: int | None
    calls: dict[str, Call]  # by holder


class Sleepers:
    """All of one worker's."""

    def __init__(self) -> None:
        self._asleep: dict[str, Asleep] = {}

    def __len__(self) -> int:
        return len(self._asleep)

    def may_sleep(self, live: LiveTable, when: int | None, now: int) -> bool:
        """Whether a table with nobody around has nothing to do for a while; `when` is its timer."""
        is_at_work = live.thinking or live.thoughts or live.elsewhere or live.audience.has_others
        is_begun = live.is_begun and not live.is_behind and not live.table.evening
        return is_begun and not is_at_work and (when is None or when - now > LEAST_REST)

    def lay_down(self, live: LiveTable, when: int | None) -> None:
        """It leaves the memory now."""
        holders = {seat.holder for seat in live.table.seats if seat.holder}
        found = {holder: call_of(live.table, holder) for holder in sorted(holders)}
        called = {holder: call for holder, call in found.items() if call is not None}
        self._asleep[live.id] = Asleep(live.epoch, live.here, when, called)

    def remind(self, live: LiveTable) -> None:
        """Tell a table that is read again what it knew; it says so only in the same epoch."""
        found = self._asleep.get(live.id)
        if found is not None:
            live.slept, live.remembered = found.epoch, found.here

    def call_of(self, id: str, holder: str) -> Call | None:
        """Why somebody should look at a table that sleeps: nothing has changed there since."""
        found = self._asleep.get(id)
        return found.calls.get(holder) if found is not None else None

    def has_woken(self, id: str) -> None:
        """It is in memory again."""
        self._asleep.pop(id, None)

    def due(self, now: int) -> list[str]:
        """Those that must be woken."""
        times = ((id, asleep.when) for id, asleep in self._asleep.items())
        return [id for id, when in times if when is not None and when - AHEAD <= now]
