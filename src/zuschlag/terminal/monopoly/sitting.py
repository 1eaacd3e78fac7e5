"""One game of Monopoly being played here: the state behind the contract, the bots, every move.

Screens get observations and events from it, never the state. It knows no screen and no clock.
"""

import random
from typing import Any

from zuschlag import record
from zuschlag.bots.hearing import tell, who_listens
from zuschlag.bots.monopoly.roster import MONOPOLY_BOTS
from zuschlag.errors import Refusal
from zuschlag.rules.game import Outcome, fresh
from zuschlag.rules.monopoly.events import Event, LeftGame
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.views import Observation
from zuschlag.rules.monopoly.words import Action, Options
from zuschlag.terminal.monopoly.agreeing import Party
from zuschlag.terminal.wishes import YOU


class Sitting:
    """A party at a table, the decks shuffled."""

    game = MONOPOLY.name

    def __init__(self, party: Party, luck: random.Random) -> None:
        terms = party.terms
        self.party = party
        self.names = party.names
        self.board = terms.board
        self.moves: list[tuple[int, Action]] = []
        self._luck = luck
        self._state = fresh(MONOPOLY, terms, luck)
        self._bots = {
            seat: MONOPOLY_BOTS[name](random.Random(luck.getrandbits(64)))
            for seat, name in enumerate(party.opponents, start=YOU + 1)
        }
        self._listeners = who_listens(self._bots)
        tell(MONOPOLY, self._listeners, MONOPOLY.opening(self._state))
        self._silent: set[int] = set()
        self.left: set[int] = set()  # who went of the own will, not bankrupt

    def view(self) -> Observation:
        """The table as you may see it."""
        return MONOPOLY.observe(self._state, YOU)

    def options(self) -> Options | None:
        """What you may do now; None when you may do nothing."""
        return MONOPOLY.options(self._state, YOU)

    def waiting(self) -> tuple[int, ...]:
        """The seats the game asks."""
        return MONOPOLY.waiting_for(self._state)

    def wants_chance(self) -> bool:
        """Whether the dice are in the air."""
        return MONOPOLY.wants_chance(self._state)

    def roll(self) -> list[Event]:
        """Let the dice fall."""
        self._silent.clear()
        events = MONOPOLY.roll(self._state, self._luck)
        tell(MONOPOLY, self._listeners, events)
        return events

    def bots_to_ask(self) -> list[int]:
        """Bots with rent to ask for, unless they have nothing to say, then those waited for."""
        turn = MONOPOLY.turn(self._state)
        speaking = [seat for seat in turn.seats if seat in self._bots]
        return [seat for seat in speaking if seat in turn.must or seat not in self._silent]

    def bot_choice(self, seat: int) -> Action | None:
        """What a bot does; it sees what an attentive player could have noted."""
        options = MONOPOLY.options(self._state, seat)
        assert options is not None, "only a seat that may act is asked"
        seen = MONOPOLY.observe(self._state, seat, memory=True)
        action = self._bots[seat].choose(seen, options)
        if action is None:
            assert seat not in seen.waiting, "a bot that is waited for must say something"
            self._silent.add(seat)
        return action

    def act(self, seat: int, action: Action) -> list[Event]:
        """Do it and keep it, or raise Refusal and leave everything as it was."""
        events = MONOPOLY.apply(self._state, seat, action)
        self.moves.append((seat, action))
        self._silent.clear()
        tell(MONOPOLY, self._listeners, events, seat, action)
        self.left |= {event.seat for event in events if isinstance(event, LeftGame)}
        return events

    def why_not(self, action: Action) -> Refusal | None:
        """What the rules would have against an action of yours; nothing is done."""
        try:
            MONOPOLY.apply(self._state.copy(), YOU, action)
        except Refusal as refusal:
            return refusal
        return None

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return MONOPOLY.outcome(self._state)

    def written(self, meta: dict[str, Any]) -> dict[str, Any]:
        """The game so far as a record that `zuschlag judge` accepts."""
        return record.write(self._state, self.names, self.moves, meta, game=MONOPOLY)
