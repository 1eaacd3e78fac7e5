"""How a table comes to be: its first lines are written together, with its card."""

from typing import Any

import msgspec

from zuschlag.errors import Unavailable
from zuschlag.fair import commitment
from zuschlag.journal.contract import Conflict, Unclear, Unwritable
from zuschlag.rules.game import LATEST
from zuschlag.table import identity
from zuschlag.table.beginning import plain
from zuschlag.table.caller import Speaker
from zuschlag.table.limits import TableLimits
from zuschlag.table.live_table import LiveTable
from zuschlag.table.lobby_card import card_of
from zuschlag.table.names import cleaned
from zuschlag.table.ports import Clock, Dice
from zuschlag.table.settings import Settings
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_writer import TableWriter
from zuschlag.table.trouble import not_now

TRIES = 5


class SharedDeal(msgspec.Struct, frozen=True):
    """A deal that belongs to a round: its name, and the seed that was promised for it."""

    round_id: str
    server_seed: bytes


class Opened(msgspec.Struct, frozen=True):
    """A new table: its id for links, its code for the telephone, the creator's seat."""

    table: str
    code: str
    seat: int | None


class TableCreator:
    def __init__(self, writer: TableWriter, clock: Clock, dice: Dice, limits: TableLimits) -> None:
        self._writer = writer
        self._clock = clock
        self._dice = dice
        self._limits = limits

    async def create(
        self,
        speaker: Speaker,
        settings: Settings,
        *,
        name: str | None = None,
        colour: int | None = None,
        id: str | None = None,
        people: list[TableEvent] | None = None,
        evening: str = "",
        league: bool = False,
        shared: SharedDeal | None = None,
    ) -> tuple[LiveTable, Opened]:
        """Write a table's first lines; a join code that is taken is drawn again."""
        now = self._clock.now()
        seated = [msgspec.structs.replace(one, at=now) for one in people or []]
        if name is not None:
            seated.append(self._first_seat(speaker, cleaned(name), colour or 0, now))
        for _ in range(TRIES):
            name_of = id or identity.table_id(self._dice)
            live = LiveTable(name_of, self._limits, self._writer.seal)
            marks = {"evening": evening, "league": league}
            first = self._created(live.table.id, speaker, settings, now, marks, shared)
            if await self._is_written(live, [first, *seated]):
                code = live.table.code
                return live, Opened(live.table.id, code, 0 if name is not None else None)
        raise Unavailable("table/unavailable")

    def _first_seat(self, speaker: Speaker, name: str, colour: int, now: int) -> TableEvent:
        public: dict[str, Any] = {"name": name, "colour": colour}
        if speaker.kind == "bot":
            public["program"] = True
        secret = {"holder": speaker.holder}
        return TableEvent(kind="sat", at=now, seat=0, public=public, secret=secret)

    def _created(
        self,
        id: str,
        speaker: Speaker,
        settings: Settings,
        now: int,
        marks: dict[str, Any],
        shared: SharedDeal | None,
    ) -> TableEvent:
        seed = self._dice.token(32) if shared is None else shared.server_seed
        public: dict[str, Any] = {
            "settings": plain(settings),
            "rules": LATEST,
            "code": identity.join_code(self._dice),
            "commit": commitment(id if shared is None else shared.round_id, seed),
        }
        if shared is not None:
            public["round"] = shared.round_id
        public |= {name: mark for name, mark in marks.items() if mark}
        secret = {"server_seed": seed.hex(), "host": speaker.holder}
        return TableEvent(kind="created", at=now, public=public, secret=secret)

    async def _is_written(self, live: LiveTable, lines: list[TableEvent]) -> bool:
        """Nobody knows the table yet, so that it may fold before the lines are on disk."""
        live.epoch = live.begun = await self._lease(live)
        live.is_mine, live.is_behind = True, False
        entries = []
        for line in lines:
            entry = self._writer.entry(live, line)
            entries.append(entry)
            live.take_in(line, entry.hash, line.at)
        live.card = card_of(live.table)
        live.used_at = self._clock.now()
        try:
            await self._writer.journal.append(entries, live.card)
        except Conflict:
            return False
        except (Unclear, Unwritable) as fault:
            raise not_now(fault) from None
        return True

    async def _lease(self, live: LiveTable) -> int:
        try:
            return await self._writer.lease_new(live.table.id)
        except (Unclear, Unwritable) as fault:
            raise not_now(fault) from None
