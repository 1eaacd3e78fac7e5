"""What happens at tables when nobody types: chores, bots, standing orders, delays running out."""

import asyncio
from collections.abc import Callable, Coroutine
from types import NoneType
from typing import Any

from zuschlag.errors import Unavailable, ZuschlagError
from zuschlag.table import automatic
from zuschlag.table.game_at_table import Written
from zuschlag.table.limits import Limits
from zuschlag.table.live_table import Room, Thought
from zuschlag.table.moving import automatic as automatic_move
from zuschlag.table.ports import Brains, Clock, Dice
from zuschlag.table.table_writer import Writer
from zuschlag.table.timers import next_chore, next_time

SHORTEST_WAIT = 5  # milliseconds between two rounds of a table
AFTER_TROUBLE = 1.0  # seconds

Spawn = Callable[[Coroutine[Any, Any, None]], object]


class Tender:
    """Looks after the rooms of one worker; every room has one timer for what comes next."""

    def __init__(
        self, writer: Writer, clock: Clock, dice: Dice, brains: Brains, limits: Limits, spawn: Spawn
    ) -> None:
        self._writer = writer
        self._clock = clock
        self._dice = dice
        self._brains = brains
        self._limits = limits
        self._spawn = spawn
        self.is_stopped = False

    def arm(self, room: Room, least: float = 0.0) -> None:
        """Set the room's timer to the next thing that is due.

        Never sooner than a moment after the last time, whoever caused it: a hidden command in
        between must not make anything happen earlier.
        """
        self.disarm(room)
        if self.is_stopped:
            return
        when = self._next_time(room)
        if when is not None:
            now = self._clock.now()
            wait = max(least, (max(when, room.tended_at + SHORTEST_WAIT) - now) / 1000)
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(wait, lambda: self._spawn(self._tend(room)))

    def disarm(self, room: Room) -> None:
        """Forget the room's timer."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None

    def _next_time(self, room: Room) -> int | None:
        now = self._clock.now()
        times = [room.delay.next_time()]
        if room.is_mine and room.seq:
            times.append(next_time(room.table, now, room.here, self._limits))
            times += automatic.due(room, now, self._dice).values()
        return min((at for at in times if at is not None), default=None)

    async def _tend(self, room: Room) -> None:
        """Do all that is due now."""
        try:
            async with room.lock:
                await self._do_due(room)
        except ZuschlagError:
            # The journal is out of reach, or another worker has the table: look again soon.
            self.arm(room, AFTER_TROUBLE)
        else:
            self.arm(room)

    async def _do_due(self, room: Room) -> None:
        now = self._clock.now()
        room.tended_at = now
        room.ripen(now)
        if not room.is_mine:
            return
        await self._writer.freshen(room)
        while room.is_mine and (chore := next_chore(room.table, now, room.here, self._limits)):
            await self._writer.commit(room, chore)
        for seat, at in automatic.due(room, now, self._dice).items():
            if room.is_mine and at <= now:
                await self._look_after(room, seat)

    async def _look_after(self, room: Room, seat: int) -> None:
        """Let an order or a bot answer; a bot that has not thought yet begins to."""
        if not room.table.seats[seat].is_played_by_bot:
            written = automatic.ordered(room.table, seat)
            room.answer_at.pop(seat, None)
            if written is not None:
                await self._move(room, seat, written)
            return
        thought = automatic.thought_of(room, seat)
        if thought is None:
            self._begin_to_think(room, seat)
        else:
            del room.thoughts[seat]
            room.answer_at.pop(seat, None)  # the next answer waits anew
            await self._play_for_bot(room, seat, thought)

    def _begin_to_think(self, room: Room, seat: int) -> None:
        seed = int.from_bytes(self._dice.token(8), "big")
        asked = automatic.question(room.table, seat, seed)
        if asked is None:
            room.kept_still[seat] = len(room.table.game.actions)
            return
        room.thinking.add(seat)
        self._spawn(self._think(room, seat, asked))

    async def _think(self, room: Room, seat: int, asked: tuple[Any, ...]) -> None:
        play = room.table.game
        scene, moves = play.scene, len(play.actions)
        written: Written | None = None
        has_failed = True
        try:
            written = await self._brains.choose(*asked)
            has_failed = not isinstance(written, list | NoneType)
        except Exception as fault:
            # A simple answer will be given for it; a bot that is only late is no news.
            if not isinstance(fault, TimeoutError):
                told = {"message": "a bot failed", "exception": fault}
                asyncio.get_running_loop().call_exception_handler(told)
        finally:
            room.thinking.discard(seat)
        room.thoughts[seat] = Thought(scene, moves, written, has_failed)
        self.arm(room)

    async def _play_for_bot(self, room: Room, seat: int, thought: Thought) -> None:
        """Make a bot's move; one that is not legal (any more) must not stop the game."""
        table = room.table
        is_as_thought = thought.moves == len(table.game.actions)
        written = thought.written
        if thought.has_failed or (written is None and automatic.must_speak(table, seat)):
            written = automatic.fallback(table, seat)
        if written is None:
            room.kept_still[seat] = thought.moves
        elif not await self._move(room, seat, written) and is_as_thought:
            simple = automatic.fallback(table, seat)
            if simple is None or not await self._move(room, seat, simple):
                room.kept_still[seat] = thought.moves

    async def _move(self, room: Room, seat: int, written: Written) -> bool:
        try:
            now = self._clock.now()
            happening = automatic_move(room.table, seat, written, now, self._limits)
            await self._writer.commit(room, happening)
        except Unavailable:
            raise
        except ZuschlagError:
            return False
        return True
