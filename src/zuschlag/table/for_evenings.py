"""What an evening, or the league, does at its tables: no command of anybody's can ask for it.

Everything may be said again: what is so already is not written twice.
"""

from collections.abc import Callable

from zuschlag.journal.contract import Journal
from zuschlag.table.beginning import checked
from zuschlag.table.caller import Speaker
from zuschlag.table.create import SharedDeal, TableCreator
from zuschlag.table.live_tables import LiveTables
from zuschlag.table.ports import Clock
from zuschlag.table.scheduler import Scheduler
from zuschlag.table.settings import Settings
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import PAUSED, PLAY, TableState
from zuschlag.table.table_writer import TableWriter
from zuschlag.table.tasks import Tasks


class ForEvenings:
    """The door of a worker's tables for whoever stands above them."""

    def __init__(
        self,
        journal: Journal,
        clock: Clock,
        writer: TableWriter,
        creator: TableCreator,
        scheduler: Scheduler,
        live_tables: LiveTables,
        tasks: Tasks,
    ) -> None:
        self._journal = journal
        self._clock = clock
        self._writer = writer
        self._creator = creator
        self._scheduler = scheduler
        self._live_tables = live_tables
        self._tasks = tasks

    async def open_seated(
        self,
        host: Speaker,
        settings: Settings,
        id: str,
        people: list[TableEvent],
        evening: str,
        shared: SharedDeal | None = None,
    ) -> None:
        """A table of an evening, with everybody seated; nothing where it is there already.

        Without an evening it is the league's.
        """
        self._live_tables.check_open()
        agreed = checked(settings)
        await self._tasks.finish(self._open_seated(host, agreed, id, people, evening, shared))

    async def _open_seated(
        self,
        host: Speaker,
        settings: Settings,
        id: str,
        people: list[TableEvent],
        evening: str,
        shared: SharedDeal | None,
    ) -> None:
        if await self._writer.reach(self._journal.heads([id])):
            await self._live_tables.find(id)
            return
        live, _ = await self._creator.create(
            *(host, settings),
            id=id,
            people=people,
            evening=evening,
            league=not evening,
            shared=shared,
        )
        self._live_tables.add(live)

    async def move_end(self, table: str, limit: int | None) -> None:
        """The evening says when its round is over; the table rings by itself."""

        def moved(state: TableState, now: int) -> TableEvent | None:
            if state.status not in (PLAY, PAUSED) or state.timing.limit == limit:
                return None
            return TableEvent(kind="end_moved", at=now, public={"limit": limit})

        await self.say(table, moved)

    async def give_seat(self, table: str, seat: int, holder: str) -> None:
        """The evening says with whose phone a seat is played now."""

        def given(state: TableState, now: int) -> TableEvent | None:
            if state.seats[seat].holder == holder:
                return None
            return TableEvent(kind="seat_moved", at=now, seat=seat, secret={"holder": holder})

        await self.say(table, given)

    async def say(self, table: str, said: Callable[[TableState, int], TableEvent | None]) -> None:
        """Something an evening says at its table, if it is still to be said; now is passed in."""
        await self._tasks.finish(self._say(table, said))

    async def _say(self, table: str, said: Callable[[TableState, int], TableEvent | None]) -> None:
        live = await self._live_tables.find(table)
        async with live.lock:
            await self._writer.freshen(live)
            event = said(live.table, self._clock.now()) if live.is_mine else None
            if event is not None:
                await self._writer.commit(live, event)
                self._scheduler.arm(live)
