"""The one writer of a game of Monopoly: dice, bots, the clock and you, one after the other.

It runs as one coroutine beside the screen. The screen hands in your actions with `offer`; nothing
else changes the game.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Protocol

from zuschlag.errors import Refusal
from zuschlag.rules.monopoly import events
from zuschlag.rules.monopoly.events import Event
from zuschlag.rules.monopoly.state import SLOTS
from zuschlag.rules.monopoly.words import TABLE_SEAT, Action, TimeUp
from zuschlag.terminal.monopoly.sitting import Sitting
from zuschlag.terminal.wishes import YOU

_PEEK = 0.05
_STRIDE = 0.08
_GRACE = {"manual": 3, "manual-grace": 7}
"""How many pauses the dice wait while you may ask for rent."""

_LINGER: dict[type, float] = {
    events.DiceRolled: 1,
    events.RentRolled: 1.5,
    events.CardDrawn: 2.5,
    events.LotSold: 2,
    events.Jailed: 1,
    events.Traded: 2,
    events.WentBankrupt: 3,
    events.LastCall: 1,
}


class Onlooker(Protocol):
    """What the conductor needs of a screen."""

    def look(self) -> None:
        """Show the table as it stands now."""

    def tell(self, event: Event, later: Sequence[Event]) -> None:
        """Write an event into the log and light it up."""

    def place(self, seat: int, slot: int) -> None:
        """A token stands here now."""

    def refuse(self, refusal: Refusal) -> None:
        """Say why your move is not allowed."""

    def listen(self) -> None:
        """From now on your move or your hurry is heard."""

    def is_watched(self) -> bool:
        """Whether no sheet lies over the table."""

    def finish(self) -> None:
        """The game is over."""


class Conductor:
    """Keeps the game going while it can, and waits for you where it must."""

    def __init__(
        self,
        sitting: Sitting,
        onlooker: Onlooker,
        pause: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.sitting = sitting
        self.onlooker = onlooker
        self.pause = pause
        self.clock = clock
        self.is_listening = False
        self._is_pausing = False
        self._words: asyncio.Queue[Action | None] = asyncio.Queue()
        minutes = sitting.party.terms.limit.minutes
        self._ends = None if minutes is None else clock() + 60 * minutes

    @property
    def is_free(self) -> bool:
        """Whether an action of yours would be heard now."""
        return self.is_listening and self._words.empty()

    @property
    def seconds_left(self) -> float | None:
        """How long this game still has; None without a clock."""
        return None if self._ends is None else max(0.0, self._ends - self.clock())

    def offer(self, action: Action) -> None:
        """Your move; call it only when it would be heard."""
        self._say(action)

    def hurry(self) -> None:
        """No more waiting for the pause that is running; the next one is not cut short."""
        if self._is_pausing and self._words.empty():
            self._say(None)

    def _say(self, word: Action | None) -> None:
        # It is taken out of the queue a moment before it is acted upon: nothing more until then.
        self.is_listening = False
        self._words.put_nowait(word)

    async def conduct(self) -> None:
        """Play the game to its end."""
        while self.sitting.outcome() is None:
            await self._present(await self._next())
        while not self.onlooker.is_watched():
            await asyncio.sleep(_PEEK)
        self.onlooker.finish()

    async def _next(self) -> list[Event]:
        if self.seconds_left == 0:
            self._ends = None
            return self.sitting.act(TABLE_SEAT, TimeUp())
        if self.sitting.wants_chance():
            return self.sitting.roll()
        bots = self.sitting.bots_to_ask()
        self.is_listening = True
        self.onlooker.listen()
        yours = await self._hear(self._bot_pause(bots[0]) if bots else None)
        self.is_listening = False
        if yours is not None:
            return self._your_move(yours)
        return await self._bot_move(bots[0]) if bots and self.seconds_left != 0 else []

    def _bot_pause(self, seat: int) -> float:
        """Rent may be asked for while the dice wait; without you it goes faster."""
        seen, options = self.sitting.view(), self.sitting.options()
        if not seen.people[YOU].is_living:
            return self.pause / 5
        if options and options.demand and (seen.phase, seen.turn) == ("window", seat):
            claim = str(self.sitting.party.terms.switches["rent.claim"])
            return self.pause * _GRACE.get(claim, 1)
        return self.pause

    def _your_move(self, action: Action) -> list[Event]:
        try:
            return self.sitting.act(YOU, action)
        except Refusal as refusal:
            self.onlooker.refuse(refusal)
            return []

    async def _bot_move(self, seat: int) -> list[Event]:
        # Thinking may take long; the screen must not wait for it.
        action = await asyncio.to_thread(self.sitting.bot_choice, seat)
        return [] if action is None else self.sitting.act(seat, action)

    async def _hear(self, seconds: float | None) -> Action | None:
        """Your action, or None when you hurry, the pause is over or the time is up.

        While a sheet lies over the table only you may go on.
        """
        await asyncio.sleep(0)
        while True:
            try:
                return await self._word(self._until(seconds))
            except TimeoutError:
                if self.onlooker.is_watched():
                    return None
                seconds = _PEEK

    def _until(self, seconds: float | None) -> float | None:
        left = self.seconds_left
        if left is None or seconds is None:
            return left if seconds is None else seconds
        return min(left, seconds)

    async def _present(self, told: Sequence[Event]) -> None:
        for place, event in enumerate(told):
            self.onlooker.tell(event, told[place + 1 :])
            if isinstance(event, events.Moved):
                await self._walk(event)
            pauses = _LINGER.get(type(event), 0)
            if pauses:
                await self._rest(self.pause * pauses)
        if told and not isinstance(told[-1], events.GameEnded):
            self.onlooker.look()

    async def _walk(self, event: events.Moved) -> None:
        """The token goes from slot to slot, as far as you have time to watch."""
        steps = range(1, event.steps) if self.pause and event.steps <= 12 else range(0)
        for step in steps:
            self.onlooker.place(event.seat, (event.come_from + step) % SLOTS)
            if await self._rest(min(_STRIDE, self.pause / 8)):
                break
        self.onlooker.place(event.seat, event.to)

    async def _rest(self, seconds: float) -> bool:
        """Let something be seen; True if you hurry."""
        try:
            await self._word(seconds)
        except TimeoutError:
            return False
        return True

    async def _word(self, seconds: float | None) -> Action | None:
        """What you say during a pause; TimeoutError at its end."""
        self._is_pausing = True
        try:
            return await asyncio.wait_for(self._words.get(), seconds)
        finally:
            self._is_pausing = False
