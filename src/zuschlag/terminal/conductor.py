"""The pace of For Sale: the hammer falls, buildings are turned over, the sale begins."""

from typing import Protocol

from zuschlag.rules.forsale.words import AuctionWon, ChequesLaid, Event, Passed, Revealed, Swept
from zuschlag.terminal.pacing import Onlooker, Pacing
from zuschlag.terminal.seat import Seat, Step


class Stage(Onlooker, Protocol):
    """What these moments need of a screen."""

    def raise_hammer(self) -> None:
        """The moment before a lot is sold."""

    def strike(self, event: AuctionWon) -> None:
        """A lot is sold."""

    def turn_to_sale(self) -> None:
        """All buildings are bought."""

    async def reveal(self, event: Revealed, sweep: Swept | None) -> None:
        """Turn the buildings over; returns when you have seen them."""


class Conductor(Pacing):
    """Gives an event of For Sale the time it deserves."""

    onlooker: Stage

    def __init__(self, seat: Seat, onlooker: Stage, pause: float) -> None:
        super().__init__(seat, onlooker, pause)

    def pause_of_others(self) -> float:
        """When you only watch an auction, it goes twice as fast."""
        seen, you = self.seat.view(), self.seat.you
        is_watching = you is None or not seen.people[you].in_auction
        return self.pause / 2 if is_watching and seen.phase == "buy" else self.pause

    async def present(self, step: Step) -> None:
        """The log must not tell before you have seen."""
        for place, event in enumerate(step.events):
            later = step.events[place + 1 :]
            if isinstance(event, Revealed):
                sweeps = [one for one in later if isinstance(one, Swept)]
                await self.onlooker.reveal(event, sweeps[0] if sweeps else None)
            self.onlooker.tell(event, later)
            await self._linger(event, bool(later))

    async def _linger(self, event: Event, has_more: bool) -> None:
        match event:
            case Passed() if has_more:
                await self.rest(self.pause)
            case AuctionWon():
                self.onlooker.raise_hammer()
                await self.rest(self.pause / 2)
                self.onlooker.strike(event)
                await self.rest(self.pause * 3)
            case ChequesLaid(round=1):
                self.onlooker.turn_to_sale()
                await self.rest(self.pause * 4)
