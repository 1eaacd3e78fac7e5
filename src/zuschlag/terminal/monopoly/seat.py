"""A seat at a table of Monopoly: it takes notes, so that the rules can be asked before a move.

A note-taker's view is enough to imagine a table that looks the same. The screen shows of it what
the table shows; sheets try on it whether the rules would allow what somebody plans.
"""

import random
from typing import Any

from zuschlag.errors import Refusal
from zuschlag.rules.game import AnyGame
from zuschlag.rules.monopoly.events import Event, LeftGame
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.words import Action
from zuschlag.terminal.link import Link
from zuschlag.terminal.seat import Seat

_PLENTY = 1_000_000


class MonopolySeat(Seat):
    """Knows who left, and what the rules would say."""

    memory = True
    event_type = Event

    def __init__(self, link: Link) -> None:
        super().__init__(link)
        self.left: set[int] = set()  # who went of their own will, not bankrupt
        self._table: Any = None  # a state that looks to you like the latest view

    def note(self, events: list[Any]) -> None:
        """Who leaves."""
        self.left |= {event.seat for event in events if isinstance(event, LeftGame)}

    def read_view(self, game: AnyGame, told: Any) -> Any:
        """What the table shows you, with its book; purses that are covered stay so."""
        noted = super().read_view(game, told)
        if not noted.memory:
            return noted
        self._table = MONOPOLY.imagine(noted, random.Random(0))
        return MONOPOLY.observe(self._table, noted.viewer)

    def why_not(self, action: Action) -> Refusal | None:
        """What the rules would have against an action of yours; nothing is done."""
        if self._table is None or self.you is None:
            return Refusal("monopoly/not-now")
        trial = self._table.copy()
        if trial.terms.hides_cash:
            # Whether others can pay is found out by trying, at the table and not here (GAP-78).
            cash = trial.tables[0].cash
            for seat in range(trial.terms.seats):
                cash[seat] += _PLENTY if seat != self.you else 0
        try:
            MONOPOLY.apply(trial, self.you, action)
        except Refusal as refusal:
            return refusal
        return None
