"""What somebody has decided so far at a table, as their seat saw it: for whoever plays on for them.

Only what everybody could know by now is told: a card that still lies face down is left out, so
that the choice of a stand-in says nothing about it.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from zuschlag.bots.messages import Decided
from zuschlag.errors import ZuschlagError
from zuschlag.table.table_state import TableState

MOST = 30
"""The latest decisions that count."""
_AT_ONCE = 20

_ENCODER = msgspec.msgpack.Encoder()


class _Line(msgspec.Struct):
    """What a line of the log says about a move."""

    seat: int | None = None
    by: str | None = None
    action: list[Any] | None = None


_LINE = msgspec.json.Decoder(_Line)


class Past:
    """Taken from a table at once; `decided` is then worked out bit by bit."""

    def __init__(self, table: TableState, seat: int) -> None:
        play = table.game
        self._at, self._seat, self._now = play.at, seat, play.seen
        self._state = play.begin()
        self._moves = [*zip(play.actions, play.throws, strict=True)]
        self._lines = [table.log.lines[place].public for place in table.story[1:]]

    @property
    def length(self) -> int:
        """How many moves were made; as long as that stays, so does what can be said."""
        return len(self._moves)

    async def decided(self) -> list[Decided]:
        """The latest moves of the person, with what was seen and open before each.

        Whoever stands in must not be a reason for a table to stop: a game that cannot be played
        again says nothing about anybody.
        """
        try:
            return [made async for made in self._replayed()]
        except ZuschlagError:
            return []

    async def _replayed(self) -> AsyncIterator[Decided]:
        own = self._own()
        for number, ((seat, action), throws) in enumerate(self._moves):
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)  # others need not wait for a long game
            if number in own and (made := self._made(action, is_sealed=own[number])):
                yield made
            self._at.game.redo(self._state, seat, action, throws)

    def _own(self) -> dict[int, bool]:
        """By the number of a move whether it was sealed when it was made."""
        told = [_LINE.decode(b"{" + line + b"}") for line in self._lines]
        own = {n: one.action is None for n, one in enumerate(told) if self._is_own(one)}
        return {number: own[number] for number in [*own][-MOST:]}

    def _is_own(self, line: _Line) -> bool:
        return line.seat == self._seat and line.by is None

    def _made(self, action: Any, is_sealed: bool) -> Decided | None:
        game, state, seat = self._at.game, self._state, self._seat
        seen, options = game.observe(state, seat, memory=True), game.options(state, seat)
        if options is None or (is_sealed and not self._at.has_come_out(seen, self._now)):
            return None
        return Decided(_ENCODER.encode(seen), _ENCODER.encode(options), game.as_written(action))
