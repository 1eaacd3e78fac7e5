"""A table of one's own: the table service in this process, a journal in memory, bots around it."""

import hashlib
import random
import secrets
from typing import Any

import msgspec

from zuschlag import record
from zuschlag.errors import Refusal, ZuschlagError
from zuschlag.journal.memory import MemoryJournal
from zuschlag.table.commands import Command, SeatBot, Start
from zuschlag.table.limits import TableLimits
from zuschlag.table.live_table import LiveTable
from zuschlag.table.service import Speaker, TableService, Watch
from zuschlag.terminal import frames
from zuschlag.terminal.link import Listener
from zuschlag.terminal.own_bots import OwnBots
from zuschlag.terminal.own_ports import OpenSeal, OwnClock, OwnDice
from zuschlag.terminal.wishes import Party

YOU = Speaker(hashlib.sha256(b"you").hexdigest())
_EVER = 1e9
# You are in no hurry here: the screen paces what others do, and nobody else wants the table.
LIMITS = TableLimits(
    claim_seconds=0,
    hold_seconds=_EVER,
    lease_seconds=_EVER,
    renew_seconds=_EVER,
    poll_seconds=_EVER,
)


class OwnTable:
    """You are the host, on the first seat; the game begins at once."""

    is_own = True
    address = ""

    def __init__(self, party: Party, luck: random.Random, memory: bool = False) -> None:
        self.party = party
        self.memory = memory
        self.seed = luck.randbytes(32)
        self._luck = luck
        self._clock = OwnClock()
        self._table = ""
        self._watch: Watch | None = None

    async def open(self, listener: Listener) -> None:
        """Lay the table, seat the bots, begin."""
        self._listener = listener
        self._bots = OwnBots(self.party.settings.game, self.seed, listener.stumble)
        self._service = TableService(
            journal=MemoryJournal(),
            clock=self._clock,
            dice=OwnDice(self._luck),
            seal=OpenSeal(),
            bot_runner=self._bots,
            limits=LIMITS,
        )
        await self._service.start()
        opened = await self._service.open_table(YOU, self.party.settings, self.party.name)
        self._table = opened.table
        await self.look(opened.seat, self.memory)
        for seat, bot in enumerate(self.party.opponents, start=1):
            await self.do(SeatBot(seat, bot))
        await self.do(Start())

    @property
    def live(self) -> LiveTable:
        """The table itself."""
        return self._service.live_tables[self._table]

    async def look(self, seat: int | None, memory: bool = False) -> None:
        """Show the table from this seat."""
        if self._watch is not None:
            self._service.detach(self._watch)
        self._listener.cursor = 0
        self._watch = await self._service.attach(self._table, YOU, seat, 0, _Sink(self), memory)

    async def do(self, command: Command) -> dict[str, Any]:
        """Decided, written down and told before this returns."""
        number = secrets.token_urlsafe(12)
        try:
            done = await self._service.command(self._table, YOU, number, command, watch=self._watch)
        except ZuschlagError as fault:
            raise Refusal(fault.slug, fault.facts) from None
        return done.made

    async def record(self) -> dict[str, Any]:
        """The export of the table, or the game so far."""
        if self.live.table.status == frames.OVER:
            return await self._service.record(self._table, YOU)
        return self.written()

    def written(self) -> dict[str, Any]:
        """The game so far."""
        table = self.live.table
        names = [seat.name for seat in table.seats]
        play = table.game
        return record.write(play.state, names, play.actions, {}, game=play.at.game)

    def go_on(self) -> None:
        """One bot may move."""
        self._bots.go_on()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._clock.now()

    async def close(self) -> None:
        """Put the table away."""
        if self._watch is not None:
            self._service.detach(self._watch)
            self._watch = None
            await self._service.stop()

    def hear(self, told: frames.Frame) -> None:
        """The table says something; whoever was let before has to wait again."""
        if isinstance(told, frames.News):
            self._bots.wait()
        self._listener.hear(told)


class _Sink:
    """A socket, seen from the table."""

    def __init__(self, table: OwnTable) -> None:
        self._table = table

    def send(self, frame: bytes) -> None:
        """Read and handed on."""
        told = frames.read(msgspec.json.decode(frame))
        if told is not None:
            self._table.hear(told)

    def close(self, code: int, reason: str) -> None:
        """Nobody else sits here who could take the seat."""
