"""Who looks at an evening: all of it as this person may see it, now or when it has changed."""

import asyncio
import hashlib
from collections.abc import Callable
from contextlib import suppress

import msgspec

from zuschlag.event.board_view import desk_sheets
from zuschlag.event.evening_state import RUNNING, EveningRound, EveningState
from zuschlag.event.evening_view import (
    clock_part,
    evening_part,
    is_at_the_desk,
    me_part,
    own_place,
)
from zuschlag.event.live_evening import LiveEvening
from zuschlag.event.next_step import next_step
from zuschlag.event.service import EveningService
from zuschlag.event.slow_people import slow_seats
from zuschlag.event.wire import DeskPart, DeskTablePart
from zuschlag.table.caller import Speaker
from zuschlag.table.ports import Clock
from zuschlag.table.table_state import PLAY

_ENCODER = msgspec.json.Encoder()


class Lookout:
    """Shows one evening. What everybody sees is made once for all."""

    def __init__(
        self,
        evenings: EveningService,
        clock: Clock,
        id: str,
        address: str,
        light: Callable[[], str | None] = lambda: None,
    ) -> None:
        self._evenings = evenings
        self._clock = clock
        self._id = id
        self._address = address
        self._light = light  # of the mirror
        self._kept = ("", b"")

    async def look(self, speaker: Speaker) -> bytes:
        """Everything as it is now, an `EveningFrame`."""
        return self._frame(await self._evenings.find(self._id), speaker)

    async def news(self, speaker: Speaker, cursor: str, wait: float) -> bytes:
        """The same, as soon as it is not what the cursor stands for; but not for ever."""
        live = await self._evenings.find(self._id)
        end = self._clock.now() + int(wait * 1000)
        while cursor == self._cursor(live, speaker) and (left := end - self._clock.now()) > 0:
            grown = live.grown
            with suppress(TimeoutError):
                async with asyncio.timeout(left / 1000):
                    await grown.wait()
        return self._frame(live, speaker)

    def _frame(self, live: LiveEvening, speaker: Speaker) -> bytes:
        evening, now = live.evening, self._clock.now()
        written = self._written(live)
        if self._kept[0] != written:
            self._kept = (written, _ENCODER.encode(evening_part(evening)))
        return _ENCODER.encode(
            {
                "cursor": self._cursor(live, speaker),
                "address": self._address,
                "evening": msgspec.Raw(self._kept[1]),
                "clock": clock_part(evening, now),
                "me": self._me(evening, speaker.holder),
                "desk": self._desk(evening, speaker.holder),
            }
        )

    def _cursor(self, live: LiveEvening, speaker: Speaker) -> str:
        """How much there is to be seen; at the desk that depends on the mirror, too."""
        if not is_at_the_desk(live.evening, speaker.holder):
            return self._written(live)
        marks = (self._written(live), self._light(), self.desk_mark(live.evening))
        return "-".join(mark for mark in marks if mark)

    def _written(self, live: LiveEvening) -> str:
        """How much is written, and how many tables of the round there are to sit down at.

        Since when, too: a laptop that came back without its last moments counts on from there.
        """
        current = live.evening.current
        found = 0
        if current is not None and current.state == RUNNING:
            tables = range(len(current.tables))
            found = sum(self._is_there(live.evening, current, table) for table in tables)
        return f"{live.seq}-{found}-{live.evening.last_at}"

    def _is_there(self, evening: EveningState, played: EveningRound, table: int) -> bool:
        return self._evenings.attendant.live(evening.id, played, table) is not None

    def _me(self, evening: EveningState, holder: str) -> object:
        own, place = evening.entrant_of(holder), own_place(evening, holder)
        card = self._evenings.card_of(evening, own.number) if own is not None else None
        table = None
        if place is not None and self._is_there(evening, *place):
            table = self._evenings.table_id(evening.id, place[0].number, place[1])
        return me_part(evening, holder, card, table, self._evenings.pseudonym(self._id, holder))

    def _desk(self, evening: EveningState, holder: str) -> DeskPart | None:
        if not is_at_the_desk(evening, holder):
            return None
        current = evening.current
        tables: list[DeskTablePart] = []
        if current is not None and current.state == RUNNING:
            tables = [self._told(evening, current, n) for n in range(len(current.tables))]
        sheets = desk_sheets(evening, self._evenings.pseudonym(self._id, holder))
        helpers = sorted(evening.assistants)
        return DeskPart(next_step(evening), tables, sheets, helpers, self._light())

    def _told(self, evening: EveningState, played: EveningRound, table: int) -> DeskTablePart:
        """How far a table is: what a person who walks past it could see."""
        found = self._evenings.attendant.live(evening.id, played, table)
        waiting = "board" if table in played.boards else "waiting"
        status = found.table.status if found is not None else waiting
        since = found.table.last_at if found is not None else None
        dispute, referee = played.disputes.get(table), played.referees.get(table)
        parts = (table + 1, status, since, dispute, referee)
        if found is None or found.table.status != PLAY:
            return DeskTablePart(*parts)
        slow = slow_seats(found, self._clock.now())
        return DeskTablePart(
            *parts,
            waits_for=[played.tables[table][seat] for seat in slow],
            bot_at=min(slow.values(), default=None),
            has_finished_row=found.table.held is not None,
        )

    def desk_mark(self, evening: EveningState) -> str:
        """What the desk sees of tables though nothing is written in the evening: who is slow,
        and who waits for other tables."""
        current = evening.current
        if current is None or current.state != RUNNING:
            return ""
        told = [self._told(evening, current, n) for n in range(len(current.tables))]
        seen = [(one.label, one.waits_for, one.bot_at, one.has_finished_row) for one in told]
        kept = [one for one in seen if one[1] or one[3]]
        return hashlib.sha256(repr(kept).encode()).hexdigest()[:8] if kept else ""
