"""What a referee sees of the disputed table: what spectators would, as it is now.

Only while that dispute is theirs to decide, and nothing of any other table.
"""

import asyncio

import msgspec

from zuschlag.errors import NotAllowed
from zuschlag.event.attending import Attendant
from zuschlag.event.evening_state import RUNNING, EveningRound, EveningState
from zuschlag.event.live_evening import LiveEvening
from zuschlag.event.watching import NOTHING, moment
from zuschlag.table.live_table import LiveTable
from zuschlag.table.ports import Clock

_ENCODER = msgspec.json.Encoder()


class RefereesLook:
    """The way to one table for one person, for as long as they are asked."""

    def __init__(self, attendant: Attendant, clock: Clock) -> None:
        self._attendant = attendant
        self._clock = clock

    async def news(self, live: LiveEvening, holder: str, cursor: str, wait: float) -> bytes:
        """A `WatchedTable`, as soon as it is not what the cursor stands for; but not for ever."""
        end = self._clock.now() + int(wait * 1000)
        while True:
            table, found = self._found(live.evening, holder)
            now = _cursor(table, found)
            left = (end - self._clock.now()) / 1000
            if cursor != now or left <= 0:
                return _told(table, now, found)
            await _something(live, found, left)

    def _found(self, evening: EveningState, holder: str) -> tuple[int, LiveTable | None]:
        """The table that is theirs to judge, from 0; at a board there is nothing to see."""
        played, table = disputed_by(evening, holder)
        if table in played.boards:
            return table, None
        return table, self._attendant.live(evening.id, played, table)


def disputed_by(evening: EveningState, holder: str) -> tuple[EveningRound, int]:
    """The dispute that somebody is asked to decide, or NotAllowed."""
    current, own = evening.current, evening.entrant_of(holder)
    if current is not None and current.state == RUNNING and own is not None:
        for table, who in current.referees.items():
            if who == own.number:
                return current, table
    raise NotAllowed("event/not-yours")


def _cursor(table: int, found: LiveTable | None) -> str:
    """How much spectators could have seen; entries that they may not know of do not count."""
    if found is None:
        return f"{table + 1}"
    return f"{table + 1}-{found.table.log.cursor(None)}-{found.table.last_at}"


def _told(table: int, cursor: str, found: LiveTable | None) -> bytes:
    seen = moment(found) if found is not None else NOTHING
    said = {"cursor": cursor, "table": table + 1, "seconds": 0, "seen": msgspec.Raw(seen)}
    return _ENCODER.encode(said)


async def _something(live: LiveEvening, found: LiveTable | None, left: float) -> None:
    """Wait until the evening or the table has grown: the role may be over by then."""
    grown = [live.grown, *([found.grown] if found is not None else [])]
    waits = [asyncio.ensure_future(one.wait()) for one in grown]
    try:
        await asyncio.wait(waits, timeout=left, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for one in waits:
            one.cancel()
