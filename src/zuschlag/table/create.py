"""How a table comes to be: its first lines are written together, with its card."""

from typing import Any

import msgspec

from zuschlag.errors import Unavailable
from zuschlag.fair import commitment
from zuschlag.journal.contract import Conflict, Unclear, Unwritable
from zuschlag.table import identity
from zuschlag.table.beginning import plain
from zuschlag.table.caller import Speaker
from zuschlag.table.limits import Limits
from zuschlag.table.live_table import Room
from zuschlag.table.lobby_card import card_of
from zuschlag.table.names import cleaned
from zuschlag.table.ports import Clock, Dice
from zuschlag.table.settings import Settings
from zuschlag.table.table_event import Happening
from zuschlag.table.table_writer import Writer
from zuschlag.table.trouble import not_now

TRIES = 5


class Opened(msgspec.Struct, frozen=True):
    """A new table: its id for links, its code for the telephone, the founder's seat."""

    table: str
    code: str
    seat: int | None


class Founder:
    """Makes tables."""

    def __init__(self, writer: Writer, clock: Clock, dice: Dice, limits: Limits) -> None:
        self._writer = writer
        self._clock = clock
        self._dice = dice
        self._limits = limits

    async def found(
        self,
        speaker: Speaker,
        settings: Settings,
        *,
        name: str | None = None,
        colour: int | None = None,
        id: str | None = None,
        people: list[Happening] | None = None,
    ) -> tuple[Room, Opened]:
        """Write a table's first lines; a join code that is taken is drawn again."""
        now = self._clock.now()
        seated = [msgspec.structs.replace(one, at=now) for one in people or []]
        if name is not None:
            seated.append(self._first_seat(speaker, cleaned(name), colour or 0, now))
        for _ in range(TRIES):
            name_of = id or identity.table_id(self._dice)
            room = Room(name_of, self._limits, self._writer.seal)
            first = self._created(room.table.id, speaker, settings, now)
            if await self._is_written(room, [first, *seated]):
                code = room.table.code
                return room, Opened(room.table.id, code, 0 if name is not None else None)
        raise Unavailable("table/unavailable")

    def _first_seat(self, speaker: Speaker, name: str, colour: int, now: int) -> Happening:
        public: dict[str, Any] = {"name": name, "colour": colour}
        if speaker.kind == "bot":
            public["program"] = True
        secret = {"holder": speaker.holder}
        return Happening(kind="sat", at=now, seat=0, public=public, secret=secret)

    def _created(self, id: str, speaker: Speaker, settings: Settings, now: int) -> Happening:
        seed = self._dice.token(32)
        public = {
            "settings": plain(settings),
            "code": identity.join_code(self._dice),
            "commit": commitment(id, seed),
        }
        secret = {"server_seed": seed.hex(), "host": speaker.holder}
        return Happening(kind="created", at=now, public=public, secret=secret)

    async def _is_written(self, room: Room, lines: list[Happening]) -> bool:
        """Nobody knows the room yet, so that it may fold before the lines are on disk."""
        room.epoch = room.begun = await self._lease(room)
        room.is_mine, room.is_behind = True, False
        entries = []
        for line in lines:
            entry = self._writer.entry(room, line)
            entries.append(entry)
            room.take_in(line, entry.hash, line.at)
        room.card = card_of(room.table)
        room.used_at = self._clock.now()
        try:
            await self._writer.journal.append(entries, room.card)
        except Conflict:
            return False
        except (Unclear, Unwritable) as fault:
            raise not_now(fault) from None
        return True

    async def _lease(self, room: Room) -> int:
        try:
            return await self._writer.lease_new(room.table.id)
        except (Unclear, Unwritable) as fault:
            raise not_now(fault) from None
