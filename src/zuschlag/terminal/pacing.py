"""How fast things are shown: one step after the other, each with the time it deserves.

It runs as one coroutine beside the screen and changes nothing but what is shown. At a table of
one's own the bots wait for it; at a served one it follows as it can.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from zuschlag.errors import Refusal
from zuschlag.terminal.seat import Seat, Step

_PEEK = 0.05
_BEHIND = 4
"""Steps that may lie waiting at a served table before they are shown without pauses."""


class Onlooker(Protocol):
    """What pacing needs of a screen."""

    def look(self) -> None:
        """Show the table as it is shown now."""

    def tell(self, event: Any, later: list[Any]) -> None:
        """Write an event into the log and light it up."""

    def recall(self, steps: list[Step]) -> None:
        """Write what was missed into the log."""

    def mention(self, step: Step) -> None:
        """Something happened around the game: talk, absences, pauses."""

    def refuse(self, refusal: Refusal) -> None:
        """Say why your move is not allowed."""

    def listen(self) -> None:
        """From now on your move or your hurry is heard, and how the table can be reached."""

    def is_watched(self) -> bool:
        """Whether no sheet lies over the table."""

    def finish(self) -> None:
        """The game is over."""

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this beside the screen; a fault in it is one of ours."""


class Pacing:
    """Shows steps while there are any, and waits for you where it must."""

    def __init__(self, seat: Seat, onlooker: Onlooker, pause: float) -> None:
        self.seat = seat
        self.onlooker = onlooker
        self._pause = pause
        self.is_listening = False
        self._is_sending = False
        self._is_pausing = False
        self._is_hurried = False
        self._stirred = asyncio.Event()
        seat.on_news = self._on_news

    @property
    def pause(self) -> float:
        """Seconds for one thing, as fast as you want it now."""
        return 0 if self.seat.is_skipping else self._pause / self.seat.speed

    @property
    def is_free(self) -> bool:
        """Whether an action of yours would be heard now."""
        return self.is_listening and not self._is_sending and not self.seat.steps

    @property
    def is_your_move(self) -> bool:
        """Whether the table asks you, and you are heard."""
        return self.is_free and self.seat.options() is not None

    @property
    def is_rushed(self) -> bool:
        """Whether others have gone on while something was shown."""
        return not self.seat.link.is_own and len(self.seat.steps) >= _BEHIND

    def offer(self, action: Any) -> None:
        """Your move; call it only when it would be heard."""
        self._is_sending = True
        self.onlooker.start(self._send(action))

    def hurry(self) -> None:
        """No more waiting for the pause that is running; the next one is not cut short."""
        if self._is_pausing:
            self._is_hurried = True
            self._stirred.set()

    async def conduct(self) -> None:
        """Show the game to its end."""
        while not self.seat.is_over:
            await self._show(await self._next())
        while not self.onlooker.is_watched():
            await asyncio.sleep(_PEEK)
        self.onlooker.finish()

    # What a game has its own way with.

    async def present(self, step: Step) -> None:
        """Tell the events of a step, each with its pause."""
        for place, event in enumerate(step.events):
            self.onlooker.tell(event, step.events[place + 1 :])

    async def hand_in(self, action: Any) -> None:
        """Send your move."""
        await self.seat.move(action)

    def pause_of_others(self) -> float:
        """How long a bot of one's own table takes."""
        return self.pause

    async def rest(self, seconds: float) -> bool:
        """Let something be seen; True if you hurry."""
        return await self._until(0 if self.is_rushed else seconds, lambda: False)

    # The one line.

    async def _next(self) -> Step:
        self.is_listening = True
        if not self.seat.steps and self.seat.is_called:
            self.seat.is_skipping = False
        self.onlooker.listen()
        seconds: float | None = self.pause_of_others() if self.seat.link.is_own else None
        while not self.seat.steps:
            await self._until(seconds, lambda: bool(self.seat.steps))
            if self.seat.steps or not self.seat.link.is_own:
                continue
            # Nothing is missed while you read: nobody moves under a sheet. Again and again, as
            # a bot may have thought about a question that is no longer asked.
            seconds = _PEEK
            if self.onlooker.is_watched():
                self.seat.link.go_on()
        self.is_listening = False
        return self.seat.steps.popleft()

    async def _show(self, step: Step) -> None:
        self.seat.coming = step.moment
        if step.moment is None:
            missed = [step]
            while self.seat.steps and self.seat.steps[0].moment is None:
                missed.append(self.seat.steps.popleft())
            self.onlooker.recall(missed)
        else:
            await self.present(step)
            self.seat.shown = step.moment
            self.onlooker.mention(step)
        self.onlooker.look()

    async def _send(self, action: Any) -> None:
        try:
            await self.hand_in(action)
        except Refusal as refusal:
            self.onlooker.refuse(refusal)
        finally:
            self._is_sending = False
        self.onlooker.listen()

    async def _until(self, seconds: float | None, is_enough: Callable[[], bool]) -> bool:
        """Wait so long, until it is enough or you hurry; True if you hurried."""
        self._is_hurried, self._is_pausing = False, True
        try:
            async with asyncio.timeout(seconds):
                while not self._is_hurried and not is_enough():
                    self._stirred.clear()
                    await self._stirred.wait()
        except TimeoutError:
            pass
        finally:
            self._is_pausing = False
        return self._is_hurried

    def _on_news(self) -> None:
        self._stirred.set()
        self.onlooker.listen()
