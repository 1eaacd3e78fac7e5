"""The pace of Monopoly: dice are read, tokens walk, cards and deals are taken in."""

from typing import Protocol

from zuschlag.rules.monopoly import events
from zuschlag.rules.monopoly.state import SLOTS
from zuschlag.terminal.pacing import Onlooker, Pacing
from zuschlag.terminal.seat import Seat, Step

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


class Board(Onlooker, Protocol):
    """What walking needs of a screen."""

    def place(self, seat: int, slot: int) -> None:
        """A token stands here now."""


class Conductor(Pacing):
    """Gives an event of Monopoly the time it deserves."""

    onlooker: Board

    def __init__(self, seat: Seat, onlooker: Board, pause: float) -> None:
        super().__init__(seat, onlooker, pause)

    @property
    def seconds_left(self) -> float | None:
        """How long this game still has; None without a clock."""
        limit = self.seat.shown.clock.limit
        return None if limit is None else max(0.0, (limit - self.seat.link.now()) / 1000)

    def pause_of_others(self) -> float:
        """Rent may be asked for while the dice wait; without you it goes faster."""
        seen, options, you = self.seat.view(), self.seat.options(), self.seat.you
        if you is None or not seen.people[you].is_living:
            return self.pause / 5
        if options and options.demand and seen.phase == "window" and seen.turn != you:
            return self.pause * _GRACE.get(str(self.seat.terms.switches["rent.claim"]), 1)
        return self.pause

    async def present(self, step: Step) -> None:
        """Each event in its turn."""
        for place, event in enumerate(step.events):
            self.onlooker.tell(event, step.events[place + 1 :])
            if isinstance(event, events.Moved):
                await self._walk(event)
            pauses = _LINGER.get(type(event), 0)
            if pauses:
                await self.rest(self.pause * pauses)

    async def _walk(self, event: events.Moved) -> None:
        """The token goes from slot to slot, as far as you have time to watch."""
        steps = range(1, event.steps) if self.pause and event.steps <= 12 else range(0)
        for step in steps:
            self.onlooker.place(event.seat, (event.come_from + step) % SLOTS)
            if await self.rest(min(_STRIDE, self.pause / 8)):
                break
        self.onlooker.place(event.seat, event.to)
