"""One game being played here: the state behind the contract, the bots, and every move so far.

Screens get observations and events from it, never the state. It knows no screen and no clock.
"""

import random
from typing import Any

from zuschlag import record
from zuschlag.bots.forsale.roster import FOR_SALE_BOTS
from zuschlag.bots.hearing import tell, who_listens
from zuschlag.rules.forsale.game import FOR_SALE
from zuschlag.rules.forsale.views import Observation
from zuschlag.rules.forsale.words import Action, Event, Options
from zuschlag.rules.game import Outcome, fresh
from zuschlag.terminal.wishes import YOU, Party


class Sitting:
    """A party at a table with the cards dealt."""

    game = FOR_SALE.name

    def __init__(self, party: Party, luck: random.Random) -> None:
        terms = party.terms
        self.party = party
        self.names = party.names
        self.moves: list[tuple[int, Action]] = []
        self._state = fresh(FOR_SALE, terms, luck)
        self._bots = {
            seat: FOR_SALE_BOTS[name](random.Random(luck.getrandbits(64)))
            for seat, name in enumerate(party.opponents, start=YOU + 1)
        }
        self._listeners = who_listens(self._bots)
        tell(FOR_SALE, self._listeners, self.opening())

    def opening(self) -> list[Event]:
        """What everybody sees first."""
        return FOR_SALE.opening(self._state)

    def view(self) -> Observation:
        """The table as you may see it."""
        return FOR_SALE.observe(self._state, YOU)

    def options(self) -> Options | None:
        """What you may do now; None when you are not asked."""
        return FOR_SALE.options(self._state, YOU)

    def waiting(self) -> tuple[int, ...]:
        """The seats that must act."""
        return FOR_SALE.waiting_for(self._state)

    def bots_to_move(self) -> list[int]:
        """The bots among the seats that must act."""
        return [seat for seat in self.waiting() if seat != YOU]

    def bot_choice(self, seat: int) -> Action:
        """What the bot of this seat wants to do; it sees what a perfect note-taker sees."""
        options = FOR_SALE.options(self._state, seat)
        assert options is not None, "only a seat that is waited for is asked"
        return self._bots[seat].choose(FOR_SALE.observe(self._state, seat, memory=True), options)

    def act(self, seat: int, action: Action) -> list[Event]:
        """Do it and keep it, or raise Refusal and leave everything as it was."""
        events = FOR_SALE.apply(self._state, seat, action)
        self.moves.append((seat, action))
        tell(FOR_SALE, self._listeners, events, seat, action)
        return events

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return FOR_SALE.outcome(self._state)

    def written(self, meta: dict[str, Any]) -> dict[str, Any]:
        """The game so far as a record that `zuschlag judge` accepts."""
        return record.write(self._state, self.names, self.moves, meta, game=FOR_SALE)
