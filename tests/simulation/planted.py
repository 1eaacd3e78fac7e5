"""Planted bugs, each a small lie in the real service or the disk; the simulation must find all.

Switched on by name in tests only: `BUGS` maps a name to the parts it replaces.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

from tests.simulation.scenario import Planted
from tests.simulation.store import Disk
from zuschlag.errors import Unavailable
from zuschlag.journal.append import Append
from zuschlag.journal.contract import LobbyCard, Unclear, Unwritable
from zuschlag.journal.entry import Entry
from zuschlag.table import relaying
from zuschlag.table.delay import Delay
from zuschlag.table.service import Ack, TableLimits, TableService, Watch
from zuschlag.table.settings import Settings
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import Answered
from zuschlag.table.table_writer import TableWriter


def _with_writer(make: type[TableWriter]) -> Any:
    """A service whose writer is another one."""

    def made(**given: Any) -> TableService:
        service = TableService(**given)
        service._writer.__class__ = make
        return service

    return made


class TellsFirst(TableWriter):
    """Everybody hears of it before it is on disk."""

    async def commit(self, live: Any, event: TableEvent) -> None:
        """Fold and tell, then store."""
        entry = self.entry(live, event)
        live.take_in(event, entry.hash, event.at)
        try:
            await self.journal.append([entry], live.card)
        except Exception:
            live.is_behind = True
            raise Unavailable("table/unavailable") from None


class AnswersFirst(TableWriter):
    """Whoever asked hears that it is done while it is on its way to the disk."""

    async def commit(self, live: Any, event: TableEvent) -> None:
        """Remember the answer, let the append go its way."""
        if event.kind != "said" or event.speaker is None or event.command is None:
            await super().commit(live, event)
            return
        entry = self.entry(live, event)
        live.table.answered[event.speaker, event.command] = Answered(event.mark, {})
        asyncio.get_running_loop().create_task(self._later(live, event, entry))

    async def _later(self, live: Any, event: TableEvent, entry: Entry) -> None:
        try:
            await self.journal.append([entry])
            live.take_in(event, entry.hash, event.at)
        except Exception:
            live.is_behind = True


class TrustsSilence(TableWriter):
    """An append of which nobody knows what became of it counts as done."""

    async def commit(self, live: Any, event: TableEvent) -> None:
        """Go on as if nothing had happened."""
        entry = self.entry(live, event)
        try:
            await self.journal.append([entry])
        except (Unclear, Unwritable):
            pass
        except Exception:
            live.is_behind = True
            raise Unavailable("table/unavailable") from None
        live.take_in(event, entry.hash, event.at)


class ChargesDowntime(TableWriter):
    """After a restart the clocks go on as if the server had been there all the time."""

    async def _begin_anew(self, live: Any) -> None:
        """Nothing is said."""


class ForgetsAnswers(TableWriter):
    """What was answered before a reload is not known any more."""

    async def catch_up(self, live: Any) -> None:
        """Read the log, forget who asked."""
        await super().catch_up(live)
        live.table.answered.clear()


class TrustsDates(Delay):
    """What a clock that ran ahead has dated is held back anew by whoever reads it."""

    def _date_back(self, at: int) -> None:
        """Nothing is learned from later entries."""


def _with_delay(make: type[Delay]) -> Any:
    """A service whose tables are held back in another way."""

    class Reads(TableWriter):
        async def catch_up(self, live: Any) -> None:
            live.delay.__class__ = make
            await super().catch_up(live)

    return _with_writer(Reads)


class SkipsOne(TableService):
    """Who resumes in the middle misses an entry."""

    async def attach(
        self, table: str, speaker: Any, seat: Any, cursor: int, sink: Any, *how: Any, **said: Any
    ) -> Watch:
        """One too far."""
        return await super().attach(table, speaker, seat, cursor + (cursor > 0), sink)


class DoesTwice(TableService):
    """A repeated command is done again."""

    async def _decide(self, live: Any, asked: relaying.RelayedCommand) -> Ack:
        live.table.answered.clear()
        return await super()._decide(live, asked)


def _trusts_hints(**given: Any) -> TableService:
    """Nobody looks at the journal behind the hints."""

    async def nothing() -> None:
        await asyncio.sleep(0)

    service = TableService(**given)
    vars(service._live_tables)["_follow_others"] = nothing
    return service


def _without_grace(**given: Any) -> TableService:
    """Who rolls fast takes the rent from others."""
    return TableService(**given, limits=TableLimits(claim_seconds=0.0))


class WithoutNumbers(Disk):
    """No unique numbers and no epochs: whoever writes is believed."""

    def _check(self, wanted: Append, table: Any) -> set[tuple[str, str]]:
        return set()


class WithoutEpochs(Disk):
    """A lease that is over shuts nobody out."""

    async def append(self, entries: Sequence[Entry], card: LobbyCard | None = None) -> None:
        """Take the number for the proof."""
        kept = self._tables.get(entries[0].table)
        if kept is not None and kept.rows:
            real, kept.epoch = kept.epoch, entries[0].epoch
            try:
                await super().append(entries, card)
            finally:
                kept.epoch = real
            return
        await super().append(entries, card)


class WithoutCommands(Disk):
    """The same command may be kept twice."""

    async def append(self, entries: Sequence[Entry], card: LobbyCard | None = None) -> None:
        """Forget the commands of the table first."""
        kept = self._tables.get(entries[0].table)
        if kept is not None:
            kept.commands = set()
        await super().append(entries, card)


MONOPOLY = Settings(
    game="monopoly",
    edition="aalen-event",
    seats=3,
    options={"end.limit": {"rounds": 8}},
    pace=(0.0, 0.2),
)
"""Long enough for rent."""

DELAYED = Settings(game="for-sale", edition="2015", seats=3, pace=(0.0, 0.2), spectator_delay=5)

THEFTS = ("stop_for_a_while", "take_leases")

BUGS: dict[str, Planted] = {
    "tells before it is kept": Planted(_with_writer(TellsFirst)),
    "acknowledges before it is kept": Planted(_with_writer(AnswersFirst)),
    "takes silence for yes": Planted(_with_writer(TrustsSilence)),
    "charges downtime to the clock": Planted(_with_writer(ChargesDowntime)),
    "forgets commands after a reload": Planted(_with_writer(ForgetsAnswers)),
    "resume skips an entry": Planted(SkipsOne),
    "does a repeated command twice": Planted(DoesTwice, WithoutCommands),
    "trusts hints alone": Planted(_trusts_hints, least_workers=2),
    "believes a clock that ran ahead": Planted(
        _with_delay(TrustsDates), settings=DELAYED, evils=("restart",)
    ),
    "no time to ask for rent": Planted(_without_grace, settings=MONOPOLY),
    "numbers are not unique": Planted(TableService, WithoutNumbers, 2, evils=THEFTS),
    "a lease without epochs": Planted(TableService, WithoutEpochs, 2, evils=THEFTS),
}
