"""Tables that share a deal, kept in step: sealed, shown, dealt and laid row by row together.

Everything follows from what is written and from how the tables are; done again it changes nothing.
So a crash while tables wait leaves them waiting, and the next look lets them go on.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from zuschlag.errors import NotFound
from zuschlag.event.evening_state import EveningRound, EveningState
from zuschlag.event.same_deal import dealt_alike, may_go_on, players, still_playing
from zuschlag.table.live_table import LiveTable
from zuschlag.table.moving import gate_opened
from zuschlag.table.ports import Clock
from zuschlag.table.service import TableService
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_state import OVER, PAUSED, PLAY, SEEDS, TableState
from zuschlag.table.timers import seeds_due

FindTable = Callable[[str, EveningRound, int], LiveTable | None]
NameTable = Callable[[str, int, int], str]


class InStep:
    """What an evening says at tables that share a deal."""

    def __init__(
        self, tables: TableService, clock: Clock, find: FindTable, name: NameTable
    ) -> None:
        self._tables = tables
        self._clock = clock
        self._find = find
        self._name = name
        self._told: set[tuple[str, int]] = set()  # rounds of which all tables know the seed

    async def look_after(self, evening: EveningState, played: EveningRound) -> TableEvent | None:
        """Let everybody go on together; what is to be written in the evening first, if anything."""
        found = {table: self._find(evening.id, played, table) for table in dealt_alike(played)}
        waited = [found[table] for table in still_playing(played)]
        here = [one for one in waited if one is not None and _has_begun(one.table)]
        if len(here) < len(waited):
            return None
        if played.seeds is None:
            return await self._seeded(played, found, here)
        for live in here:
            if live.table.status == SEEDS:
                await self._say(live.id, _gathered(played.seeds))
        if evening.clock.stopped_since is None:
            await self._open_gates(played, found)
        return None

    async def _seeded(
        self,
        played: EveningRound,
        found: dict[int, LiveTable | None],
        here: Sequence[LiveTable],
    ) -> TableEvent | None:
        """All are sealed before the first is shown, at whatever table."""
        if played.seals is not None:
            for live in here:
                await self._say(live.id, _called)
        now = self._clock.now()
        if any(seeds_due(live.table, now, self._tables.limits) > now for live in here):
            return None
        seeds = _seeds_of(played, found)
        if played.seals is None:
            public = {"round": played.number, "seals": [one["hash"] for one in seeds]}
            return TableEvent(kind="deal_sealed", at=now, public=public)
        public = {"round": played.number, "entrants": players(played), "seeds": seeds}
        return TableEvent(kind="deal_seeded", at=now, public=public)

    async def _open_gates(self, played: EveningRound, found: dict[int, LiveTable | None]) -> None:
        """The next row is laid everywhere as soon as the last table has finished this one."""
        playing = {
            table: live
            for table in still_playing(played)
            if (live := found[table]) is not None and live.table.status != OVER
        }
        finished = {table: live.table.rows_finished for table, live in playing.items()}
        for table in may_go_on(played, finished):
            await self._say(playing[table].id, _opened)
        if played.is_gate_open:
            for live in playing.values():
                await self._say(live.id, _lifted)

    async def tell_seeds(self, evening: EveningState) -> None:
        """When a round is closed, every table of it may show what its deal was drawn from."""
        for played in evening.closed:
            if played.is_shared and (evening.id, played.number) not in self._told:
                for table in dealt_alike(played):
                    with suppress(NotFound):  # a ruling may come before the table was made
                        await self.tell_seed(self._name(evening.id, played.number, table))
                self._told.add((evening.id, played.number))

    async def tell_seed(self, table: str) -> None:
        """The same for one table."""
        await self._tables.for_evenings.say(table, _told)

    async def _say(self, table: str, said: Callable[[TableState, int], TableEvent | None]) -> None:
        live = self._tables.live_tables.get(table)
        if live is not None and said(live.table, 0) is not None:
            await self._tables.for_evenings.say(table, said)


def _has_begun(table: TableState) -> bool:
    return table.status in (SEEDS, PLAY, PAUSED, OVER)


def _seeds_of(
    played: EveningRound, found: dict[int, LiveTable | None]
) -> list[dict[str, str | None]]:
    """Everybody's seal and seed, in the order of their numbers."""
    by_entrant: dict[int, dict[str, str | None]] = {}
    for table, live in found.items():
        for seat, who in enumerate(played.tables[table]):
            seeds = live.table.seeds if live is not None else None
            sealed = seeds.sealed.get(seat) if seeds is not None else None
            shown = seeds.shown.get(seat) if seeds is not None else None
            by_entrant[who] = {"hash": sealed, "seed": shown}
    return [by_entrant[who] for who in players(played)]


def _called(table: TableState, now: int) -> TableEvent | None:
    if table.status != SEEDS or table.seeds.are_called:
        return None
    return TableEvent(kind="seeds_called", at=now)


def _gathered(seeds: list[dict[str, Any]]) -> Callable[[TableState, int], TableEvent | None]:
    def said(table: TableState, now: int) -> TableEvent | None:
        if table.status != SEEDS or table.seeds.of_round is not None:
            return None
        return TableEvent(kind="seeds_gathered", at=now, public={"seeds": seeds})

    return said


def _opened(table: TableState, now: int) -> TableEvent | None:
    return gate_opened(table, now) if table.status == PLAY else None


def _lifted(table: TableState, now: int) -> TableEvent | None:
    if not table.is_gated or table.status != PLAY:
        return None
    return TableEvent(kind="gate_lifted", at=now)


def _told(table: TableState, now: int) -> TableEvent | None:
    if table.seeds.is_told:
        return None
    return TableEvent(kind="seed_told", at=now)
