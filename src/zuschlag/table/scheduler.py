"""What happens at tables when nobody types: timers, bots, standing orders, delays running out."""

import asyncio
from collections.abc import Callable, Coroutine
from types import NoneType
from typing import Any

from zuschlag.errors import Unavailable, ZuschlagError
from zuschlag.table import automatic
from zuschlag.table.game_at_table import Written
from zuschlag.table.limits import TableLimits
from zuschlag.table.live_table import LiveTable, Thought
from zuschlag.table.moving import automatic as automatic_move
from zuschlag.table.past import Past
from zuschlag.table.ports import BotRunner, Clock, Dice
from zuschlag.table.table_event import TableEvent
from zuschlag.table.table_writer import TableWriter
from zuschlag.table.timers import due_event, next_time

SHORTEST_WAIT = 5  # milliseconds between two rounds of a table
A_MOMENT = 0.002  # seconds in which answers leave
AFTER_TROUBLE = 1.0  # seconds

Spawn = Callable[[Coroutine[Any, Any, None]], object]


class Scheduler:
    """Looks after the tables of one worker; every table has one timer for what comes next."""

    def __init__(
        self,
        writer: TableWriter,
        clock: Clock,
        dice: Dice,
        bot_runner: BotRunner,
        limits: TableLimits,
        spawn: Spawn,
    ) -> None:
        self._writer = writer
        self._clock = clock
        self._dice = dice
        self._bot_runner = bot_runner
        self._limits = limits
        self._spawn = spawn
        self.is_stopped = False

    def arm(self, live: LiveTable, least: float = 0.0) -> None:
        """Set the table's timer to the next thing that is due.

        Never sooner than a moment after the last time, whoever caused it: a hidden command in
        between must not make anything happen earlier.
        """
        self.disarm(live)
        if self.is_stopped:
            return
        when = self.next_time(live)
        if when is not None:
            now = self._clock.now()
            wait = max(least, (max(when, live.ran_at + SHORTEST_WAIT) - now) / 1000)
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(wait, lambda: self._spawn(self._run(live)))

    def arm_soon(self, live: LiveTable) -> None:
        """The same when answers are out: how long the look takes depends on secrets."""
        if live.is_armed_soon:
            return
        self.disarm(live)
        live.is_armed_soon = True
        live.timer = asyncio.get_running_loop().call_soon(self._wait_a_moment, live)

    def _wait_a_moment(self, live: LiveTable) -> None:
        """From when answers are written on: a busy server may be long at it."""
        live.timer = asyncio.get_running_loop().call_later(A_MOMENT, self.arm, live)

    def disarm(self, live: LiveTable) -> None:
        live.is_armed_soon = False
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None

    def next_time(self, live: LiveTable) -> int | None:
        """When there is something to do at a table."""
        now = self._clock.now()
        times = [live.delay.next_time()]
        if live.is_mine and live.seq:
            times.append(next_time(live.table, now, live.here, self._limits))
            times += automatic.due(live, now, self._dice).values()
        return min((at for at in times if at is not None), default=None)

    async def _run(self, live: LiveTable) -> None:
        """Do all that is due now."""
        try:
            async with live.lock:
                await self._do_due(live)
        except ZuschlagError:
            # The journal is out of reach, or another worker has the table: look again soon.
            self.arm(live, AFTER_TROUBLE)
        else:
            self.arm_soon(live)  # as after a command: an order is not told from typing

    async def _do_due(self, live: LiveTable) -> None:
        now = self._clock.now()
        live.ran_at = now
        live.ripen(now)
        if not live.is_mine:
            return
        await self._writer.freshen(live)
        while live.is_mine and (event := due_event(live.table, now, live.here, self._limits)):
            await self._writer.commit(live, event)
        for seat in automatic.unmatched(live):
            live.matching.add(seat)
            self._spawn(self._find_stand_in(live, seat, Past(live.table, seat)))
        for seat, at in automatic.due(live, now, self._dice).items():
            if live.is_mine and at <= now:
                await self._look_after(live, seat)

    async def _find_stand_in(self, live: LiveTable, seat: int, past: Past) -> None:
        """Let a bot play on that is about as strong as whoever sits there, if that can be said."""
        at = live.table.game.at
        try:
            if live.guessed.get(seat, (-1, None))[0] != past.length:
                level = await self._bot_runner.level_of(at.game.name, await past.decided())
                live.guessed[seat] = past.length, level
        except Exception as fault:
            return _complain("no stand-in was found", fault)
        level = live.guessed[seat][1]
        if level not in at.bots:
            return None
        try:
            async with live.lock:
                if live.is_mine and automatic.wants_stand_in(live.table, seat):
                    now, public = self._clock.now(), {"bot": level}
                    event = TableEvent(kind="stand_in", at=now, seat=seat, public=public)
                    await self._writer.commit(live, event)
        except ZuschlagError:
            live.matching.discard(seat)  # the journal is out of reach: this is tried again

    async def _look_after(self, live: LiveTable, seat: int) -> None:
        """Let an order or a bot answer; a bot that has not thought yet begins to."""
        if not live.table.seats[seat].is_played_by_bot:
            written = automatic.ordered(live.table, seat)
            live.answer_at.pop(seat, None)
            if written is not None:
                await self._move(live, seat, written)
            return
        thought = automatic.thought_of(live, seat)
        if thought is None:
            self._begin_to_think(live, seat)
        else:
            del live.thoughts[seat]
            live.answer_at.pop(seat, None)  # the next answer waits again
            await self._play_for_bot(live, seat, thought)

    def _begin_to_think(self, live: LiveTable, seat: int) -> None:
        seed = int.from_bytes(self._dice.token(8), "big")
        asked = automatic.question(live.table, seat, seed)
        if asked is None:
            live.kept_still[seat] = len(live.table.game.actions)
            return
        live.thinking.add(seat)
        self._spawn(self._think(live, seat, asked))

    async def _think(self, live: LiveTable, seat: int, asked: tuple[Any, ...]) -> None:
        play = live.table.game
        scene, moves = play.scene, len(play.actions)
        written: Written | None = None
        has_failed = True
        try:
            written = await self._bot_runner.choose(*asked)
            has_failed = not isinstance(written, list | NoneType)
            if not has_failed:
                written = automatic.without_nagging(live.table, seat, written)
        except Exception as fault:
            _complain("a bot failed", fault)  # a simple answer will be given for it
        finally:
            live.thinking.discard(seat)
        live.thoughts[seat] = Thought(scene, moves, written, has_failed)
        self.arm(live)

    async def _play_for_bot(self, live: LiveTable, seat: int, thought: Thought) -> None:
        """Make a bot's move; one that is not legal (any more) must not stop the game."""
        table = live.table
        is_as_thought = thought.moves == len(table.game.actions)
        written = thought.written
        if thought.has_failed or (written is None and automatic.must_speak(table, seat)):
            written = automatic.fallback(table, seat)
        if written is None:
            live.kept_still[seat] = thought.moves
        elif not await self._move(live, seat, written) and is_as_thought:
            simple = automatic.fallback(table, seat)
            if simple is None or not await self._move(live, seat, simple):
                live.kept_still[seat] = thought.moves

    async def _move(self, live: LiveTable, seat: int, written: Written) -> bool:
        try:
            now = self._clock.now()
            event = automatic_move(live.table, seat, written, now, self._limits)
            await self._writer.commit(live, event)
        except Unavailable:
            raise
        except ZuschlagError:
            return False
        return True


def _complain(what: str, fault: Exception) -> None:
    """Whoever runs this gets to know; a bot that is merely late is not news."""
    if not isinstance(fault, TimeoutError):
        told = {"message": what, "exception": fault}
        asyncio.get_running_loop().call_exception_handler(told)
