"""The one writer of a game: asks bots and you in turn, applies moves, and lets events be seen.

It runs as one coroutine beside the screen. The screen hands in your actions with `offer`; nothing
else changes the game.
"""

import asyncio
from collections.abc import Sequence
from typing import Protocol

from zuschlag.errors import Refusal
from zuschlag.rules.forsale.words import (
    Action,
    AuctionWon,
    ChequesLaid,
    Event,
    GameEnded,
    Passed,
    Revealed,
    Swept,
)
from zuschlag.terminal.sitting import Sitting
from zuschlag.terminal.wishes import YOU


class Onlooker(Protocol):
    """What the conductor needs of a screen."""

    def look(self) -> None:
        """Show the table as it stands now."""

    def tell(self, event: Event) -> None:
        """Write an event into the log and light it up."""

    def refuse(self, refusal: Refusal) -> None:
        """Say why your move is not allowed."""

    def raise_hammer(self) -> None:
        """The moment before a lot is sold."""

    def strike(self, event: AuctionWon) -> None:
        """A lot is sold."""

    def turn_to_sale(self) -> None:
        """All buildings are bought."""

    def listen(self) -> None:
        """From now on your move or your hurry is heard."""

    async def attention(self) -> None:
        """Returns when no sheet lies over the table."""

    async def reveal(self, event: Revealed, sweep: Swept | None) -> None:
        """Turn the buildings over; returns when you have seen them."""

    def finish(self) -> None:
        """The game is over."""


class Conductor:
    """Keeps the game going while it can, and waits for you where it must."""

    def __init__(self, sitting: Sitting, onlooker: Onlooker, pause: float) -> None:
        self.sitting = sitting
        self.onlooker = onlooker
        self.pause = pause
        self.is_listening = False
        self._words: asyncio.Queue[Action | None] = asyncio.Queue()

    @property
    def is_your_move(self) -> bool:
        """Whether an action of yours would be heard now."""
        return self.is_listening and YOU in self.sitting.waiting() and self._words.empty()

    def offer(self, action: Action) -> None:
        """Your move; call it only when it is yours to make."""
        # It is taken out of the queue a moment before it is acted upon: nothing more until then.
        self.is_listening = False
        self._words.put_nowait(action)

    def hurry(self) -> None:
        """No more waiting for the pause that is running."""
        if self._words.empty():
            self._words.put_nowait(None)

    async def conduct(self) -> None:
        """Play the game to its end."""
        await self._present(self.sitting.opening())
        while self.sitting.waiting():
            await self._present(await self._next_move())
        await self.onlooker.attention()
        self.onlooker.finish()

    async def _next_move(self) -> list[Event]:
        bots = self.sitting.bots_to_move()
        self.is_listening = True
        self.onlooker.listen()
        yours = await self._hear(self._bot_pause() if bots else None)
        self.is_listening = False
        if yours is not None:
            return self._your_move(yours)
        await self.onlooker.attention()
        return await self._bot_move(bots[0]) if bots else []

    def _bot_pause(self) -> float:
        """When you only watch an auction, it goes twice as fast."""
        seen = self.sitting.view()
        watching = seen.phase == "buy" and not seen.people[YOU].in_auction
        return self.pause / 2 if watching else self.pause

    def _your_move(self, action: Action) -> list[Event]:
        try:
            return self.sitting.act(YOU, action)
        except Refusal as refusal:
            self.onlooker.refuse(refusal)
            return []

    async def _bot_move(self, seat: int) -> list[Event]:
        # Thinking may take long; the screen must not wait for it.
        action = await asyncio.to_thread(self.sitting.bot_choice, seat)
        return self.sitting.act(seat, action)

    async def _hear(self, seconds: float | None) -> Action | None:
        """Your action, or None when you hurry or the time is up."""
        await asyncio.sleep(0)
        try:
            return await asyncio.wait_for(self._words.get(), seconds)
        except TimeoutError:
            return None

    async def _present(self, events: Sequence[Event]) -> None:
        for place, event in enumerate(events):
            if isinstance(event, Revealed):
                await self._reveal(event, events)
            self.onlooker.tell(event)
            await self._linger(event, events[place + 1 :])
        if events and not isinstance(events[-1], GameEnded):
            self.onlooker.look()

    async def _linger(self, event: Event, still_to_come: Sequence[Event]) -> None:
        """Give an event the time it deserves."""
        match event:
            case Passed() if still_to_come:
                await self._hear(self.pause)
            case AuctionWon():
                self.onlooker.raise_hammer()
                await self._hear(self.pause / 2)
                self.onlooker.strike(event)
                await self._hear(self.pause * 3)
            case ChequesLaid(round=1):
                self.onlooker.turn_to_sale()
                await self._hear(self.pause * 4)

    async def _reveal(self, event: Revealed, events: Sequence[Event]) -> None:
        """The log must not tell before you have seen."""
        sweeps = [one for one in events if isinstance(one, Swept)]
        await self.onlooker.attention()
        await self.onlooker.reveal(event, sweeps[0] if sweeps else None)
