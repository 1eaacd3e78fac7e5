"""Little positions of Monopoly for the rulebook tests, set up and played as the ledger has them.

Players are A, B, C, ... clockwise; `#16` of the ledger is slot 16. A scene is set up by writing
the record directly, then played only through the contract of the game.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from zuschlag.errors import Refusal
from zuschlag.rules.bits import gathered, listed
from zuschlag.rules.game import LATEST
from zuschlag.rules.monopoly.actions import read_action
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import DECKS
from zuschlag.rules.monopoly.state import BANK, TO_BUY, TO_END, TO_ROLL, WINDOW
from zuschlag.rules.monopoly.views import Observation
from zuschlag.rules.monopoly.words import Deal, Options

LETTERS = "ABCDEFGH"
STAGES = {"roll": TO_ROLL, "buy": TO_BUY, "end": TO_END, "window": WINDOW}
HOTEL = 5


def clause(*ids: str) -> pytest.MarkDecorator:
    """Says which clauses of the ledger a test plays."""
    return pytest.mark.clause(*ids)


class Scene:
    """A game in some position, and what happened last."""

    def __init__(
        self,
        *,
        edition: str = "aalen-event",
        seats: int = 4,
        turn: str = "A",
        stage: str = "roll",
        opener: str = "A",
        cash: Mapping[str, int] | None = None,
        at: Mapping[str, int] | None = None,
        owns: Mapping[str, Sequence[int]] | None = None,
        levels: Mapping[int, int] | None = None,
        mortgaged: Sequence[int] = (),
        jail: Mapping[str, int] | None = None,
        cards: Mapping[str, str] | None = None,
        houses: int | None = None,
        hotels: int | None = None,
        chance: Sequence[str] = (),
        chest: Sequence[str] = (),
        options: Mapping[str, object] | None = None,
        out: str = "",
        rules: int = LATEST,
    ) -> None:
        deal = Deal(_completed(chance, "CH"), _completed(chest, "CC"), LETTERS.index(opener))
        terms = MONOPOLY.agree(edition, seats, options, "classic", rules)
        self.state = MONOPOLY.begin(terms, deal)
        self.seats = seats
        self.events: list[Any] = []
        t: Any = self.state.tables[0]
        for letter, amount in (cash or {}).items():
            t.cash[BANK] += t.cash[_seat(letter)] - amount
            t.cash[_seat(letter)] = amount
        for letter, slots in (owns or {}).items():
            for slot in slots:
                t.owner[slot] = _seat(letter)
                t.deeds[BANK] &= ~(1 << slot)
                t.deeds[_seat(letter)] |= 1 << slot
        for slot, level in (levels or {}).items():
            t.level[slot] = level
            t.built |= 1 << slot if level else 0
            t.houses -= level if level < HOTEL else 0
            t.hotels -= level == HOTEL
        t.houses = t.houses if houses is None else houses
        t.hotels = t.hotels if hotels is None else hotels
        t.mortgaged = gathered(list(mortgaged))
        for letter, slot in (at or {}).items():
            t.at[_seat(letter)] = slot
        for letter, jail_turn in (jail or {}).items():
            t.jailed[_seat(letter)] = jail_turn
            t.at[_seat(letter)] = 10
        for deck, letter in (cards or {}).items():
            self._hand_keeper(DECKS.index(deck), _seat(letter))
        for letter in out:
            t.outs += 1
            t.out[_seat(letter)] = t.outs
            t.living &= ~(1 << _seat(letter))
            t.cash[BANK] += t.cash[_seat(letter)]
            t.cash[_seat(letter)] = 0
        t.active = _seat(turn)
        t.stage = STAGES[stage]
        t.last_turn = (t.active - 1) % seats if stage == "window" else t.active

    def _hand_keeper(self, deck: int, seat: int) -> None:
        """Take the card out of its ring, wherever it is."""
        t: Any = self.state.tables[0]
        ring = [int(card) for card in t.deck[deck * 16 : deck * 16 + 16]]
        ring.remove(int(t.keeper_card[deck]))
        t.deck[deck * 16 : deck * 16 + 15] = ring
        t.left[deck] = 15
        t.keeper[deck] = seat

    # --- playing -------------------------------------------------------------------------------

    def do(self, letter: str, verb: str, *given: object) -> "Scene":
        """A legal action, written as in a record; `-` speaks for the table."""
        seat = -1 if letter == "-" else _seat(letter)
        _, action = read_action([seat, verb, *given], "action", self.seats)
        self.events = list(MONOPOLY.apply(self.state, seat, action))
        return self

    def throw(self, one: int, two: int) -> "Scene":
        """The dice the game waits for."""
        self.events += MONOPOLY.resolve(self.state, [one, two])
        return self

    def roll(self, letter: str, one: int, two: int) -> "Scene":
        """Take the dice and throw them."""
        return self.do(letter, "roll").throw(one, two)

    def refused(self, letter: str, verb: str, *given: object) -> str:
        """The reason against an illegal action, without the game's name; nothing has changed."""
        before = self.state.tables.tobytes()
        with pytest.raises(Refusal) as refusal:
            self.do(letter, verb, *given)
        assert self.state.tables.tobytes() == before, "a refused action changed the table"
        return refusal.value.slug.removeprefix("monopoly/")

    # --- looking -------------------------------------------------------------------------------

    @property
    def answer(self) -> dict[str, Any]:
        """The whole position as the judge answers it."""
        return MONOPOLY.answer(self.state)

    @property
    def phase(self) -> str:
        """turn, window, wishes, auction, debt or done."""
        return str(self.answer["phase"])

    @property
    def turn(self) -> str:
        """Who is active; in the window who rolls next."""
        return LETTERS[self.answer["turn"]]

    @property
    def waiting(self) -> str:
        """The letters of all seats the game asks, ascending."""
        return "".join(LETTERS[seat] for seat in MONOPOLY.waiting_for(self.state))

    @property
    def wants_chance(self) -> bool:
        """Whether the game waits for dice."""
        return MONOPOLY.wants_chance(self.state)

    @property
    def told(self) -> list[str]:
        """The tags of the events of the last action and the throws after it."""
        return [event.__struct_config__.tag for event in self.events]

    def cash(self, letter: str) -> int:
        """What is in a purse."""
        return int(self.answer["cash"][_seat(letter)])

    def at(self, letter: str) -> int:
        """Where a token is."""
        return int(self.answer["positions"][_seat(letter)])

    def jail(self, letter: str) -> int:
        """0 free, else the number of the jail turn."""
        return int(self.answer["jail"][_seat(letter)])

    def owner(self, slot: int) -> str | None:
        """Whose deed, None is the bank's."""
        owner = self.answer["owners"][slot]
        return None if owner is None else LETTERS[owner]

    def deeds(self, letter: str) -> list[int]:
        """All deeds of a seat."""
        t: Any = self.state.tables[0]
        return listed(int(t.deeds[_seat(letter)]))

    def level(self, slot: int) -> int:
        """0 bare, 1 to 4 houses, 5 a hotel."""
        return int(self.answer["levels"][slot])

    def options(self, letter: str) -> Options:
        """What a seat may do now."""
        return MONOPOLY.options(self.state, _seat(letter)) or Options()

    def observe(self, letter: str | None, memory: bool = False) -> Observation:
        """What a seat, or a spectator, may know."""
        viewer = None if letter is None else _seat(letter)
        return MONOPOLY.observe(self.state, viewer, memory)


def _seat(letter: str) -> int:
    return LETTERS.index(letter)


def _completed(wanted: Sequence[str], prefix: str) -> list[str]:
    every = [f"{prefix}-{number:02}" for number in range(1, 17)]
    return [*wanted, *(card for card in every if card not in wanted)]


ORANGE = [16, 18, 19]
DARKBLUE = [37, 39]
BROWN = [1, 3]
GREEN = [31, 32, 34]
STATIONS = [5, 15, 25, 35]
UTILITIES = [12, 28]
